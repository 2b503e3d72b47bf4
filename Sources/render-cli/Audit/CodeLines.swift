import Files
import Findings
import InterfaceBuilder
import LayoutAudit
import Notation
import ProjectResources

/// The lines of a project's Swift from which findings of its Interface Builder files follow, with what to write there: code
/// that sets a property replaces what the file says, and a repair of the file changes nothing.
///
/// The lines are found by names: a line of a class that begins with the name of an outlet of that class.
struct CodeLines {
    /// A view of a finding as code knows the view.
    private struct Wanted {
        /// The place of the finding.
        var finding: Int
        /// The rule of the finding.
        var rule: AuditRule
        /// The class that has the outlet.
        var owner: String
        /// The outlet's name.
        var member: String
    }

    private var wanted: [Wanted] = []

    /// - Parameters:
    ///   - findings: those of one file.
    ///   - objects: the objects of the file.
    init(_ findings: [Finding], _ objects: DocumentObjects) {
        var outlets: [String: [(owner: String, member: String)]] = [:]
        for object in objects.all {
            guard let owner = object.customClass else { continue }
            for connection in object.connections where connection.kind == .outlet {
                outlets[connection.destination, default: []].append((owner, connection.name))
            }
        }
        for (place, finding) in findings.enumerated() {
            guard let rule = AuditRule(rawValue: finding.rule) else { continue }
            for element in finding.elements {
                for outlet in outlets[element.id] ?? [] where wanted.count < Self.most {
                    wanted.append(Wanted(finding: place, rule: rule, owner: outlet.owner, member: outlet.member))
                }
            }
        }
    }

    /// Whether no finding is about a view with an outlet.
    var isEmpty: Bool { wanted.isEmpty }

    /// The most views of findings that lines are searched for.
    private static let most = 1_000
    /// The most lines of one finding.
    private static let listed = 3
    /// The most bytes of a line that are read.
    private static let longestLine = 400

    /// The lines of each finding, by its place, in the order of the sources.
    /// - Parameters:
    ///   - file: the name of the findings' file, after which sources are named.
    ///   - surroundings: those of that file.
    func lines(
        in project: Project, named file: String, around surroundings: Surroundings
    ) -> [Int: [Finding.CodeLine]] {
        var found: [Int: [Finding.CodeLine]] = [:]
        project.forEachSource { path, bytes in
            guard path.hasSuffix(".swift") else { return }
            let declared = Self.classes(in: bytes)
            let here = wanted.filter { declared.contains($0.owner) }
            guard !here.isEmpty else { return }
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, raw) in lines.enumerated() where raw.count <= Self.longestLine {
                let line = String(String(decoding: raw, as: UTF8.self).trimmed.drop { " \t\r".contains($0) })
                for one in here where found[one.finding, default: []].count < Self.listed {
                    guard let property = Self.property(of: one.member, in: line),
                        let lines = CodeSuggestion.mending(line, property, for: one.rule)
                    else { continue }
                    let shown = displayName(surroundings.shown(path, beside: file))
                    let told = Finding.CodeLine(file: shown, line: index + 1, text: line, lines: lines)
                    if !found[one.finding, default: []].contains(told) { found[one.finding, default: []].append(told) }
                }
            }
        }
        return found
    }

    /// The names behind `class` and `extension` in a source.
    private static func classes(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var isHead = false
        for word in bytes.split(whereSeparator: { !Self.isOfName($0) }) {
            if isHead { found.insert(String(decoding: word, as: UTF8.self)) }
            isHead = word.elementsEqual("class".utf8) || word.elementsEqual("extension".utf8)
        }
        return found
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
    }

    /// The property that a statement about an outlet begins with: `title.font`, `self.title?.font`.
    private static func property(of member: String, in line: String) -> CodeSuggestion.Property? {
        var rest = Substring(line)
        if rest.hasPrefix("self.") { rest = rest.dropFirst(5) }
        guard rest.hasPrefix(member) else { return nil }
        rest = rest.dropFirst(member.count)
        if rest.hasPrefix("?") || rest.hasPrefix("!") { rest = rest.dropFirst() }
        guard rest.first == "." else { return nil }
        return CodeSuggestion.Property(rawValue: String(rest.dropFirst().prefix { $0.isLetter }))
    }
}
