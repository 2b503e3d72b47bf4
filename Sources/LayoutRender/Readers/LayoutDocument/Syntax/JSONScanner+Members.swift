/// The usual forms of objects: keys in the order of the object before, short values, arrays of numbers, and objects in
/// arrays.
///
/// Nearly all of a large document is written so, and is read here at a third of the instructions. Whatever is not as
/// expected is left to the scanner's general loop, at the byte and in the state in which that loop would be.
extension JSONScanner {
    /// Reads members from the quote of a key on, out of objects and into them.
    /// - Parameter state: `key` before; after, what the general loop has to read at the byte that is answered.
    @inline(__always)
    mutating func members(
        _ text: Span<UInt8>, _ start: Int, _ state: inout State, _ tokens: inout Tokens, _ outer: inout Outer
    ) -> Int {
        var at = start
        // A turn reads up to 28 bytes without asking again, and makes up to four tokens besides numbers.
        while at &+ 32 < text.count, tokens.freeCapacity > 4 {
            guard usualKey(text, &at, &tokens) else { break }
            switch text[at] {
            case UInt8(ascii: "\""):
                guard let end = JSONText.shortStringEnd(text, at) else { return leave(.value, at, &state) }
                tokens.append(JSONArena.Node(.string, start: at &+ 1, length: end &- at &- 1))
                at = end &+ 1
            case 48...57:
                guard let number = TextNumber.short(text, at) else { return leave(.value, at, &state) }
                tokens.append(JSONArena.Node(number, start: at))
                at &+= number.length
            case UInt8(ascii: "["):
                guard outer.freeCapacity > 1 else { return leave(.value, at, &state) }
                begin(isObject: false, at, &tokens, &outer)
                at = JSONText.skipBlanks(text, at &+ 1)
                guard at &+ 11 < text.count else { return leave(.firstElement, at, &state) }
                if text[at] == UInt8(ascii: "{") {
                    begin(isObject: true, at, &tokens, &outer)
                    at = JSONText.skipBlanks(text, at &+ 1)
                    guard at < text.count, text[at] == UInt8(ascii: "\"") else { return leave(.firstKey, at, &state) }
                    continue
                }
                guard let number = TextNumber.short(text, at) else { return leave(.firstElement, at, &state) }
                tokens.append(JSONArena.Node(number, start: at))
                at = numbers(text, at &+ number.length, &tokens)
            default: return leave(.value, at, &state)
            }
            guard nextMember(text, &at, &state, &tokens, &outer) else { return at }
        }
        return at
    }

    /// Sets the state in which the general loop goes on.
    @inline(__always)
    private func leave(_ next: State, _ at: Int, _ state: inout State) -> Int {
        state = next
        return at
    }

    /// Reads the key predicted from the previous object, with colon and at most one space.
    /// - Returns: false for another key or spacing; nothing has been read then.
    @inline(__always)
    private mutating func usualKey(_ text: Span<UInt8>, _ at: inout Int, _ tokens: inout Tokens) -> Bool {
        let guess = guesses[lastKey]
        let colon = at &+ guess.length &+ 2
        guard TextBlock.load(text, at &+ 1) & guess.mask == guess.block, text[colon] == UInt8(ascii: ":") else {
            return false
        }
        append(key: guess.token.starting(at: at &+ 1), guess.place, text, &tokens)
        at = text[colon &+ 1] == 32 ? colon &+ 2 : colon &+ 1
        return true
    }

    /// Goes from behind a value to the next key: over a comma, into the next object of an array, and out of containers
    /// that end.
    /// - Returns: false where something else follows, which the general loop reads in `state`.
    @inline(__always)
    private mutating func nextMember(
        _ text: Span<UInt8>, _ at: inout Int, _ state: inout State, _ tokens: inout Tokens, _ outer: inout Outer
    ) -> Bool {
        while true {
            at = JSONText.skipBlanks(text, at)
            guard at < text.count else { break }
            let byte = text[at]
            // Behind the document's value nothing follows.
            guard container.token >= 0 else { break }
            if byte == UInt8(ascii: ",") {
                let next = JSONText.skipBlanks(text, at &+ 1)
                guard next < text.count else { break }
                if container.isObject {
                    guard text[next] == UInt8(ascii: "\"") else { break }
                    at = next
                    return true
                }
                guard text[next] == UInt8(ascii: "{"), tokens.freeCapacity > 0, outer.freeCapacity > 0 else { break }
                begin(isObject: true, next, &tokens, &outer)
                at = JSONText.skipBlanks(text, next &+ 1)
                if at < text.count, text[at] == UInt8(ascii: "\"") { return true }
                state = .firstKey
                return false
            }
            guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { break }
            close(text, &tokens, &outer)
            at &+= 1
        }
        state = .afterValue
        return false
    }

    /// Reads the elements of an array after a number as long as they are numbers without a sign.
    /// - Returns: the index after the last of them.
    @inline(__always)
    mutating func numbers(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        var at = start
        while at &+ 11 < text.count, text[at] == UInt8(ascii: ","), tokens.freeCapacity > 1 {
            let next = text[at &+ 1] == 32 ? at &+ 2 : at &+ 1
            guard let number = TextNumber.short(text, next) else { break }
            tokens.append(JSONArena.Node(number, start: next))
            at = next &+ number.length
        }
        return at
    }
}
