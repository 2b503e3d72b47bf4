extension Resolver {
    /// Every item's frame as solved and rounded, with its margins, safe area and baselines.
    ///
    /// Both edges of each frame go to the nearest pixel of the superview's grid, halves up; the size is their distance.
    /// [measured: 645 of 665 stacks saved by Interface Builder]
    func readFrames() -> ResolvedLayout {
        let grid = environment.grid
        var outside = ResolvedItem()
        outside.isInstalled = false
        var items = Array(repeating: outside, count: tree.count)
        for id in lowering.outline.order { items[Int(id.index)] = read(id, grid, items) }
        var layout = ResolvedLayout(items: items)
        layout.isUnsolved = outcome.reachedWorkLimit
        return layout
    }

    /// An item whose superview was read.
    @inline(__always)
    private func read(_ id: ItemID, _ grid: PixelGrid, _ items: [ResolvedItem]) -> ResolvedItem {
        let place = Int(id.index)
        let solved = frame(of: id)
        let space = Int(lowering.outline.items[place].space)
        var item = ResolvedItem()
        if space < 0 {
            let size = grid.round(Rect(origin: .zero, size: solved.size)).size
            let origin = id == tree.root ? tree[id].frame?.origin ?? .zero : .zero
            item.unroundedFrame = solved
            item.frame = Rect(origin: origin, size: size)
            item.absoluteFrame = Rect(origin: .zero, size: size)
        } else {
            item.frame = grid.round(solved)
            item.unroundedFrame = solved.offset(by: items[space].unroundedFrame.origin)
            item.absoluteFrame = item.frame.offset(by: items[space].absoluteFrame.origin)
        }
        item.layoutMargins = lowering.feedback.margins[place]
        item.safeAreaInsets = lowering.feedback.safeArea[place]
        // Stored fields first.
        if case .none = tree[id].content, tree[id].baselineOffsets == nil { return item }
        item.baselines = tree[id].baselines(size: alignmentRect(of: id).size, in: environment)
        return item
    }

    /// Hidden views that a stack or an arranger parks somewhere.
    func hiddenPlaceholders() -> [ItemID] {
        var hidden: [ItemID] = []
        guard lowering.outline.mayHide else { return hidden }
        let items = lowering.outline.items
        for id in lowering.outline.order where items[Int(id.index)].traits.isSuperset(of: [.hidden, .placed]) {
            guard let parent = tree[id].superview else { continue }
            if tree[parent].stack != nil || tree[parent].arrangement != nil || tree[parent].isFlexContainer {
                hidden.append(id)
            }
        }
        return hidden
    }

    func contentSizes() -> [ContentSize] {
        guard lowering.outline.mayScroll else { return [] }
        return lowering.outline.order.compactMap { id in
            let rectangle = lowering.items[id].contentRectangle
            guard rectangle >= 0 else { return nil }
            var size = rect(rectangle: rectangle).size
            if tree[id].kind == .textView, let text = tree[id].content.text {
                size.width = alignmentRect(of: id).width
                size.height = text.textViewSize(width: size.width, in: environment).height
            }
            return ContentSize(item: id, size: environment.grid.round(Rect(origin: .zero, size: size)).size)
        }
    }

    // MARK: Solved numbers

    /// The alignment rectangle in the superview's coordinates, as solved.
    @inline(__always)
    func alignmentRect(of id: ItemID) -> Rect { rect(rectangle: id.index) }

    @inline(__always)
    func rect(rectangle: Int32) -> Rect {
        Rect(
            x: values[position: rectangle, .horizontal], y: values[position: rectangle, .vertical],
            width: values[length: rectangle, .horizontal], height: values[length: rectangle, .vertical])
    }

    /// The frame in the superview's coordinates, as solved: the alignment rectangle plus the alignment insets.
    @inline(__always)
    func frame(of id: ItemID) -> Rect { frame(of: id, alignmentRect(of: id)) }

    /// The same for an alignment rectangle that was read.
    @inline(__always)
    func frame(of id: ItemID, _ rect: Rect) -> Rect {
        guard lowering.outline.items[Int(id.index)].traits.contains(.insets) else { return rect }
        let insets = lowering.alignmentInsets(id)
        return Rect(
            x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }
}
