#!/usr/bin/env bash
# Builds and tests on macOS, with what Homebrew has.
set -euo pipefail
cd "$(dirname "$0")/../../.."
brew install cairo pango libdeflate expat harfbuzz librsvg poppler jpeg-turbo webp pkg-config
brew install --cask font-inter
swift build -c release --product render-cli
.build/release/render-cli doctor
LAYOUT_TESTING=1 swift test
