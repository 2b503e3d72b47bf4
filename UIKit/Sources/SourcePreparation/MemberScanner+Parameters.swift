/// Initialisers, and what lists of parameters say.
extension MemberScanner {
    /// Notes an initialiser that wants no arguments, unless the class has `init(frame:)` as well.
    mutating func readInitializer() {
        let attributes = pending
        forget()
        guard let type = scopes.last?.type, !found[type].isExtension, !cursor.isAtEnd else { return }
        cursor.skipSpace()
        guard !cursor.isAtEnd else { return }
        if cursor.text[cursor.place] == UInt8(ascii: "?") || cursor.text[cursor.place] == UInt8(ascii: "!") {
            // What may fail is not asked; yet the class has it.
            cursor.place += 1
            cursor.skipSpace()
            let start = cursor.place + 1
            guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
            cursor.skipParentheses()
            guard cursor.place > start, !attributes.contains("convenience") else { return }
            let parameters = Array(cursor.text[start..<(cursor.place - 1)])
            found[type].initializers.append(Self.labels(of: parameters, ofCalls: false) ?? [])
            return
        }
        guard cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
        let start = cursor.place + 1
        cursor.skipParentheses()
        guard cursor.place > start else { return }
        let parameters = Array(cursor.text[start..<(cursor.place - 1)])
        let labels = Self.labels(of: parameters, ofCalls: false)
        if !attributes.contains("convenience") || attributes.contains("override") {
            found[type].initializers.append(labels ?? [])
        }
        guard !found[type].isUnnameable else { return }
        if labels == ["frame"] { framed.insert(type) }
        guard attributes.isDisjoint(with: ["private", "fileprivate", "@available"]),
            !["async", "throws"].contains(peekWord()), Self.areOptional(parameters)
        else { return }
        found[type].isMadePlainly = true
    }

    /// Whether a call may leave out each of the parameters.
    private static func areOptional(_ parameters: [UInt8]) -> Bool {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var isOptional = true
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            depth += cursor.bracketStep(countsAngles: false)
            switch cursor.text[cursor.place] {
            case UInt8(ascii: ":") where depth == 0: isOptional = false
            case UInt8(ascii: "=") where depth == 0: isOptional = true
            case UInt8(ascii: ",") where depth == 0 && !isOptional: return false
            default: break
            }
            cursor.place += 1
        }
        return isOptional
    }

    /// The labels of a list of parameters.
    /// - Parameter isOfCalls: whether calls by name shall fill them: then nil for a list that has a parameter of several values,
    ///   or one that is changed.
    static func labels(of parameters: [UInt8], ofCalls isOfCalls: Bool = true) -> [String?]? {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var labels: [String?] = []
        var isAtLabel = true
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            depth += cursor.bracketStep(countsAngles: true)
            switch byte {
            case UInt8(ascii: ",") where depth == 0: isAtLabel = true
            case UInt8(ascii: ".") where isOfCalls && cursor.has("..."): return nil
            case UInt8(ascii: "@"):
                cursor.place += 1
                _ = cursor.readName()
                continue
            case UInt8(ascii: "`"): break
            case let byte where SourceCursor.isLetter(byte):
                let word = cursor.readName()
                if isOfCalls, word == "inout" { return nil }
                if isAtLabel {
                    labels.append(word == "_" ? nil : word)
                    isAtLabel = false
                }
                continue
            default: break
            }
            cursor.place += 1
        }
        return labels
    }
}
