import Foundation

/// What the tests of a group say while they run, read line by line. Whether they passed is the matter of the exit code: a
/// test may write any line.
struct TestLog {
    enum State: String { case running, passed, failed, skipped }

    struct Test {
        let name: String
        var state = State.running
        var seconds = ""
        /// The first lines of what failed.
        var issues: [String] = []
    }

    private(set) var tests: [Test] = []
    /// Whether the line came with which the library counts the tests.
    private(set) var isClosed = false
    private let library: TestGroup.Library
    /// The places of the tests that run, by their names: suites in suites may have tests of one name.
    private var running: [String: [Int]] = [:]
    /// The line that is read, as far as it is there.
    private var line: [UInt8] = []

    /// What is kept of a line, at both of its ends, of a test's issues, of all issues in bytes, and of tests.
    private static let longestLine = 4_096
    private static let mostIssues = 20
    private static let mostIssueBytes = 1 << 20
    private static let mostTests = 20_000
    private var issueBytes = 0

    init(_ library: TestGroup.Library) { self.library = library }

    mutating func read(_ bytes: [UInt8]) {
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { endLine() }
            line.append(contentsOf: part.element.suffix(2 * Self.longestLine))
            // The words of the library are at the end, behind what a test has written without a new line.
            if line.count > 2 * Self.longestLine {
                line.removeSubrange(Self.longestLine..<line.count - Self.longestLine)
            }
        }
    }

    private mutating func endLine() {
        var text = String(decoding: line, as: UTF8.self)
        if line.contains(0x1B) {
            text = text.replacingOccurrences(of: Self.colours, with: "", options: .regularExpression)
        }
        line.removeAll(keepingCapacity: true)
        switch library {
        case .xctest: readXCTest(text)
        case .swiftTesting: readSwiftTesting(text)
        }
    }

    /// What colours a line: Swift Testing writes such sequences where `TERM` names a terminal.
    private static let colours = "\u{1B}\\[[^@-~]*[@-~]"

    /// `Test Case 'Class.test' passed (0.1 seconds)`.
    private mutating func readXCTest(_ line: String) {
        if line.hasPrefix("Test Suite 'Selected tests' "), !line.contains("' started at ") { isClosed = true }
        if let error = line.range(of: ": error: ") {
            let rest = line[error.upperBound...]
            if let end = rest.range(of: " : ") { note(line, of: String(rest[..<end.lowerBound])) }
        }
        guard let start = line.range(of: "Test Case '", options: .backwards) else { return }
        let line = line[start.upperBound...]
        guard let end = line.range(of: "' ", options: .backwards) else { return }
        let name = String(line[..<end.lowerBound])
        let words = line[end.upperBound...].split(separator: " ")
        if words.first == "started" { self.start(name) }
        guard let state = words.first.flatMap({ State(rawValue: String($0)) }), state != .running else { return }
        finish(name, state, words.count > 1 ? String(words[1].dropFirst()) : "")
    }

    /// `✔ Test name() with 2 test cases passed after 0.1 seconds.`
    private mutating func readSwiftTesting(_ line: String) {
        // Behind a sign, which a test's own words without a new line may stand before.
        guard let sign = line.range(of: "[◇➜✔✘━] Test ", options: .regularExpression) else { return }
        let text = line[sign.lowerBound...].dropFirst(2)
        guard !text.hasPrefix("Test case ") else { return }
        let isRun = text.hasPrefix("Test run ")
        let rest = String(text.dropFirst("Test ".count))
        if rest.hasSuffix(" started.") {
            if !isRun { start(String(rest.dropLast(" started.".count))) }
        } else if rest.hasSuffix(" skipped.") || rest.contains(" skipped: ") {
            let name = rest.range(of: " skipped").map { String(rest[..<$0.lowerBound]) } ?? rest
            start(name)
            finish(name, .skipped, "")
        } else if let end = rest.range(of: " recorded an issue ") {
            note(line, of: Self.plain(rest[..<end.lowerBound]))
        } else {
            for (word, state) in [(" passed after ", State.passed), (" failed after ", .failed)] {
                guard let end = rest.range(of: word, options: .backwards) else { continue }
                if isRun {
                    isClosed = true
                } else {
                    finish(
                        Self.plain(rest[..<end.lowerBound]), state, String(rest[end.upperBound...].prefix { $0 != " " })
                    )
                }
            }
        }
    }

    /// A name without the number of cases behind it.
    private static func plain(_ name: Substring) -> String {
        guard let end = name.range(of: " with ", options: .backwards),
            name.hasSuffix(" test case") || name.hasSuffix(" test cases")
        else { return String(name) }
        return String(name[..<end.lowerBound])
    }

    private mutating func start(_ name: String) {
        guard tests.count < Self.mostTests else { return }
        running[name, default: []].append(tests.count)
        tests.append(Test(name: name))
    }

    private mutating func finish(_ name: String, _ state: State, _ seconds: String) {
        guard let places = running[name],
            let place = places.first(where: { state == .failed && !tests[$0].issues.isEmpty })
                ?? places.first
        else { return }
        running[name] = places.filter { $0 != place }
        tests[place].state = state
        tests[place].seconds = seconds
    }

    private mutating func note(_ line: String, of name: String) {
        guard let place = running[name]?.last, tests[place].issues.count < Self.mostIssues,
            issueBytes + line.utf8.count <= Self.mostIssueBytes
        else { return }
        issueBytes += line.utf8.count
        tests[place].issues.append(line)
    }
}
