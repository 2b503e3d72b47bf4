/// Objects that code makes of a generic parameter bound to a class of UIKit: `T(frame: .zero)` in `func made<T: UIView>() -> T`.
///
/// Initialisers of Objective-C's classes may be called so, and Swift's only where they are `required`: the call goes to
/// `uikitMaker(T.self)`, which finds the initialiser by the class's table of methods.
struct GenericMakers {
    /// The names of each brace that is open.
    private var scopes: [Set<String>] = []
    /// The names of a head whose brace has not come yet.
    private var pending: Set<String> = []

    private static let keywords: Set<String> = ["func", "class", "struct", "enum", "init", "extension"]

    mutating func open() {
        scopes.append(pending)
        pending = []
    }

    mutating func close() {
        if !scopes.isEmpty { scopes.removeLast() }
        pending = []
    }

    /// Takes a word that ends at the cursor.
    /// - Returns: true where the word was rewritten.
    mutating func read(_ word: String, from start: Int, _ cursor: inout SourceCursor) -> Bool {
        if Self.keywords.contains(word), start == 0 || cursor.text[start - 1] != UInt8(ascii: ".") {
            pending = cursor.boundNames(isExtension: word == "extension")
            return false
        }
        guard cursor.has("("), start == 0 || !Self.isPart(cursor.text[start - 1]),
            pending.contains(word) || scopes.contains(where: { $0.contains(word) })
        else { return false }
        let call = Array("uikitMaker(\(word).self)".utf8)
        cursor.text.replaceSubrange(start..<cursor.place, with: call)
        cursor.place = start + call.count
        return true
    }

    private static func isPart(_ byte: UInt8) -> Bool { SourceCursor.isLetter(byte) || byte == UInt8(ascii: ".") }
}

extension SourceCursor {
    /// The generic parameters of a head that begins behind its keyword whose classes are UIKit's: those between angles, and
    /// those of a condition.
    fileprivate func boundNames(isExtension: Bool) -> Set<String> {
        var ahead = self
        ahead.skipSpace()
        let name = ahead.readName()
        var found: Set<String> = isExtension && name.isOfUIKit ? ["Self"] : []
        var isCondition = false
        var angles = 0
        while !ahead.isAtEnd {
            if ahead.skipCommentOrString() { continue }
            let byte = ahead.text[ahead.place]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "=") && angles == 0 {
                break
            }
            if byte == UInt8(ascii: "(") {
                ahead.skipParentheses()
            } else if SourceCursor.isLetter(byte) {
                let word = ahead.readName()
                if word == "where" { isCondition = true }
                if Self.declarations.contains(word) { break }
                if angles > 0 || isCondition, ahead.boundType?.isOfUIKit == true { found.insert(word) }
            } else {
                if byte == UInt8(ascii: "<") { angles += 1 }
                if byte == UInt8(ascii: ">"), ahead.text[ahead.place - 1] != UInt8(ascii: "-") { angles -= 1 }
                ahead.place += 1
            }
        }
        return found
    }

    private static let declarations: Set<String> = [
        "func", "var", "let", "class", "struct", "enum", "extension", "init",
    ]

    /// The type behind a colon that follows here.
    private var boundType: String? {
        var ahead = self
        ahead.skipSpace()
        guard !ahead.isAtEnd, ahead.text[ahead.place] == UInt8(ascii: ":") else { return nil }
        ahead.place += 1
        return ahead.nextWord
    }
}

extension String {
    /// Whether a type of this name is a class of UIKit's, by its name.
    fileprivate var isOfUIKit: Bool {
        hasPrefix("UI") && dropFirst(2).first?.isUppercase == true && !hasSuffix("Delegate") && !hasSuffix("DataSource")
    }
}
