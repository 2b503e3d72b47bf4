#!/usr/bin/env bash
# Builds the program of a release, small: prints the path of the stripped program.
#
#   Packaging/lean.sh
#
# What differs from `swift build -c release --static-swift-stdlib`; Documentation/ContinuousIntegration.md has the sizes and
# Documentation/Decisions/0025-releases-are-built-small.md the reasons:
# 1 ArgumentParser is built without Foundation, of which the parser takes a JSON encoder for its description of the
#   commands. The parser's sources are copied, and one file of the copy is replaced.
# 2 The parser and all modules but those of the workloads are compiled for size, and most records are copied and destroyed
#   by the runtime after a description of their fields: LAYOUT_RELEASE in Package.swift.
# 3 Packaging/lean/StandIns stands in for the library of asynchronous code, which nothing calls, and for the names of
#   Unicode's scalars, of which nothing asks.
# 4 Functions without a caller are left out, functions with equal code are kept once, relocations are packed, and
#   functions lie in an order that helps the compression of the archive.
# 5 There are no tables for unwinding: no Swift code unwinds, and a debugger needs the symbols as well. Nothing depends on
#   the folder of the build.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
folder=.build/lean
parser=$folder/swift-argument-parser
"$swift" package resolve >&2
mkdir -p "$folder"
rm -rf "$parser"
cp -R .build/checkouts/swift-argument-parser "$folder/"
chmod -R u+w "$parser"
file=$parser/Sources/ArgumentParser/Utilities/Foundation.swift
# A later version of the parser may need more of Foundation, or need Foundation elsewhere.
if [ "$(grep -rlE '^ *([a-z]+ )?import Foundation' "$parser/Sources/ArgumentParser" --include='*.swift')" != "$file" ]; then
    echo "lean.sh: ArgumentParser takes Foundation in other files than Utilities/Foundation.swift" >&2
    exit 1
fi
cp Packaging/lean/WithoutFoundation.swift "$file"
cat >>"$parser/Package.swift" <<'END'
for target in package.targets where target.name.hasPrefix("ArgumentParser") && target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([
        "-Osize", "-enable-experimental-feature", "LayoutStringValueWitnesses", "-Xfrontend",
        "-enable-layout-string-value-witnesses",
    ])]
}
END
# One section for each function, and the linker's flags.
flags=(-c release --static-swift-stdlib --product render-cli --scratch-path "$folder/build"
    -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections)
for flag in -O2 --no-export-dynamic --icf=all -z pack-relative-relocs --bp-compression-sort=function --no-eh-frame-hdr \
    --defsym=_swift_stdlib_getScalarName=stand_in_for_scalar_names --build-id=none -T "$PWD/Packaging/lean/left-out.ld"; do
    flags+=(-Xlinker "$flag")
done
LAYOUT_RELEASE=1 "$swift" build "${flags[@]}" >&2
# `contains` and `replacing` of the standard library's regular expressions are taken where a file does not import Notation,
# whose functions of these names are meant.
if grep -q _RegexParser "$folder/build/release/render-cli"; then
    echo "lean.sh: the program holds the library of regular expressions, a megabyte" >&2
    echo "lean.sh: nm -u on the objects in $folder/build/release names the file that calls _StringProcessing" >&2
    exit 1
fi
strip --strip-all -o "$folder/render-cli" "$folder/build/release/render-cli"
# The parser's description of the commands comes from the replaced file, and the manual from the description.
if ! "$folder/render-cli" manual --format markdown | cmp -s - Documentation/Commands.md; then
    echo "lean.sh: $folder/render-cli manual --format markdown does not print Documentation/Commands.md" >&2
    exit 1
fi
echo "$folder/render-cli"
