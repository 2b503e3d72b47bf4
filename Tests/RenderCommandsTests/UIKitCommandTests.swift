import Files
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// `uikit`: what it says where something is missing. That it builds, tests and draws needs minutes of the compiler;
/// `UIKit/Tests` has the preparation and the drawing.
@Suite struct UIKitCommandTests {
    static let uikit = Fixtures.packageRoot + "/UIKit"

    @Test(
        "the package UIKit is looked for in the sources of the program, and where programs are installed",
        arguments: [
            (
                "/home/a/render/.build/debug/render-cli",
                ["/home/a/render/UIKit", "/home/a/render/.build/share/render-cli/UIKit"]
            ),
            ("/usr/bin/render-cli", ["/usr/share/render-cli/UIKit"]), ("/bin/render-cli", ["/share/render-cli/UIKit"]),
            ("/opt/a.build/b/render-cli", ["/opt/a.build/share/render-cli/UIKit"]),
        ])
    func places(program: String, expected: [String]) {
        #expect(UIKitPackage.places(of: program) == expected)
    }

    /// No toolchain is reached: the folder of PATH is empty.
    @Test(
        "what is missing is said",
        arguments: [
            (["build"], 2, "there is no swift on PATH"),
            (["build", "--project", "nowhere"], 2, "nowhere: no such folder"),
            (["brew"], 64, "brew"), ([], 64, "verb"),
        ])
    func missing(words: [String], code: Int32, said: String) throws {
        try Fixtures.withFolder { folder in
            let run = try Fixtures.run(
                Fixtures.commandLine, ["uikit"] + words, folder: folder, environment: ["PATH": folder])
            #expect(run.status == code)
            #expect(run.errors.contains(said), "\(run.errors)")
            #expect(run.text.isEmpty)
        }
    }

