# Everyday commands. Each first sets up what it needs in .venv; `make help` lists them.
# ARGS is handed on: make play ARGS="--port 9000", make test ARGS="-k trade".

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help env play run test soak bench pictures lint audit types imports fix lock changelog clean

ARGS ?=
UV ?= uv
BIN := .venv/bin
# Playing needs less than developing; a stamp is younger than all its set was installed from.
PLAYER := .venv/.player
DEVELOPER := .venv/.developer

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

$(PLAYER): requirements.lock pyproject.toml tools/make-env
	@tools/make-env requirements.lock
	@touch $@

$(DEVELOPER): requirements-dev.lock requirements.lock pyproject.toml tools/make-env
	@tools/make-env requirements-dev.lock
	@touch $(PLAYER) $@

env: $(DEVELOPER) ## make or renew .venv, with .venv/bin/quartermaster and all tools

play: $(PLAYER) ## a local table in the browser, without Discord
	@$(BIN)/quartermaster play $(ARGS)

run: $(PLAYER) ## the bot on Discord (needs DISCORD_TOKEN, see .env.example)
	@$(BIN)/quartermaster run $(ARGS)

# A worker keeps neighbouring tests, which draw and read the same, until another one has nothing left to do.
PYTEST := $(BIN)/pytest --numprocesses auto --maxprocesses 8 --dist worksteal
# Workers, and the programs that tests start, read what was compiled once, whatever the shell says.
test soak: export PYTHONDONTWRITEBYTECODE :=

test: $(DEVELOPER) ## all tests but the heavy ones; the slowest are named at the end
	@$(PYTEST) --durations 20 $(ARGS)

soak: $(DEVELOPER) ## a part of the heavy tests (PART=pauses); without one, which parts there are
	@$(if $(PART),$(PYTEST) -m soak --soak $(PART) --durations 20 $(ARGS),$(BIN)/python -m tests.soak)

bench: $(PLAYER) ## the figures of speed and memory, as JSON
	@$(BIN)/quartermaster bench --json $(ARGS)

pictures: $(DEVELOPER) ## the pictures of the documents, drawn and taken anew (needs Chromium)
	@$(BIN)/python -m tools.pictures $(ARGS)

lint: $(DEVELOPER) ## style and format, of the page's script and of each language's texts too
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/deno lint --quiet
	@$(BIN)/compare-locales -qqq l10n.toml .

types: $(DEVELOPER) ## static types, of the page's script too
	@$(BIN)/basedpyright --pythonpath $(BIN)/python $(ARGS)
	@$(BIN)/basedpyright --pythonpath $(BIN)/python -p tests/pyrightconfig.json $(ARGS)
	@$(BIN)/deno check --quiet bot/web/page/*.js bot/web/page/*/*.js tools/simulated/page/*.js

audit: ## known flaws of the packages that are locked (needs uv, and the index's own advisories)
	@command -v $(UV) >/dev/null || { echo "make audit needs uv; install it, or name it with UV=/path/to/uv." >&2; exit 2; }
	@$(UV) tool run pip-audit --strict --require-hashes --disable-pip --requirement requirements-postgres.lock

imports: $(DEVELOPER) ## which layer may import which
	@$(BIN)/lint-imports --no-cache

fix: $(DEVELOPER) ## mend style and format where ruff can
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

lock: ## pin the dependencies anew after a change in pyproject.toml (needs uv; ARGS=--upgrade for newest)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv; install it, or name it with UV=/path/to/uv." >&2; exit 2; }
	@$(call compile,build,requirements.lock,)
	@$(call compile,build,requirements-postgres.lock,--extra postgres --constraints requirements.lock)
	@$(call compile,dev,requirements-dev.lock,--extra postgres --extra cluster --constraints requirements-postgres.lock)
	@! grep -n '://' requirements.lock requirements-postgres.lock requirements-dev.lock

# One lock for every Python from 3.11 on and every system, with hashes and without the name of any index.
compile = $(UV) pip compile pyproject.toml --group $(1) $(3) --output-file $(2) $(ARGS) \
	--quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

changelog: $(DEVELOPER) ## put what changes/ says into CHANGELOG.md, before the tag v$VERSION (VERSION=1.2.0)
	@$(if $(VERSION),$(BIN)/towncrier build --yes --version $(VERSION),$(BIN)/towncrier build --draft --version next)

clean: ## remove .venv and all caches
	rm -rf .venv .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find bot engine render data tests tools -name __pycache__ -prune -exec rm -rf {} +
