/// The end of a constraint, after its body: `(active, names: card:0x1, '|':UIView:0x2 )` or, to iOS 9, `(Names: ...)`.
extension ConstraintReader {
    /// Reads names and superview, removes the tail, and returns whether the constraint is active, if the log tells.
    /// Nil for logs that print no activity, as those to iOS 9.
    mutating func readTail() -> Bool? {
        var tail = cursor
        var isActive: Bool?
        for (word, activity) in [("(active", true), ("(inactive", false), ("(Names:", nil)] as [(StaticString, Bool?)] {
            guard let place = cursor.find(word) else { continue }
            tail.place = place
            _ = tail.skip(word)
            isActive = activity
            cursor = LogCursor(cursor.bytes, cursor.place..<place)
            if tail.skip(",") { tail.skipBlanks() }
            _ = tail.skip("names:")
            readNames(&tail)
            return isActive
        }
        return nil
    }

    /// Reads `card:0x1, '|':UIView:0x2`, where `'|'` is the superview.
    private mutating func readNames(_ tail: inout LogCursor) {
        while true {
            tail.skipBlanks()
            if tail.skip("'|':") {
                superview = item(at: &tail, isNamed: true)
            } else {
                // A name may contain blanks, dots and commas; the following address ends it.
                guard let colon = tail.find(":0x") else { break }
                let name = tail.text(tail.place..<colon)
                guard !name.isEmpty, name.utf8.count < 400 else { break }
                tail.place = colon + 1
                guard let address = tail.address() else { break }
                names.append(LoggedItem(address: address, name: name))
            }
            guard let found = nextSeparator(tail) else { break }
            tail.place = found
        }
        names.sort { ($0.name?.utf8.count ?? 0) > ($1.name?.utf8.count ?? 0) }
        // The superview may be a named object, printed with its name instead of its class.
        if let view = superview, let named = names.first(where: { $0.address == view.address }) {
            superview = LoggedItem(
                className: view.className == named.name ? nil : view.className, address: view.address,
                label: view.label, name: named.name)
        }
    }

    /// The position after the comma between two names; nil at the end of the list.
    private func nextSeparator(_ tail: LogCursor) -> Int? {
        var next = tail
        next.skipBlanks()
        return next.skip(",") ? next.place : nil
    }
}
