extension LayoutTree {
    /// The accessory view of a table's cell; nil for other views.
    func accessoryView(ofCell id: ItemID) -> ItemID? {
        self[id].kind == .tableViewCell ? self[id].cell?.accessoryView : nil
    }

    /// A field's own views, each with whether it stands at the trailing edge.
    package func sideViews(ofField id: ItemID) -> [(view: ItemID, isTrailing: Bool)] {
        guard self[id].kind == .textField, let text = self[id].content.text else { return [] }
        let left = text.leftView.map { (view: $0, isTrailing: false) }
        return [left, text.rightView.map { (view: $0, isTrailing: true) }].compactMap { $0 }
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
    /// Places a cell's accessory view at the trailing margin, or a field's own views at the edges.
    mutating func lowerSideViews(of id: ItemID) {
        let margin = environment.systemMinimumMargin(width: rootLength(.horizontal) ?? 0)
        if let view = tree.accessoryView(ofCell: id) { place(view, atTrailing: true, of: id, margin) }
        for (view, isTrailing) in tree.sideViews(ofField: id) { place(view, atTrailing: isTrailing, of: id, 0) }
    }

    /// Places a view of its own size in the middle of the height, a margin away from one of the sides.
    private mutating func place(_ view: ItemID, atTrailing isTrailing: Bool, of owner: ItemID, _ margin: Double) {
        guard outline[view].isInstalled, outline[view].space == owner.index else { return }
        let isEnd = isMirrored(owner) != isTrailing
        func relate(_ index: Int32, _ edge: Edge, _ axis: Axis, plus constant: Double) {
            self.relate(
                frameExpression(of: view, edge, axis), .equal, frameExpression(of: owner, edge, axis), plus: constant,
                .required, ConstraintKey(.cellStyle, view, other: owner, index: index), breakable: false)
        }
        relate(0, isEnd ? .end : .start, .horizontal, plus: isEnd ? -margin : margin)
        relate(1, .center, .vertical, plus: 0)
        for axis in Axis.allCases {
            guard let length = tree.broughtLength(of: view, axis, outline.statedLengths, in: environment)
            else { continue }
            self.relate(
                frameExpression(of: view, .size, axis), .equal, length, .required,
                ConstraintKey(.cellStyle, view, other: owner, index: Int32(2 + axis.rawValue)), breakable: false)
        }
    }
}
