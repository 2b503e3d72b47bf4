import Foundation

/// Tests of the copies.
extension ShadowPackage {
    /// For how long a test class may run, where the person says nothing else, in seconds.
    public static let testLimit = 300.0

    /// Builds the tests, and runs each class in a process of its own.
    /// - Parameters:
    ///   - arguments: of `swift test`.
    ///   - limit: for how long a class may run, in seconds.
    ///   - isAgainstIOS: whether pictures are compared with references that iOS has drawn, by the parts of a picture, and what
    ///     differs is summed up behind the reports. Nothing is recorded.
    ///   - screen: the device and the release that the tests run on.
    /// - Returns: the exit code: 1 where a class does not pass, where there is none, or the compiler finds errors.
    public func test(
        _ arguments: [String], limit: Double, isAgainstIOS: Bool = false, on screen: TestScreen
    ) throws -> Int32 {
        // 1 what to run
        let choice = try TestChoice(arguments)
        if let foreign = choice.foreign {
            say("\(foreign): handed to 'swift test', which runs all tests in one process and without a limit")
            return try swift(["test"] + arguments)
        }
        // 2 the program of the tests
        let place = scratch.build.appendingPathComponent("\(choice.configuration)/\(name)PackageTests.xctest")
        if !choice.isBuilt {
            let code = try swift(["build", "--build-tests"] + choice.building, product: place)
            guard code == 0 else { return code }
        }
        let program = place.path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            say("\(name) has no tests")
            return 1
        }
        // 3 the tests
        let lines = scratch.build.appendingPathComponent("references.jsonl")
        var variables = screen.variables
        if isAgainstIOS {
            try? FileManager.default.removeItem(at: lines)
            variables["UIKIT_REFERENCE_REPORT"] = lines.path
            variables["SNAPSHOT_TESTING_RECORD"] = "never"
        }
        let environment = SchemeVariables.read(in: package)
            .merging(ProcessInfo.processInfo.environment.merging(variables) { $1 }) { $1 }
        let run = TestRun(program: program, folder: folder, limit: limit, environment: environment)
        let groups = try run.groups(choice)
        guard !groups.isEmpty else {
            say("no test of \(name) is chosen")
            return 1
        }
        let verdicts = try run.verdicts(on: groups)
        // 4 the reports
        if let place = choice.xunitOutput {
            try Data(TestVerdict.document(verdicts).utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
        }
        if isAgainstIOS {
            for line in ReferenceSummary(of: lines).text(below: package).split(separator: "\n") {
                print(displayLine(String(line)))
            }
        }
        if verdicts.last?.end == .interrupted { return 130 }
        return verdicts.allSatisfy(\.isPassed) ? 0 : 1
    }
}
