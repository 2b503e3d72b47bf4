/// Safe areas and layout margins of every view, from the frames of the previous pass.
///
/// Margins default to 8 (stack views 0); a controller's root view has at least the system's minimum at its sides;
/// `preservesSuperviewLayoutMargins` takes the larger of the view's own margin and the part of the superview's margin
/// that reaches into the view; `insetsLayoutMarginsFromSafeArea` adds the safe area. [measured]
struct MarginRules {
    let tree: LayoutTree
    let root: ItemID
    let environment: LayoutEnvironment
    /// Whether the root is the root of the whole tree.
    let isWhole: Bool
    /// The lengths that constraints state for accessory views.
    let lengths: StatedLengths

    /// Whether a margin or safe area can change a frame before frames are known: a constraint refers to one, a stack
    /// arranges within its margins, a bar reaches to the screen's end, or a table keeps its cells clear of the safe area's
    /// sides.
    var areReferredTo: Bool {
        tree.constraints.contains { $0.refersToInsets }
            || tree.items.contains { $0.stack?.isLayoutMarginsRelativeArrangement == true }
            || tree.items.contains { $0.cell?.styled.isEmpty == false }
            || environment.safeAreaInsets.bottom > 0 && tree.items.contains { $0.reachesIntoSafeArea }
            || (environment.safeAreaInsets.left > 0 || environment.safeAreaInsets.right > 0)
                && tree.items.contains { $0.kind == .tableViewCell || $0.table?.style == .insetGrouped }
    }

    /// Margins and safe areas of all items of an outline.
    func update(_ feedback: inout Feedback, _ outline: Outline) { update(&feedback, outline, outline.order) }

    /// Updates the margins of the listed items, parents first.
    func update(_ feedback: inout Feedback, _ outline: Outline, _ items: [ItemID]) {
        let (hasSafeArea, hasKeyboard) = (hasSafeArea(outline), hasKeyboard)
        for id in items {
            let place = Int(id.index)
            let traits = outline[id].traits
            let isStack = traits.contains(.stack)
            if hasSafeArea { feedback.safeArea[place] = safeArea(of: id, feedback) }
            if id == root || traits.contains(.ownMargins) {
                feedback.margins[place] = margins(of: id, isStack: isStack, feedback)
            } else {
                // Without a safe area the margins of most views depend on nothing but whether they are stacks.
                let isInset = hasSafeArea && tree[id].insetsLayoutMarginsFromSafeArea
                let margins = isStack ? .zero : Self.viewMargins
                feedback.margins[place] = isInset ? margins + feedback.safeArea[place] : margins
            }
            if hasKeyboard { feedback.setKeyboard(over: place, keyboard(over: id, feedback)) }
        }
    }

    /// Without a safe area of the root and additions to it no view has one.
    private func hasSafeArea(_ outline: Outline) -> Bool {
        environment.safeAreaInsets != .zero
            || outline.mayHaveOwnMargins && tree.items.contains { $0.additionalSafeAreaInsets != nil }
    }

    private var hasKeyboard: Bool { isWhole && environment.root.keyboardHeight != nil }

    /// Whether margins and safe areas depend on frames, in a tree of stacks and views without tables.
    func readsFrames(_ outline: Outline) -> Bool {
        hasSafeArea(outline) || hasKeyboard || tree[root].layoutMarginsFollowReadableWidth
            || outline.mayHaveOwnMargins
                && tree.items.contains { $0.preservesSuperviewLayoutMargins || $0.layoutMarginsFollowReadableWidth }
    }

    private static let viewMargins = EdgeInsets(8)

    /// A view's safe area insets: the superview's insets as far as they reach into the view, plus the controller's
    /// additions. [documented: UIViewController.additionalSafeAreaInsets]
    private func safeArea(of id: ItemID, _ feedback: Feedback) -> EdgeInsets {
        let inherited = inheritedSafeArea(of: id, feedback)
        return tree[id].additionalSafeAreaInsets.map { inherited + $0 } ?? inherited
    }

