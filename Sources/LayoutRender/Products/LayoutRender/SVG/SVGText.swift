/// Strings in XML syntax.
enum SVGText {
    /// Text for an attribute or an element; characters that XML forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// XML 1.0 forbids control characters and two noncharacters.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }

    /// The id as an XML name: letters, digits, `_` and `-` are kept, other characters become `-`, a leading digit gets
    /// a `_`.
    ///
    /// A dot is never kept, so names with a dot are free for the writer's own definitions.
    static func name(_ id: String) -> String {
        var result = ""
        for scalar in id.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic && scalar.value < 0xD800
            let isDigit = ("0"..."9").contains(scalar)
            result.unicodeScalars.append(isLetter || isDigit || scalar == "_" ? scalar : "-")
        }
        guard let first = result.unicodeScalars.first else { return "_" }
        return ("0"..."9").contains(first) || first == "-" ? "_" + result : result
    }
}

extension RGBA {
    /// `#rrggbb`
    package var hex: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, byte in
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
    }
}
