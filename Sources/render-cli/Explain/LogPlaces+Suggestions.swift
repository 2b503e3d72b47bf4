import ConstraintLogs
import Notation

/// The line of code that makes a constraint of a report.
struct CodePlace: Hashable {
    /// The place in the report, from 0.
    var constraint: Int
    var path: String
    /// From 1.
    var line: Int
}

/// The lines to write in place of a constraint's line of code: a suggestion, since nobody has compiled them.
extension LogPlaces {
    /// The most repairs for which lines are suggested.
    private static let suggested = 2

    /// For each repair that is enough, and whose constraint is a line of the code, the lines to write there.
    /// - Parameter numbers: the places found by the constraints' numbers.
    func suggestions(for report: ReportExplanation, _ numbers: [CodePlace]) -> [String] {
        let places = sourcePlaces(of: report.report, numbers)
        let repairs = report.repairs.filter(\.isEnough)
        return repairs.compactMap { repair -> [String]? in
            // Several files may have the name that the log has.
            let own = places.filter { $0.constraint == repair.constraint }
            guard own.count == 1, let place = own.first, let line = line(place.line, of: place.path) else { return nil }
            let constraint = report.report.constraints[repair.constraint]
            let lines: [String]?
            let change: String
            switch repair.change {
            case .lower:
                lines = CodeSuggestion.lowering(line, named: constraint.first.attribute.rawValue)
                change = "priority 999"
            case .constant(let new):
                lines = CodeSuggestion.changing(line, from: constraint.constant, to: new)
                change = "the constant \(PlainNumber.text(new))"
            }
            guard let lines else { return nil }
            let head =
                "to write at \(displayName(place.path)):\(place.line) for \(change) at constraint \(place.constraint + 1):"
            return [head] + lines.map { "    " + displayLine($0) }
        }.prefix(Self.suggested).flatMap { $0 }
    }

    /// The lines that make constraints: those that SnapKit names, then those with a constraint's number.
    private func sourcePlaces(of report: LoggedReport, _ numbers: [CodePlace]) -> [CodePlace] {
        let named = report.constraints.enumerated().flatMap { index, constraint -> [CodePlace] in
            guard let source = constraint.source, let mark = source.lastIndex(of: "#"),
                let line = Int(source[source.index(after: mark)...])
            else { return [] }
            return code.filter { lastComponent($0.path) == source[..<mark] }
                .map { CodePlace(constraint: index, path: $0.path, line: line) }
        }
        let known = Set(named.map(\.constraint))
        return named + numbers.filter { !known.contains($0.constraint) }
    }

    /// A line of a file of the folder, without the spaces around; nil for a line that the file lacks or that is too long.
    private func line(_ number: Int, of path: String) -> String? {
        guard let bytes = code.first(where: { $0.path == path })?.bytes else { return nil }
        let lines = bytes.split(separator: 10, maxSplits: max(number, 0), omittingEmptySubsequences: false)
        guard number > 0, number <= lines.count, lines[number - 1].count <= Self.longestLine else { return nil }
        let line = String(decoding: lines[number - 1], as: UTF8.self)
        return String(line.trimmed.drop { $0 == " " || $0 == "\t" })
    }

    /// The most bytes of a line that are read.
    private static let longestLine = 400
}

/// A line of Swift or Objective-C that makes a constraint, with another priority or another number.
enum CodeSuggestion {
    /// The line with the priority 999; nil for a line in none of the known forms: SnapKit, anchors in Swift and in
    /// Objective-C, visual formats are left alone.
    /// - Parameter name: the attribute, by which a constraint without a variable is named.
    static func lowering(_ line: String, named name: String) -> [String]? {
        guard !line.lowercased().contains("priority"), !line.contains("//"), isBalanced(line) else { return nil }
        let ends = ["equalTo(", "equalToSuperview(", "reaterThanOrEqualTo(", "essThanOrEqualTo(", "offset(", "inset("]
        // A label gives no constraint back, and several attributes before the relation are several constraints.
        let words = line.prefix { $0 != "(" }.split(separator: ".")
        if line.hasPrefix("make.") || line.hasPrefix("$0."), line.hasSuffix(")"), words.count == 3,
            !severalAttributes.contains(String(words[1])), !line.contains(".labeled("),
            ends.contains(where: { line.contains(".\($0)") || line.contains($0) })
        {
            return [line + ".priority(999)"]
        }
        if line.contains(".constraint(") { return anchored(line, named: name + "Constraint") }
        let activation = ".active = YES;"
        guard line.hasPrefix("["), line.contains("onstraintEqualTo"), line.hasSuffix(activation) else { return nil }
        let variable = name + "Constraint"
        return [
            "NSLayoutConstraint *\(variable) = \(line.dropLast(activation.count));",
            "\(variable).priority = 999;", "\(variable)\(activation)",
        ]
    }

