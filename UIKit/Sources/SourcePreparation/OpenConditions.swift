/// The conditions around a place: a part that an iPhone always compiles counts as no part of a condition.
struct OpenConditions {
    /// A part of a condition.
    private struct Part {
        var isCertain = false
        /// Whether no iPhone compiles the part.
        var isNever = false
        /// Whether a part before, or this one, is certain.
        var isDecided = false
        /// Whether the parts so far are compiled by no iPhone.
        var areNever = true
    }

    private var parts: [Part] = []
    private static let certain = Set(
        [
            "os(iOS)", "canImport(UIKit)", "!os(macOS)", "!os(OSX)", "!os(watchOS)", "!os(tvOS)",
            "!os(visionOS)", "!os(Linux)", "!targetEnvironment(macCatalyst)", "!canImport(AppKit)",
            "canImport(Foundation)", "canImport(Dispatch)", "canImport(ObjectiveC)", "canImport(CoreGraphics)",
            "canImport(QuartzCore)",
        ] + ProvidedModules.importable.map { "canImport(\($0))" }
            + ProvidedModules.ofNames.map { "!canImport(\($0))" })

    /// Whether a condition encloses the place that a device need not meet.
    var isOpen: Bool { parts.contains { !$0.isCertain } }

    /// Whether no device compiles the place.
    var isNever: Bool { parts.contains(where: \.isNever) }

    /// Whether one condition is met by the device, or by the compiler.
    private static func isMet(_ part: String) -> Bool {
        certain.contains(part) || part.hasPrefix("swift(>=") || part.hasPrefix("compiler(>=")
    }

    /// What every iPhone makes of a condition: a known one, several of them, or one of several; nil for others.
    private static func answer(_ condition: Substring) -> Bool? {
        let words = condition.split(separator: " ").map(String.init)
        let operators = Set(words.filter { $0 == "&&" || $0 == "||" })
        let parts = words.filter { !operators.contains($0) }
        guard operators.count < 2, parts.count == words.count / 2 + 1 else { return nil }
        let isAny = operators.contains("||")
        let met = parts.count(where: isMet)
        let unmet = parts.count { $0.hasPrefix("!") ? isMet(String($0.dropFirst())) : isMet("!" + $0) }
        if isAny ? met > 0 : met == parts.count { return true }
        return (isAny ? unmet == parts.count : unmet > 0) ? false : nil
    }

    /// Takes the directive that begins at the cursor, if one does.
    mutating func read(_ cursor: SourceCursor) {
        if cursor.has("#endif") { _ = parts.popLast() }
        guard let word = ["#if ", "#elseif ", "#else"].first(where: cursor.has),
            var part = word == "#if " ? Part() : parts.popLast()
        else { return }
        var line = cursor
        line.skipLine()
        let condition = cursor.code(in: cursor.place..<line.place).dropFirst(word.count)
        let answer = word == "#else" ? true : Self.answer(condition)
        part.isCertain = part.areNever && answer == true
        part.isNever = part.isDecided || answer == false
        part.isDecided = part.isDecided || part.isCertain
        part.areNever = part.areNever && answer == false
        parts.append(part)
    }
}
