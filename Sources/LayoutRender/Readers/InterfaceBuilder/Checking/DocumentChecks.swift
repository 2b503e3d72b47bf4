import LayoutEngine
import Notation

/// Mistakes of a document that are independent of the readers: ids and identifiers used twice, names of objects that are gone,
/// and attributes that are no numbers.
///
/// The readers use the default for such an attribute, so that the rest of the file can be shown; these checks report
/// it. Xcode writes none of these mistakes. [recorded: 1349 of 1349 public files without one]
struct DocumentChecks {
    /// In document order.
    private(set) var problems: [InterfaceBuilderDocument.Problem] = []
    /// The first element with an id.
    private var objects: [String: XMLElement] = [:]
    /// The first scene with a storyboard identifier.
    private var scenes: [String: XMLElement] = [:]

    /// Two passes over all elements: an object may be named before its element.
    init(root: XMLElement) {
        let elements = [root] + root.descendants
        for element in elements { if let id = element.id, objects[id] == nil { objects[id] = element } }
        for element in elements { check(element) }
    }

    /// The identifiers, the object that is named, then each attribute that has to be a number.
    private mutating func check(_ element: XMLElement) {
        if let id = element.id, let first = objects[id], first.index != element.index {
            report("the id \(quoted(id)) is used twice; the first is in line \(first.line)", element, isError: true)
        }
        if let name = element["storyboardIdentifier"] {
            reportTwice("storyboard identifier", name, element, scenes[name])
            scenes[name] = scenes[name] ?? element
        }
        if element.name == "prototypes" || element.name == "cells" && element.parent?.name == "collectionView" {
            var cells: [String: XMLElement] = [:]
            for cell in element.children {
                guard let name = cell["reuseIdentifier"] else { continue }
                reportTwice("reuse identifier", name, cell, cells[name])
                cells[name] = cells[name] ?? cell
            }
        }
        if let (words, id) = Self.named(by: element), objects[id] == nil {
            report("\(words) \(quoted(id)), which is not in the file", element)
        }
        guard let kinds = NumericAttribute.kinds(on: element) else { return }
        for attribute in element.attributes {
            guard let kind = kinds[attribute.name] else { continue }
            if let complaint = kind.complaint(about: attribute.value) {
                report("\(attribute.name) is \(quoted(attribute.value)), \(complaint)", element)
            }
        }
    }

    /// The id of another object that an element names, with what the element says of the object; nil for an element that names
    /// none. Constraints are checked where they are read.
    private static func named(by element: XMLElement) -> (words: String, id: String)? {
        func found(_ words: String, _ attribute: String) -> (words: String, id: String)? {
            element[attribute].map { (words, $0) }
        }
        switch element.name {
        case "document": return found("the initial view controller is", "initialViewController")
        case "outlet", "outletCollection":
            return found("the outlet \(quoted(element["property"] ?? "")) leads to", "destination")
        case "action": return found("the action \(quoted(element["selector"] ?? "")) goes to", "destination")
        case "segue":
            return element.parent?.name == "inferredMetricsTieBreakers"
                ? found("inferredMetricsTieBreakers names the segue", "reference")
                : found("the segue \(quoted(element.id ?? "")) leads to", "destination")
        case "exclude", "include": return found("a variation names", "reference")
        default: return nil
        }
    }

    /// Reports a name that an element before has.
    private mutating func reportTwice(_ kind: String, _ name: String, _ element: XMLElement, _ first: XMLElement?) {
        guard let first else { return }
        report("the \(kind) \(quoted(name)) is used twice; the first is in line \(first.line)", element)
    }

    /// The place is that of the element, since the parser keeps no place for an attribute.
    private mutating func report(_ message: String, _ element: XMLElement, isError: Bool = false) {
        problems.append(.init(message: message, line: element.line, column: element.column, isError: isError))
    }
}

/// A text of the file for a message.
func quoted(_ text: String) -> String { "\"\(escapedForDisplay(text))\"" }
