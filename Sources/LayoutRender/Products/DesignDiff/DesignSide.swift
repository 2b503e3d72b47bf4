import LayoutDiff
import LayoutEngine
import LayoutRender
import Notation

/// A design or a screen, laid out, with what the matching asks of each layer and view.
package struct DesignSide: Sendable {
    /// What a view shows, as far as a design can tell.
    enum Sort: Sendable { case text, picture, control, container }

    /// The page.
    package let scene: LayoutScene
    /// The frames of the page.
    package let layout: ResolvedLayout
    /// The equations of the frames.
    let trace: LayoutTrace
    /// The names of the items.
    package let names: ItemNames
    /// The views that are shown, in the order of the tree, the root first; no guides.
    package let items: [ItemID]
    /// Whether the page is a design, whose layers have names for people.
    let isDesign: Bool
    /// The words of the names of each item.
    let words: [ItemID: Set<String>]
    /// The places in `items` of a view and of the views inside.
    private let spans: [ItemID: Range<Int>]
    private let texts: ShownPart

    /// The tree of the page.
    package var tree: LayoutTree { scene.tree }

    /// Lays a page out.
    package init(_ scene: LayoutScene, isDesign: Bool = false) {
        self.scene = scene
        self.isDesign = isDesign
        (layout, trace) = scene.tree.trace(in: scene.environment)
        names = ItemNames(scene)
        items = scene.tree.shownViews
        var words: [ItemID: Set<String>] = [:]
        var spans: [ItemID: Range<Int>] = [:]
        for (place, item) in items.enumerated() {
            let view = scene.tree[item]
            let isNamed = view.hasOwnIdentifier && !view.identifier.isObjectID
            let own = (isNamed ? [view.identifier] : []) + (scene.facts?.codeNames[item] ?? [])
            words[item] = Set((own + [view.label, view.className].compactMap { $0 }).flatMap(Self.words))
            spans[item] = place..<place + 1
        }
        for item in items.reversed() {
            guard let around = scene.tree[item].superview, let inner = spans[item], let outer = spans[around] else {
                continue
            }
            spans[around] = outer.lowerBound..<max(outer.upperBound, inner.upperBound)
        }
        self.words = words
        texts = ShownPart(of: items) { scene.tree[$0].shownText?.isEmpty == false }
        self.spans = spans
    }

    /// The frame in the page's coordinates, as solved.
    package func frame(_ item: ItemID) -> Rect { layout[item].unroundedFrame }

    /// Words of names that say nothing of what a view is.
    private static let plain = Set(
        "frame group view container stack rectangle label text image icon button ui box auto layout component instance vector content"
            .split(separator: " ").map(String.init))

    /// The words of a name or a text in small letters, without numbers: `titleLabel 2` has `title`.
    package static func words(_ text: String) -> Set<String> {
        var spaced = ""
        for character in text.prefix(200) {
            if character.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
            spaced.append(character)
        }
        let words = spaced.split { !$0.isLetter }.map { $0.lowercased() }
        return Set(words.filter { $0.count > 1 && !plain.contains($0) })
    }

    /// The page as one side of a difference of layouts.
    package var layoutSide: LayoutSide { LayoutSide(scene, layout, trace, names: names) }

    /// The text that a view shows; nil for none.
    func text(of item: ItemID) -> String? { tree[item].shownText.flatMap { $0.isEmpty ? nil : $0 } }

    /// What a partner has in common: the text, or a word of the names.
    func keys(of item: ItemID) -> [String] { (text(of: item).map { ["\"" + $0] } ?? []) + (words[item] ?? []) }

    /// What a view shows.
    func sort(of item: ItemID) -> Sort {
        switch tree[item].content {
        case .text where tree[item].kind == .label: .text
        // A control without words is drawn as a picture.
        case .text, .button, .control: text(of: item) == nil ? .picture : .control
        case .image: .picture
        // A drawing of several layers is a picture, too.
        case .none:
            item != tree.root && (tree[item].subviews.isEmpty || isDesign && texts(in: item) == 0)
                ? .picture : .container
        }
    }

    /// Whether a view shows something of its own: a text, a picture, a control, a background or a border.
    func shows(_ item: ItemID) -> Bool {
        let look = tree[item].appearance
        return text(of: item) != nil || tree[item].content != .none || look.borderWidth > 0
            || look.fill.map { $0 != .named("clear") } == true && item != tree.root
    }

    /// How many texts a view shows, with those inside.
    func texts(in item: ItemID) -> Int { texts.inside(span(of: item)).count }

    /// The places in `items` of a shown view and of the views inside.
    func span(of item: ItemID) -> Range<Int> { spans[item] ?? 0..<0 }

    /// The name for a sentence; a layer's own, with the id that means this layer alone.
    package func name(of item: ItemID) -> String {
        guard isDesign, let label = tree[item].label, !label.isEmpty else { return names.quotedName(of: item) }
        return "'\(escapedForDisplay(label, limit: 60))' \(escapedForDisplay(tree[item].identifier, limit: 60))"
    }
}

/// Some of the views that a page shows, in the order of the tree.
struct ShownPart {
    private let items: [ItemID]
    /// How many stand before each place of the page's items.
    private var before = [0]

    init(of shown: [ItemID], where isPart: (ItemID) -> Bool) {
        items = shown.filter(isPart)
        for item in shown { before.append(before[before.count - 1] + (isPart(item) ? 1 : 0)) }
    }

    /// The part at some places of the page's items.
    func inside(_ span: Range<Int>) -> ArraySlice<ItemID> { items[before[span.lowerBound]..<before[span.upperBound]] }
}

/// What tells which page of a design shows a screen, before anything is laid out.
package struct PageWords: Sendable {
    private let name: Set<String>
    private let texts: Set<String>

    /// The words of a page's name and its texts.
    package init(name: String, texts: [String]) {
        self.name = DesignSide.words(name)
        self.texts = Set(texts.filter { !$0.isEmpty })
    }

    /// The words of a page.
    package init(_ scene: LayoutScene) {
        self.init(name: scene.name, texts: scene.tree.shownViews.compactMap { scene.tree[$0].shownText })
    }

    /// The place of the likest page of a list, the first of several; nil without one of this name or half of the texts.
    /// - Parameter isOnly: whether the likest page is taken in any case.
    package func likest(of others: [PageWords], isOnly: Bool = false) -> Int? {
        let likely = others.map { $0.likeness(to: self) }
        guard let best = likely.max(), isOnly || best >= 0.5 else { return nil }
        return likely.firstIndex(of: best)
    }

    /// How much two pages have in common, 0 to 2: all words of the name, and the share of texts.
    private func likeness(to other: PageWords) -> Double {
        let common = texts.intersection(other.texts).count
        return (name == other.name && !name.isEmpty ? 1 : 0)
            + Double(common) / Double(max(1, min(texts.count, other.texts.count)))
    }
}

extension LayoutTree {
    /// The views that are shown, the root first, parents before what is inside; no guides.
    fileprivate var shownViews: [ItemID] {
        var shown: [ItemID] = []
        var hidden: Set<ItemID> = []
        forEachDescendant(of: root) { item in
            let view = self[item]
            if view.isHidden || view.superview.map(hidden.contains) == true || view.kind.isGuide {
                hidden.insert(item)
            } else {
                shown.append(item)
            }
        }
        return shown
    }
}
