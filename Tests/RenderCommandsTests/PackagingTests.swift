import Foundation
import TestSupport
import Testing

/// The scripts that make packages of the program; `Tests/Cases/ci` has those of archives, and `make packages` tries real packages in bare folders.
@Suite struct PackagingTests {
    private static let scripts = Fixtures.packageRoot + "/Tools/Packaging/"

    /// A small program in the place of the built one, whose 40 MB would be packed again and again.
    private static func program(in folder: String) throws -> String {
        let path = folder + "/program"
        try Fixtures.putProgram("#!/bin/sh\nexec '\(Fixtures.commandLine)' \"$@\"\n", at: path)
        return path
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
