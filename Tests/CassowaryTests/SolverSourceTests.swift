import Foundation
import TestSupport
import Testing

/// Conventions of the solver's sources: one file for each reduction, an index type for each list, one term for each
/// notion.
@Suite("Sources of the solver")
struct SolverSourceTests {
    /// The files of the solver by their paths below its folder.
    private static let files: [String: String] = {
        let folder = Fixtures.packageRoot + "/Sources/LayoutRender/Engine/Cassowary"
        var files: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasSuffix(".swift") {
            files[path] = String(decoding: Fixtures.bytes("\(folder)/\(path)"), as: UTF8.self)
        }
        return files
    }()

    /// The kinds of reductions, each with the file that holds its verbs.
    private static let kinds = [
        "emptyRow": "EmptyRow", "singletonRow": "SingletonRow", "doubletonEquation": "DoubletonEquation",
        "freeColumn": "FreeColumn", "aggregation": "Aggregation",
    ]

    /// What is wrong with the files, a line each.
    private func faults(of files: [String: String]) -> [String] {
        var faults: [String] = []
        var casts = 0
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            for (kind, owner) in Self.kinds.sorted(by: { $0.key < $1.key }) {
                let owners = ["Reductions/\(owner).swift", "Reductions/Reduction+Rule.swift"]
                if !owners.contains(path), text.contains(".\(kind)") {
                    faults.append("\(path) tells the kind \(kind) apart")
                }
            }
            for line in text.split(separator: "\n") {
                if line.contains(/\b[Pp]arts?\b/), !line.contains(/\btakes? (no )?part\b/) {
                    faults.append("\(path) says 'part': \(line)")
                }
                if line.contains(/[^a-z]-1 - [a-z]/) {
                    faults.append("\(path) packs two meanings into a sign: \(line)")
                }
                casts += line.matches(of: /\bInt\(/).count
            }
            if text.split(separator: "\n").count > 300 { faults.append("\(path) is too long") }
        }
        if casts > 40 { faults.append("\(casts) casts to Int: use a typed index") }
        return faults
    }

    @Test("Kinds are told apart in one place, numbers are typed, a word has one meaning")
    func order() {
        #expect(Self.files.count > 50)
        #expect(faults(of: Self.files) == [])
    }

    @Test(
        "A planted offence is found",
        arguments: [
            "if reduction.kind == .singletonRow { return }", "/// The parts of a sum.", "queue.append(-1 - row)",
            String(repeating: "a[Int(b)] ", count: 41), String(repeating: "x\n", count: 301),
        ])
    func planted(text: String) {
        #expect(!faults(of: ["Plan/Plan.swift": text]).isEmpty)
    }
}
