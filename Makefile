# Two commands on a fresh Debian or Ubuntu machine with a Swift toolchain:
#   make demo    build the program, render every scene of fixtures/scenes to out/
#   make test    format check, build with warnings as errors, all tests
# and to have the program elsewhere:
#   make install PREFIX=/usr/local    program, manual page and completions (DESTDIR for packagers)
#   make dist, make deb               an archive and a Debian package in dist/
#   make packages                     both, installed in bare folders, where the program has to draw
# One after the other: parts install packages, and share a folder of products.
.NOTPARALLEL:
.PHONY: demo test compile-tests views-test compile-views-tests setup tools build install dist deb packages views format lint bench \
	docs fidelity fuzz sanitize release-pictures pictures clean

SWIFT ?= swift
# The one program: `make demo` draws with it, the tests start it, `install`, `dist` and `deb` pack it. Unit tests are
# compiled without optimisation, which checks more and is done in half the time.
CLI = .build/program/render-cli
# The folder of the release build. Another than that of the tests lets both compile at once, as .ci/run does.
OPTIMISED = .build
# Set where the program and all tests are compiled, which `test` then only runs.
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

build: setup
	$(SWIFT) build -c release --static-swift-stdlib --scratch-path $(OPTIMISED) --product render-cli
	@mkdir -p $(dir $(CLI))
	@strip --strip-all -o $(CLI).new $(OPTIMISED)/release/render-cli && mv $(CLI).new $(CLI)
	@ln -sf $(CLI) render-cli

demo: build
	@mkdir -p out
	@$(CLI) render fixtures/scenes/*.json -o 'out/{name}.{device}.{traits}.{state}.{step}.png'
	@ls out

PREFIX ?= /usr/local
install: build
	Tools/Packaging/stage.sh $(CLI) "$(DESTDIR)$(PREFIX)"

dist: build
	$(call install,xz-utils)
	Tools/Packaging/archive.sh $(CLI) dist
	Tools/Packaging/views.sh $(CLI) dist

deb: build
	$(call install,dpkg-dev)
	Tools/Packaging/debian.sh $(CLI) dist

packages: dist deb
	$(call install,debootstrap)
	Tools/Packaging/try.sh $(CLI) dist

# A CI's machine shows nobody a line of source: without debug information the compiler takes a fifth less.
TEST_BUILD = LAYOUT_TESTING=1 $(SWIFT) build --build-tests $(if $(CI),-debug-info-format none)

# Beside each other, since none of them keeps two cores busy: the format check and the build; the tests, and UIKit/, whose
# tests follow when it is compiled. The words of UIKit/ are printed below those of the tests, unless the tests fail alone.
test: $(if $(COMPILED),,build compile-tests)
	@[ -n "$(COMPILED)" ] || \
		echo "compiling UIKit and its tests beside the tests; .build/views.log has the compiler's words"
	@$(MAKE) --no-print-directory views-test >.build/views-tests.log 2>&1 & views=$$!; \
	LAYOUT_PROGRAM=$(CLI) Tests/run.sh .build/debug/LayoutRenderPackageTests.xctest; tests=$$?; \
	wait $$views; views=$$?; \
	[ $$tests != 0 ] && [ $$views = 0 ] || cat .build/views-tests.log; \
	[ $$tests = 0 ] || exit $$tests; exit $$views

compile-tests: setup
	$(call install,$(TEST_PACKAGES))
	Tools/Agents/install.sh .build/agents
	@$(MAKE) --no-print-directory lint & lint=$$!; \
	$(TEST_BUILD) || { kill $$lint 2>/dev/null; wait $$lint; exit 1; }; \
	wait $$lint

views-test: $(if $(COMPILED),,compile-views-tests)
	@LAYOUT_PROGRAM=$(CLI) Tests/run.sh .build/debug/UIKitPackageTests.xctest

compile-views-tests:
	@$(TEST_BUILD) --package-path UIKit --scratch-path .build --disable-build-manifest-caching >.build/views.log 2>&1 || \
		{ grep -E '(error|fatal error):' .build/views.log; tail -n 20 .build/views.log; exit 1; }

# The packages share a folder of products, and a plan that is kept there may be the other one's: none is taken.
# UIKit compiles for a release too: the compiler's optimiser has ended with a signal there.
views: build
	$(SWIFT) build -c release --static-swift-stdlib --package-path UIKit --scratch-path $(OPTIMISED) \
		--disable-build-manifest-caching --target UIKit

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

bench: setup
	Tools/Benchmarks/run.sh
	Tools/Benchmarks/layout.sh
	Tools/Benchmarks/scenes.sh

# Scores frames against those that Interface Builder recorded in the files of FOLDER: clones of any repositories.
FOLDER = ../shared/ib-corpus
fidelity: build
	@for mode in recorded measured; do \
		echo "== --sizes $$mode"; \
		python3 -B Tools/Fidelity/score.py $(FOLDER) --program $(CLI) --sizes $$mode --by-folder || exit 1; \
	done

# The pages of Documentation and the reference of the public libraries as a site in .build/docs, every link checked.
docs: setup
	$(call install,python3-markdown)
	LAYOUT_TESTING=1 $(SWIFT) build --build-tests
	SWIFT=$(SWIFT) Tools/Site/build.sh .build/docs

# The pictures of Documentation/Releases.md: the tests of UIKit/ draw the screens, the script composes them.
release-pictures:
	@mkdir -p .build/release-pictures
	LAYOUT_TESTING=1 $(SWIFT) build --package-path UIKit --scratch-path .build --disable-build-manifest-caching --build-tests
	UIKIT_PICTURES=$(CURDIR)/.build/release-pictures LAYOUT_TESTING=1 $(SWIFT) test --package-path UIKit --scratch-path .build \
		--disable-build-manifest-caching --skip-build --disable-xctest --filter 'ScreensTests|PresentedScreenTests'
	python3 Tools/Site/releases.py .build/release-pictures Documentation/images

# The other pictures of README and Documentation: what commands draw, and pages as a browser shows them.
pictures: build
	$(call install,chromium)
	LAYOUT_TESTING=1 $(SWIFT) build --build-tests
	DOCUMENTED_PICTURES=Documentation/images LAYOUT_PROGRAM=$(CLI) Tests/run.sh \
		.build/debug/LayoutRenderPackageTests.xctest --filter DocumentedPicturesTests

clean:
	rm -rf .build out dist render-cli
