import Foundation

/// Runs the tests of a program, each class or suite in a process of its own: what crashes, hangs or ends the process is the
/// failure of that class alone.
struct TestRun {
    /// The program of the tests, as SwiftPM links it.
    let program: String
    let folder: URL
    /// For how long a class may run, in seconds.
    let limit: Double
    var environment: [String: String]?
    /// Takes the output of the tests.
    var show: ([UInt8]) -> Void = { FileHandle.standardOutput.write(Data($0)) }

    /// What is shown of the output of a class, and what is read of a list of tests, in bytes.
    static let mostOutput = 4 << 20
    private static let longestList = 16 << 20
    private static let listSeconds = 60.0
    /// The exit code of Swift Testing where a program has none of its tests.
    private static let nothing: Int32 = 69

    /// The tests of the program.
    func groups(_ choice: TestChoice) throws -> [TestGroup] {
        let xctest = choice.isWithXCTest ? try list(["--list-tests"]) : ""
        let testing = ["--testing-library", "swift-testing", "--list-tests"]
        let swiftTesting = choice.isWithSwiftTesting ? try list(testing) : ""
        return TestGroup.read(xctest: xctest, swiftTesting: swiftTesting).compactMap { $0.choosing(choice.isChosen) }
    }

    private func list(_ arguments: [String]) throws -> String {
        var bytes: [UInt8] = []
        let end = try run(arguments, Self.listSeconds) { bytes += $0.prefix(max(0, Self.longestList - bytes.count)) }
        guard end == .code(0) || end == .code(Self.nothing) else {
            let said = String(decoding: bytes.suffix(2_000), as: UTF8.self)
            throw PackageDescription.Failure(
                description: "\(program) does not list its tests (\(end)): \(said)")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Runs one group.
    func verdict(on group: TestGroup) throws -> TestVerdict {
        var log = TestLog(group.library)
        var shown = 0
        let end = try run(group.arguments, limit) { bytes in
            log.read(bytes)
            let rest = Self.mostOutput - shown
            guard rest > 0 else { return }
            show(Array(bytes.prefix(rest)))
            shown += bytes.count
            if shown >= Self.mostOutput {
                show(Array("\nuikit: more output of \(displayLine(group.name)) is not shown\n".utf8))
            }
        }
        return TestVerdict(group: group, end: end, log: log, limit: limit)
    }

    private func run(_ arguments: [String], _ seconds: Double, _ take: ([UInt8]) -> Void) throws -> BoundedRun.End {
        try BoundedRun(program: program, folder: folder, environment: environment).run(
            arguments, within: seconds, take: take)
    }

    /// Runs the groups in turn, and reports on each behind the output of all.
    /// - Returns: the verdicts, of the groups that ran before an interruption.
    func verdicts(on groups: [TestGroup]) throws -> [TestVerdict] {
        var verdicts: [TestVerdict] = []
        for group in groups {
            do { verdicts.append(try verdict(on: group)) } catch {
                // The others have their lines all the same.
                let end = BoundedRun.End.notStarted("\(error)")
                verdicts.append(TestVerdict(group: group, end: end, log: TestLog(group.library), limit: limit))
            }
            if verdicts.last?.end == .interrupted { break }
        }
        let passed = verdicts.count(where: \.isPassed)
        let noun = groups.count == 1 ? "class" : "classes"
        let report = verdicts.map(\.line) + ["\(passed) of \(groups.count) test \(noun) passed"]
        show(Array((report.joined(separator: "\n") + "\n").utf8))
        return verdicts
    }
}
