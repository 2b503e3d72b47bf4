import LayoutEngine

/// What the elements of a document say of their views, kept between the readings of the document for several pages.
///
/// A view's own attributes depend on a page only by what `Key` has: pages differ in what becomes of the views. An element
/// whose text or whose descendant's text a language replaces is read anew each time.
struct ViewReadings: Sendable {
    /// What the reading of every element depends on besides the element.
    struct Key: Equatable, Sendable {
        private let behavior: CanvasBehavior
        private let sizes: InterfaceBuilderOptions.Sizes
        /// Of each key of a variation in the document, whether the size classes choose the variation.
        private let variations: [Bool]
        private let resources: Resources
        /// Nil where no view of a designable class is measured.
        private let environment: LayoutEnvironment?

        /// - Parameter variations: the keys of all variations in the document.
        init(_ context: DocumentContext, variations: [String]) {
            behavior = context.behavior
            sizes = context.options.sizes
            self.variations = variations.map(context.classes.match)
            resources = context.resources
            environment = context.resources.designableSizes.isEmpty ? nil : context.environment
        }
    }

    /// An element and the view read from the element.
    struct Reading: Sendable {
        let element: VariedElement
        let view: View
        let marks: DesignFacts.Marks
        /// As `FactsReader.codeNames`.
        let codeNames: [String]
    }

    /// The readings with one key.
    private struct Page: Sendable {
        let key: Key
        /// The index in `readings` of each element's reading, by the element's place; -1 for none.
        var places: [Int32]
        var readings: [Reading] = []
        /// The trees of the roots.
        var trees = KeptTrees()
    }

    /// Where a tree is kept, during one reading.
    typealias TreePlace = Int

    /// The latest key last.
    private var pages: [Page] = []

    /// The keys that are kept: a document for phones and pads, upright and on their sides, has four besides its canvas.
    private static let mostPages = 6

    /// Begins a reading with the views of the last reading of the same key.
    /// - Parameter count: the elements of the document.
    mutating func begin(_ key: Key, count: Int) {
        if let place = pages.firstIndex(where: { $0.key == key }) {
            pages.append(pages.remove(at: place))
        } else {
            if pages.count == Self.mostPages { pages.removeFirst() }
            pages.append(Page(key: key, places: Array(repeating: -1, count: count)))
        }
    }

    /// The reading of an element: the kept one, or a new one.
    mutating func reading(
        of element: XMLElement, fallbackID: String, isArranged: Bool, in context: DocumentContext
    ) -> Reading {
        let last = pages.count - 1
        let isKept = !context.translation.elements.contains(element.index)
        if isKept, pages[last].places[element.index] >= 0 {
            return pages[last].readings[Int(pages[last].places[element.index])]
        }
        let varied = VariedElement(element, context.classes)
        let facts = FactsReader(context: context)
        let reading = Reading(
            element: varied,
            view: ViewReader(context: context).view(varied, fallbackID: fallbackID, isArranged: isArranged),
            marks: facts.marks(of: varied), codeNames: facts.codeNames(of: varied))
        if isKept {
            pages[last].places[element.index] = Int32(truncatingIfNeeded: pages[last].readings.count)
            pages[last].readings.append(reading)
        }
        return reading
    }

    /// The views of a root with the constraints between them: the kept tree, or a new one.
    /// - Parameters:
    ///   - controller: the root's controller, if it has one.
    ///   - fallbackID: the root's id where its element has none.
    mutating func tree(
        of element: XMLElement, controller: XMLElement?, fallbackID: String, in context: DocumentContext
    ) -> TreeBuilder {
        let last = pages.count - 1
        let isKept = !context.translation.elements.contains(element.index)
        if isKept, let kept = pages[last].trees.tree(of: element, fallbackID: fallbackID, in: context) { return kept }
        var builder = TreeBuilder(
            root: element, controller: controller, fallbackID: fallbackID, context: context, readings: &self)
        if isKept { pages[last].trees.keep(&builder, of: element, fallbackID: fallbackID) }
        return builder
    }

    /// What recorded sizes depend on of a tree.
    /// - Parameter place: as the tree's builder has it.
    mutating func axes(of tree: LayoutTree, at place: TreePlace?, in environment: LayoutEnvironment) -> TreeAxes {
        pages[pages.count - 1].trees.axes(of: tree, at: place, in: environment)
    }
}

/// The trees of a document's roots for pages on which all elements say the same of their views.
///
/// A tree that depends on more of the page is made anew each time: one in which a text is measured or translated.
struct KeptTrees: Sendable {
    /// One root's tree.
    private struct Kept: Sendable {
        /// The root's place in the document.
        let element: Int
        let fallbackID: String
        /// Whether tables stack their rows anew; nil where no table and no collection view has cells.
        let stacksRows: Bool?
        let builder: TreeBuilder
        /// The axes and fixed heights that recorded sizes depend on, once computed.
        var axes: TreeAxes?
    }

    private var trees: [Kept] = []
    /// A tree with rows of both kinds counts twice.
    private static let most = 64

    /// The tree of a root on another page of the kind; nil if it is to be made.
    func tree(of element: XMLElement, fallbackID: String, in context: DocumentContext) -> TreeBuilder? {
        let place = trees.firstIndex { kept in
            kept.element == element.index && kept.fallbackID == fallbackID
                && (kept.stacksRows == nil || kept.stacksRows == context.stacksRows)
        }
        guard let place else { return nil }
        var builder = trees[place].builder.with(context)
        builder.place = place
        return builder
    }

    /// Keeps a new tree, and tells its builder the place.
    mutating func keep(_ builder: inout TreeBuilder, of element: XMLElement, fallbackID: String) {
        guard !builder.isOfOnePage, trees.count < Self.most else { return }
        let stacksRows = builder.hasCells ? builder.context.stacksRows : nil
        trees.append(Kept(element: element.index, fallbackID: fallbackID, stacksRows: stacksRows, builder: builder))
        builder.place = trees.count - 1
    }

    /// What recorded sizes depend on of a tree.
    /// - Parameter place: where the tree is kept; nil for a tree that is not.
    mutating func axes(of tree: LayoutTree, at place: Int?, in environment: LayoutEnvironment) -> TreeAxes {
        guard let place else { return TreeAxes(tree, environment) }
        if let known = trees[place].axes, known.isValid(for: tree, in: environment) { return known }
        let axes = TreeAxes(tree, environment)
        trees[place].axes = axes
        return axes
    }
}
