import Foundation
import TestSupport
import Testing

/// The scripts that pack the program; `make packages` tries real packages in bare folders.
@Suite struct PackagingTests {
    private static let scripts = Fixtures.packageRoot + "/Tools/Packaging/"

    /// A small program in the place of the built one, whose 40 MB would be packed again and again.
    private static func program(in folder: String) throws -> String {
        let path = folder + "/program"
        try Fixtures.putProgram("#!/bin/sh\nexec '\(Fixtures.commandLine)' \"$@\"\n", at: path)
        return path
    }

    @Test("an archive holds program, manual, completions and licence, and has the same bytes twice")
    func archive() throws {
        try Fixtures.withFolder { folder in
            let program = try Self.program(in: folder)
            var archives: [[UInt8]] = []
            var names: Set<String> = []
            for place in ["one", "two"] {
                let packed = try Fixtures.run(
                    "/bin/bash", [Self.scripts + "archive.sh", program, folder + "/" + place])
                #expect(packed.status == 0, "\(packed.errors)")
                let path = packed.text.trimmingCharacters(in: .whitespacesAndNewlines)
                archives.append(Fixtures.bytes(path))
                names.insert(path.split(separator: "/").last.map(String.init) ?? "")
            }
            #expect(archives[0] == archives[1] && archives[0].count > 10_000)
            let name = try #require(names.first)
            #expect(names.count == 1 && name.hasPrefix("render-cli-") && name.hasSuffix(".tar.xz"))
            _ = try Fixtures.run("/bin/tar", ["-xf", folder + "/one/" + name, "-C", folder])
            let root = folder + "/" + name.dropLast(".tar.xz".count)
            let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
                $0.contains(".") || $0.hasSuffix("cli")
            }
            #expect(
                Set(files).isSuperset(of: [
                    "bin/render-cli", "libexec/render-cli", "share/man/man1/render-cli.1.gz", "MODULE.bazel",
                    "share/fish/vendor_completions.d/render-cli.fish",
                    "share/bash-completion/completions/render-cli",
                ]))
            for file in ["share/zsh/site-functions/_render-cli", "share/doc/render-cli/copyright"] {
                #expect(!Fixtures.bytes(root + "/" + file).isEmpty)
            }
            let version = try Fixtures.run(root + "/bin/render-cli", ["--version"], folder: "/")
            #expect(version.status == 0 && name.contains("-\(version.text.dropLast())-"))
        }
    }

    @Test("the sources of UIKit lie where the program looks for them, and have the same bytes twice")
    func views() throws {
        try Fixtures.withFolder { folder in
            let program = try Self.program(in: folder)
            var archives: [[UInt8]] = []
            for place in ["one", "two"] {
                let packed = try Fixtures.run(
                    "/bin/bash", [Self.scripts + "views.sh", program, folder + "/" + place])
                #expect(packed.status == 0, "\(packed.errors)")
                let path = packed.text.trimmingCharacters(in: .whitespacesAndNewlines)
                #expect(path.hasSuffix("-views.tar.gz"))
                archives.append(Fixtures.bytes(path))
            }
            #expect(archives[0] == archives[1] && archives[0].count < 5_000_000)
            try Data(archives[0]).write(to: URL(fileURLWithPath: folder + "/views.tar.gz"))
            _ = try Fixtures.run("/bin/tar", ["-xzf", folder + "/views.tar.gz", "-C", folder])
            let files = Set(try FileManager.default.subpathsOfDirectory(atPath: folder + "/share/render-cli"))
            #expect(
                files.isSuperset(of: [
                    "LICENSE", "Package.swift", "UIKit/Package.swift", "UIKit/Sources/UIKit", "Sources/LayoutRender",
                    "UIKit/Sources/SourcePreparation", "UIKit/Example/Screens",
                ]))
            #expect(!files.contains { $0.contains(".build") || $0.hasSuffix("Package.resolved") })
        }
    }

    @Test(
        "a Debian package names its fonts, and has the same bytes twice",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/dpkg-deb"), "dpkg-deb is not installed"))
    func debian() throws {
        try Fixtures.withFolder { folder in
            let program = try Self.program(in: folder)
            var packages: [[UInt8]] = []
            for place in ["one", "two"] {
                let packed = try Fixtures.run("/bin/bash", [Self.scripts + "debian.sh", program, folder + "/" + place])
                #expect(packed.status == 0, "\(packed.errors)")
                let path = packed.text.trimmingCharacters(in: .whitespacesAndNewlines)
                packages.append(Fixtures.bytes(path))
                let fields = try Fixtures.run("/usr/bin/dpkg-deb", ["--field", path]).text
                #expect(
                    fields.contains("Package: render-cli\n") && fields.contains("fonts-inter, fonts-droid-fallback\n"))
                #expect(fields.contains("Recommends: librsvg2-2, "))
                let list = try Fixtures.run("/usr/bin/dpkg-deb", ["--contents", path]).text
                #expect(list.contains("./usr/bin/render-cli") && !list.contains("./program"))
            }
            #expect(packages[0] == packages[1] && !packages[0].isEmpty)
            // A program with packed relocations names the version of the C library's format for them.
            let text = String(decoding: Fixtures.bytes(program), as: UTF8.self)
            try Fixtures.putProgram(text + "# GLIBC_ABI_DT_RELR\n", at: program)
            let packed = try Fixtures.run("/bin/bash", [Self.scripts + "debian.sh", program, folder + "/three"])
            let path = packed.text.trimmingCharacters(in: .whitespacesAndNewlines)
            let depends = try Fixtures.run("/usr/bin/dpkg-deb", ["--field", path, "Depends"]).text
            #expect(depends.hasPrefix("libc6 (>= 2.36), "), "\(packed.errors)")
        }
    }

    @Test("an archive started where libraries are missing names the packages in its first line")
    func missingLibraries() throws {
        try Fixtures.withFolder { folder in
            let program = try Self.program(in: folder)
            let packed = try Fixtures.run("/bin/bash", [Self.scripts + "archive.sh", program, folder])
            let archive = packed.text.trimmingCharacters(in: .whitespacesAndNewlines)
            _ = try Fixtures.run("/bin/tar", ["-xf", archive, "-C", folder])
            let root = String(archive.dropLast(".tar.xz".count))
            // In the place of the program, whose libraries are all here: `echo`, once with another name for its C library.
            let start = root + "/bin/render-cli"
            let text = String(decoding: Fixtures.bytes(start), as: UTF8.self)
            try #require(text.contains("for library in ; do"))
            try Fixtures.putProgram(text.replacingOccurrences(of: "in ; do", with: "in libnowhere.so; do"), at: start)
            func run(_ change: String, as path: String? = nil) throws -> Finished {
                let copy = "\(change) </bin/echo >\"$1\"; chmod 755 \"$1\""
                _ = try Fixtures.run("/bin/sh", ["-c", copy, "sh", root + "/libexec/render-cli"])
                return try Fixtures.run(path ?? start, ["drew", "it"], folder: "/")
            }
            let missing = try run("LC_ALL=C sed s/libc.so.6/libn.so.6/")
            let lines = missing.errors.split(separator: "\n")
            #expect(missing.status == 127 && missing.output.isEmpty && lines.count == 2, "\(missing.errors)")
            #expect(lines.first?.contains("apt-get install libcairo2 ") == true, "\(missing.errors)")
            #expect(lines.last == "missing: libn.so.6")
            // A library that only the loader finds is no reason to stop; neither is a link to the program.
            let link = folder + "/linked"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: start)
            for path in [start, link] {
                let drawn = try run("cat", as: path)
                #expect(drawn.status == 0 && drawn.text == "drew it\n", "\(drawn.errors)")
            }
        }
    }

    /// The Makefile installs the same packages that the Debian package depends on.
    @Test func packagesAgree() throws {
        let makefile = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Makefile"), as: UTF8.self)
        let listed = String(decoding: Fixtures.bytes(Self.scripts + "runtime-packages.txt"), as: UTF8.self)
        let names = listed.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        #expect(names.count > 5)
        // For the building of the package; its library has the version in its name.
        let others = [
            "libpangocairo-1.0-0": "libpango1.0-dev", "libpangoft2-1.0-0": "libpango1.0-dev",
            "libharfbuzz0b": "libharfbuzz-dev", "libdeflate0": "libdeflate-dev",
            "libpoppler-glib8": "gir1.2-poppler-0.18", "git": "git", "fonts-noto-color-emoji": "fonts-inter",
        ]
        for name in names { #expect(makefile.contains(others[name] ?? name), "\(name)") }
    }
}
