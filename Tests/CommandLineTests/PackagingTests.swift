import Foundation
import TestSupport
import Testing

/// The scripts that pack the program. The program is the built one; a real archive has it stripped.
@Suite struct PackagingTests {
    private static let scripts = Fixtures.packageRoot + "/Packaging/"

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

    /// `lean.sh` with a program in the place of `swift` that says how it was called, and builds a script that prints the
    /// file `answer` for the list of commands.
    @Test("the program of a release is built with a parser without Foundation, or not at all")
    func lean() throws {
        try Fixtures.withFolder { folder in
            for name in ["lean.sh", "lean"] {
                try put("", "Packaging/.empty", in: folder)
                try FileManager.default.copyItem(atPath: Self.scripts + name, toPath: folder + "/Packaging/" + name)
            }
            let parser = "swift-argument-parser/Sources/ArgumentParser/"
            try put(
                "internal import Foundation\n", ".build/checkouts/" + parser + "Utilities/Foundation.swift", in: folder)
            try put("struct Parser {}\n", ".build/checkouts/" + parser + "Parser.swift", in: folder)
            try put("let package = 1\n", ".build/checkouts/swift-argument-parser/Package.swift", in: folder)
            try put("# Commands\n", "Documentation/Commands.md", in: folder)
            try put("# Commands\n", "answer", in: folder)
            try Fixtures.putProgram(
                """
                #!/bin/sh
                echo "$LAYOUT_RELEASE $*" >>calls
                [ "$1" = build ] || exit 0
                mkdir -p .build/lean/build/release
                printf '#!/bin/sh\\n[ "$*" = "manual --format markdown" ] && cat answer\\n' >.build/lean/build/release/render-cli
                chmod 755 .build/lean/build/release/render-cli
                """, at: folder + "/swift")
            // The name under which the script finds `strip`: a script has no symbols.
            try Fixtures.putProgram(
                "#!/bin/sh\n[ \"$1 $2\" = '--strip-all -o' ] && cp \"$4\" \"$3\"\n", at: folder + "/strip")
            let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            func run() throws -> (finished: Finished, calls: [Substring]) {
                try? FileManager.default.removeItem(atPath: folder + "/calls")
                let finished = try Fixtures.run(
                    "/bin/bash", [folder + "/Packaging/lean.sh"], folder: "/",
                    environment: ["SWIFT": folder + "/swift", "PATH": path])
                let calls = String(decoding: Fixtures.bytes(folder + "/calls"), as: UTF8.self)
                return (finished, calls.split(separator: "\n"))
            }
            let built = try run()
            #expect(built.finished.status == 0, "\(built.finished.errors)")
            #expect(built.finished.text == ".build/lean/render-cli\n")
            #expect(!Fixtures.bytes(folder + "/.build/lean/render-cli").isEmpty)
            #expect(built.calls.count == 2 && built.calls[0] == " package resolve")
            #expect(built.calls[1].hasPrefix("1 build -c release --static-swift-stdlib --product render-cli "))
            let replaced = Fixtures.bytes(folder + "/.build/lean/" + parser + "Utilities/Foundation.swift")
            #expect(replaced == Fixtures.bytes(Self.scripts + "lean/WithoutFoundation.swift") && !replaced.isEmpty)
            let manifest = Fixtures.bytes(folder + "/.build/lean/swift-argument-parser/Package.swift")
            #expect(
                String(decoding: manifest, as: UTF8.self).hasPrefix("let package = 1\nfor target in package.targets "))
            // A program that describes its commands otherwise is not packed.
            try put("# Commands\n\n", "answer", in: folder)
            let other = try run()
            #expect(other.finished.status == 1 && other.finished.output.isEmpty)
            #expect(other.finished.errors.contains("does not print Documentation/Commands.md"))
            // A parser that takes Foundation elsewhere is not built.
            try put("public import FoundationEssentials\n", ".build/checkouts/" + parser + "Parser.swift", in: folder)
            let refused = try run()
            #expect(refused.finished.status == 1 && refused.finished.errors.contains("takes Foundation in other files"))
            #expect(refused.calls == [" package resolve"])
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
