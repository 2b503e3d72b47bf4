import Notation

/// The settings for findings in a project's `.render-cli.json`: the severity of each rule, and suppressed findings with
/// reasons.
///
///     {
///       "rules": { "touch-target": "warning", "tight-text": "off" },
///       "failOn": "error",
///       "suppressions": [
///         { "rule": "truncated-text", "path": "App/**/Login*.storyboard", "reason": "shortened in code" }
///       ]
///     }
public struct FindingConfiguration: Sendable, Equatable {
    /// A kind of finding that is not reported. All stated conditions must hold.
    public struct Suppression: Sendable, Equatable {
        /// Nil: any rule.
        public var rule: String?
        /// A pattern such as `App/**/Login*.storyboard`, from the folder of the configuration; nil: any file.
        public var path: String?
        /// A name of a view, or the id of a view or constraint; nil: any.
        public var view: String?
        /// Why the finding is acceptable; required in the file.
        public var reason: String
        /// The place of the suppression in the file.
        public var place: FilePlace

        /// `truncated-text in Login.storyboard`, for messages.
        public var words: String {
            var words = rule ?? "every rule"
            if let path { words += " in \(path)" }
            if let view { words += " at \(view)" }
            return words
        }
    }

    /// The last setting of a rule counts; nil: the rule is off.
    public private(set) var severities: [(rule: String, severity: Finding.Severity?)] = []
    /// In the order of the file.
    public private(set) var suppressions: [Suppression] = []
    /// The least severity for which a check fails; nil: the check's own.
    public private(set) var failOn: Finding.Severity?

    /// A configuration that changes nothing.
    public init() {}

    /// Equal settings in the same order.
    public static func == (a: Self, b: Self) -> Bool {
        a.suppressions == b.suppressions && a.failOn == b.failOn
            && a.severities.elementsEqual(b.severities) { $0.rule == $1.rule && $0.severity == $1.severity }
    }

    /// The keys of the file's object.
    static let members = ["$schema", "rules", "failOn", "suppressions"]
    /// The keys of an entry of `suppressions`.
    static let suppressionMembers = ["rule", "path", "view", "reason"]
    /// The values of a rule in `rules`: `off`, or a severity.
    static let severityWords = ["off"] + Finding.Severity.allCases.map(\.rawValue)

    /// Reads a configuration.
    /// - Parameters:
    ///   - rules: the names that rules have.
    ///   - nearest: the known word that was probably meant.
    /// - Throws: all mistakes of the file, in its order.
    public init(
        _ bytes: [UInt8], rules: [String], nearest: @escaping (String, [String]) -> String?
    ) throws(ConfigurationError) {
        let root = try PositionedJSONParser.parse(bytes)
        var reader = ConfigurationReader(rules: rules, nearest: nearest)
        self = reader.configuration(root)
        guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
    }

    fileprivate mutating func add(_ suppression: Suppression) { suppressions.append(suppression) }
    /// Sets the severity of a rule; nil switches the rule off. A later entry of the same rule wins.
    fileprivate mutating func set(_ severity: Finding.Severity?, of rule: String) {
        severities.append((rule, severity))
    }
    fileprivate mutating func fail(on severity: Finding.Severity) { failOn = severity }
}

extension FindingConfiguration {
    /// Applies severities and suppressions to findings.
    /// - Parameter matches: whether the path of a finding's file matches a pattern of a suppression.
    /// - Returns: the findings that are reported, with the configured severities; the number of suppressed findings;
    ///   and the suppressions that matched no finding.
    public func apply(
        to findings: [Finding], matches: (_ path: String, _ pattern: String) -> Bool
    ) -> (left: [Finding], suppressed: Int, unused: [Suppression]) {
        var isUsed = [Bool](repeating: false, count: suppressions.count)
        var left: [Finding] = []
        var suppressed = 0
        for var finding in findings {
            if let setting = severities.last(where: { $0.rule == finding.rule }) {
                guard let severity = setting.severity else { continue }
                finding.severity = severity
                finding.evidence = []
            }
            var isLeftAlone = false
            for (place, suppression) in suppressions.enumerated() {
                guard suppression.rule.map({ $0 == finding.rule }) ?? true,
                    suppression.path.map({ matches(finding.file, $0) }) ?? true,
                    suppression.view.map({ finding.names($0) }) ?? true
                else { continue }
                isUsed[place] = true
                isLeftAlone = true
            }
            if isLeftAlone { suppressed += 1 } else { left.append(finding) }
        }
        return (left, suppressed, suppressions.indices.filter { !isUsed[$0] }.map { suppressions[$0] })
    }
}

extension Finding {
    /// Whether the finding is about a view of this name, or a view or constraint of this id.
    fileprivate func names(_ word: String) -> Bool {
        elements.first?.id == word || elements.first?.names.contains(word) == true
            || constraints.contains { $0.id == word }
    }
}

