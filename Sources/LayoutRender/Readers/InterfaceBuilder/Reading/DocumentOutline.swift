import LayoutEngine
import Synchronization

/// What a document says whatever page it is read for.
struct DocumentOutline: Sendable {
    /// Whether the document is a storyboard and not a .xib file.
    let isStoryboard: Bool
    /// What readings for scenes alone do not ask for.
    private let report: DocumentReport
    /// Problems of the document itself.
    var problems: [InterfaceBuilderDocument.Problem] { report.found.problems }
    /// The counts of the document's elements, without its scenes.
    var coverage: InterfaceBuilderDocument.Coverage { report.found.coverage }
    /// The names of the outlets to each object, by the object's id.
    let outlets: [String: [String]]
    /// The keys of the variations by size classes, each once.
    let variations: [String]

    /// Walks the document.
    init(of root: XMLElement) {
        isStoryboard = root["type"]?.contains("Storyboard") == true
        report = DocumentReport(root)
        outlets = FactsReader.outlets(of: root)
        variations = Set(root.descendants(named: "variation").compactMap(\.key)).sorted()
    }
}

/// What is said of a document as a whole, found when it is asked for first.
///
/// A class, since the copies of an outline share what was found.
private final class DocumentReport: Sendable {
    struct Found: Sendable {
        let problems: [InterfaceBuilderDocument.Problem]
        let coverage: InterfaceBuilderDocument.Coverage
    }

    private let root: XMLElement
    private let known = Mutex<Found?>(nil)

    init(_ root: XMLElement) { self.root = root }

    var found: Found {
        known.withLock { known in
            if let known { return known }
            let found = Found(
                problems: DocumentChecks(root: root).problems, coverage: CoverageReader.coverage(of: root))
            known = found
            return found
        }
    }
}