    /// The parts of the superview's safe area that reach into the view. A scroll view that adjusts its insets passes on
    /// no top and bottom.
    private func inheritedSafeArea(of id: ItemID, _ feedback: Feedback) -> EdgeInsets {
        if id == root { return isWhole ? environment.safeAreaInsets : .zero }
        guard let parent = tree[id].superview else { return .zero }
        var outer = feedback.safeArea[Int(parent.index)]
        if let scroll = tree[parent].scroll, scroll.insetAdjustment != .never {
            // The scroll view's adjusted content inset already keeps its content below the bars.
            outer.top = 0
            outer.bottom = 0
        }
        guard outer != .zero, let (own, around) = frames(id, parent, feedback) else { return .zero }
        return reach(of: outer, of: around, into: own)
    }

    /// How far the keyboard reaches into a view; the safe area where none is shown or reaches as far.
    /// [documented: UIKeyboardLayoutGuide]
    private func keyboard(over id: ItemID, _ feedback: Feedback) -> Double {
        let least = feedback.safeArea[Int(id.index)].bottom
        guard isWhole, let height = environment.root.keyboardHeight else { return least }
        if id == root { return max(least, height) }
        guard let (own, screen) = frames(id, root, feedback) else { return least }
        return max(
            least, reach(of: EdgeInsets(top: 0, left: 0, bottom: height, right: 0), of: screen, into: own).bottom)
    }

    /// The layout margins: the view's own; with `preservesSuperviewLayoutMargins` at least the superview's as far as
    /// these reach into the view; then the safe area is added, unless `insetsLayoutMarginsFromSafeArea` is off.
    private func margins(of id: ItemID, isStack: Bool, _ feedback: Feedback) -> EdgeInsets {
        let safeArea = feedback.safeArea[Int(id.index)]
        if id == root, isWhole, let fixed = environment.root.layoutMargins { return fixed }
        var margins = ownMargins(of: id, isStack: isStack)
        if tree[id].preservesSuperviewLayoutMargins, id != root, let parent = tree[id].superview,
            let (own, around) = frames(id, parent, feedback)
        {
            // The safe area is added below where the view wants it; the part of the superview's margins that comes from it
            // must not count twice, nor for a view that keeps the safe area out. [measured: 2 of 2 canvas roots]
            var outer = feedback.margins[Int(parent.index)]
            if tree[parent].insetsLayoutMarginsFromSafeArea {
                let area = feedback.safeArea[Int(parent.index)]
                outer = EdgeInsets(
                    top: outer.top - area.top, left: outer.left - area.left, bottom: outer.bottom - area.bottom,
                    right: outer.right - area.right)
            }
            let inherited = reach(of: outer, of: around, into: own)
            margins = EdgeInsets(
                top: max(margins.top, inherited.top), left: max(margins.left, inherited.left),
                bottom: max(margins.bottom, inherited.bottom), right: max(margins.right, inherited.right))
        }
        if tree[id].insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
        guard followsReadableWidth(id), !feedback.solvedFrames.isEmpty else { return margins }
        return margins.withinReadableWidth(of: feedback.solvedFrames[Int(id.index)].width, in: environment)
    }

