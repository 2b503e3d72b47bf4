import TestSupport
import Testing

/// `Tests/run.sh` with a program in the place of `swift` that prints what `swift test` prints.
@Suite struct RunScriptTests {
    private func run(_ output: String, status: Int) throws -> Finished {
        try Fixtures.withFolder { folder in
            try Fixtures.putProgram("#!/bin/sh\ncat <<'END'\n\(output)\nEND\nexit \(status)\n", at: folder + "/swift")
            return try Fixtures.run(
                "/bin/bash", [Fixtures.packageRoot + "/Tests/run.sh"], environment: ["SWIFT": folder + "/swift"])
        }
    }

    @Test("the failed tests, and no others, are named again at the end, above the line that counts the tests")
    func failures() throws {
        let failure = """
            ✘ Test sum() recorded an issue at SumTests.swift:3:9: Expectation failed: 1 == 2
            ↳ after the first
              and the second number
            """
        let end = """
            ✘ Test sum() failed after 0.1 seconds with 1 issue.
            error: Exited with unexpected signal code 11
            """
        let count = "✘ Test run with 3 tests in 0 suites failed after 1 second with 1 issue."
        let others = """
            ◇ Test "a server ends on signals" started.
            ✔ Test "a server ends on signals" passed after 0.1 seconds.
            """
        let finished = try run([failure, others, end, count].joined(separator: "\n"), status: 3)
        #expect(finished.status == 3)
        let named = [failure, end, count, ""].joined(separator: "\n")
        #expect(finished.text.hasSuffix("\n\nFailed, with exit code 3:\n" + named), "\(finished.text)")
    }

    @Test("the output of tests that pass stays as it is")
    func success() throws {
        let finished = try run("✔ Test run with 1 test in 0 suites passed after 1 second.", status: 0)
        #expect(finished.status == 0 && finished.text == "✔ Test run with 1 test in 0 suites passed after 1 second.\n")
    }
}
