/// Receives a parser's events and builds the tree.
///
/// A class because the C parser keeps a pointer to it.
final class XMLTreeBuilder {
    private var records: [XMLTree.Record] = []
    private var attributes: [XMLTree.Attribute] = []
    /// The open elements, outermost first.
    private var open: [Int] = []
    /// The last child so far of each open element.
    private var lastChild: [Int?] = []
    private let limits: XMLLimits
    /// The names of the elements whose text is kept.
    private let textElements: Set<String>
    /// Set at most once; parsing then ends.
    private(set) var refusal: Refusal?

    /// Why a well-formed document is refused.
    struct Refusal: Sendable {
        var message: String
        var line: Int
        var column: Int
    }

    init(limits: XMLLimits, textElements: Set<String>) {
        self.limits = limits
        self.textElements = textElements
    }

    /// Whether the text of each open element is kept.
    private var keepsTexts: [Bool] = []
    /// Whether that of the innermost one is.
    var keepsText: Bool { keepsTexts.last ?? false }

    /// Adds an attribute of the element that is opened next.
    func add(_ attribute: XMLTree.Attribute) { attributes.append(attribute) }

    /// Opens an element with the attributes added since the last one; false stops the parser.
    func start(_ name: String, line: Int, column: Int) -> Bool {
        let first = records.last?.attributes.upperBound ?? 0
        let count = attributes.count - first
        guard refusal == nil else { return false }
        guard records.count < limits.elements else {
            return refuse("more than \(limits.elements) elements", line, column)
        }
        guard open.count < limits.depth else { return refuse("nested deeper than \(limits.depth)", line, column) }
        guard count <= limits.attributesPerElement else {
            return refuse(
                "\(count) attributes on one element, at most \(limits.attributesPerElement) are read", line,
                column)
        }
        let place = records.count
        records.append(
            XMLTree.Record(
                name: name, attributes: first..<attributes.count, parent: open.last, firstChild: nil, nextSibling: nil,
                line: line, column: column, text: ""))
        if let parent = open.last {
            if let before = lastChild[open.count - 1] {
                records[before].nextSibling = place
            } else {
                records[parent].firstChild = place
            }
            lastChild[open.count - 1] = place
        }
        open.append(place)
        lastChild.append(nil)
        keepsTexts.append(textElements.contains(name))
        return true
    }

    /// Closes the innermost element.
    func end() {
        open.removeLast()
        lastChild.removeLast()
        keepsTexts.removeLast()
    }

    /// Keeps the text of text elements only.
    func text(_ characters: String) {
        guard let place = open.last, keepsText else { return }
        records[place].text += characters
    }

    /// Notes the first reason for refusing the document; false, so that the parser stops.
    @discardableResult
    func refuse(_ message: String, _ line: Int, _ column: Int) -> Bool {
        if refusal == nil { refusal = Refusal(message: message, line: line, column: column) }
        return false
    }

    /// The tree of all elements so far.
    func finish() -> XMLTree { XMLTree(records: records, attributes: attributes) }
}
