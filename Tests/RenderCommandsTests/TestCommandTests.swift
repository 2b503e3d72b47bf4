import Foundation
import TestSupport
import Testing

@Suite("test, approve, merge")
struct TestCommandTests {
    /// No variable of the machine decides what is recorded.
    static let quiet = ["CI": "", "SNAPSHOT_TESTING_RECORD": "", "SNAPSHOT_ARTIFACTS": ""]

    func run(_ arguments: String..., folder: String, environment: [String: String] = [:]) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, folder: folder,
            environment: Self.quiet.merging(environment) { $1 })
    }

    @Test("a recording run killed at any moment leaves every reference whole, old or new")
    func killedWhileRecording() throws {
        try Fixtures.withFolder { folder in
            let count = 40
            let wide = rowTree.replacingOccurrences(of: "width == 30", with: "width == 35")
                .replacingOccurrences(of: "[40, 0, 60, 20]", with: "[45, 0, 55, 20]")
            for n in 0..<count { try put(rowTree, "row\(n).json", in: folder) }
            _ = try run("test", "--state", "base", folder: folder)
            let name = "row.small.base.txt"
            let old = try contents("__Snapshots__/row0.json/\(name)", in: folder)
            let new = old.replacingOccurrences(of: "30 x 20", with: "35 x 20")
                .replacingOccurrences(of: "40 0  60 x 20", with: "45 0  55 x 20")
            // From one to the other and back, each time with half the time: the machine decides how far a run comes.
            var (kept, delay) = (0, 0.3)
            for round in 0..<20 where round < 6 || kept == 0 {
                let (tree, goal) = round.isMultiple(of: 2) ? (wide, new) : (rowTree, old)
                for n in 0..<count { try put(tree, "row\(n).json", in: folder) }
                _ = try Fixtures.run(
                    "/usr/bin/timeout",
                    ["-s", "KILL", "\(delay)", Fixtures.commandLine, "test", "--state", "base", "--record", "all"],
                    folder: folder, environment: Self.quiet)
                for n in 0..<count {
                    let text = try contents("__Snapshots__/row\(n).json/\(name)", in: folder)
                    #expect(text == old || text == new, "after \(delay) s row\(n) holds \(text)")
                    kept += text == goal ? 0 : 1
                }
                delay /= 2
            }
            // At least one run was stopped before it had written everything.
            #expect(kept > 0)
        }
    }
}
