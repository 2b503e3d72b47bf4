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
            let outcome = try DrawRun(program: program).outcome(of: "A", to: "/a.png", [])
            let end = "uikit: the program crashed (signal 4): App/Card.swift:163: Fatal error: Unexpectedly found nil"
            #expect(!outcome.isDrawn && outcome.said.last == end + " (with example data)")
            #expect(outcome.said.filter { $0.contains("crashed") }.count == 2)
            // A screen that wants a navigation controller has one in the next try.
            let other = script.replacing("*--no-examples*) echo", with: "*--pushed*) exit 0; echo")
            try Data(other.utf8).write(to: folder.appendingPathComponent("program"))
            let pushed = try DrawRun(program: program).outcome(of: "A", to: "/a.png", [])
            #expect(pushed.isDrawn && pushed.showsSomething && pushed.said.last == end + " (with example data)")
            #expect(try !DrawRun(program: program).outcome(of: "A", to: "/a.png", ["--no-examples"]).isDrawn)
        }
        #expect(DrawRun.words(3, ["uikit: a", "uikit: b is not at hand"]) == "the program ended: b is not at hand")
        #expect(DrawRun.words(139) == "the program crashed (signal 11)")
        #expect(DrawRun.words(Toolchain.late) == "not done within 30 s")
        #expect(DrawRun.isEnded(Toolchain.late))
    }
}
