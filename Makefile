# Two commands on a fresh Debian or Ubuntu machine with a Swift toolchain:
#   make demo    build the program, render every scene of fixtures/scenes to out/
#   make test    build the tests, warnings as errors, and run them
# and before a change is sent in:
#   make check   the format, the tests, and those of UIKit/
# and to have the program elsewhere:
#   make install PREFIX=/usr/local    program, manual page and completions (DESTDIR for packagers)
#   make dist, make wheel, make deb   an archive, a wheel for pip and a Debian package in dist/
#   make packages                     all three, installed in bare folders, where the program has to draw
# One after the other: parts install packages, and share a folder of products.
.NOTPARALLEL:
.PHONY: demo test check cases syntax build-times compile-tests views-test compile-views-tests setup tools quick build install dist wheel deb packages views \
	format lint bench docs fidelity fuzz sanitize release-pictures pictures clean

SWIFT ?= swift
# The program of `make demo` and of the tests, made of the same objects as they are (decision 0037). Little of it is optimised:
# the optimiser is two thirds of a build. Debug information takes a fifth of the time: `make quick DEBUG_INFO=dwarf` for a debugger.
CLI = .build/quick/render-cli
DEBUG_INFO = none
OWN_BUILD = LAYOUT_BUILD=make $(SWIFT) build -c release -debug-info-format $(DEBUG_INFO) -Xswiftc -Onone
# The program that is installed and packed, optimised, from objects of its own.
PROGRAM = .build/program/render-cli
# Copies the program of a folder of products without its symbols, and makes it the one of the commands on pages.
publish = @mkdir -p $(dir $(2)) && strip --strip-all -o $(2).new $(1)/render-cli && mv $(2).new $(2) && ln -sf $(2) render-cli
# The packages beside this one share its folder of products, and a plan that is kept there may be another one's: none is taken.
BESIDE = --scratch-path .build --disable-build-manifest-caching
# Set where the program and the tests are compiled, which `test` and `views-test` then only run.
COMPILED =
PACKAGES = libcairo2-dev libpango1.0-dev libexpat1-dev libdeflate-dev libharfbuzz-dev fonts-inter \
	fonts-droid-fallback librsvg2-2 gir1.2-poppler-0.18 libturbojpeg0-dev libwebp7 libheif1
TEST_PACKAGES = pkg-config python3-venv python3-jsonschema python3-pil git fonts-dejavu-core fonts-nanum fonts-noto-core

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

# What the parts of .ci/run install, at once: two of them cannot install beside each other.
tools:
	$(call install,$(PACKAGES) $(TEST_PACKAGES) xz-utils dpkg-dev debootstrap)

quick: setup
	$(OWN_BUILD) --product render-cli
	$(call publish,.build/release,$(CLI))

build: setup
	LAYOUT_BUILD=ship $(SWIFT) build -c release -debug-info-format none --scratch-path .build/shipped --product render-cli
	$(call publish,.build/shipped/release,$(PROGRAM))

