import Cassowary

/// The cells of a collection view with a flow layout.
extension Lowering {
    /// Places headers, cells and footers, section by section, for the collection view's size in the last pass.
    ///
    /// A cell with a frame keeps the frame's size, others have the layout's `itemSize`; a length that the layout leaves to the
    /// constraints is that of the last pass.
    mutating func lowerItems(of id: ItemID) {
        guard let collection = tree[id].collection, let scroll = tree[id].scroll else { return }
        items[id].dependsOnFrames = true
        found.fittedLengths.removeAll { tree[$0.item].superview == id }
        let axis = collection.flow.scrollAxis
        var bounds = knownSize(of: id)
        for side in Axis.allCases {
            bounds[side] = max(0, bounds[side] - scroll.contentInset.start(side) - scroll.contentInset.end(side))
        }
        let isReversed = axis == .vertical && isMirrored(id)
        var place = 0.0
        for section in collection.sections {
            var flow = collection.flow
            flow.headerReferenceSize = boundarySize(section.header, collection.flow.headerReferenceSize)
            flow.footerReferenceSize = boundarySize(section.footer, collection.flow.footerReferenceSize)
            let sizes = section.rows.map { itemSize(of: $0, collection.itemSize) }
            var arranged = flow.arrange(sizes, in: bounds)
            arranged.move(by: place, along: axis)
            if isReversed { arranged.mirror(in: bounds.width) }
            for (row, frame) in zip(section.rows, arranged.items) {
                lowerItem(row, at: frame, of: id, fits: collection.itemSize)
            }
            if let header = section.header { lowerItem(header, at: arranged.header, of: id, fits: .zero) }
            if let footer = section.footer { lowerItem(footer, at: arranged.footer, of: id, fits: .zero) }
            place += arranged.contentSize[axis]
        }
        for side in Axis.allCases {
            relate(
                Expression(contentVariables(id, side), .size), .equal, side == axis ? place : bounds[side], .required,
                ConstraintKey(.flowItem, id, index: Int32(side.rawValue)), breakable: false)
        }
    }

    /// A header's or footer's size; none has no room.
    private func boundarySize(_ view: ItemID?, _ stated: Size) -> Size {
        guard let view else { return .zero }
        return tree[view].frame?.size ?? Size(width: max(0, stated.width), height: max(0, stated.height))
    }

    /// A cell's size for the layout.
    private mutating func itemSize(of cell: ItemID, _ stated: Size) -> Size {
        if let frame = tree[cell].frame { return frame.size }
        guard stated.width < 0 || stated.height < 0 else { return stated }
        items[cell].dependsOnFrames = true
        let last = feedback.solvedSizes.isEmpty ? .zero : environment.grid.round(feedback.solvedSizes[Int(cell.index)])
        return Size(
            width: stated.width < 0 ? last.width : stated.width, height: stated.height < 0 ? last.height : stated.height
        )
    }

    /// - Parameter stated: a negative length is left to the constraints of a cell without a frame.
    private mutating func lowerItem(_ view: ItemID, at frame: Rect, of id: ItemID, fits stated: Size) {
        guard outline[view].isInstalled, outline[view].space == id.index else { return }
        for axis in Axis.allCases {
            let key = ConstraintKey(.flowItem, view, other: id, index: Int32(axis.rawValue))
            relate(
                frameExpression(of: view, .start, axis), .equal, Expression(contentVariables(id, axis), .start),
                plus: frame.origin[axis], .required, key, breakable: false)
            let length = frameExpression(of: view, .size, axis)
            if tree[view].frame == nil, stated[axis] < 0 {
                relate(length, .equal, 0, Priority(LayoutPriority.fittingSizeLevel.rawValue), key)
                found.fittedLengths.append((view, axis))
            } else {
                relate(length, .equal, frame.size[axis], .required, key, breakable: false)
            }
        }
    }
}

extension FlowLayout.Arrangement {
    /// Moves everything behind the sections before.
    public mutating func move(by distance: Double, along axis: Axis) {
        for place in items.indices { items[place].origin[axis] += distance }
        header.origin[axis] += distance
        footer.origin[axis] += distance
    }

    /// From right to left, in a content of a width.
    mutating func mirror(in width: Double) {
        for place in items.indices { items[place].origin.x = width - items[place].maxX }
    }
}
