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

    @Test("the archive's program starts through links, and where glibc is too old or none its first line says so")
    func start() throws {
        try Fixtures.withFolder { folder in
            let text = String(decoding: Fixtures.bytes(Self.scripts + "start.sh"), as: UTF8.self)
            try Fixtures.putProgram("#!/bin/sh\necho \"$@\"\n", at: folder + "/libexec/render-cli")
            let start = folder + "/bin/render-cli"
            try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/linked", withDestinationPath: "bin/render-cli")
            for (loader, glibc, found) in [
                ("/bin/sh", "2.35", nil), ("/bin/sh", "2.36", "glibc 2.35"), ("/bin/sh", "2.100", "glibc 2.35"),
                ("/nowhere", "2.35", "no glibc"),
            ] {
                try Fixtures.putProgram(
                    text.replacingOccurrences(of: "@LOADER@", with: loader)
                        .replacingOccurrences(of: "@GLIBC@", with: glibc), at: start)
                try Fixtures.putProgram("#!/bin/sh\necho glibc 2.35\n", at: folder + "/getconf")
                for path in [start, folder + "/linked"] {
                    let run = try Fixtures.run(
                        path, ["drew", "it"], folder: "/", environment: ["PATH": folder + ":/usr/bin:/bin"])
                    guard let found else {
                        #expect(run.status == 0 && run.text == "drew it\n", "\(run.errors)")
                        continue
                    }
                    #expect(run.status == 127 && run.text.isEmpty)
                    #expect(
                        run.errors
                            == "error: render-cli needs glibc \(glibc) or later (Debian 12, Ubuntu 22.04, Fedora 36); "
                            + "this system has \(found)\n")
                }
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
