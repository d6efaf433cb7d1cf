# map     a first picture, on any Debian 12 with a Swift toolchain
# test    what CI runs: packages, lint, build, every check, every test
# lint    the form of the code
# suites  the field's own tests of renderers, as a table (from ../shared/suites, where that is there)
# bench   speed and memory beside the peers, as a table
# fuzz    a million inputs for each parser; RUNS=1000 for fewer
# docs    the library's pages into docs/api
# install the tool, its manual and its completions under PREFIX

PREFIX ?= /usr/local
# Inputs that `make fuzz` gives to each parser.
RUNS ?= 1000000
RELEASE = swift build -c release --static-swift-stdlib --product mapsnap
TOOL = .build/release/mapsnap

.PHONY: map test suites lint build bench docs fuzz install packages clean

map: packages
	@TileCache/fetch-basemap
	@$(RELEASE) --quiet
	$(TOOL) snapshot --center 46.8,8.6 --distance 850km --size 1000x600 \
	  --source TileCache/basemap.mbtiles --scale-bar \
	  --pin '47.3769,8.5417,Zürich' --pin-style 'color=#2563EB,glyph=★' --pin '45.4642,9.19,Milano' \
	  --pin-style 'color=#15803D,glyph=⛰' --pin '45.8326,6.8652,Mont Blanc' -o map.png

test: packages lint
	.ci/check

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples/Package.swift Examples/Sources \
	  Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources/fuzz

build: packages
	swift build

suites: packages
	swift test -c release -Xswiftc -enable-testing --scratch-path .build/tests --filter 'RenderSuite|ExpressionSuite|FixtureTests'

bench:
	@.ci/packages bench
	Benchmarks/run
	Benchmarks/run-maps

docs: packages
	.ci/docs

fuzz: packages
	Fuzz/run all $(RUNS)

install: packages
	$(RELEASE)
	install -D $(TOOL) $(DESTDIR)$(PREFIX)/bin/mapsnap
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(TOOL) --man > $(DESTDIR)$(PREFIX)/share/man/man1/mapsnap.1
	$(TOOL) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/mapsnap
	$(TOOL) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_mapsnap
	$(TOOL) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/mapsnap.fish

packages:
	@.ci/packages

clean:
	rm -rf .build map.png
