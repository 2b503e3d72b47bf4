import Notation

/// A message on standard error as an object, for `--errors json`.
///
///     { "severity": "error", "message": "expected a number", "file": "a.json", "line": 3, "column": 7 }
struct MessageObject {
    enum Severity: String, CaseIterable { case error, warning, note }

    private(set) var severity: Severity
    private(set) var message: String
    /// Nil where the message is about no file.
    private(set) var file: String?
    private(set) var position: [Int] = []

    /// - Parameters:
    ///   - line: a message as a person reads it: `file:line:column: error: words`, or less of it.
    ///   - fallback: of a line that names no severity.
    init(_ line: String, _ fallback: Severity) {
        (severity, message) = (fallback, line)
        if line.hasPrefix("Error: ") { message = String(line.dropFirst(7)) }
        for severity in Severity.allCases {
            let word = severity.rawValue + ": "
            if line.hasPrefix(word) {
                (self.severity, message) = (severity, String(line.dropFirst(word.count)))
                return
            }
            guard let range = line.firstPlace(of: ": " + word) else { continue }
            (self.severity, message) = (severity, String(line[range.upperBound...]))
            setPlace(line[..<range.lowerBound])
            return
        }
    }

    /// `file`, `file:line` or `file:line:column`.
    private mutating func setPlace(_ place: Substring) {
        var rest = place
        while position.count < 2, let colon = rest.lastIndex(of: ":"),
            let number = Int(rest[rest.index(after: colon)...])
        {
            position.insert(number, at: 0)
            rest = rest[..<colon]
        }
        file = String(rest)
    }

    /// The object on one line.
    var line: String {
        var members: [JSONValue.Member] = [
            .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
        ]
        if let file { members.append(.init("file", .string(file))) }
        for (name, number) in zip(["line", "column"], position) { members.append(.init(name, .integer(number))) }
        return JSONValue.object(members).compact
    }
}