/// Reads the members and collects all mistakes.
private struct ConfigurationReader {
    /// The names that rules have.
    let rules: [String]
    /// Finds the known word that was probably meant.
    let nearest: (String, [String]) -> String?
    /// The mistakes so far, in the order of the file.
    var problems: [ConfigurationError.Problem] = []

    /// Reads the whole file. Parts with a mistake are left out, so that every mistake is found in one run.
    mutating func configuration(_ root: PositionedJSON) -> FindingConfiguration {
        var configuration = FindingConfiguration()
        guard case .object(let members) = root.value else {
            report(root.place, "expected an object, not \(root.kindWords)")
            return configuration
        }
        for member in members {
            switch member.key {
            case "$schema": continue
            case "failOn":
                if let severity = severity(member.value, words: Array(FindingConfiguration.severityWords.dropFirst())) {
                    configuration.fail(on: severity)
                }
            case "rules": readRules(member.value, into: &configuration)
            case "suppressions": readSuppressions(member.value, into: &configuration)
            default: unknown(member.key, member.place, FindingConfiguration.members, "member")
            }
        }
        return configuration
    }

    /// Reads the object `rules`, from names of rules to severities or `off`.
    private mutating func readRules(_ node: PositionedJSON, into configuration: inout FindingConfiguration) {
        guard case .object(let members) = node.value else {
            return report(node.place, "'rules': expected an object of rules and severities, not \(node.kindWords)")
        }
        for member in members {
            guard rules.contains(member.key) else {
                unknown(member.key, member.place, rules, "rule")
                continue
            }
            if case .string("off") = member.value.value {
                configuration.set(nil, of: member.key)
            } else if let severity = severity(member.value, words: FindingConfiguration.severityWords) {
                configuration.set(severity, of: member.key)
            }
        }
    }

    /// A severity by its name; nil after a reported mistake.
    private mutating func severity(_ node: PositionedJSON, words: [String]) -> Finding.Severity? {
        guard let word = text(node) else { return nil }
        guard let severity = Finding.Severity(rawValue: word) else {
            unknown(word, node.place, words, "severity")
            return nil
        }
        return severity
    }

    /// Reads the list `suppressions`.
    private mutating func readSuppressions(_ node: PositionedJSON, into configuration: inout FindingConfiguration) {
        guard case .array(let elements) = node.value else {
            return report(node.place, "'suppressions': expected a list, not \(node.kindWords)")
        }
        for element in elements { if let one = suppression(element) { configuration.add(one) } }
    }

    /// Reads one entry, which must have a reason and at least one of rule, path and view; nil after a reported mistake.
    private mutating func suppression(_ node: PositionedJSON) -> FindingConfiguration.Suppression? {
        guard case .object(let members) = node.value else {
            report(node.place, "expected an object with 'rule', 'path', 'view' and 'reason', not \(node.kindWords)")
            return nil
        }
        let before = problems.count
        var result = FindingConfiguration.Suppression(reason: "", place: node.place)
        for member in members {
            switch member.key {
            case "rule":
                guard let name = text(member.value) else { continue }
                guard rules.contains(name) else {
                    unknown(name, member.value.place, rules, "rule")
                    continue
                }
                result.rule = name
            case "path": result.path = text(member.value)
            case "view": result.view = text(member.value)
            case "reason": result.reason = text(member.value) ?? ""
            default: unknown(member.key, member.place, FindingConfiguration.suppressionMembers, "member")
            }
        }
        guard problems.count == before else { return nil }
        if result.reason.allSatisfy(\.isWhitespace) {
            report(node.place, "a suppression needs a 'reason'")
            return nil
        }
        if result.rule == nil, result.path == nil, result.view == nil {
            report(node.place, "a suppression of everything: name a 'rule', a 'path' or a 'view'")
            return nil
        }
        return result
    }

    /// The text of a node; nil after a reported mistake.
    private mutating func text(_ node: PositionedJSON) -> String? {
        if case .string(let text) = node.value { return text }
        report(node.place, "expected a text, not \(node.kindWords)")
        return nil
    }

    /// Reports an unknown word with the nearest known one, or else with all known ones.
    private mutating func unknown(_ word: String, _ place: FilePlace, _ known: [String], _ noun: String) {
        let hint =
            nearest(word, known).map { "; did you mean '\($0)'?" } ?? "; known are \(known.joined(separator: ", "))"
        report(place, "unknown \(noun) '\(escapedForDisplay(word))'\(hint)")
    }

    /// Notes a mistake at a place of the file.
    private mutating func report(_ place: FilePlace, _ message: String) {
        problems.append(.init(place: place, message: message))
    }
}
