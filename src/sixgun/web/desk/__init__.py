"""The tournament desk in the browser: forms into commands, and a tournament into what pages show."""