    /// What a compiler says of itself.
    private static func version(_ number: String) -> Data {
        Data(
            #"{"compilerVersion": "Swift version \#(number)", "target": {"triple": "linux"}, "#
                .appending(#""paths": {"runtimeLibraryPaths": ["/swift/lib", "relative"]}}"#).utf8)
    }

    /// A `swift` of one's own instead of a toolchain: says a version, and notes how it is called.
    private func withCompiler(
        _ script: String, _ body: (_ folder: String, _ run: ([String]) throws -> Finished) throws -> Void
    ) throws {
        try Fixtures.withFolder { folder in
            let manager = FileManager.default
            for inner in ["bin", "app"] {
                try manager.createDirectory(atPath: folder + "/" + inner, withIntermediateDirectories: true)
            }
            let program = folder + "/bin/swift"
            let version = "if [ \"$1\" = -print-target-info ]; then cat '\(folder)/version'; exit 0; fi"
            try Self.version("9").write(to: URL(fileURLWithPath: folder + "/version"))
            try Fixtures.putProgram("#!/bin/sh\n\(version)\necho \"$@\" >> '\(folder)/calls'\n\(script)\n", at: program)
            try body(folder) { words in
                try Fixtures.run(
                    Fixtures.commandLine, ["uikit"] + words, folder: folder + "/app",
                    environment: ["PATH": folder + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder + "/cache"])
            }
        }
    }

    /// A compiler whose product `uikit` keeps itself in a folder as the real one does, and says its arguments otherwise.
    private static let building = """
        build=$(echo "$@" | sed 's/.*--scratch-path \\([^ ]*\\).*/\\1/')
        mkdir -p "$build/release"
        cat > "$build/release/uikit" <<'END'
        #!/bin/sh
        if [ "$3" = keep ]; then
            mkdir -p "$5.new/bin"
            cp "$4/uikit" "$5.new/bin/uikit"
            printf '%s%s bin/uikit\n' "$6" $(wc -c < "$4/uikit") > "$5.new/key"
            rm -rf "$5"
            mv "$5.new" "$5"
            exit 0
        fi
        [ $# = 0 ] && exit 64
        echo "$LD_LIBRARY_PATH" >&2
        for word; do echo "$word"; done
        exit 3
        END
        chmod +x "$build/release/uikit"
        echo talk
        """

    private func calls(_ folder: String) throws -> [String] {
        try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The toolchain is asked for two products of UIKit, once for all packages, and the program for the rest, with every argument
    /// as it was.
    @Test func whatIsCalled() throws {
        try withCompiler(Self.building) { folder, run in
            let words = ["draw", "Card", "-o", "a b.png", "--style", "dark", "--uikit", Self.uikit]
            let finished = try run(words)
            #expect(finished.status == 3, "\(finished.errors)")
            let said = finished.text.split(separator: "\n").map(String.init)
            let root = try #require(PathText.resolved(folder))
            #expect(said.count == 14, "\(said)")
            #expect(Array(said.prefix(3)) == ["draw", "--package", root + "/app"])
            #expect(said[3] == "--uikit" && said[4] == PathText.resolved(Self.uikit))
            #expect(said[5] == "--built" && said[6].hasPrefix(folder + "/cache/render-cli/uikit/compiled/"))
            #expect(said[7] == "--scratch-path" && said[8].hasPrefix(folder + "/cache/render-cli/uikit/"))
            #expect(Array(said.suffix(5)) == ["Card", "-o", "a b.png", "--style", "dark"])
            #expect(finished.errors.contains("talk"))
            let calls = try calls(folder)
            #expect(calls.count == 2 && calls.allSatisfy { $0.hasPrefix("build -c release ") }, "\(calls)")
            #expect(calls.map { $0.split(separator: " ").last } == ["uikit", "UIKitBuilt"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/app").isEmpty)
            // Another folder of products, and nothing is compiled again.
            let again = try run(words + ["--cache", folder + "/other"])
            #expect(again.status == 3 && !again.errors.contains("talk"), "\(again.errors)")
            #expect(again.text.contains(said[6]))
            #expect(try self.calls(folder).count == 2)
        }
    }

    /// What a project imports compiles the program that reads projects, and what is compiled is printed by its folder.
    @Test func whatIsNotCompiled() throws {
        try withCompiler(Self.building) { folder, run in
            let words = ["--uikit", Self.uikit]
            try FileManager.default.createDirectory(
                atPath: folder + "/app/App.xcodeproj", withIntermediateDirectories: true)
            try "let a: UIView".write(toFile: folder + "/app/A.swift", atomically: true, encoding: .utf8)
            let project = ["coverage", "--project", "App.xcodeproj"] + words
            let read = try run(project)
            #expect(read.status == 3 && read.text.hasPrefix("there: UIView (1 use in 1 file, A.swift:1)\n"))
            #expect(read.text.contains("\nimports\n--uikit\n") && !read.text.contains("--built"), "\(read.text)")
            #expect(try calls(folder).map { $0.split(separator: " ").last } == ["uikit"])
            let compiled = try run(["compile"] + words)
            #expect(compiled.status == 0, "\(compiled.errors)")
            let place = compiled.text.split(separator: "\n").map(String.init)
            #expect(place.count == 1 && place[0].hasPrefix(folder + "/cache/render-cli/uikit/compiled/"), "\(place)")
            #expect(try calls(folder).count == 3)
            #expect(try run(project).status == 3)
            #expect(try calls(folder).count == 3)
        }
    }

    /// A folder without a package and without a project imports nothing that a project says.
    @Test func coverageWithoutProject() throws {
        try withCompiler(Self.building) { folder, run in
            try "let a: UIView".write(toFile: folder + "/app/A.swift", atomically: true, encoding: .utf8)
            let read = try run(["coverage", "--project", "../app", "--uikit", Self.uikit])
            #expect(read.status == 0 && read.text.hasPrefix("there: UIView (1 use in 1 file, A.swift:1)\n"))
            #expect(read.errors.isEmpty && !FileManager.default.fileExists(atPath: folder + "/calls"))
        }
    }

    /// Of two processes at once one compiles, and the other takes what that has made.
    @Test func twoAtOnce() throws {
        try withCompiler("sleep 0.3\n" + Self.building) { folder, _ in
            // No `wait`: the shell may have inherited that SIGCHLD is blocked.
            let one = "'\(Fixtures.commandLine)' uikit compile --uikit '\(Self.uikit)'"
            let both = "\(one) >../first & \(one); while [ ! -s ../first ]; do sleep 0.1; done; cat ../first"
            let finished = try Fixtures.run(
                "/bin/sh", ["-c", both], folder: folder + "/app",
                environment: ["PATH": folder + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder + "/cache"])
            let places = finished.text.split(separator: "\n")
            #expect(places.count == 2 && Set(places).count == 1, "\(finished.text)\(finished.errors)")
            #expect(try calls(folder).count == 2)
        }
    }

    /// A folder is used for its own compiler alone, and where all of it is there.
    @Test func whatIsCompiledAgain() throws {
        try withCompiler(Self.building) { folder, run in
            let words = ["build", "--uikit", Self.uikit]
            func built() throws -> String {
                let lines = try run(words).text.split(separator: "\n").map(String.init)
                let place = try #require(lines.firstIndex(of: "--built"))
                return lines[place + 1]
            }
            let first = try built()
            // 1 another compiler
            let version = URL(fileURLWithPath: folder + "/version")
            try Self.version("9.1").write(to: version)
            let second = try built()
            #expect(first != second)
            #expect(try calls(folder).count == 4)
            // 2 the folder of one key at the place of another
            try FileManager.default.removeItem(atPath: second)
            try FileManager.default.copyItem(atPath: first, toPath: second)
            #expect(try built() == second)
            #expect(try calls(folder).count == 6)
            // 3 a file that was cut
            let cut = URL(fileURLWithPath: first + "/bin/uikit")
            try Data("#!/bin/sh\necho cut\n".utf8).write(to: cut)
            try Self.version("9").write(to: version)
            #expect(try built() == first)
            #expect(try calls(folder).count == 8)
        }
    }

    /// A release brings a compiled UIKit beside the sources. It is used where its program starts, with the libraries of the
    /// toolchain that is there; another system compiles its own.
    @Test func aReleasedFolder() throws {
        try withCompiler(Self.building) { folder, run in
            let sources = folder + "/share/UIKit"
            for file in ["Package.swift", "Sources/UIKit/A.swift", "Sources/SourcePreparation/B.swift"] {
                try put("// \(file)\n", file, in: sources)
            }
            let made = try run(["compile", "--uikit", sources]).text.trimmingCharacters(in: .newlines)
            let released = sources + "-compiled/" + made.split(separator: "/").suffix(1).joined()
            let manager = FileManager.default
            try manager.createDirectory(atPath: sources + "-compiled", withIntermediateDirectories: true)
            try manager.moveItem(atPath: made, toPath: released)
            let words = ["build", "--uikit", sources]
            // 1 as it came
            let used = try run(words)
            let place = try #require(PathText.resolved(released))
            #expect(used.status == 3 && used.text.contains("--built\n\(place)\n"), "\(used.text)")
            #expect(used.errors.split(separator: "\n").last?.hasPrefix("/swift/lib") == true, "\(used.errors)")
            #expect(!used.errors.contains("relative"))
            #expect(try calls(folder).count == 2)
            // 2 a program of the same size that does not start here
            let program = released + "/bin/uikit"
            let text = try String(contentsOfFile: program, encoding: .utf8)
            try Data(text.replacingOccurrences(of: "exit 64", with: "exit 27").utf8).write(
                to: URL(fileURLWithPath: program))
            let compiled = try run(words)
            #expect(compiled.status == 3 && compiled.text.contains("--built\n\(made)\n"), "\(compiled.text)")
            #expect(try calls(folder).count == 4)
        }
    }

    /// The archive of a release has the compiled folder where `aReleasedFolder` is looked for, and the same bytes each time.
    @Test func theArchive() throws {
        try withCompiler(Self.building) { folder, _ in
            func pack(_ place: String) throws -> (name: String, bytes: Data) {
                let run = try Fixtures.run(
                    "/bin/bash",
                    [
                        Fixtures.packageRoot + "/Tools/Packaging/compiled.sh", Fixtures.commandLine,
                        folder + "/" + place,
                    ],
                    folder: folder,
                    environment: ["PATH": folder + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder + "/cache"])
                #expect(run.status == 0, "\(run.errors)")
                let path = run.text.trimmingCharacters(in: .newlines)
                return (path, try Data(contentsOf: URL(fileURLWithPath: path)))
            }
            let first = try pack("a")
            #expect(first.name.contains("-views-swift-9-linux-") && first.name.hasSuffix(".tar.xz"), "\(first.name)")
            #expect(try pack("b").bytes == first.bytes)
            let listed = try Fixtures.run("/usr/bin/tar", ["--list", "--file", first.name]).text.split(separator: "\n")
            let key = try #require(listed.first).split(separator: "/").suffix(1).joined()
            let top = "share/render-cli/UIKit-compiled/" + key + "/"
            #expect(listed.map(String.init) == [top, top + "bin/", top + "bin/uikit", top + "key"], "\(listed)")
            #expect(try calls(folder).count == 2)
        }
    }

    /// Where the folder of caches cannot be written, what is in there is used, and what is not is compiled in the folder of products.
    @Test func aCacheThatIsReadOnly() throws {
        try withCompiler(Self.building) { folder, run in
            let cache = folder + "/cache"
            try Data().write(to: URL(fileURLWithPath: cache))
            let finished = try run(["build", "--uikit", Self.uikit, "--cache", folder + "/own"])
            #expect(finished.status == 3, "\(finished.errors)")
            #expect(finished.text.contains("--built\n\(folder)/own/compiled/"), "\(finished.text)")
        }
    }

    @Test func aBuildThatFails() throws {
        try withCompiler("exit 7") { folder, run in
            let finished = try run(["test", "--uikit", Self.uikit, "--cache", folder + "/s"])
            #expect(finished.status == 2)
            #expect(finished.errors.contains("swift build ended with exit code 7"), "\(finished.errors)")
            let other = try run(["test", "--uikit", folder])
            #expect(other.status == 2 && other.errors.contains("no package UIKit"), "\(other.errors)")
        }
    }
}
