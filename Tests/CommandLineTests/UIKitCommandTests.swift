import Files
import Foundation
import TestSupport
import Testing

@testable import render_cli

/// `uikit`: what it says where something is missing. That it builds, tests and draws needs minutes of the compiler;
/// `UIKit/Tests` has the preparation and the drawing.
@Suite struct UIKitCommandTests {
    private static let uikit = Fixtures.packageRoot + "/UIKit"

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
            (["build", "--package", "nowhere"], 2, "nowhere: no such folder"),
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

    /// A `swift` of one's own instead of a toolchain: notes how it is called.
    private func withCompiler(
        _ script: String, _ body: (_ folder: String, _ run: ([String]) throws -> Finished) throws -> Void
    ) throws {
        try Fixtures.withFolder { folder in
            let manager = FileManager.default
            for inner in ["bin", "app"] {
                try manager.createDirectory(atPath: folder + "/" + inner, withIntermediateDirectories: true)
            }
            let program = folder + "/bin/swift"
            try Fixtures.putProgram("#!/bin/sh\necho \"$@\" >> '\(folder)/calls'\n\(script)\n", at: program)
            try body(folder) { words in
                try Fixtures.run(
                    Fixtures.commandLine, ["uikit"] + words, folder: folder + "/app",
                    environment: ["PATH": folder + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder + "/cache"])
            }
        }
    }

    /// The toolchain is asked for one product of UIKit, and its program for the rest, with every argument as it was.
    @Test func whatIsCalled() throws {
        let script = """
            tool=$(echo "$@" | sed 's/.*--scratch-path \\([^ ]*\\).*/\\1/')
            mkdir -p "$tool/debug"
            printf '#!/bin/sh\\nfor word; do echo "$word"; done\\nexit 3\\n' > "$tool/debug/uikit"
            chmod +x "$tool/debug/uikit"
            echo talk
            """
        try withCompiler(script) { folder, run in
            let words = ["draw", "Card", "-o", "a b.png", "--style", "dark", "--uikit", Self.uikit]
            let finished = try run(words)
            #expect(finished.status == 3, "\(finished.errors)")
            let said = finished.text.split(separator: "\n").map(String.init)
            let root = try #require(PathText.resolved(folder))
            #expect(said.count == 10, "\(said)")
            #expect(Array(said.prefix(3)) == ["draw", "--package", root + "/app"])
            #expect(said[3] == "--scratch-path" && said[4].hasPrefix(folder + "/cache/render-cli/uikit/"))
            #expect(Array(said.suffix(5)) == ["Card", "-o", "a b.png", "--style", "dark"])
            #expect(finished.errors.contains("talk"))
            let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(separator: "\n")
            #expect(
                calls.count == 1 && calls[0].hasPrefix("build ") && calls[0].hasSuffix(" --product uikit"), "\(calls)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/app").isEmpty)
        }
    }

    @Test func aBuildThatFails() throws {
        try withCompiler("exit 7") { folder, run in
            let finished = try run(["test", "--uikit", Self.uikit, "--scratch-path", folder + "/s"])
            #expect(finished.status == 2)
            #expect(finished.errors.contains("swift build ended with exit code 7"), "\(finished.errors)")
            let other = try run(["test", "--uikit", folder])
            #expect(other.status == 2 && other.errors.contains("no package UIKit"), "\(other.errors)")
        }
    }
}
