# Everything a person does with a checkout. `make run` and `make test` set up all they need.

# The first Python that really runs and is new enough: a name on the path may be a shim for one that is not there.
CANDIDATES := .venv/bin/python python3.14 python3.13 python3.12 python3.11 python3 python
PYTHON ?= $(shell for name in $(CANDIDATES); do \
	if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then echo "$$name"; break; fi; done)

# Tests insist on compiled rules wherever they can be compiled, and always on a build server.
COMPILER := $(shell command -v $${CC:-cc} || test -n "$$CC" || command -v gcc || command -v clang)
INSIST := $(if $(CI)$(COMPILER),must,auto)

BIN := .venv/bin
CHECKED := src tests tools bench examples setup.py conftest.py
GAME ?= hand_of_the_king
# What does not depend on how the rules run is tested once: with compiled rules where there is a compiler.
ONCE := tests/server tests/arena tests/house
heading = @printf '\n== %s\n' "$(1)"

# One step after the other, also under `make -j`: each prints, and each uses all cores by itself.
.NOTPARALLEL:
.PHONY: help setup run play test lint test-pure test-compiled test-laws test-web test-browser
.PHONY: web chromium web-types web-fixtures screenshots bench bench-server bench-peers habits ladder clean

help:
	@echo "make run            open the tables in the browser (ARGS='--host 0.0.0.0' for the whole network)"
	@echo "make play           play in the terminal (GAME=$(GAME))"
	@echo "make test           all checks, and the tests as plain Python and compiled"
	@echo "make setup          only the set-up that those above do by themselves"
	@echo "make lint           ruff, mypy, import-linter"
	@echo "make test-pure      the tests with the rules as plain Python    (ARGS='-k hodor' for some of them)"
	@echo "make test-compiled  the tests with the rules compiled by mypyc  (likewise)"
	@echo "make test-laws      nobody can tell sampled worlds from the true one: a long look (REGALIA_POSITIONS=10000)"
	@echo "make test-web       the browser client: types and logic"
	@echo "make test-browser   whole matches in a real Chromium against a real server"
	@echo "make web            only build the browser client"
	@echo "make screenshots    docs/screenshots anew"
	@echo "make bench          speed of every game in both forms"
	@echo "make bench-server   the proofs of docs/proofs.md        (ARGS='L1 R1 S1' for some of them)"
	@echo "make bench-peers    the same beside other engines, in an environment of its own"
	@echo "make ladder         rate all bots of every game and write docs/ladder.md (hours; goes on where it was)"
	@echo "make habits         learn anew how players of The Dwarf King choose cards (ARGS='--watched 10000 --deals 1000000')"
	@echo "make clean          remove everything that the set-up made"

setup:
	@python="$(PYTHON)"; if [ -z "$$python" ]; then \
		echo "Regalia needs Python 3.11 or newer and none was found: install one (from python.org, your system's" \
			"packages or pyenv), or name it with 'make PYTHON=/path/to/python3 setup'." >&2; exit 2; fi; \
	"$$python" tools/setup.py

run: web
	@$(BIN)/regalia serve $(ARGS)

play: setup
	@$(BIN)/regalia play $(GAME)

test: export REGALIA_COMPILE = $(INSIST)
test: lint test-web test-pure test-compiled test-browser
	$(call heading,All checks passed)

lint: setup
	$(call heading,ruff: mistakes and style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,mypy: types)
	@$(BIN)/mypy $(CHECKED)
	$(call heading,import-linter: who may import whom)
	@$(BIN)/lint-imports

test-pure: setup
	$(call heading,pytest: the rules as plain Python)
	@REGALIA_PURE=1 REGALIA_FORM=plain $(BIN)/python -m pytest -n 2 --ignore=tests/browser $(if $(COMPILER),$(ONCE:%=--ignore=%)) $(ARGS)

test-compiled: export REGALIA_COMPILE = $(INSIST)
test-compiled: setup
	$(call heading,pytest: the rules compiled)
ifeq ($(INSIST),must)
	@REGALIA_PURE= REGALIA_FORM=compiled $(BIN)/python -m pytest -n 2 --ignore=tests/browser $(ARGS)
else
	@echo "There is no C compiler on this machine, so this part is left out."
endif

# The laws of hidden information on many more positions than the tests look at: about an hour.
test-laws: export REGALIA_POSITIONS ?= 10000
test-laws: setup
	$(call heading,pytest: the laws of hidden information on $(REGALIA_POSITIONS) positions per game and number of seats)
	@REGALIA_PURE= $(BIN)/python -m pytest -n 2 --durations=0 tests/contract/test_positions.py $(ARGS)

# The browser client. Its types come from the server's messages and the games' views.
web: setup
	@$(BIN)/python tools/web.py build

test-web: setup
	$(call heading,The browser client: are its types those of the server?)
	@REGALIA_PURE=1 $(BIN)/python tools/web_types.py --check
	@$(BIN)/python tools/web.py check

# Once, not in both forms: what a browser shows does not depend on how the rules run.
test-browser: web
	$(call heading,pytest: a real browser at a real server)
	@$(BIN)/python tools/chromium.py
	@$(BIN)/python -m pytest -n 2 tests/browser $(ARGS)

# Nothing to do where the machine has one.
chromium: setup
	@$(BIN)/python tools/chromium.py

screenshots: web
	@$(BIN)/python tools/screenshots.py

web-types: setup
	@REGALIA_PURE=1 $(BIN)/python tools/web_types.py

web-fixtures: setup
	@REGALIA_PURE=1 $(BIN)/python tools/web_fixtures.py

bench: setup
	@$(BIN)/regalia bench $(ARGS)

bench-server: setup
	@$(BIN)/python -m bench.server $(ARGS)

bench-peers: setup
	@$(BIN)/python bench/peers.py $(ARGS)

habits: setup
	@$(BIN)/python tools/habits.py $(ARGS)

ladder: setup
	@$(BIN)/regalia arena --deals 16 --ladder $(ARGS)

clean:
	rm -rf .venv .venv-peers build dist web/node_modules src/regalia/server/static/client src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src \( -name '*.so' -o -name '*.pyd' -o -name '*.sha256' \) -delete
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} +