    /// A view's margins before inheritance and safe area.
    private func ownMargins(of id: ItemID, isStack: Bool) -> EdgeInsets {
        var base = defaultMargins(of: id, isStack: isStack)
        guard let written = tree[id].layoutMargins else { return base }
        let isMirrored = (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
        if let top = written.top { base.top = top }
        if let bottom = written.bottom { base.bottom = bottom }
        if let left = written.left ?? (isMirrored ? written.trailing : written.leading) { base.left = left }
        if let right = written.right ?? (isMirrored ? written.leading : written.trailing) { base.right = right }
        // A controller's root view has at least the system's minimum at its sides.
        if isControllerView(id), environment.root.respectsSystemMinimumMargins {
            let minimum = systemMinimum
            base.left = max(base.left, minimum)
            base.right = max(base.right, minimum)
        }
        return base
    }

    /// UIKit's margins of a view without stated ones: 0 in a stack, the system's minimum at the sides of a controller's
    /// root view, 11 above and below in a cell, else 8.
    private func defaultMargins(of id: ItemID, isStack: Bool) -> EdgeInsets {
        if isStack { return .zero }
        if isControllerView(id) {
            let side = environment.root.respectsSystemMinimumMargins ? systemMinimum : 0
            return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        if tree[id].isCell || isContentView(id) {
            let side = systemMinimum
            var margins = EdgeInsets(top: 11, left: side, bottom: 11, right: side)
            let cell = tree[id].isCell ? id : tree[id].superview
            guard let cell, let room = tree.accessoryRoom(ofCell: cell, margin: side, lengths, in: environment) else {
                return margins
            }
            // Beside an accessory the content view ends; subviews of a cell without one keep clear of the accessory.
            let isCell = tree[id].isCell && tree[id].cell?.contentView == nil
            let beside = tree.accessoryView(ofCell: cell) == nil ? CellAttributes.marginBesideAccessory : 0
            let margin = (isCell ? room : 0) + beside
            if (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft {
                margins.left = margin
            } else {
                margins.right = margin
            }
            return margins
        }
        return Self.viewMargins
    }

    /// The view's own wish, or the table's for the content of its cells.
    private func followsReadableWidth(_ id: ItemID) -> Bool {
        guard !tree[id].layoutMarginsFollowReadableWidth else { return true }
        let cell = tree[id].isCell ? id : isContentView(id) ? tree[id].superview : nil
        return cell.flatMap { tree[$0].superview }.map { tree[$0].table?.cellLayoutMarginsFollowReadableWidth == true }
            ?? false
    }

    private func isControllerView(_ id: ItemID) -> Bool {
        id == root && isWhole && environment.root.isControllerView && !tree[id].isCell
    }

    /// Whether the view is the content view of a table's cell, which has a cell's margins.
    private func isContentView(_ id: ItemID) -> Bool {
        guard let parent = tree[id].superview, tree[parent].kind == .tableViewCell else { return false }
        return tree[parent].cell?.contentView == id
    }

    private var systemMinimum: Double {
        environment.systemMinimumMargin(width: tree[root].frame?.width ?? environment.width ?? 0)
    }

    /// The frames of the last pass; nil in the first pass, which has no frames yet.
    private func frames(_ id: ItemID, _ parent: ItemID, _ feedback: Feedback) -> (own: Rect, parent: Rect)? {
        guard !feedback.solvedFrames.isEmpty else { return nil }
        return (feedback.solvedFrames[Int(id.index)], feedback.solvedFrames[Int(parent.index)])
    }

    /// The parts of a superview's insets that reach into a view, per edge: none where the view begins behind the inset,
    /// and at most the superview's inset where the view sticks out of the superview. [measured: UIKit 26, and the three
    /// positions of a view under a top inset of 64 that a post prints]
    private func reach(of insets: EdgeInsets, of outer: Rect, into inner: Rect) -> EdgeInsets {
        EdgeInsets(
            top: min(max(0, insets.top), max(0, insets.top - (inner.minY - outer.minY))),
            left: min(max(0, insets.left), max(0, insets.left - (inner.minX - outer.minX))),
            bottom: min(max(0, insets.bottom), max(0, insets.bottom - (outer.maxY - inner.maxY))),
            right: min(max(0, insets.right), max(0, insets.right - (outer.maxX - inner.maxX))))
    }
}

extension LayoutConstraint {
    /// Whether margins or the safe area decide what an anchor stands for.
    var refersToInsets: Bool {
        first.refersToInsets || second?.refersToInsets == true
    }
}

extension Anchor {
    var refersToInsets: Bool { region.dependsOnInsets || attribute.isMargin }
}
