# Two commands on a fresh Debian or Ubuntu machine with a Swift toolchain:
#   make demo    build, render every scene of fixtures/scenes to out/
#   make test    format check, build with warnings as errors, all tests
# and to have the program elsewhere:
#   make install PREFIX=/usr/local    program, manual page and completions (DESTDIR for packagers)
#   make dist, make deb               an archive and a Debian package in dist/
.PHONY: demo test setup build stripped lean install dist deb format lint bench fidelity fuzz sanitize clean

SWIFT ?= swift
CLI = .build/release/render-cli
PACKAGES = libcairo2-dev libpango1.0-dev libexpat1-dev libdeflate-dev libharfbuzz-dev fonts-inter \
	fonts-droid-fallback librsvg2-2 gir1.2-poppler-0.18 libturbojpeg0-dev libwebp7 libheif1
TEST_PACKAGES = pkg-config python3-jsonschema python3-pil git fonts-dejavu-core fonts-nanum fonts-noto-core

# Installs only what is missing; says what to do where there is no apt.
define install
	@missing=""; \
	for p in $(1); do dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q '^install ok installed' || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
		command -v apt-get >/dev/null || { echo "please install:$$missing"; exit 1; }; \
		run=""; [ "$$(id -u)" = 0 ] || run=sudo; \
		$$run apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
endef

setup:
	$(call install,$(PACKAGES))

build: setup
	$(SWIFT) build -c release --static-swift-stdlib --product render-cli

demo: build
	@mkdir -p out
	@$(CLI) render fixtures/scenes/*.json -o 'out/{name}.{device}.{traits}.{state}.{step}.png'
	@ls out

PREFIX ?= /usr/local
STRIPPED = .build/stripped/render-cli
stripped: build
	@mkdir -p $(dir $(STRIPPED))
	strip --strip-all -o $(STRIPPED) $(CLI)

install: stripped
	Packaging/stage.sh $(STRIPPED) "$(DESTDIR)$(PREFIX)"

# The program of a release has a build of its own, for its size.
LEAN = .build/lean/render-cli
lean: setup
	$(call install,libdeflate-tools)
	SWIFT=$(SWIFT) Packaging/lean.sh

dist: lean
	Packaging/archive.sh $(LEAN) dist
	Packaging/views.sh $(LEAN) dist

deb: lean
	$(call install,dpkg-dev)
	Packaging/debian.sh $(LEAN) dist

test: setup
	$(call install,$(TEST_PACKAGES))
	$(MAKE) lint
	LAYOUT_TESTING=1 $(SWIFT) build --build-tests
	SWIFT=$(SWIFT) Tests/run.sh
	LAYOUT_TESTING=1 $(SWIFT) build --package-path UIKit --build-tests
	SWIFT=$(SWIFT) Tests/run.sh --package-path UIKit

# Hostile inputs for one target, or each in turn: make fuzz SECONDS=60 TARGET=json
SECONDS = 60
TARGET = all
fuzz: setup
	Fuzzing/run.sh $(TARGET) $(SECONDS)

# All tests, and the fixtures drawn and checked, under AddressSanitizer and under ThreadSanitizer.
# Swift keeps bits of its own in references, so LeakSanitizer takes what globals hold for leaks.
sanitize: export ASAN_OPTIONS = detect_leaks=0
sanitize: export TSAN_OPTIONS = suppressions=$(CURDIR)/Tests/thread-sanitizer.txt
sanitize: setup
	@for sanitizer in address thread; do \
		echo "== $$sanitizer"; \
		$(SWIFT) build --build-tests --sanitize $$sanitizer --scratch-path .build/$$sanitizer || exit 1; \
		$(SWIFT) test --skip-build --disable-xctest --sanitize $$sanitizer --scratch-path .build/$$sanitizer || exit 1; \
		mkdir -p .build/$$sanitizer/out; \
		.build/$$sanitizer/debug/render-cli render fixtures/scenes fixtures/rules fixtures/ib \
			-o ".build/$$sanitizer/out/{name}.{scene}.{device}.{traits}.{state}.{step}.png" || exit 1; \
	done

UIKIT = UIKit/Package.swift UIKit/Sources UIKit/Tests UIKit/Example
# Every public declaration here has a documentation comment.
DOCUMENTED = Sources/LayoutRender

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Fuzzing Examples Plugins
	$(SWIFT) format lint --strict --recursive --parallel $(UIKIT)
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format-documented $(DOCUMENTED)

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Fuzzing Examples $(UIKIT)

bench: setup
	Benchmarks/run.sh
	Benchmarks/layout.sh
	Benchmarks/scenes.sh

# Scores frames against those that Apple's tool recorded; needs ../shared and python3-lxml.
fidelity: build
	$(call install,python3-lxml)
	@for mode in recorded measured; do \
		echo "== --sizes $$mode"; \
		python3 ../shared/tools/fidelity.py ../shared/ib-corpus \
			--cli '$(CLI) frames {file} --sizes '$$mode' --format json' --per-repo; \
	done

clean:
	rm -rf .build out dist
