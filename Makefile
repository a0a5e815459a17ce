# Four commands to remember: make quick for the day, make test for the build, make check, make fix. All set up .venv.
PYTHON ?= python3
BIN := .venv/bin
INTERPRETED := NUMBA_DISABLE_JIT=1
WORKERS ?= 2
ATTACK_MINUTES ?= 10
COMMIT = $(shell git rev-parse HEAD 2>/dev/null)
# What is run interpreted as well: everything that is about rules. Tables and pages ask the same rules.
BOTH_MODES := tests/engine tests/rules tests/laws tests/naive

.PHONY: run quick test check fix rules browser goldens pictures reports playthroughs mutants soak bench gpu install clean

run: .venv/installed  ## the saloon, on an embedded database; prints its address and compiles rules while you look round
	$(BIN)/sixgun serve

install: .venv/dev

# What running needs; tests need more, and the GPU's compiler alone is larger than all of it.
.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -e .
	@touch $@

.venv/dev: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

check: install  ## style, types (the browser's too), and imports that point one way
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/browser/check.py

fix: install  ## what can be mended without thinking
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/browser/wire.py

playthroughs: install  ## write the stories anew after a change of rules
	SIXGUN_WRITE_PLAYTHROUGHS=1 $(BIN)/python -m pytest tests/playthroughs

goldens: install browser  ## write anew what a screen reader finds
	SIXGUN_WRITE_GOLDENS=1 $(BIN)/python -m pytest tests/web/test_everybody.py -k reader

pictures: install browser  ## write the pictures of docs/pictures anew after a change of looks
	$(INTERPRETED) $(BIN)/python -m tests.web.pictures

reports: install browser  ## play the reports of the documentation anew, and take their pictures
	$(BIN)/python -m tests.web.reports

rules: install  ## which numbered rules are proved by a test
	$(BIN)/sixgun rules --coverage

browser:  ## a Chromium for the browser tests: found, or Debian's where it may be installed
	@command -v chromium chromium-browser google-chrome >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	echo "No Chromium here: browser tests are left out. On Debian: sudo apt-get install chromium"

quick: check browser  ## for the day, under three minutes: style, types, interpreted rules, one click in a browser
	$(INTERPRETED) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/engine tests/rules
	$(INTERPRETED) $(BIN)/python -m pytest tests/web/test_browser.py -k one_click

test: check rules browser  ## everything the build runs
	$(BIN)/python -m tests.warm --workers $(WORKERS)
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile
	$(INTERPRETED) $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile $(BOTH_MODES)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n $(WORKERS) --dist load tests/laws/test_long_runs.py -k "not high-stakes-drifter"
	$(BIN)/python -m pytest --doctest-modules src/sixgun README.md --doctest-glob='*.md' --ignore-glob='*/migrations/*'
	$(BIN)/python -m tests.mutants --choose 10 --by "$(COMMIT)" --workers $(WORKERS)

mutants: install  ## break rules on purpose and see their tests fail
	$(BIN)/python -m tests.mutants --workers $(WORKERS)

soak: install mutants  ## hours: all mutants, random games by the million, crash tests, simulated faults, attacks
	$(BIN)/python -m tests.soak.attacks --minutes $(ATTACK_MINUTES)
	$(BIN)/python -m tests.faults --runs 10000
	$(BIN)/python -m tests.soak.random_games calaboose --games 1000000
	$(BIN)/python -m tests.soak.random_games 25-outlaws --games 1000000
	$(BIN)/python -m tests.soak.random_games high-stakes-drifter --games 1000000 --count-every 20
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/laws/test_long_runs.py -k high-stakes-drifter  # five minutes of compiling
	SIXGUN_KILLS_SQLITE=100 SIXGUN_KILLS_POSTGRESQL=50 $(BIN)/python -m pytest -s tests/tables/test_crashes.py
	SIXGUN_STATE_MACHINES=300 $(BIN)/python -m pytest tests/tables/test_state_machine.py
	SIXGUN_FUZZED_FRAMES=100000 SIXGUN_WIRE_DECISIONS=400 $(BIN)/python -m pytest tests/web/test_wire.py

bench: install  ## speed beside OpenSpiel, pgx, RLCard and PettingZoo, as ratios in one run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m bench
	$(BIN)/python -m bench.tables
	$(BIN)/python -m bench.saloon

gpu: install  ## on a machine with an NVIDIA GPU: are its games the CPU's, byte for byte, and how fast are they
	$(BIN)/python -m tests.twins.gpu --games 4096
	$(BIN)/python -m bench.gpu
	$(BIN)/python -m bench.gpu --bots gunhand,random

clean:
	rm -rf .venv build dist
