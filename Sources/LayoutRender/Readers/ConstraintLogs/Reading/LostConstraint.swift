/// Whether a line of a log looks like a constraint although no head of a constraint was found in the line: an object with
/// an address, and a relation behind an attribute or the beginning of a visual format; or the class of a constraint in an
/// angle bracket.
///
///     "<CardRule:0x600 UIView:0x7fe.width == 40>"      looks like one
///     <UIView: 0x7fe; frame = (0 0; 40 40)>            does not
enum LostConstraint {
    /// Linear in the length of the line.
    static func isAt(_ line: LogCursor) -> Bool {
        var (hasAddress, hasRule) = (false, false)
        var cursor = line
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "0"): hasAddress = hasAddress || cursor.isAt("0x")
            case UInt8(ascii: "H"), UInt8(ascii: "V"): hasRule = hasRule || isFormat(cursor)
            case UInt8(ascii: "."): hasRule = hasRule || isRelation(cursor)
            case UInt8(ascii: "<"): if isBracketed(cursor) { return true }
            default: break
            }
            if hasAddress, hasRule { return true }
            cursor.place += 1
        }
        return false
    }

    /// `H:|`, `H:[`, `V:|`, `V:[`
    private static func isFormat(_ cursor: LogCursor) -> Bool {
        cursor.byte(1) == UInt8(ascii: ":")
            && (cursor.byte(2) == UInt8(ascii: "|") || cursor.byte(2) == UInt8(ascii: "["))
    }

    /// `.width ==`
    private static func isRelation(_ cursor: LogCursor) -> Bool {
        var next = cursor
        guard ConstraintReader.attribute(&next) != nil else { return false }
        next.skipBlanks()
        return next.relation() != nil
    }

    /// `<NSLayoutConstraint` and a colon or a blank: a head that is cut off or has another form.
    private static func isBracketed(_ cursor: LogCursor) -> Bool {
        var next = cursor
        next.place += 1
        let start = next.place
        while let byte = next.current, LogCursor.isWord(byte) || byte == UInt8(ascii: "."), next.place - start < 200 {
            next.place += 1
        }
        guard next.place - start >= 10, next.byte(0) == UInt8(ascii: ":") || next.byte(0) == UInt8(ascii: " ") else {
            return false
        }
        next.place -= 10
        return next.isAt("Constraint")
    }
}
