/// An XML document as flat arrays; elements refer to each other by index.
///
/// A class because all cursors share the same arrays, which never change after parsing.
package final class XMLTree: Sendable {
    /// A name with its value, entities resolved.
    package struct Attribute: Sendable {
        /// The name with its prefix, as written; namespaces are not resolved.
        package var name: String
        /// The value with XML's normalised white space.
        package var value: String

        /// An attribute of an element.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// One element: its own data and the indices of its relatives in `records`.
    package struct Record: Sendable {
        /// The name with its prefix, as written.
        package var name: String
        /// Indices in `attributes`.
        package var attributes: Range<Int>
        /// Nil for the root.
        package var parent: Int?
        /// Nil for an element without children.
        package var firstChild: Int?
        /// Nil for a last child.
        package var nextSibling: Int?
        /// From 1, as editors count.
        package var line: Int
        /// From 1, in bytes.
        package var column: Int
        /// Kept only for the elements in `textElements`.
        package var text: String
    }

    /// All elements in document order, parents before their children.
    package let records: [Record]
    /// The attributes of all elements, those of one element together.
    package let attributes: [Attribute]
    /// The places of the elements of each name, in document order.
    private let places: [String: [Int]]

    /// A tree of arrays that refer to each other.
    package init(records: [Record], attributes: [Attribute]) {
        self.records = records
        self.attributes = attributes
        var places: [String: [Int]] = [:]
        for place in records.indices { places[records[place].name, default: []].append(place) }
        self.places = places
    }

    /// The places of the elements of a name inside a range of places, in document order.
    fileprivate func places(of name: String, in range: Range<Int>) -> ArraySlice<Int> {
        guard let places = places[name] else { return [] }
        return places[Self.first(range.lowerBound, in: places)..<Self.first(range.upperBound, in: places)]
    }

    /// The index of the first place that is not below a limit.
    private static func first(_ limit: Int, in places: [Int]) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The outermost element; nil only for a tree without elements, which the parser never returns.
    package var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }
}

/// One element of a tree: a cursor, cheap to copy.
package struct XMLElement: Sendable {
    /// The tree that the index belongs to.
    package let tree: XMLTree
    /// The element's place in `XMLTree.records`.
    package let index: Int

    /// A cursor at an element.
    package init(tree: XMLTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// The element's name.
    package var name: String { tree.records[index].name }
    /// The element's text; empty unless the parser kept it.
    package var text: String { tree.records[index].text }
    /// The line of the start tag, from 1.
    package var line: Int { tree.records[index].line }
    /// The column of the start tag in bytes, from 1.
    package var column: Int { tree.records[index].column }
    /// Interface Builder's object id.
    package var id: String? { self["id"] }
    /// Interface Builder's `key`: the property of the parent that the element is the value of.
    package var key: String? { self["key"] }
    /// Nil for the root.
    package var parent: XMLElement? { tree.records[index].parent.map { XMLElement(tree: tree, index: $0) } }

    /// The value of an attribute.
    package subscript(name: String) -> String? {
        // Most names differ in length, which is compared at a tenth of the cost of two texts.
        let length = name.utf8.count
        for place in tree.records[index].attributes
        where tree.attributes[place].name.utf8.count == length && tree.attributes[place].name == name {
            return tree.attributes[place].value
        }
        return nil
    }

    /// In the order of the file.
    package var attributes: ArraySlice<XMLTree.Attribute> { tree.attributes[tree.records[index].attributes] }

    /// The child elements, in document order.
    package var children: Children { Children(tree: tree, place: tree.records[index].firstChild) }

    /// The children one after the other, without an array.
    package struct Children: Sequence, IteratorProtocol {
        package let tree: XMLTree
        package var place: Int?

        /// The children from an element of the tree on.
        package init(tree: XMLTree, place: Int?) {
            self.tree = tree
            self.place = place
        }

        /// The next child; nil after the last.
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

    /// The descendants of these names, in document order.
    package func descendants(named names: String...) -> [XMLElement] {
        let range = index + 1..<endOfSubtree
        var places = names.flatMap { tree.places(of: $0, in: range) }
        if names.count > 1 { places.sort() }
        return places.map { XMLElement(tree: tree, index: $0) }
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
