import Foundation
import TestSupport
import Testing

/// The server with the reference client of the protocol, from PyPI: `Tools/Agents/install.sh` puts the client where `make
/// test` looks.
@Suite("Agents with the reference client")
struct AgentSessionTests {
    private static let python = Fixtures.packageRoot + "/.build/agents/bin/python"
    private static let hasClient = FileManager.default.isExecutableFile(atPath: python)

    @Test(
        "the documented sessions are answered as printed, and every tool's answer fits its schema",
        .enabled(if: hasClient, "Tools/Agents/install.sh .build/agents has not installed the client 'mcp' from PyPI"))
    func sessions() throws {
        let root = Fixtures.packageRoot
        let run = try Fixtures.run(
            Self.python,
            [
                root + "/Tools/Agents/session.py", Fixtures.commandLine, root + "/Documentation/Agents.md",
                root + "/fixtures/projects/Harbour",
            ])
        #expect(run.status == 0, "\(run.text)\n\(run.errors)")
        #expect(run.text.contains("calls of the document answered as printed"))
    }
}

/// The list of pages for models, which is made of the index of the documentation.
@Suite("llms.txt")
struct ModelListTests {
    @Test("llms.txt is the one that Tools/Agents/llms.py --write makes")
    func isCurrent() throws {
        let root = Fixtures.packageRoot
        let run = try Fixtures.run("/usr/bin/env", ["python3", root + "/Tools/Agents/llms.py"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text == String(decoding: Fixtures.bytes(root + "/Documentation/llms.txt"), as: UTF8.self))
        #expect(run.text.contains("[Agents.md](Agents.md)"))
    }
}
