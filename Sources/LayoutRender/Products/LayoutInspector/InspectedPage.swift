import LayoutDiff
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

/// One page of the inspector: a laid-out scene, its picture in layers, and the explanations of its numbers.
package struct InspectedPage: Sendable {
    /// A property in which the pages of a document differ, such as the device `iPhoneSe`.
    package struct Choice: Sendable, Equatable {
        /// The kind of property, such as `device`.
        package var axis: String
        /// The page's value, such as `iPhoneSe`.
        package var value: String

        /// A value of one kind.
        package init(_ axis: String, _ value: String) {
            self.axis = axis
            self.value = value
        }
    }

    /// A defect of the layout.
    package struct Problem: Sendable, Equatable {
        /// The diagnostic's kind, such as `conflict` or `ambiguous`.
        package var kind: String
        /// One sentence.
        package var message: String
        /// `FILE:LINE`, or the file only.
        package var place: String
        /// The views concerned, the most important first.
        package var items: [ItemID]

        /// A defect with its place.
        package init(kind: String, message: String, place: String, items: [ItemID]) {
            self.kind = kind
            self.message = message
            self.place = place
            self.items = items
        }
    }

    /// When the chains of the frames' numbers are computed, the most expensive part of a page.
    package enum Explaining: Sendable {
        /// With the page, which holds them all.
        case withPage
        /// A view at a time, by `details(ofView:)`, when a reader asks the page's server.
        case onDemand
        /// Never: the page says that it has none.
        case never
    }

    /// Unique in the document; links contain it.
    package var id: String
    /// The same kinds in the same order on every page of a document.
    package var choices: [Choice]
    /// Listed on the page, in this order.
    package var problems: [Problem] = []
    /// The layers that are visible when the page is opened.
    package var layers: LayerSet
    /// The scene with its layout and its equations.
    package let explanation: PageExplanation
    let picture: LayeredPicture
    /// The picture as the lines of an SVG document: `pictureLines`.
    let lines: [String]
    /// By item, the explanations of `edges`; empty unless they are computed with the page.
    let reasons: [ItemID: [LayoutExplanation]]
    /// When the reasons are computed.
    let explaining: Explaining

    /// The most constraints in the chains of a page together. The place of a table's last row follows from all rows above: the
    /// chains of a page with very many rows are left out, and the page says so.
    static let maximumSteps = 200_000

    /// The numbers of a frame.
    static let edges: [ExplainedEdge] = [.left, .top, .width, .height]

    /// - Parameters:
    ///   - explanation: the scene laid out; with ambiguities if they shall be shown.
    ///   - options: pictures, theme and text; their layers are visible at first.
    ///   - explaining: when the chains of the frames' numbers are computed.
    ///   - drawing: the layers of the picture, beside those that are visible at first; nil: all layers, each of which a
    ///     reader can show without a server.
    package init(
        id: String, choices: [Choice], explanation: PageExplanation, options: RenderOptions,
        explaining: Explaining = .withPage, drawing: LayerSet? = nil, renderer: inout Renderer
    ) throws(RenderError) {
        self.id = id
        self.choices = choices
        self.explanation = explanation
        layers = options.layers
        // So many names would bury the picture; `n` shows them.
        if explanation.scene.tree.count > LayeredPicture.mostNames { layers.remove(.names) }
        let scene = explanation.scene
        // 1 the picture
        picture = LayeredPicture(
            scene: scene, layout: explanation.layout, options: options,
            layers: drawing.map(layers.union) ?? LayeredPicture.layers)
        lines = Self.pictureLines(try renderer.svg(picture.list))
        // 2 the reasons
        self.explaining = explaining
        reasons = explaining == .withPage ? Self.reasons(of: explanation) : [:]
    }

    /// The lines of a picture, an element or a tag each, without indentation and without titles: a browser would make a node
    /// of each, and the inspector outlines and names the view under the pointer in place of a title.
    private static func pictureLines(_ svg: [UInt8]) -> [String] {
        // Bytes, since a `String` would be split between characters, whose boundaries take long to find.
        svg.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let element = line.drop { $0 == UInt8(ascii: " ") }
            return element.starts(with: "<title>".utf8) ? nil : String(decoding: element, as: UTF8.self)
        }
    }

    /// What a served page asks for when a reader chooses a view: its properties, the explanations of its frame, and the
    /// equations of both by their places among the page's equations.
    /// - Returns: nil for an index without a view.
    package func details(ofView index: Int) -> [JSONValue.Member]? {
        let tree = explanation.scene.tree
        guard tree.items.indices.contains(index) else { return nil }
        let item = ItemID(index: Int32(index))
        return PageRecord(self, facts: ViewFacts()).details(
            of: item, Self.edges.map { explanation.explanation(of: item, $0) })
    }

    /// The chains of all numbers of the frames, by view; none where they have more steps than the limit.
    static func reasons(
        of explanation: PageExplanation, limit: Int = maximumSteps
    ) -> [ItemID: [LayoutExplanation]] {
        var reasons: [ItemID: [LayoutExplanation]] = [:]
        var stepCount = 0
        let tree = explanation.scene.tree
        tree.forEachDescendant(of: tree.root) { item in
            guard stepCount <= limit else { return }
            let explanations = edges.map { explanation.explanation(of: item, $0) }
            stepCount += explanations.reduce(0) { $0 + $1.steps.count }
            reasons[item] = explanations
        }
        return stepCount > limit ? [:] : reasons
    }

    /// Whether the picture has these layers, as far as a layered picture can have them.
    package func hasDrawn(_ layers: LayerSet) -> Bool {
        picture.layers.isSuperset(of: layers.intersection(LayeredPicture.layers))
    }

    /// Parents first, in the order of drawing.
    var items: [ItemID] {
        var items: [ItemID] = []
        explanation.scene.tree.forEachDescendant(of: explanation.scene.tree.root) { items.append($0) }
        return items
    }
}
