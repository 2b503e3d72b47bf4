import Foundation
import Testing

@testable import SourcePreparation

/// A program that is called may start others, which outlive it and hold its streams.
struct ToolchainTests {
    @Test func whatAProgramLeavesBehindIsNotWaitedFor() throws {
        let start = ContinuousClock.now
        let (code, output) = try Toolchain.result(["sh", "-c", "sleep 60 & echo words; exit 3"])
        #expect(code == 3 && output == "words\n")
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    /// A program that left its group is not found, and not waited for either.
    @Test func whatLeftTheGroupIsNotWaitedFor() throws {
        let start = ContinuousClock.now
        let (code, output) = try Toolchain.result(["sh", "-c", "setsid sleep 20 & echo words; exit 3"])
        #expect(code == 3 && output == "words\n")
        #expect(ContinuousClock.now - start < .seconds(15))
    }

    @Test func aProgramIsEndedAtItsLimit() throws {
        let (code, output) = try Toolchain.result(["sh", "-c", "echo words; sleep 60"], within: 0.5)
        #expect(code == Toolchain.late && output == "words\n")
    }

    /// A program that names a function and a value of C that nothing defines starts, and ends where it calls the function.
    @Test func aProgramIsLinkedWithoutWhatNothingDefines() throws {
        try ScratchFiles.withFolder { folder in
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "App", targets: [.target(name: "Gone"), .executableTarget(name: "App", dependencies: ["Gone"])])
                """
            try ScratchFiles.put(manifest, "Package.swift", in: folder)
            try ScratchFiles.put("void gone(void);\nextern int lost;\n", "Sources/Gone/include/Gone.h", in: folder)
            try ScratchFiles.put("", "Sources/Gone/gone.c", in: folder)
            let source = """
                import Gone
                let call: @convention(c) () -> Void = gone
                if CommandLine.arguments.count > 1 { call() }
                if CommandLine.arguments.count > 2 { print(lost) }
                """
            try ScratchFiles.put(source, "Sources/App/main.swift", in: folder)
            var said: [String] = []
            let words = ["swift", "build", "--quiet", "--package-path", folder.path]
            #expect(try Toolchain.link(words) { said.append($0) } == 0)
            #expect(said == ["not at hand, a call ends the program: gone, lost"])
            let program = folder.appendingPathComponent(".build/debug/App").path
            #expect(try Toolchain.result([program]).code == 0)
            #expect(try Toolchain.result([program, "call"]).code >= 128)
            #expect(try Toolchain.link(words + ["--product", "None"]) { said.append($0) } != 0 && said.count == 1)
        }
    }

    @Test func signalsAreCodes() throws {
        #expect(try Toolchain.result(["sh", "-c", "kill -SEGV $$"]).code == 128 + SIGSEGV)
    }

    /// A program that crashes says where; the try without example data is not asked why the first one ended.
    @Test func reasonsOfCrashes() throws {
        try ScratchFiles.withFolder { folder in
            let script = """
                #!/bin/sh
                case "$*" in *--no-examples*) echo "uikit: A has no init() without arguments"; exit 2;; esac
                echo "App/Card.swift:163: Fatal error: Unexpectedly found nil" >&2
                kill -4 $$
                """
            try ScratchFiles.put(script, "program", in: folder)
            let program = folder.appendingPathComponent("program").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
            let outcome = try DrawRun(program: program).outcome(["A", "-o", "/a.png"])
            let end = "uikit: the program crashed (signal 4): App/Card.swift:163: Fatal error: Unexpectedly found nil"
            #expect(!outcome.isDrawn && outcome.said.last == end + " (with example data)")
            #expect(outcome.said.filter { $0.contains("crashed") }.count == 2)
            // A screen that wants a navigation controller has one in the next try.
            let other = script.replacing("*--no-examples*) echo", with: "*--pushed*) exit 0; echo")
            try Data(other.utf8).write(to: folder.appendingPathComponent("program"))
            let pushed = try DrawRun(program: program).outcome(["A", "-o", "/a.png"])
            #expect(pushed.isDrawn && pushed.showsSomething && pushed.said.last == end + " (with example data)")
            #expect(try !DrawRun(program: program).outcome(["A", "-o", "/a.png", "--no-examples"]).isDrawn)
            // What shows nothing without example data may show something as far as the code comes.
            let third = script.replacing("has no init() without arguments\"; exit 2", with: "nothing shows\"; exit 0")
                .replacing("*--no-examples*)", with: "*--rest*) exit 0;; *--no-examples*)")
                .replacing("uikit: A nothing", with: "uikit: A: nothing")
            try Data(third.utf8).write(to: folder.appendingPathComponent("program"))
            let rest = try DrawRun(program: program).outcome(["A", "-o", "/a.png"])
            #expect(rest.isDrawn && rest.showsSomething && !rest.said.contains { $0.hasSuffix("nothing shows") })
            // Where nothing shows and nothing ends the program, a frame may be wanting.
            let fourth = "#!/bin/sh\ncase \"$*\" in *--framed*) exit 0;; esac\necho uikit: A: nothing shows\n"
            try Data(fourth.utf8).write(to: folder.appendingPathComponent("program"))
            let framed = try DrawRun(program: program).outcome(["A", "-o", "/a.png"])
            #expect(framed.isDrawn && framed.showsSomething && framed.said.isEmpty)
        }
        #expect(DrawRun.words(3, ["uikit: a", "uikit: b is not at hand"]) == "the program ended: b is not at hand")
        #expect(DrawRun.words(139) == "the program crashed (signal 11)")
        #expect(DrawRun.words(Toolchain.late) == "not done within 20 s")
        #expect(DrawRun.isEnded(Toolchain.late))
    }
}
