import Markup

/// An XML property list. Members keep the order of the file. `Info.plist` and `.strings` files may be such lists;
/// numbers and dates are kept as text, since nothing here computes with them.
indirect enum PropertyList: Sendable, Equatable {
    /// Keys may repeat, as in the file.
    case dictionary([(key: String, value: PropertyList)])
    case array([PropertyList])
    case text(String)
    /// Numbers, dates, data and Boolean values, by their element and text.
    case other(String, String)

    /// Whether the bytes begin like an XML property list.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = bytes[start...].firstIndex(where: { $0 > 0x20 }) else { return false }
        return bytes.has("<?xml", at: first) || bytes.has("<!DOCTYPE plist", at: first)
            || bytes.has("<plist", at: first)
    }

    /// Reads a list, or says why it cannot be read. The document type with which every such file begins is allowed.
    static func read(_ bytes: [UInt8]) -> Result<PropertyList, StringTable.Problem> {
        do {
            let tree = try XMLTree.parse(
                bytes, limits: XMLLimits(), textElements: ["key", "string", "integer", "real", "date"],
                allowsDoctype: true)
            guard let root = tree.root, let value = root.children.first(where: { _ in true }) else {
                return .failure(.init(message: "an empty property list", line: 1))
            }
            return .success(PropertyList(value))
        } catch {
            return .failure(.init(message: error.message, line: error.line))
        }
    }

    /// The parser's limit on depth bounds the recursion.
    private init(_ element: XMLElement) {
        switch element.name {
        case "dict":
            var members: [(key: String, value: PropertyList)] = []
            var key: String?
            for child in element.children {
                if child.name == "key" {
                    key = child.text
                } else if let name = key {
                    members.append((name, PropertyList(child)))
                    key = nil
                }
            }
            self = .dictionary(members)
        case "array": self = .array(element.children.map(PropertyList.init))
        case "string": self = .text(element.text)
        default: self = .other(element.name, element.text)
        }
    }

    /// The keys of a dictionary, as in the file; none for other values.
    var keys: [String] {
        guard case .dictionary(let members) = self else { return [] }
        return members.map(\.key)
    }

    /// The value of a key of a dictionary; of repeated keys the last.
    subscript(key: String) -> PropertyList? {
        guard case .dictionary(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The text; nil for other values.
    var string: String? { if case .text(let text) = self { text } else { nil } }
    /// The elements of an array; empty for other values.
    var values: [PropertyList] { if case .array(let values) = self { values } else { [] } }

    /// The members that are texts, for a table.
    var texts: [String: String] {
        guard case .dictionary(let members) = self else { return [:] }
        var texts: [String: String] = [:]
        for member in members { if let text = member.value.string { texts[member.key] = text } }
        return texts
    }

    /// Equal lists have equal members in the same order.
    static func == (a: PropertyList, b: PropertyList) -> Bool {
        switch (a, b) {
        case (.dictionary(let a), .dictionary(let b)): a.elementsEqual(b) { $0 == $1 }
        case (.array(let a), .array(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        case (.other(let a, let c), .other(let b, let d)): a == b && c == d
        default: false
        }
    }
}

extension StringTable.Problem: Error {}
