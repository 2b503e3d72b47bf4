import LayoutDiff
import LayoutEngine
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
    private let wordsOf: [ItemID: Set<String>]
    private let textCounts: [ItemID: Int]

    /// The tree of the page.
    package var tree: LayoutTree { scene.tree }

    /// Lays a page out.
    package init(_ scene: LayoutScene, isDesign: Bool = false) {
        self.scene = scene
        self.isDesign = isDesign
        (layout, trace) = scene.tree.trace(in: scene.environment)
        names = ItemNames(scene)
        let tree = scene.tree
        var items: [ItemID] = []
        var hidden: Set<ItemID> = []
        var words: [ItemID: Set<String>] = [:]
        var counts: [ItemID: Int] = [:]
        tree.forEachDescendant(of: tree.root) { item in
            let view = tree[item]
            if view.isHidden || view.superview.map(hidden.contains) == true || view.kind.isGuide {
                hidden.insert(item)
                return
            }
            items.append(item)
            let isNamed = view.hasOwnIdentifier && !view.identifier.isObjectID
            let own = (isNamed ? [view.identifier] : []) + (scene.facts?.codeNames[item] ?? [])
            words[item] = Set((own + [view.label, view.className].compactMap { $0 }).flatMap(Self.words))
            guard view.shownText?.isEmpty == false else { return }
            var next: ItemID? = item
            while let around = next {
                counts[around, default: 0] += 1
                next = tree[around].superview
            }
        }
        self.items = items
        wordsOf = words
        textCounts = counts
    }

    /// The frame in the page's coordinates, as solved.
    package func frame(_ item: ItemID) -> Rect { layout[item].unroundedFrame }

    /// Words of names that say nothing of what a view is.
    private static let plain: Set<String> = [
        "frame", "group", "view", "container", "stack", "rectangle", "label", "text", "image", "icon", "button", "ui",
        "box",
        "auto", "layout", "component", "instance", "vector", "content",
    ]

    /// The words of a name or a text in small letters, without numbers: `titleLabel 2` has `title`.
    package static func words(_ text: String) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        func end() {
            if word.count > 1, !plain.contains(word) { words.insert(word) }
            word = ""
        }
        var wasSmall = false
        for character in text.prefix(200) {
            if !character.isLetter || character.isUppercase && wasSmall { end() }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        end()
        return words
    }

    /// The words of the names of a layer or a view.
    func words(of item: ItemID) -> Set<String> { wordsOf[item] ?? [] }

    /// The texts that the page shows, in the order of the tree.
    package var texts: [String] { items.compactMap { text(of: $0) } }

    /// The page as one side of a difference of layouts.
    package var layoutSide: LayoutSide { LayoutSide(scene, layout, trace, names: names) }

    /// The text that a view shows; nil for none.
    func text(of item: ItemID) -> String? { tree[item].shownText.flatMap { $0.isEmpty ? nil : $0 } }

    /// What a view of a large page is looked up by: the text, and the words of the names.
    func keys(of item: ItemID) -> [String] { (text(of: item).map { ["\"" + $0] } ?? []) + words(of: item).sorted() }

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
            || look.backgroundColor.map { $0 != .named("clear") } == true && item != tree.root
    }

    /// How many texts a view shows, with those inside.
    func texts(in item: ItemID) -> Int { textCounts[item] ?? 0 }

    /// The views around a view, the innermost first.
    func ancestors(of item: ItemID) -> [ItemID] {
        var found: [ItemID] = []
        var next = tree[item].superview
        while let around = next {
            found.append(around)
            next = tree[around].superview
        }
        return found
    }

    /// The name for a sentence; a layer's own, with the id that means this layer alone.
    package func name(of item: ItemID) -> String {
        guard isDesign, let label = tree[item].label, !label.isEmpty else { return names.quotedName(of: item) }
        return "'\(escapedForDisplay(label, limit: 60))' \(escapedForDisplay(tree[item].identifier, limit: 60))"
    }

    /// How much a page and a screen have in common, 0 to 2: all words of the name, and the share of texts.
    package func likeness(toScreen other: DesignSide) -> Double {
        let (words, asked) = (Self.words(scene.name), Self.words(other.scene.name))
        let (own, shown) = (Set(texts), Set(other.texts))
        let common = Double(own.intersection(shown).count) / Double(max(1, min(own.count, shown.count)))
        return (words == asked && !words.isEmpty ? 1 : 0) + common
    }

    /// The views inside a view.
    func descendants(of item: ItemID) -> [ItemID] {
        var found: [ItemID] = []
        tree.forEachDescendant(of: item) { if $0 != item { found.append($0) } }
        return found
    }
}
