#!/usr/bin/env bash
# Unpacks a release's three archives into one empty folder, and draws a view of a package there.
#
#   Tools/Packaging/try-views.sh PROGRAM FOLDER
#
# PROGRAM is the one that was packed; FOLDER has the archives of archive.sh, views.sh and compiled.sh. The folder of caches is
# empty, so a UIKit that does not count as compiled would be compiled: this is an error here. The picture has the bytes of
# the same view drawn by PROGRAM. Exit code 1: something of this is not so.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
program=$(realpath "$1")
version=$("$program" --version)
version=${version%% *}
system=linux-$(uname -m)
work=$(realpath "$(mktemp -d)")
trap 'rm -rf "$work"' EXIT
fail() {
    echo "try-views.sh: $*" >&2
    exit 1
}

# 1 a release, and a package
mkdir -p "$work/opt" "$work/cache" "$work/app/Sources/Cards"
tar --extract --file "$2/render-cli-$version-$system.tar.xz" --directory "$work/opt" --strip-components=1
tar --extract --file "$2/render-cli-$version-views.tar.gz" --directory "$work/opt"
for archive in "$2/render-cli-$version"-views-swift-*-"$system.tar.xz"; do
    tar --extract --file "$archive" --directory "$work/opt"
done
cat >"$work/app/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Cards", targets: [.target(name: "Cards")])
END
cat >"$work/app/Sources/Cards/Card.swift" <<'END'
import UIKit

public final class Card: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Compiled before"
        let button = UIButton(type: .system)
        button.setTitle("Draw", for: .normal)
        let rows = UIStackView(arrangedSubviews: [title, button])
        rows.axis = .vertical
        rows.spacing = 8
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    public required init?(coder: NSCoder) { nil }
}
END

# 2 drawn there, without a word of a compiler that compiles UIKit
started=$SECONDS
XDG_CACHE_HOME="$work/cache" "$work/opt/bin/render-cli" uikit draw --project "$work/app" Card -o "$work/card.png" \
    2>"$work/said" || fail "$(tail -n 5 "$work/said")"
[ ! -e "$work/cache/render-cli/uikit/compiled" ] || fail "UIKit was compiled: $(head -n 3 "$work/said")"
echo "views: drawn in $((SECONDS - started)) s by the UIKit of the archive"

# 3 the same picture as here
"$program" uikit draw --uikit "$here/UIKit" --project "$work/app" --cache "$work/own" Card -o "$work/own.png" \
    2>"$work/said" || fail "$(tail -n 5 "$work/said")"
cmp "$work/card.png" "$work/own.png" || fail "another picture than that of $program"
