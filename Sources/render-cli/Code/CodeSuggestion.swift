import Notation

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
            ends.contains(where: { line.contains($0) })
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
    static func isBalanced(_ line: String) -> Bool {
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
