import LayoutEngine
import Notation

/// Mistakes of a document that are independent of the readers: duplicate ids, and attributes that are no numbers.
///
/// The readers use the default for such an attribute, so that the rest of the file can be shown; these checks report
/// it. Xcode writes neither mistake. [recorded: 1409 of 1409 public files without one]
struct DocumentChecks {
    /// In document order.
    private(set) var problems: [InterfaceBuilderDocument.Problem] = []

    /// One pass over all elements.
    init(root: XMLElement) {
        var lines: [String: Int] = [:]
        check(root, &lines)
        for element in root.descendants { check(element, &lines) }
    }

    /// The id, then each attribute that has to be a number.
    private mutating func check(_ element: XMLElement, _ lines: inout [String: Int]) {
        if let id = element.id {
            if let first = lines[id] {
                report("the id \(quoted(id)) is used twice; the first is in line \(first)", element)
            } else {
                lines[id] = element.line
            }
        }
        guard let kinds = NumericAttribute.kinds(on: element) else { return }
        for attribute in element.attributes {
            guard let kind = kinds[attribute.name] else { continue }
            if let complaint = kind.complaint(about: attribute.value) {
                report("\(attribute.name) is \(quoted(attribute.value)), \(complaint)", element)
            }
        }
    }

    /// The place is that of the element, since the parser keeps no place for an attribute.
    private mutating func report(_ message: String, _ element: XMLElement) {
        problems.append(.init(message: message, line: element.line, column: element.column))
    }
}

/// A text of the file for a message.
func quoted(_ text: String) -> String { "\"\(escapedForDisplay(text))\"" }
