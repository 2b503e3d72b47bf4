import LayoutEngine
import Notation

/// Which view of a screen stands for which layer of a design.
///
/// Both trees show one page. Layers and views with contents are paired first, the likeliest pair first: by their texts,
/// names, kinds, places and sizes. Containers follow by the pairs inside them. Pairs that a person names come before all
/// others.
package struct DesignMatching: Sendable {
    /// A layer and its view.
    package struct Pair: Sendable, Equatable {
        /// In the design's tree.
        package var layer: ItemID
        /// In the screen's tree.
        package var view: ItemID
    }

    /// In the order of the screen's tree; the roots are the first pair.
    package private(set) var pairs: [Pair] = []
    /// Layers that show something and have no view.
    package private(set) var layersAlone: [ItemID] = []
    /// Views that show something and have no layer.
    package private(set) var viewsAlone: [ItemID] = []
    private var viewOf: [ItemID: ItemID] = [:]
    private var layerOf: [ItemID: ItemID] = [:]

    /// More pairs of a layer and a view than this are not compared by places: the texts and names of a page decide then.
    private static let mostPairs = 2_000_000
    /// A pair below this likeness is no pair: two views of one kind, one size and one place have 6.
    private static let least = 4.0

    /// - Parameter named: pairs of a person, by the names of a layer and a view; a layer without a partner has nil.
    package init(design: DesignSide, screen: DesignSide, named: [ItemID: ItemID?] = [:]) {
        pair(design.tree.root, screen.tree.root)
        for (layer, view) in named.sorted(by: { $0.key < $1.key }) { if let view { pair(layer, view) } }
        let refused = Set(named.filter { $0.value == nil }.keys)
        pairContents(design, screen, refused)
        liftToControls(design, screen)
        pairContainers(design, screen, refused)
        pairs = screen.items.compactMap { view in layerOf[view].map { Pair(layer: $0, view: view) } }
        layersAlone = design.items.filter { viewOf[$0] == nil && design.shows($0) && !isPart($0, design, screen) }
        viewsAlone = screen.items.filter { layerOf[$0] == nil && screen.shows($0) }
    }

    /// The layer of a view.
    package func layer(of view: ItemID) -> ItemID? { layerOf[view] }

    private mutating func pair(_ layer: ItemID, _ view: ItemID) {
        guard viewOf[layer] == nil, layerOf[view] == nil else { return }
        viewOf[layer] = view
        layerOf[view] = layer
    }

    /// Whether a layer lies in the layer of a view without subviews: a part of a picture or a control, which a screen does
    /// not name.
    private func isPart(_ layer: ItemID, _ design: DesignSide, _ screen: DesignSide) -> Bool {
        design.tree.superviews(of: layer).contains { around in
            viewOf[around].map { screen.tree[$0].subviews.isEmpty } ?? false
        }
    }

    // MARK: Contents

    /// Pairs what has a text or a name first, and then pictures by their places beside these pairs: a part of a page that a
    /// design has elsewhere carries its pictures along.
    private mutating func pairContents(_ design: DesignSide, _ screen: DesignSide, _ refused: Set<ItemID>) {
        for isNamed in [true, false] {
            let layers = design.items.filter { viewOf[$0] == nil && !refused.contains($0) }
            let views = screen.items.filter { layerOf[$0] == nil }
            if !isNamed, layers.count * views.count > Self.mostPairs { return }
            var byWord: [String: [ItemID]] = [:]
            for view in views { for word in screen.keys(of: view) { byWord[word, default: []].append(view) } }
            let paired = ShownPart(of: design.items) { viewOf[$0] != nil }
            var found: [(likeness: Double, layer: ItemID, view: ItemID)] = []
            for layer in layers {
                let place = isNamed ? design.frame(layer) : placeOnScreen(layer, paired, design, screen)
                let others = isNamed ? Set(design.keys(of: layer).flatMap { byWord[$0] ?? [] }).sorted() : views
                for view in others {
                    let likeness = Self.likeness(design, layer, at: place, screen, view)
                    if likeness >= Self.least { found.append((likeness, layer, view)) }
                }
            }
            found.sort { (-$0.likeness, $0.layer, $0.view) < (-$1.likeness, $1.layer, $1.view) }
            for pair in found { self.pair(pair.layer, pair.view) }
        }
    }

    /// A layer's frame, moved as the nearest pair in the same layer around is moved.
    /// - Parameter paired: the layers in pairs.
    private func placeOnScreen(
        _ layer: ItemID, _ paired: ShownPart, _ design: DesignSide, _ screen: DesignSide
    ) -> Rect {
        let frame = design.frame(layer)
        for around in design.tree.superviews(of: layer) where around != design.tree.root {
            let near = paired.inside(design.span(of: around).dropFirst()).min { one, other in
                Self.distance(design.frame(one), frame) < Self.distance(design.frame(other), frame)
            }
            guard let near, let view = viewOf[near] else { continue }
            let (one, two) = (design.frame(near), screen.frame(view))
            return frame.offset(by: Point(x: two.midX - one.midX, y: two.midY - one.midY))
        }
        return frame
    }

    private static func distance(_ one: Rect, _ other: Rect) -> Double {
        let (across, down) = (one.midX - other.midX, one.midY - other.midY)
        return (across * across + down * down).squareRoot()
    }

    /// How likely a layer and a view are the same: 6 for one text, up to 3 for a common name, 1.5 for one kind, up to 3 for
    /// one place, up to 1.5 for one size.
    private static func likeness(
        _ design: DesignSide, _ layer: ItemID, at place: Rect, _ screen: DesignSide, _ view: ItemID
    ) -> Double {
        let (sort, other) = (design.sort(of: layer), screen.sort(of: view))
        let names = jaccard(design.words[layer] ?? [], screen.words[view] ?? [])
        var sum = 3 * names
        let shown = screen.frame(view)
        let size = ratio(place.width, shown.width) * ratio(place.height, shown.height)
        switch (sort, other) {
        // A container is known by its contents, unless its name is known.
        case (.container, _), (_, .container):
            guard sort == other, names > 0 else { return 0 }
        case (.picture, .picture):
            guard size > 0.2 else { return 0 }
            sum += 1.5
        case (.picture, _), (_, .picture): return 0
        // A text may be a button's.
        default: sum += sort == other ? 1.5 : 0
        }
        if let text = design.text(of: layer), let other = screen.text(of: view) {
            sum += text == other ? 6 : 3 * jaccard(DesignSide.words(text), DesignSide.words(other)) - 1
        }
        let page = design.frame(design.tree.root).size
        let reach = 0.25 * (page.width * page.width + page.height * page.height).squareRoot()
        return sum + 3 * max(0, 1 - distance(place, shown) / max(reach, 1)) + 1.5 * size
    }

    private static func ratio(_ one: Double, _ other: Double) -> Double {
        let larger = max(one, other)
        return larger > 0 ? min(one, other) / larger : 1
    }

    private static func jaccard(_ one: Set<String>, _ other: Set<String>) -> Double {
        let all = one.union(other).count
        return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
    }

    // MARK: Controls and containers

    /// A button of a screen is a frame of a design with one text inside: the pair of the text and the button becomes one of
    /// the frame and the button, if the frame is nearer the button's size.
    private mutating func liftToControls(_ design: DesignSide, _ screen: DesignSide) {
        for view in screen.items where screen.sort(of: view) == .control {
            guard let text = layerOf[view], design.sort(of: text) == .text else { continue }
            let size = screen.frame(view).size
            func distance(_ layer: ItemID) -> Double {
                let own = design.frame(layer).size
                return (own.width - size.width).magnitude + (own.height - size.height).magnitude
            }
            let frames = design.tree.superviews(of: text).prefix {
                $0 != design.tree.root && viewOf[$0] == nil && design.texts(in: $0) == 1
            }
            let nearest = frames.min { distance($0) < distance($1) }
            guard let best = nearest, distance(best) < distance(text) else { continue }
            viewOf[text] = nil
            viewOf[best] = view
            layerOf[view] = best
        }
    }

    /// A container is compared with no more layers around its first pair than this, the innermost first.
    private static let mostAround = 16

    /// Pairs containers by the pairs inside: those with the most of them in common first, of containers around the same views
    /// those that are nearest in size and place.
    private mutating func pairContainers(_ design: DesignSide, _ screen: DesignSide, _ refused: Set<ItemID>) {
        let layers = ShownPart(of: design.items) { viewOf[$0] != nil }
        let views = ShownPart(of: screen.items) { layerOf[$0] != nil }
        var found: [(likeness: Double, distance: Double, layer: ItemID, view: ItemID)] = []
        for view in screen.items where layerOf[view] == nil && screen.sort(of: view) == .container {
            let members = views.inside(screen.span(of: view)).compactMap { layerOf[$0] }
            guard let first = members.first else { continue }
            var compared = 0
            for around in design.tree.superviews(of: first) where viewOf[around] == nil && !refused.contains(around) {
                let others = layers.inside(design.span(of: around)).count
                // The likeness is at most the share of the smaller set.
                if Double(others) < 0.6 * Double(members.count) { continue }
                if Double(members.count) < 0.6 * Double(others) || compared == Self.mostAround { break }
                compared += 1
                let span = design.span(of: around)
                let common = members.count { span.contains(design.span(of: $0).lowerBound) }
                let likeness = Double(common) / Double(max(1, members.count + others - common))
                guard likeness >= 0.6 else { continue }
                let (one, two) = (design.frame(around), screen.frame(view))
                let size = (one.width - two.width).magnitude + (one.height - two.height).magnitude
                found.append((likeness, size + 0.1 * Self.distance(one, two), around, view))
            }
        }
        found.sort {
            (-$0.likeness, $0.distance, $0.layer, $0.view) < (-$1.likeness, $1.distance, $1.layer, $1.view)
        }
        for pair in found { self.pair(pair.layer, pair.view) }
    }
}
