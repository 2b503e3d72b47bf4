extension LayoutTree {
    /// The accessory view of a table's cell; nil for other views.
    func accessoryView(ofCell id: ItemID) -> ItemID? {
        self[id].kind == .tableViewCell ? self[id].cell?.accessoryView : nil
    }

    /// The size that an accessory view brings along by itself, as UITableViewCell reads it of the view's bounds: its frame, its
    /// natural size, or the lengths that its own constraints state. Nil along an axis without one.
    func broughtLength(
        of id: ItemID, _ axis: Axis, _ lengths: StatedLengths, in environment: LayoutEnvironment
    ) -> Double? {
        if let frame = self[id].frame { return frame.size[axis] }
        let stated = lengths.places(of: id).first { place in
            let constraint = constraints[place]
            return constraint.isActive && constraint.relation == .equal
                && constraint.first.attribute == (axis == .horizontal ? .width : .height)
        }
        if let stated { return constraints[stated].constant }
        let natural = self[id].naturalSize(in: environment)[axis]
        guard natural >= 0 else { return nil }
        let insets = self[id].alignmentInsets(in: environment)
        return natural + insets.start(axis) + insets.end(axis)
    }

    /// What an accessory takes of a cell's width at the trailing side, its distance from the side included; nil without one.
    /// - Parameter margin: of the cell at its sides, in points.
    func accessoryRoom(
        ofCell id: ItemID, margin: Double, _ lengths: StatedLengths, in environment: LayoutEnvironment
    ) -> Double? {
        if let view = accessoryView(ofCell: id) {
            let width = broughtLength(of: view, .horizontal, lengths, in: environment) ?? 0
            return margin + width + CellAttributes.marginBesideAccessory
        }
        return self[id].cell?.accessory.map {
            CellAttributes.width(ofAccessory: $0, margin: margin, scale: environment.scale)
        }
    }
}

extension Lowering {
    /// Places a cell's accessory view at the trailing margin, in the middle of the row.
    mutating func lowerAccessoryView(of cell: ItemID) {
        guard let view = tree.accessoryView(ofCell: cell), outline[view].isInstalled, outline[view].space == cell.index
        else { return }
        let margin = environment.systemMinimumMargin(width: rootLength(.horizontal) ?? 0)
        let isMirrored = isMirrored(cell)
        func relate(_ index: Int32, _ edge: Edge, _ axis: Axis, plus constant: Double) {
            self.relate(
                frameExpression(of: view, edge, axis), .equal, frameExpression(of: cell, edge, axis), plus: constant,
                .required, ConstraintKey(.cellStyle, view, other: cell, index: index), breakable: false)
        }
        relate(0, isMirrored ? .start : .end, .horizontal, plus: isMirrored ? margin : -margin)
        relate(1, .center, .vertical, plus: 0)
        for axis in Axis.allCases {
            guard let length = tree.broughtLength(of: view, axis, outline.statedLengths, in: environment)
            else { continue }
            self.relate(
                frameExpression(of: view, .size, axis), .equal, length, .required,
                ConstraintKey(.cellStyle, view, other: cell, index: Int32(2 + axis.rawValue)), breakable: false)
        }
    }
}
