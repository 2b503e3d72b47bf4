import LayoutEngine

/// Gives leaves that cannot be measured here their recorded size as intrinsic size.
///
/// Valid only if the recorded length is the natural length: an axis on which constraints or a stack decide the length
/// is skipped, and so is a text whose recorded length is far from the estimate, because it was stretched or squeezed.
/// Used under `--sizes recorded` alone: `measured` computes every size itself.
struct RecordedSizes {
    /// The options of the reading, and the texts that a table replaced.
    let context: DocumentContext
    /// The environment in which contents are estimated.
    let environment: LayoutEnvironment

    /// Sets the intrinsic sizes of a tree's leaves, axis by axis. A height is compared with the estimates at the
    /// recorded width and at 4 % more and less, because one word may decide the number of lines; in a font that is
    /// not at hand also at a quarter more and a fifth less. A picture of two or three times its size, or of a half or
    /// a third, was found for another scale of the screen, and the recorded size is taken.
    /// - Parameter axes: those of the tree.
    func apply(to tree: inout LayoutTree, _ axes: TreeAxes) {
        let lines = HighLines(environment: environment)
        let facts = TreeFacts(
            axes: axes, shares: proportionalShares(tree),
            highLines: lines.areShown(in: tree, axes.decided) ? lines : nil)
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let view = tree[id]
            guard !view.translatesAutoresizingMaskIntoConstraints, let recorded = view.recordedFrame,
                view.intrinsicContentSize == nil, isStillTrue(view)
            else { continue }
            if case .image(let image) = view.content, view.kind == .imageView, image.isSystemSymbol {
                tree[id].alignmentRectInsets = symbolInsets(
                    of: image, recorded.height, fixedHeight: facts.axes.fixedHeights[id],
                    isDecided: facts.axes.decided.contains(id, .vertical))
            }
            if isImageOfOtherScale(view, recorded.size) {
                for axis in Axis.allCases where !facts.axes.decided.contains(id, axis) {
                    var size = tree[id].intrinsicContentSize ?? Size(width: .nan, height: .nan)
                    size[axis] = recorded.size[axis]
                    tree[id].intrinsicContentSize = size
                }
            }
            guard tree[id].intrinsicContentSize == nil,
                let trust = Trust(view, in: environment, prefersFontFiles: context.isOtherScreen)
            else { continue }
            let room = recorded.inset(by: tree[id].alignmentInsets(in: environment)).size
            tree[id].intrinsicContentSize = size(of: view, id, room, trust, facts)
        }
    }

    /// What the sizes of all views depend on, found once for a tree.
    private struct TreeFacts {
        let axes: TreeAxes
        /// The texts that a stack gives shares of its length, with the stack's axis.
        let shares: [ItemID: Axis]
        /// Nil where lines are as high as usual.
        let highLines: HighLines?
    }

    /// The recorded lengths of one view that can be natural lengths, NaN along the other axis; nil where there are none.
    /// - Parameter room: the recorded size without the view's alignment insets.
    private func size(
        of view: View, _ id: ItemID, _ room: Size, _ trust: Trust, _ facts: TreeFacts
    ) -> Size? {
        var size = Size(width: Double.nan, height: .nan)
        for axis in Axis.allCases where !facts.axes.decided.contains(id, axis) || facts.shares[id] == axis {
            // A view of the program's own class between two edges was as long as its superview on the file's screen.
            if context.isOtherScreen, case .none = view.content, facts.axes.pinned.contains(.init(view: id, axis: axis))
            {
                continue
            }
            let length = room[axis]
            if facts.shares[id] == axis {
                size[axis] = length
                continue
            }
            guard length > 0 else { continue }
            let widths = triedWidths(view, room, axis, trust)
            if widths.contains(where: { width in
                let estimate = view.naturalSize(width: width, in: environment)[axis]
                let high = axis == .vertical ? facts.highLines?.height(of: view, usual: estimate) : nil
                return trust.accepts(length, estimate: high ?? estimate)
            }) {
                size[axis] = length
            }
        }
        if size.height.isNaN, view.naturalHeightDependsOnWidth {
            size.height = heightInRoom(of: view, room) ?? .nan
        }
        guard !size.width.isNaN || !size.height.isNaN else { return nil }
        if size.width.isNaN, view.naturalHeightDependsOnWidth, !facts.axes.decided.contains(id, .horizontal) {
            // If the height is given the text is not measured again: the width is the longest line's, as in any text.
            size.width = view.naturalSize(width: room.width, in: environment).width
        }
        return size
    }

    /// The widths at which a view's length along an axis is estimated, besides nil for no limit.
    private func triedWidths(_ view: View, _ room: Size, _ axis: Axis, _ trust: Trust) -> [Double?] {
        // A wrapped text is as wide as its longest line. Where the line is estimated a little too wide for the rectangle, the
        // estimate in the rectangle has a line more, and a shorter one.
        guard axis == .vertical else {
            return view.naturalHeightDependsOnWidth
                ? [nil, room.width, room.width * (1 + Self.widthTolerance)] : [nil]
        }
        // The number of lines may depend on the estimated width of a word.
        let factors = [1, 1 + Self.widthTolerance, 1 - Self.widthTolerance]
        // In another font letters may be a quarter wider or narrower, so that lines break elsewhere.
        return (trust == .otherFont ? factors + [1.25, 0.8] : factors).map { room.width * $0 }
    }

    /// The height of a text that the recorded rectangle holds, where the estimated width of a line is a little too large for
    /// the rectangle and adds a line; nil where the estimate is no higher than the rectangle.
    private func heightInRoom(of view: View, _ room: Size) -> Double? {
        func height(_ factor: Double) -> Double { view.naturalSize(width: room.width * factor, in: environment).height }
        guard height(1) > room.height else { return nil }
        let inRoom = height(1 + Self.widthTolerance)
        return inRoom <= room.height ? inRoom : nil
    }

    /// The error of an estimated width.
    private static let widthTolerance = 0.04

    /// Whether a recorded size is valid for the requested page: another width changes the height of wrapped text,
    /// another category the size of a text style, and a translation the text.
    private func isStillTrue(_ view: View) -> Bool {
        if context.translation.objects.contains(view.identifier) { return false }
        let fonts: [Font]
        switch view.content {
        case .text(let text):
            if context.isOtherScreen, view.naturalHeightDependsOnWidth { return false }
            fonts = text.fonts
        case .button(let button): fonts = [button.effectiveFont] + button.attributedTitle.compactMap(\.font)
        default: return true
        }
        guard fonts.contains(where: { $0.textStyle != nil }) else { return true }
        environment.memory?.noteTextSize()
        return context.options.contentSizeCategory == nil
    }

    /// A symbol is aligned by a rectangle as high as a line of the symbol's font, or as high as a constraint says; its image is
    /// higher or lower, by the same length whatever the rectangle's height. Half of the difference lies above.
    ///
    /// The recorded height is the image's own unless other views decide the height: the image is estimated then.
    /// [measured: a symbol's excess over a fixed height depends on the scale alone, 35 of 36 symbols]
    private func symbolInsets(
        of image: ImageContent, _ recorded: Double, fixedHeight: Double?, isDecided: Bool
    ) -> EdgeInsets {
        let line = image.lineHeight(in: environment)
        let estimate = image.naturalSize(in: environment)?.height ?? line
        let isNatural = !isDecided && abs(recorded - estimate) <= Self.symbolTolerance * estimate
        let room = fixedHeight.map { recorded - $0 } ?? ((isNatural ? recorded : estimate) - line)
        let half = min(max(room, -line), line) / 2
        return EdgeInsets(top: half, left: 0, bottom: half, right: 0)
    }

    /// The texts of stacks that fill proportionally, with the stack's axis, where a text's font is not at hand, or is the project's
    /// own: the Mac may have lacked the font's file.
    ///
    /// Such a stack gives each text a share by its natural length, so that the recorded lengths, with gaps and all, have the
    /// proportions of natural lengths that nobody here can measure.
    private func proportionalShares(_ tree: LayoutTree) -> [ItemID: Axis] {
        var shares: [ItemID: Axis] = [:]
        for stack in tree.items.compactMap(\.stack) where stack.distribution == .fillProportionally {
            let texts = stack.arrangedSubviews.compactMap { id -> TextContent? in
                guard tree[id].recordedFrame != nil, case .text(let text) = tree[id].content else { return nil }
                return text
            }
            guard texts.count == stack.arrangedSubviews.count,
                texts.flatMap(\.fonts).contains(where: { font in
                    let metrics = FontMetrics(font, in: environment)
                    return !metrics.isExact || (metrics.typeface != nil && !context.isOtherScreen)
                })
            else { continue }
            for id in stack.arrangedSubviews { shares[id] = stack.axis }
        }
        return shares
    }

    /// How far an image's own height may be from the estimate, of which the weight is no part.
    private static let symbolTolerance = 0.15

    /// Whether an image has a multiple of the size in the file's resources: the canvas found a picture for another
    /// scale of the screen.
    private func isImageOfOtherScale(_ view: View, _ recorded: Size) -> Bool {
        guard case .image(let image) = view.content, !image.isSystemSymbol, let size = image.size,
            size.width > 0, size.height > 0
        else { return false }
        let factor = recorded.width / size.width
        return [2, 3, 0.5, 1 / 3].contains { abs(factor - $0) < 0.01 }
            && abs(factor - recorded.height / size.height) < 0.01
    }
}