demo: quick
	@mkdir -p out
	@$(CLI) render fixtures/scenes/*.json -o 'out/{name}.{device}.{traits}.{state}.{step}.png'
	@ls out

PREFIX ?= /usr/local
install: build
	Tools/Packaging/stage.sh $(PROGRAM) "$(DESTDIR)$(PREFIX)"

dist: build
	$(call install,xz-utils python3-minimal)
	Tools/Packaging/archive.sh $(PROGRAM) dist
	Tools/Packaging/views.sh $(PROGRAM) dist

wheel: build
	$(call install,python3-minimal)
	python3 Tools/Packaging/wheel.py $(PROGRAM) dist

deb: build
	$(call install,dpkg-dev)
	Tools/Packaging/debian.sh $(PROGRAM) dist

packages: build
	$(call install,xz-utils dpkg-dev debootstrap python3-venv)
	SWIFT_BUILD=no LAYOUT_PROGRAM=$(PROGRAM) Tools/Packaging/ci/release.sh "v$$($(PROGRAM) --version)" dist
	Tools/Packaging/try.sh $(PROGRAM) dist

test: $(if $(COMPILED),,quick compile-tests)
	@TESTS_BESIDE=RenderCommandsTests LAYOUT_PROGRAM=$(CLI) Tests/run.sh .build/release/LayoutRenderPackageTests.xctest

# The tests beside UIKit/, whose tests follow when it is compiled: neither keeps two cores busy. The words of UIKit/ are printed
# below those of the tests, unless the tests fail alone.
check: lint quick compile-tests
	@echo "compiling UIKit and its tests beside the tests; .build/views.log has the compiler's words"
	@$(MAKE) --no-print-directory views-test >.build/views-tests.log 2>&1 & views=$$!; \
	$(MAKE) --no-print-directory COMPILED=yes test; tests=$$?; \
	wait $$views; views=$$?; \
	[ $$tests != 0 ] && [ $$views = 0 ] || cat .build/views-tests.log; \
	[ $$tests = 0 ] || exit $$tests; exit $$views

# The commands of Tests/Cases with what they print; UPDATE=1 writes the files anew.
cases: quick
	$(OWN_BUILD) --product LayoutRenderPackageTests
	CASES_UPDATE=$(UPDATE) LAYOUT_PROGRAM=$(CLI) Tests/run.sh .build/release/LayoutRenderPackageTests.xctest --filter CaseTests

compile-tests: setup
	$(call install,$(TEST_PACKAGES))
	@Tools/Agents/install.sh .build/agents & client=$$!; \
	$(OWN_BUILD) --product LayoutRenderPackageTests && wait $$client && $(OWN_BUILD) $(BESIDE) --package-path Examples

views-test: $(if $(COMPILED),,compile-views-tests)
	@LAYOUT_PROGRAM=$(CLI) Tests/run.sh .build/release/UIKitPackageTests.xctest

compile-views-tests:
	@$(OWN_BUILD) $(BESIDE) --package-path UIKit --product UIKitPackageTests >.build/views.log 2>&1 || \
		{ grep -E '(error|fatal error):' .build/views.log; tail -n 20 .build/views.log; exit 1; }

# What the preparation of sources scans, held against the toolchain's own parser (decision 0035).
syntax: setup
	@$(OWN_BUILD) $(BESIDE) --package-path Tools/Syntax --product syntax-check
	@.build/release/syntax-check fixtures Examples UIKit/Example UIKit/Sources

# UIKit compiles for a release too: the compiler's optimiser has ended with a signal there.
views: setup
	$(SWIFT) build -c release -debug-info-format none --package-path UIKit --scratch-path .build/optimised --target UIKit

# Hostile inputs for one target, or each in turn: make fuzz SECONDS=60 TARGET=json
SECONDS = 60
TARGET = all
fuzz: setup
	Tools/Fuzzing/run.sh $(TARGET) $(SECONDS)

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
# Every public declaration here has a documentation comment, and is held to all the other rules besides.
DOCUMENTED = Sources/LayoutRender
PLAIN = Package.swift $(filter-out $(DOCUMENTED),$(wildcard Sources/*)) Tests Tools Examples $(UIKIT)

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(PLAIN)
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format-documented $(DOCUMENTED)

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Tools Examples $(UIKIT)

# Beside other programs, of which PEERS names the folder of clones; then where the time of real scenes goes.
bench: build
	Tools/Benchmarks/peers.py
	Tools/Benchmarks/scenes.sh

# Where the compiler spends its time, as tables: by module and phase, and the functions that are slowest to check.
build-times: setup
	SWIFT=$(SWIFT) Tools/Benchmarks/build-times.py

# Scores frames against those that Interface Builder recorded in the files of FOLDER: clones of any repositories.
FOLDER = ../shared/ib-corpus
fidelity: build
	@for mode in recorded measured; do \
		echo "== --sizes $$mode"; \
		python3 -B Tools/Fidelity/score.py $(FOLDER) --program $(PROGRAM) --sizes $$mode --by-folder || exit 1; \
	done

# The pages of Documentation and the reference of the public libraries as a site in .build/docs, every link checked.
docs: setup
	$(call install,python3-markdown)
	$(OWN_BUILD) --build-tests
	SWIFT=$(SWIFT) Tools/Site/build.sh .build/docs

# The pictures of Documentation/Releases.md: the tests of UIKit/ draw the screens, the script composes them.
release-pictures:
	@mkdir -p .build/release-pictures
	@$(MAKE) --no-print-directory compile-views-tests
	UIKIT_PICTURES=$(CURDIR)/.build/release-pictures Tests/run.sh .build/release/UIKitPackageTests.xctest \
		--filter 'ScreensTests|PresentedScreenTests'
	python3 Tools/Site/releases.py .build/release-pictures Documentation/images

# The other pictures of README and Documentation: what commands draw, and pages as a browser shows them.
pictures: quick
	$(call install,chromium)
	$(OWN_BUILD) --product LayoutRenderPackageTests
	DOCUMENTED_PICTURES=Documentation/images LAYOUT_PROGRAM=$(CLI) Tests/run.sh \
		.build/release/LayoutRenderPackageTests.xctest --filter DocumentedPicturesTests

clean:
	rm -rf .build out dist render-cli
