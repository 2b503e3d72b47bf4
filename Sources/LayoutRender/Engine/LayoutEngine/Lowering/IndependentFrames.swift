import Cassowary

/// Independent views, whose frames no rule needs: views that translate their autoresizing mask and that no constraint, stack, table or
/// arranger refers to.
///
/// Such a frame follows from lengths that are given (`FrameRule`), so that the short form gives the view no unknowns and
/// computes the frame afterwards. If a length came out below 0, the program is lowered again with unknowns for that view,
/// and names the conflict.
extension Lowering {
    /// Finds the independent views, parents first, and leaves out their unknowns.
    mutating func leaveOutFrames() {
        for constraint in tree.constraints {
            need(constraint.first.item)
            if let second = constraint.second { need(second.item) }
        }
        needSuperviews(ofSharing: outline.order)
        for id in outline.order { leaveOutFrame(of: id) }
    }

    /// A view with unknowns of its own may take a share of its superview's length.
    mutating func needSuperviews(ofSharing views: [ItemID]) {
        for id in views where outline[id].traits.contains(.mask) && !isPlainFrame(id) {
            if let parent = tree[id].superview { need(parent) }
        }
    }

    /// Leaves out the unknowns of an independent view; the superview comes before.
    mutating func leaveOutFrame(of id: ItemID) {
        guard outline[id].traits.contains(.mask), mayBeIndependent(id) else { return }
        items[id].isIndependent = true
        unknowns.independentCount += 1
        for axis in Axis.allCases {
            unknowns.indices[position: id.index, axis] = Self.leftOut
            unknowns.indices[length: id.index, axis] = Self.leftOut
        }
    }

    /// A rule refers to an item: neither the item nor a view around the item is independent.
    mutating func need(_ id: ItemID) {
        var next: ItemID? = id
        while let current = next, !items[current].isNeeded {
            items[current].isNeeded = true
            next = tree[current].superview
        }
    }

    /// Whether the frame is all that a view has rules for.
    private func isPlainFrame(_ id: ItemID) -> Bool {
        outline[id].traits.isDisjoint(with: [.stack, .scroll, .table, .arranger, .cell, .styled, .flow, .flex, .placed])
    }

    /// Whether nothing that is known refers to a view's frame, and the frame follows from given lengths: a share of a length
    /// that is solved takes part in solving, where free lengths are together as short as they can be.
    func mayBeIndependent(_ id: ItemID) -> Bool {
        guard form.isShort, id != root, outline[id].traits.contains(.mask), isPlainFrame(id), !items[id].isNeeded,
            let parent = tree[id].superview, outline[parent].traits.isDisjoint(with: [.cell, .styled]),
            hasFixedFrame(id) || Axis.allCases.allSatisfy({ frameRule(of: id, $0).map(isGiven) ?? false })
        else { return false }
        guard tree[id].mayHaveNaturalSize else { return true }
        // A content size of priority 1000 is in conflict with the frame.
        let required = LayoutPriority.required.rawValue
        let (hugging, resistance) = (tree[id].contentHuggingPriority, tree[id].contentCompressionResistancePriority)
        return Axis.allCases.allSatisfy { hugging[$0] < required && resistance[$0] < required }
    }

    /// Whether a frame takes no share of any length: the answer for nearly all views, without their rules.
    private func hasFixedFrame(_ id: ItemID) -> Bool {
        tree[id].autoresizingMask.isEmpty && tree[id].translatesAutoresizingMaskIntoConstraints && tree[id].frame != nil
    }

    /// Whether the frame takes no share of a length that is solved: the superview is independent too, or its length
    /// comes from the environment.
    private func isGiven(_ rule: FrameRule) -> Bool {
        rule.startShare == 0 && rule.lengthShare == 0 || items[rule.space].isIndependent
            || (rule.space == root && rootLength(rule.axis) != nil)
    }

    /// Computes the frame of an independent view from the superview's solved length.
    /// - Returns: whether a number changed.
    func place(frameOf id: ItemID, _ values: inout Rectangles<Double>) -> Bool {
        var isMoved = false
        for axis in Axis.allCases {
            guard let rule = frameRule(of: id, axis) else { continue }
            let insets = alignmentInsets(rule.space)
            let container = values[length: rule.space.index, axis] + insets.start(axis) + insets.end(axis)
            let (start, length) = (rule.start(in: container), rule.length(in: container))
            if values[position: id.index, axis] != start || values[length: id.index, axis] != length { isMoved = true }
            values[position: id.index, axis] = start
            values[length: id.index, axis] = length
        }
        return isMoved
    }

    /// Whether an independent view has a length below 0.
    func hasNegativeLength(_ id: ItemID, _ values: Rectangles<Double>) -> Bool {
        !Axis.allCases.allSatisfy { values[length: id.index, $0] >= 0 }
    }
}
