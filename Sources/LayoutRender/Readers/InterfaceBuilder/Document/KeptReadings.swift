import LayoutEngine
import Markup

/// What the readings of one document share, kept from page to page.
///
/// Whatever is kept, a reading has the result of a reading on its own.
package struct KeptReadings: Sendable {
    /// The document; the readings of another are forgotten.
    private var tree: XMLTree?
    /// What the layouts of the pages share.
    let memory: LayoutMemory?
    /// What the elements say of their views.
    var views = ViewReadings()
    /// The document without rectangles that pages do not use.
    var bare = BareDocuments()
    /// The graphs of the document on the canvas and in an app.
    private var graphs: [DocumentGraphs] = []
    /// The substituted fonts by the environment of the canvas, the latest last.
    private var fonts: [(environment: LayoutEnvironment, found: SubstitutedFonts)] = []

    /// Nothing.
    package init() { memory = LayoutMemory() }

    /// Whether anything that was read or laid out so far depends on the text size of its page.
    package var dependsOnTextSize: Bool { memory?.dependsOnTextSize ?? true }

    /// Nothing of the readings.
    /// - Parameter memory: nil for one reading of a document.
    init(_ memory: LayoutMemory?) { self.memory = memory }

    /// Forgets the readings of another document.
    mutating func begin(_ document: XMLElement) {
        guard tree !== document.tree else { return }
        self = KeptReadings(memory)
        tree = document.tree
    }

    /// Moves the readings of views out, for writing in place.
    mutating func takeViews() -> ViewReadings {
        defer { views = ViewReadings() }
        return views
    }

    /// The graphs of the controllers of the document without translations.
    mutating func graphs(of document: XMLElement, isCanvas: Bool) -> DocumentGraphs {
        if let known = graphs.first(where: { $0.isCanvas == isCanvas }) { return known }
        let found = DocumentGraphs(of: document, isCanvas: isCanvas)
        graphs.append(found)
        return found
    }

    /// The fonts that the Mac lacked which saved a document.
    mutating func substitutedFonts(in document: XMLElement, _ environment: LayoutEnvironment) -> SubstitutedFonts {
        if let known = fonts.first(where: { $0.environment == environment }) { return known.found }
        let found = SubstitutedFonts(in: document, environment: environment)
        if fonts.count == Self.mostFonts { fonts.removeFirst() }
        fonts.append((environment, found))
        return found
    }

    private static let mostFonts = 4
}
