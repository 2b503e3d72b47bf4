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
        #expect(code == 128 + SIGKILL && output == "words\n")
    }

    @Test func signalsAreCodes() throws {
        #expect(try Toolchain.result(["sh", "-c", "kill -SEGV $$"]).code == 128 + SIGSEGV)
    }
}
