import LayoutEngine
import Notation

extension LayoutTree {
    /// The name of an item in reports: its own id, else its label, kind and text.
    ///
    /// Interface Builder's object ids (`k3J-xx-yyy`) mean nothing to a reader, so they come after the description.
    /// `title` for an id that a person wrote, `Photo of the harbour` for a label in Xcode, `button "Buy"` for a kind
    /// or custom class with its text, `label k3J-xx-yyy` as the last resort.
    public func displayName(of id: ItemID) -> String {
        let view = self[id]
        let isObjectID = view.identifier.isInterfaceBuilderID
        if view.hasOwnIdentifier, !isObjectID { return view.identifier }
        if let label = view.label, !label.isEmpty { return escapedForDisplay(label) }
        let kind = view.className ?? view.kind.rawValue
        if let caption = view.content.caption, !caption.isEmpty { return kind + " " + quoted(caption) }
        return isObjectID ? kind + " " + view.identifier : (view.identifier.isEmpty ? kind : view.identifier)
    }
}

/// A text in double quotes, escaped for a line of a report.
func quoted(_ text: String) -> String { "\"" + escapedForDisplay(text) + "\"" }

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
