/// What stands around a place of a source.
protocol SourceScope {
    /// Braces that open no type of interest.
    static var other: Self { get }
}

/// A scanner that follows a source from declaration to declaration.
protocol DeclarationReading {
    associatedtype Scope: SourceScope
    var cursor: SourceCursor { get set }
    /// The scopes around the cursor, from the outermost in.
    var scopes: [Scope] { get set }
    var conditions: OpenConditions { get set }
    /// Takes an attribute, whose name is without `@`, as a part of the next declaration.
    mutating func noteAttribute(_ name: String, at place: Int)
    /// Takes the word at the cursor: a modifier, a declaration, or a word of an expression.
    mutating func readWord()
    /// Drops the attributes and modifiers that no declaration followed.
    mutating func forget()
}

extension DeclarationReading {
    /// Reads the source to its end, past comments and strings.
    mutating func readDeclarations() {
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            readByte()
        }
    }

    private mutating func readByte() {
        switch cursor.text[cursor.place] {
        case UInt8(ascii: "#"):
            conditions.read(cursor)
            cursor.place += 1
            forget()
        case UInt8(ascii: "{"):
            scopes.append(.other)
            cursor.place += 1
            forget()
        case UInt8(ascii: "}"):
            if !scopes.isEmpty { scopes.removeLast() }
            cursor.place += 1
            forget()
        case UInt8(ascii: "@"):
            let place = cursor.place
            cursor.place += 1
            noteAttribute(cursor.readName(), at: place)
            if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") { cursor.skipParentheses() }
        case UInt8(ascii: "`"), UInt8(ascii: "."):
            cursor.place += 1
            _ = cursor.readName()
            forget()
        case let byte where SourceCursor.isLetter(byte): readWord()
        case let byte where byte <= UInt8(ascii: " "): cursor.place += 1
        default:
            cursor.place += 1
            forget()
        }
    }
}
