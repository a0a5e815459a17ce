"""The saloon: pages, sockets and the server. It holds no rules; it carries what `tables` says."""
