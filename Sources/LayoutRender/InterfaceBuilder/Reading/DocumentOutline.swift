import LayoutEngine

/// What a document says whatever page it is read for.
struct DocumentOutline: Sendable {
    /// Whether the document is a storyboard and not a .xib file.
    let isStoryboard: Bool
    /// Problems of the document itself.
    let problems: [InterfaceBuilderDocument.Problem]
    /// The counts of the document's elements, without its scenes.
    let coverage: InterfaceBuilderDocument.Coverage
    /// The names of the outlets to each object, by the object's id.
    let outlets: [String: [String]]
    /// The keys of the variations by size classes, each once.
    let variations: [String]

    /// Walks the document.
    init(of root: XMLElement) {
        isStoryboard = root["type"]?.contains("Storyboard") == true
        problems = DocumentChecks(root: root).problems
        coverage = CoverageReader.coverage(of: root)
        outlets = FactsReader.outlets(of: root)
        variations = Set(root.descendants(named: "variation").compactMap(\.key)).sorted()
    }
}
