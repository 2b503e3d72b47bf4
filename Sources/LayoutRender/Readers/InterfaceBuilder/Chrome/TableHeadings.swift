import LayoutEngine

/// Headings above the rows of plain tables for which the file has no view: the canvas's heading above prototypes, and
/// the band behind the title of a static section.
enum TableHeadings {
    /// Adds the headings to every table of the tree.
    static func apply(to tree: inout LayoutTree, root: XMLElement) {
        let tables = ([root] + root.descendants(named: "tableView")).filter { $0.name == "tableView" && $0.id != nil }
        guard !tables.isEmpty else { return }
        var items: [String: ItemID] = [:]
        for index in 0..<tree.count where tree.items[index].hasOwnIdentifier {
            items[tree.items[index].identifier] = ItemID(index: Int32(truncatingIfNeeded: index))
        }
        for element in tables {
            guard let table = element.id.flatMap({ items[$0] }), tree[table].kind == .tableView else { continue }
            tree[table].table?.headings = headings(of: element, items)
        }
    }

    /// The headings of one table.
    private static func headings(of table: XMLElement, _ items: [String: ItemID]) -> [TableAttributes.Heading] {
        if let row = table.child("prototypes")?.children.first(where: { _ in true })?.id.flatMap({ items[$0] }) {
            return [.init(text: "Prototype Cells", above: row)]
        }
        var headings: [TableAttributes.Heading] = []
        for section in table.child("sections")?.children.map({ $0 }) ?? [] {
            guard section["headerTitle"]?.isEmpty == false,
                let row = section.child("cells")?.children.first(where: { _ in true })?.id.flatMap({ items[$0] })
            else { continue }
            headings.append(.init(text: "", above: row))
        }
        return headings
    }
}
