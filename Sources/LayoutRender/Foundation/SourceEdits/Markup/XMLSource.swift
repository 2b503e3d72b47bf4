import Markup

/// An XML document with the places of its elements and attributes, for edits that keep every other byte.
///
///     let source = try XMLSource(bytes)
///     let edits = try source.setting("priority", to: "999", of: source.element(named: "a1b-2c-d3e"), before: ["id"])
///
/// Guarantees: the document is well-formed UTF-8 (the parser of `Markup` has read it), so that every range starts and
/// ends at a character.
package struct XMLSource: Sendable {
    /// A name with its value as written: entities are not resolved.
    package struct Attribute: Sendable, Hashable {
        /// The name with its prefix.
        package var name: String
        /// The white space before the name, the name and the value with its quotes.
        package var whole: Range<Int>
        /// The value without its quotes.
        package var value: Range<Int>
    }

    /// An element with its places.
    package struct Element: Sendable {
        /// The name with its prefix.
        package var name: String
        /// From `<` to `>` of the start tag.
        package var tag: Range<Int>
        /// The name in the start tag.
        package var nameRange: Range<Int>
        /// The end tag; nil for an element that the start tag ends, as in `<a/>`.
        package var end: Range<Int>?
        /// In the order of the file.
        package var attributes: [Attribute] = []
        /// Nil for the root.
        package var parent: Int?
        /// Indices in `elements`, in the order of the file.
        package var children: [Int] = []

        /// From the start tag to the end tag.
        package var whole: Range<Int> { tag.lowerBound..<(end ?? tag).upperBound }
    }

    /// The document.
    package let bytes: [UInt8]
    /// All elements in the order of the file, parents before their children.
    package let elements: [Element]
    /// By `id`, the first of equal ids.
    private let places: [String: Int]

    /// Reads a document.
    /// - Throws: `EditTrouble.unreadable` for what is not well-formed, too large or too deep.
    package init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(EditTrouble) {
        do throws(XMLTree.Failure) {
            _ = try XMLTree.parse(bytes, limits: limits)
        } catch {
            throw .unreadable("\(error.line):\(error.column): \(error.message)")
        }
        self.bytes = bytes
        var scanner = XMLScanner(bytes)
        elements = try scanner.elements()
        var places: [String: Int] = [:]
        for (place, element) in elements.enumerated() {
            for attribute in element.attributes where attribute.name == "id" {
                let id = String(decoding: bytes[attribute.value], as: UTF8.self)
                if places[id] == nil { places[id] = place }
            }
        }
        self.places = places
    }

    /// The element with an `id`.
    package func element(named id: String) -> Int? { places[id] }

    /// Whether an element of the document has the id.
    package func has(_ id: String) -> Bool { places[id] != nil }

    /// The value of an attribute as written; nil where the element has none.
    package func value(_ name: String, of element: Int) -> String? {
        elements[element].attributes.first { $0.name == name }.map {
            String(decoding: bytes[$0.value], as: UTF8.self)
        }
    }

    /// The first child of a name and, if given, a `key`.
    package func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
        elements[element].children.first { child in
            elements[child].name == name && (key == nil || value("key", of: child) == key)
        }
    }
}
