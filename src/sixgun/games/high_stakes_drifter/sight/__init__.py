"""Who knows what: what everybody has seen (`memory`), what is hidden from whom (`veil`), what may be behind it."""
