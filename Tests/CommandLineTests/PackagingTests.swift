import Foundation
import TestSupport
import Testing

/// The scripts that pack the program. The program is the built one; a real archive has it stripped.
@Suite struct PackagingTests {
    private static let scripts = Fixtures.packageRoot + "/Packaging/"

    /// A small program in the place of the built one, whose 40 MB would be packed again and again.
    private static func program(in folder: String) throws -> String {
        let path = folder + "/program"
        try "#!/bin/sh\nexec '\(Fixtures.commandLine)' \"$@\"\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
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
            #expect(names.count == 1 && name.hasPrefix("render-cli-") && name.hasSuffix(".tar.gz"))
            _ = try Fixtures.run("/bin/tar", ["-xzf", folder + "/one/" + name, "-C", folder])
            let root = folder + "/" + name.dropLast(".tar.gz".count)
            let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
                $0.contains(".") || $0.hasSuffix("cli")
            }
            #expect(
                Set(files).isSuperset(of: [
                    "bin/render-cli", "share/man/man1/render-cli.1.gz", "MODULE.bazel",
                    "share/fish/vendor_completions.d/render-cli.fish",
                    "share/bash-completion/completions/render-cli",
                ]))
            for file in ["share/zsh/site-functions/_render-cli", "share/doc/render-cli/copyright"] {
                #expect(!Fixtures.bytes(root + "/" + file).isEmpty)
            }
            let version = try Fixtures.run(root + "/bin/render-cli", ["--version"], folder: "/")
            #expect(version.status == 0 && name.contains("-\(version.text.prefix { $0 != " " })-"))
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
        }
    }

    /// The Makefile installs the same packages that the Debian package depends on.
    @Test func packagesAgree() throws {
        let makefile = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Makefile"), as: UTF8.self)
        let listed = String(decoding: Fixtures.bytes(Self.scripts + "runtime-packages.txt"), as: UTF8.self)
        let names = listed.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        #expect(names.count > 5)
        // For the building of the package; its library has the version in its name.
        let others = ["libpoppler-glib8": "gir1.2-poppler-0.18", "git": "git", "fonts-noto-color-emoji": "fonts-inter"]
        for name in names { #expect(makefile.contains(others[name] ?? name), "\(name)") }
    }
}
