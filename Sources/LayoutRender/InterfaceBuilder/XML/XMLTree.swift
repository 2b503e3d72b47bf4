/// An XML document as flat lists; elements point at each other by place.
///
/// A class because every cursor into it shares the same lists; it never changes after the parser built it.
final class XMLTree: Sendable {
    struct Attribute: Sendable {
        var name: String
        var value: String
    }

    struct Record: Sendable {
        var name: String
        /// Places in `attributes`.
        var attributes: Range<Int>
        /// Nil for the root.
        var parent: Int?
        var firstChild: Int?
        var nextSibling: Int?
        /// From 1, as editors count.
        var line: Int
        /// From 1, in bytes.
        var column: Int
        /// Kept only for elements that are texts.
        var text: String
    }

    let records: [Record]
    let attributes: [Attribute]

    init(records: [Record], attributes: [Attribute]) {
        self.records = records
        self.attributes = attributes
    }

    /// The outermost element; nil only for a tree without elements, which the parser never hands out.
    var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }
}

/// One element of a tree: a cursor, cheap to copy.
struct XMLElement: Sendable {
    let tree: XMLTree
    let index: Int

    var name: String { tree.records[index].name }
    var text: String { tree.records[index].text }
    var line: Int { tree.records[index].line }
    var column: Int { tree.records[index].column }
    var id: String? { self["id"] }
    var key: String? { self["key"] }
    var parent: XMLElement? { tree.records[index].parent.map { XMLElement(tree: tree, index: $0) } }

    /// The value of an attribute.
    subscript(name: String) -> String? {
        for place in tree.records[index].attributes where tree.attributes[place].name == name {
            return tree.attributes[place].value
        }
        return nil
    }

    /// In the order of the file.
    var attributes: ArraySlice<XMLTree.Attribute> { tree.attributes[tree.records[index].attributes] }

    /// The elements directly inside, in document order.
    var children: Children { Children(tree: tree, place: tree.records[index].firstChild) }

    struct Children: Sequence, IteratorProtocol {
        let tree: XMLTree
        var place: Int?

        mutating func next() -> XMLElement? {
            guard let current = place else { return nil }
            place = tree.records[current].nextSibling
            return XMLElement(tree: tree, index: current)
        }
    }

    /// The first child of this name.
    func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// The first child with this `key` and, when asked for, this name.
    func child(key: String, name: String? = nil) -> XMLElement? {
        children.first { $0.key == key && (name == nil || $0.name == name) }
    }

    /// Everything below, parents first, in document order; elements lie in that order in the tree.
    var descendants: [XMLElement] {
        var result: [XMLElement] = []
        var place = index + 1
        let depthEnd = endOfSubtree
        while place < depthEnd {
            result.append(XMLElement(tree: tree, index: place))
            place += 1
        }
        return result
    }

    /// The place after the last element of the subtree.
    private var endOfSubtree: Int {
        var current: Int? = index
        while let place = current {
            if let sibling = tree.records[place].nextSibling { return sibling }
            current = tree.records[place].parent
        }
        return tree.records.count
    }
}
