import LayoutEngine

extension LayoutTree {
    /// How a person would call an item: its own id, else its label, kind and text.
    ///
    /// Interface Builder's object ids (`k3J-xx-yyy`) say nothing, so they only follow what does.
    public func displayName(of id: ItemID) -> String {
        let view = self[id]
        let isObjectID = view.identifier.isInterfaceBuilderID
        if view.hasOwnIdentifier, !isObjectID { return view.identifier }
        if let label = view.label, !label.isEmpty { return shortened(label) }
        let kind = view.className ?? view.kind.rawValue
        if let caption = view.content.caption, !caption.isEmpty { return kind + " " + quoted(caption) }
        return isObjectID ? kind + " " + view.identifier : (view.identifier.isEmpty ? kind : view.identifier)
    }
}

/// A text in quotes, control characters escaped, cut at 60 characters.
func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

/// A text as it may stand in a line of a report: control and bidirectional characters escaped, at most 60 characters.
func shortened(_ text: String, limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
        if count == limit { return result + "..." }
        switch scalar.value {
        case 0x0A: result += "\\n"
        case 0x09: result += "\\t"
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: result.unicodeScalars.append(scalar)
        }
        count += 1
    }
    return result
}

extension String {
    /// Three characters, two, three, joined by hyphens: `k3J-xx-yyy`.
    var isInterfaceBuilderID: Bool {
        let bytes = Array(utf8)
        guard bytes.count == 10, bytes[3] == 0x2D, bytes[6] == 0x2D else { return false }
        return bytes.enumerated().allSatisfy { place, byte in
            place == 3 || place == 6 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
        }
    }
}
