import Foundation

/// What became of a group of tests.
struct TestVerdict {
    let group: TestGroup
    let end: BoundedRun.End
    let log: TestLog
    /// The limit of its time, in seconds.
    let limit: Double

    /// Whether all of its tests ended, and none failed. A test that ends the process with code 0 hides those behind it.
    var isPassed: Bool { end == .code(0) && isDone }

    /// Whether the library counted the tests and none runs any more.
    private var isDone: Bool { log.isClosed && !log.tests.contains { $0.state == .running } }

    /// The report's line.
    var line: String { displayLine("\(group.name): \(words)") }

    var words: String {
        switch end {
        case .code(0) where isDone: return "passed, \(counted(log.tests.count, "test"))"
        case .code where log.isClosed && !failed.isEmpty:
            return "failed, \(failed.count) of \(counted(log.tests.count, "test")): \(Self.list(failed))"
        case .code(let code) where isDone: return "failed, with exit code \(code)"
        case .code(let code): return "ended with exit code \(code) before its tests were done" + place
        case .signal(let number):
            return "crashed (signal \(number), \(String(cString: strsignal(number))))" + place
        case .outOfTime:
            let time = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
            return (log.isClosed ? "its process did not end within \(time) s" : "not done within \(time) s") + place
        case .interrupted: return "interrupted" + place
        case .notStarted(let reason): return "not started: \(reason)"
        }
    }

    private func names(_ state: TestLog.State) -> [String] {
        let prefix = group.library == .xctest ? "\(group.type ?? "")." : ""
        return log.tests.filter { $0.state == state }.map {
            $0.name.hasPrefix(prefix) ? String($0.name.dropFirst(prefix.count)) : $0.name
        }
    }

    private var failed: [String] { names(.failed) }

    /// The tests that ran when the process ended.
    private var place: String {
        let running = names(.running)
        return running.isEmpty ? "" : ", in \(Self.list(running))"
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? shown + " and \(counted(names.count - 3, "other"))" : shown
    }

    // MARK: JUnit

    /// The report of all groups in JUnit's form.
    static func document(_ verdicts: [TestVerdict]) -> String {
        let suites = verdicts.map(\.suite).joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
    }

    /// A suite has its tests as the output names them, and itself as a test that failed where the failure is of no test.
    private var suite: String {
        var cases = log.tests.map { test -> String in
            let head =
                "    <testcase classname=\"\(xmlText(group.name))\" name=\"\(xmlText(test.name))\""
                + (Double(test.seconds) == nil ? "" : " time=\"\(test.seconds)\"")
            switch test.state {
            case .passed: return head + "/>\n"
            case .skipped: return head + "><skipped/></testcase>\n"
            case .failed, .running:
                let text = test.state == .failed ? "failed" : words
                let said = test.issues.map(xmlText).joined(separator: "&#10;")
                return head + "><failure message=\"\(xmlText(text))\">\(said)</failure></testcase>\n"
            }
        }
        var failures = log.tests.count { $0.state == .failed || $0.state == .running }
        if !isPassed, failures == 0 {
            let name = xmlText(group.name)
            cases.append(
                "    <testcase classname=\"\(name)\" name=\"\(name)\"><failure message=\"\(xmlText(words))\"/></testcase>\n"
            )
            failures = 1
        }
        return "  <testsuite name=\"\(xmlText(group.name))\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
            + cases.joined() + "  </testsuite>\n"
    }
}
