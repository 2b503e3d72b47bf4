import LayoutEngine

/// Reads what an element says of its view besides the view's layout.
struct FactsReader {
    /// Outlets and translated texts of the document.
    let context: DocumentContext

    /// The marks of a view, from its attributes, connections and outlets.
    func marks(of element: VariedElement) -> DesignFacts.Marks {
        var marks: DesignFacts.Marks = []
        if element.flag("adjustsFontForContentSizeCategory") { marks.insert(.followsTextSize) }
        if let id = element.id {
            if context.outlets[id] != nil { marks.insert(.hasOutlet) }
            if context.translation.objects.contains(id) { marks.insert(.isTranslated) }
        }
        if Self.textElements.contains(element.name), isLeftAligned(element) { marks.insert(.isLeftAligned) }
        if isPrototype(element.base) { marks.insert(.isPrototype) }
        if hasAction(element) { marks.insert(.hasAction) }
        return marks
    }

    /// Whether the element is a cell for a table or a collection view to copy.
    private func isPrototype(_ element: XMLElement) -> Bool {
        guard let group = element.parent else { return false }
        return group.name == "prototypes" || (group.name == "cells" && group.parent?.name == "collectionView")
    }

    /// The elements that have a text alignment.
    private static let textElements: Set<String> = ["label", "textField", "textView"]

    /// The file leaves the attribute out for the left alignment, the first of NSTextAlignment, and names the natural
    /// one.
    private func isLeftAligned(_ element: VariedElement) -> Bool {
        if element.child(key: "attributedText") != nil { return false }
        return element["textAlignment"].map { $0 == "left" } ?? true
    }

    /// Whether the element is connected to an action or a segue.
    private func hasAction(_ element: VariedElement) -> Bool {
        for connection in element.base.child("connections")?.children.map({ $0 }) ?? [] {
            if connection.name == "action" || connection.name == "segue" { return true }
            if connection.name == "outletCollection", connection["property"] == "gestureRecognizers" { return true }
        }
        return false
    }

    /// The id of the view that the file's owner has as its `view`: a controller loads the file for its screen. An owner
    /// that is a view or a cell by its name loads the file for its contents.
    static func ownersView(of document: XMLElement) -> String? {
        for object in document.child("objects")?.children.map({ $0 }) ?? []
        where object["placeholderIdentifier"] == "IBFilesOwner" {
            let owner = object["customClass"] ?? ""
            if owner.hasSuffix("View") || owner.hasSuffix("Cell") { return nil }
            for connection in object.child("connections")?.children.map({ $0 }) ?? []
            where connection["property"] == "view" {
                return connection["destination"]
            }
        }
        return nil
    }

    /// By id, the names of the outlets of the document that lead to an object, in the order of the file.
    static func outlets(of document: XMLElement) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for element in document.descendants(named: "outlet", "outletCollection") {
            guard let id = element["destination"], let name = element["property"], name != "gestureRecognizers" else {
                continue
            }
            if found[id]?.contains(name) != true { found[id, default: []].append(name) }
        }
        return found
    }

    /// The names by which code knows the view: its outlets, and its accessibility identifier.
    func codeNames(of element: VariedElement) -> [String] {
        let outlets = element.id.flatMap { context.outlets[$0] } ?? []
        let identifier = element.child("accessibility")?["identifier"]
        return outlets.filter { !Self.delegateOutlets.contains($0) } + [identifier].compactMap { $0 }
    }

    /// Outlets whose names do not describe the connected view.
    private static let delegateOutlets: Set<String> = ["view", "delegate", "dataSource"]
}
