/// What only objects of Objective-C can do; behind each the cursor stands then.
extension SourceRewriter {
    /// `type(of: object).description()` of an object of any class, whose name Foundation's function says.
    mutating func readDescription(_ word: String, from start: Int) -> Bool {
        guard word == "type", cursor.has("(of:") else { return false }
        var ahead = cursor
        ahead.skipParentheses()
        let call = ".description()"
        guard ahead.has(call) else { return false }
        cursor.text.replaceSubrange(ahead.place..<ahead.place + call.utf8.count, with: [UInt8(ascii: ")")])
        let name = Array("NSStringFromClass(".utf8)
        cursor.text.insert(contentsOf: name, at: start)
        cursor.place += name.count
        changes[.madeByType, default: 0] += 1
        return true
    }

    /// A regular expression that may be a detector, in a module with both: Foundation's class has no subclasses on Linux.
    mutating func readExpression(_ word: String, from start: Int) -> Bool {
        guard task.namesDetectors, word == "NSRegularExpression",
            start == 0 || cursor.text[start - 1] != UInt8(ascii: ".")
        else { return false }
        put("UIRegularExpression", in: start..<cursor.place, .madeByType)
        return true
    }

    /// Whether the function's type behind `@convention(c)`, at which the cursor stands, is that of a method, with a selector.
    var isOfMethod: Bool {
        var ahead = cursor
        ahead.skipParentheses()
        ahead.skipSpace()
        let start = ahead.place
        if ahead.has("(") { ahead.skipParentheses() }
        return String(decoding: ahead.text[start..<ahead.place], as: UTF8.self).hasBytes(of: "Selector", isName: true)
    }
}