    private static let severalAttributes: Set<String> = [
        "edges", "size", "center", "margins", "directionalEdges", "directionalMargins", "horizontalEdges",
        "verticalEdges",
        "directionalHorizontalEdges", "directionalVerticalEdges", "centerWithinMargins",
    ]

    /// A constraint of anchors in Swift: in a variable, which the priority needs.
    private static func anchored(_ line: String, named name: String) -> [String]? {
        let priority = ".priority = UILayoutPriority(999)"
        let activation = ".isActive = true"
        if line.hasSuffix(activation) {
            return ["let \(name) = \(line.dropLast(activation.count))", name + priority, name + activation]
        }
        if let sign = line.parts(around: " = ") {
            let variable = sign.before.split(separator: " ").last.map(String.init) ?? name
            let bare = variable.split(separator: ":").first.map(String.init) ?? name
            return line.hasSuffix(")") ? [line, bare + priority] : nil
        }
        // An element of a list: nothing but the constraint.
        let expression = line.hasSuffix(",") ? String(line.dropLast()) : line
        guard expression.hasSuffix(")"), line.first?.isLetter == true,
            let call = expression.parts(around: ".constraint("), !call.before.contains(where: { "([ ".contains($0) }),
            closesLast(call.after)
        else { return nil }
        let element = name + (line.hasSuffix(",") ? "," : "")
        return ["let \(name) = \(expression)", name + priority, element + "  // in the list"]
    }

    /// The line with another number; nil where the number is not there exactly once, or would change its sign.
    static func changing(_ line: String, from old: Double, to new: Double) -> [String]? {
        guard old != 0, (old < 0) == (new < 0), new != 0 else { return nil }
        let number = PlainNumber.text(old.magnitude)
        var places: [Range<String.Index>] = []
        var at = line.startIndex
        while let start = line[at...].firstIndex(where: \.isNumber) {
            var end = start
            while end < line.endIndex, line[end].isNumber || line[end] == "." || line[end].isLetter {
                end = line.index(after: end)
            }
            let isWord = start > line.startIndex && isPartOfWord(line[line.index(before: start)])
            if !isWord, line[start..<end] == number { places.append(start..<end) }
            at = end
        }
        guard places.count == 1, let place = places.first else { return nil }
        return [String(line[..<place.lowerBound]) + PlainNumber.text(new.magnitude) + line[place.upperBound...]]
    }

    private static func isPartOfWord(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_" || letter == "."
    }

    /// Whether the parenthesis before a text is closed by the text's last letter.
    private static func closesLast(_ text: some StringProtocol) -> Bool {
        var depth = 1
        for (index, letter) in text.enumerated() {
            if "([{".contains(letter) { depth += 1 }
            if ")]}".contains(letter) { depth -= 1 }
            if depth == 0 { return index == text.count - 1 }
        }
        return false
    }

    /// Whether the statement begins and ends on the line.
    private static func isBalanced(_ line: String) -> Bool {
        var depth = 0
        for letter in line {
            if "([{".contains(letter) { depth += 1 }
            if ")]}".contains(letter) { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}

extension String {
    /// The text before and after the first place of some words.
    fileprivate func parts(around words: String) -> (before: Substring, after: Substring)? {
        guard let place = firstRange(of: words) else { return nil }
        return (self[..<place.lowerBound], self[place.upperBound...])
    }
}
