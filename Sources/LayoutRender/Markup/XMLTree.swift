/// An XML document as flat arrays; elements refer to each other by index.
///
/// A class because all cursors share the same arrays, which never change after parsing.
package final class XMLTree: Sendable {
    package struct Attribute: Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package struct Record: Sendable {
        package var name: String
        /// Indices in `attributes`.
        package var attributes: Range<Int>
        /// Nil for the root.
        package var parent: Int?
        package var firstChild: Int?
        package var nextSibling: Int?
        /// From 1, as editors count.
        package var line: Int
        /// From 1, in bytes.
        package var column: Int
        /// Kept only for the elements in `textElements`.
        package var text: String
    }

    package let records: [Record]
    package let attributes: [Attribute]

    package init(records: [Record], attributes: [Attribute]) {
        self.records = records
        self.attributes = attributes
    }

    /// The outermost element; nil only for a tree without elements, which the parser never returns.
    package var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }
}

/// One element of a tree: a cursor, cheap to copy.
package struct XMLElement: Sendable {
    package let tree: XMLTree
    package let index: Int

    package init(tree: XMLTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    package var name: String { tree.records[index].name }
    package var text: String { tree.records[index].text }
    package var line: Int { tree.records[index].line }
    package var column: Int { tree.records[index].column }
    package var id: String? { self["id"] }
    package var key: String? { self["key"] }
    package var parent: XMLElement? { tree.records[index].parent.map { XMLElement(tree: tree, index: $0) } }

    /// The value of an attribute.
    package subscript(name: String) -> String? {
        for place in tree.records[index].attributes where tree.attributes[place].name == name {
            return tree.attributes[place].value
        }
        return nil
    }

    /// In the order of the file.
    package var attributes: ArraySlice<XMLTree.Attribute> { tree.attributes[tree.records[index].attributes] }

    /// The child elements, in document order.
    package var children: Children { Children(tree: tree, place: tree.records[index].firstChild) }

    package struct Children: Sequence, IteratorProtocol {
        package let tree: XMLTree
        package var place: Int?

        package init(tree: XMLTree, place: Int?) {
            self.tree = tree
            self.place = place
        }

        package mutating func next() -> XMLElement? {
            guard let current = place else { return nil }
            place = tree.records[current].nextSibling
            return XMLElement(tree: tree, index: current)
        }
    }

    /// The first child of this name.
    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// The first child with this `key` and, if given, this name.
    package func child(key: String, name: String? = nil) -> XMLElement? {
        children.first { $0.key == key && (name == nil || $0.name == name) }
    }

    /// All descendants, parents first, in document order, which is their order in the tree.
    package var descendants: [XMLElement] {
        var result: [XMLElement] = []
        var place = index + 1
        let depthEnd = endOfSubtree
        while place < depthEnd {
            result.append(XMLElement(tree: tree, index: place))
            place += 1
        }
        return result
    }

    /// The index after the last element of the subtree.
    private var endOfSubtree: Int {
        var current: Int? = index
        while let place = current {
            if let sibling = tree.records[place].nextSibling { return sibling }
            current = tree.records[place].parent
        }
        return tree.records.count
    }
}
