import InterfaceBuilder
import LayoutEngine

/// What Interface Builder's canvas leaves open, as the marks `ambiguous` of a file tell.
struct CanvasAmbiguities {
    private let scene: LayoutScene
    /// The identifiers of the views that are named.
    private var named: Set<String>
    private(set) var found: [LayoutDiagnostic] = []

    /// - Parameters:
    ///   - scene: the scene on the canvas, whose rows have their recorded heights.
    ///   - named: the identifiers of the views that the app's layout leaves open.
    init(_ scene: LayoutScene, beyond named: Set<String>) {
        (self.scene, self.named) = (scene, named)
        // Order decides between equals, and the canvas marks them all the same.
        var environment = scene.environment
        environment.solving.ordersEquals = false
        let layout = scene.tree.resolve(in: environment)
        add(layout.diagnostics)
        if let tree = rowsOnPixels(layout, environment) { add(tree.resolve(in: environment).diagnostics) }
        let (tree, texts) = textsBesideEachOther(in: layout)
        guard texts.count > 1 else { return }
        add(
            tree.resolve(in: environment).diagnostics.filter { diagnostic in
                diagnostic.axis == .horizontal && diagnostic.items.first.map(texts.contains) == true
            })
    }

    /// A view has a diagnostic for each axis that one layout leaves open.
    private mutating func add(_ diagnostics: [LayoutDiagnostic]) {
        let more = diagnostics.filter {
            ($0.kind == .ambiguous || $0.kind == .ambiguousContentSize)
                && $0.items.first.map { !named.contains(scene.tree[$0].identifier) } == true
        }
        found += more
        named.formUnion(more.flatMap { $0.items + $0.followers }.map { scene.tree[$0].identifier })
    }

    /// The tree with stacks in the middle of rows at the pixel to which their tops are rounded, where the centre asks for another
    /// height than that of the views inside, which share the rest. Nil if all tops lie on pixels. [recorded: 6 of 6 stacks]
    private func rowsOnPixels(_ layout: ResolvedLayout, _ environment: LayoutEnvironment) -> LayoutTree? {
        let centred = scene.tree.constraints.compactMap { constraint -> ItemID? in
            guard constraint.isActive, constraint.priority >= 1000, constraint.first.attribute == .centerY,
                let second = constraint.second?.item
            else { return nil }
            return [constraint.first.item, second].first { scene.tree[$0].stack != nil && isInList($0) }
        }
        guard !centred.isEmpty else { return nil }
        var (tree, exact) = (scene.tree, environment)
        exact.solving.roundsToPixels = false
        let solved = scene.tree.resolve(in: exact)
        for stack in centred {
            let top = layout[stack].frame.y
            guard let parent = tree[stack].superview, (top - solved[stack].frame.y).magnitude > 0.01 else { continue }
            tree.constraints.append(LayoutConstraint(Anchor(stack, .top), .equal, Anchor(parent, .top), constant: top))
        }
        return tree.constraints.count > scene.tree.constraints.count ? tree : nil
    }

    /// Whether the view is in a cell of a table or a collection view.
    private func isInList(_ view: ItemID) -> Bool {
        let cell = scene.tree.superviews(of: view).first { scene.tree[$0].cell != nil }
        return cell != nil && cell != scene.tree.root
    }

    /// The tree with texts as wide as their surroundings let them, and these texts: until a first layout gives a text that wraps
    /// its width, the text has none. A stack shares the room between such texts (`UISV-text-width-disambiguation`); two texts in
    /// no stack leave their widths open. [recorded: 6 of 6 views]
    private func textsBesideEachOther(in layout: ResolvedLayout) -> (LayoutTree, Set<ItemID>) {
        var tree = scene.tree
        var texts: Set<ItemID> = []
        tree.forEachDescendant(of: tree.root) { id in
            let isArranged = scene.tree[id].superview.map { scene.tree[$0].stack != nil } == true
            if scene.tree[id].kind == .label, scene.tree[id].naturalHeightDependsOnWidth, !isArranged {
                texts.insert(id)
            }
        }
        // A text that hugs less takes the room of the others.
        let equals = Dictionary(grouping: texts) { scene.tree[$0].contentHuggingPriority.horizontal }
        texts = Set(equals.values.filter { $0.count > 1 }.joined())
        for id in texts {
            tree[id].intrinsicContentSize = Size(width: Size.longest, height: layout[id].frame.height)
            // Texts of one line come first.
            tree[id].contentCompressionResistancePriority.horizontal -= 0.5
        }
        return (tree, texts)
    }
}
