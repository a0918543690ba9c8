# One way to do things. `make help` lists it.
.PHONY: help setup build play test
help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup:
	@scripts/setup

build/build.ninja: setup
	@cmake --preset release

build: build/build.ninja  ## the program, at build/backlot
	@cmake --build --preset release

test: build  ## every test
	@ctest --preset release

play: build  ## Cinecittà in the terminal, against bots
	@build/backlot play cinecitta
