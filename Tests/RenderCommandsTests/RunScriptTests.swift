import TestSupport
import Testing

/// `Tests/run.sh` with a program in the place of the tests that prints what tests print.
@Suite struct RunScriptTests {
    private func run(_ output: String, status: Int, beside: String = "") throws -> Finished {
        try Fixtures.withFolder { folder in
            let other = "[ \"$1\" != --filter ] || { echo '\(beside)'; exit 0; }\n"
            try Fixtures.putProgram(
                "#!/bin/sh\n\(other)cat <<'END'\n\(output)\nEND\nexit \(status)\n", at: folder + "/tests")
            return try Fixtures.run(
                "/bin/bash", [Fixtures.packageRoot + "/Tests/run.sh", folder + "/tests"], folder: folder,
                environment: ["LAYOUT_PROGRAM": "bin/render-cli", "TESTS_BESIDE": beside.isEmpty ? "" : "Sums"])
        }
    }

    @Test("the counts of two processes are one line, and either fails the whole", arguments: [0, 1])
    func beside(status: Int) throws {
        let (sign, verb) = status == 0 ? ("✔", "passed") : ("✘", "failed")
        let first =
            "\(sign) Test run with 3 tests in 2 suites \(verb) after 1.5 seconds\(status == 0 ? "" : " with 1 issue")."
        let finished = try run(
            first, status: status,
            beside: "━ Test run with 4 tests in 1 suite passed after 2.5 seconds with 2 known issues.")
        #expect(finished.status == Int32(status))
        let whole =
            status == 0
            ? "━ Test run with 7 tests in 3 suites passed after 2.5 seconds with 2 known issues."
            : "✘ Test run with 7 tests in 3 suites failed after 2.5 seconds with 3 issues."
        #expect(finished.text.hasSuffix("\n\(whole)\n"), "\(finished.text)")
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
        #expect(
            finished.text.hasSuffix(
                "\n\nFailed, with exit code 3; .build/tests.log has all that the tests said:\n" + named),
            "\(finished.text)")
    }

    private static let start = "Tests start bin/render-cli.\n"

    @Test("of tests that pass, neither the beginnings nor the single cases are printed")
    func success() throws {
        let suite = "✔ Suite Sums passed after 0.1 seconds."
        let end = "✔ Test run with 1 test in 1 suite passed after 1 second."
        let cases = """
            ◇ Test sum(of:) started.
            ◇ Test case passing 1 argument of → 1 to sum(of:) started.
            ✔ Test case passing 1 argument of → 1 to sum(of:) passed after 0.1 seconds.
            """
        let finished = try run([cases, suite, end].joined(separator: "\n"), status: 0)
        #expect(finished.status == 0 && finished.text == "\(Self.start)\(suite)\n\(end)\n", "\(finished.text)")
    }

    @Test("a megabyte of output is a failure, with its longest lines")
    func length() throws {
        let end = "✔ Test run with 1 test in 0 suites passed after 1 second."
        let finished = try run(String(repeating: "x", count: 1_000_000) + "\n" + end, status: 0)
        #expect(finished.status == 1 && finished.errors.contains("\n1000000: xxx"), "\(finished.errors.prefix(200))")
        #expect(finished.text.hasSuffix("\n" + end + "\n"))
    }
}
