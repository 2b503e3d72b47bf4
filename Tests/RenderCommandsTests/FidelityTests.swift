import TestSupport
import Testing

/// The scorer of recorded frames, with the laws of its own and what it says of the fixtures.
@Suite struct FidelityTests {
    @Test("the scorer's own tests pass")
    func scorer() throws {
        let tests = Fixtures.packageRoot + "/Tools/Fidelity/tests.py"
        let run = try Fixtures.run("/usr/bin/env", ["python3", "-B", tests, Fixtures.commandLine])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("OK"))
    }
}
