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
        let isObjectID = view.identifier.isObjectID
        if view.hasOwnIdentifier, !isObjectID { return view.identifier }
        if let label = view.label, !label.isEmpty { return escapedForDisplay(label) }
        let kind = view.className ?? view.kind.rawValue
        if let caption = view.content.caption, !caption.isEmpty { return kind + " " + quoted(caption) }
        return isObjectID ? kind + " " + view.identifier : (view.identifier.isEmpty ? kind : view.identifier)
    }
}

/// A text in double quotes, escaped for a line of a report.
func quoted(_ text: String) -> String { "\"" + escapedForDisplay(text) + "\"" }
