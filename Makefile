# One way to do things. `make help` lists it. Every target installs what is missing by itself.
.PHONY: help setup build play serve test bench fuzz races pace mutate format lint wasm wheel screenshots storyboard clean
.DEFAULT_GOAL := help

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup:  ## installs the packages that are missing
	@scripts/setup

# Ninja configures again by itself when a CMake file changes; only presets are not its business.
build/build.ninja: CMakePresets.json | setup
	@cmake --preset release
	@touch $@

build: build/build.ninja  ## the program, at build/backlot
	@cmake --build --preset release

# Whoever wants to play need not wait for the tests to be compiled.
play: build/build.ninja  ## Cinecittà in the terminal, against bots
	@cmake --build --preset release --target backlot
	@build/backlot play cinecitta

serve: build/build.ninja  ## tables for everybody in the house, at http://localhost:1947
	@cmake --build --preset release --target backlot web
	@build/backlot serve --store sqlite:build/tables.sqlite

test: build  ## every test; the last lines are CTest's, or what failed
	@ctest --preset release || { scripts/failed; exit 1; }

bench: build  ## speed figures
	@build/backlot bench

fuzz: build/build.ninja  ## ten million random games, then damaged texts, stores and connections, under sanitizers (GAMES=n; FUZZ_SECONDS=3600: an hour each)
	@cmake --build --preset release --target random_games
	@build/random_games $(or $(GAMES),10000000)
	@cmake --build --preset release --target fuzz_inputs

races: build/build.ninja  ## the server played at, overloaded and stopped under ThreadSanitizer (ROUNDS=n)
	@BACKLOT_STRESS_ROUNDS=$(or $(ROUNDS),20) cmake --build --preset release --target stress_threads

pace: build  ## games shown at their own pace in every way, checked against the engine (GAMES=n: so many of each kind; 10000 when not said; FIRST=n: others than those from 1 on)
	@BACKLOT_PACE_GAMES=$(or $(GAMES),10000) BACKLOT_PACE_FIRST=$(or $(FIRST),1) BACKLOT_BINARY_DIR=build node web/node_modules/vitest/vitest.mjs run --maxWorkers $(shell nproc) --minWorkers 1 --config web/vitest.config.ts

mutate: build  ## breaks the lines that carry a clause, and lists what no test notices (ONLY=text: files or lines with it; SAMPLE=n: so many, evenly spread)
	@build/bin/mutate --jobs $(shell nproc) $(if $(ONLY),--only '$(ONLY)') $(if $(SAMPLE),--sample $(SAMPLE))

format: setup  ## formats the C++ sources in place
	@scripts/format

lint: build/build.ninja  ## format, clang-tidy and shellcheck; changes nothing
	@scripts/lint

wasm: build/build.ninja  ## the rules as WebAssembly, at build/wasm/GAME.wasm
	@cmake --build --preset release --target wasm

wheel: build  ## the Python package for every Python 3 of this machine, at dist/
	scripts/wheel build/libbacklot.so "$$(build/backlot --version | cut -d' ' -f2)" dist

screenshots: build  ## the pictures of the client in docs/screenshots, and contact sheets of every table and drawer in build/contact
	@node scripts/screenshots.mjs
	@node scripts/contact.mjs

storyboard: build  ## stills of every great moment, in build/storyboard
	@node scripts/storyboard.mjs

clean:  ## forgets all that was built
	@rm -rf build
