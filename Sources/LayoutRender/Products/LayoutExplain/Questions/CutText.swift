import LayoutEngine

/// A text with too little room in its view, so that UIKit would cut letters or lines.
package struct CutText: Sendable, Equatable {
    /// The label or button.
    package var item: ItemID
    /// The whole text.
    package var text: String
    /// The length along `axis` that the text asks for, in points.
    package var needed: Double
    /// The length along `axis` that the frame has, in points.
    package var given: Double
    /// Horizontal for a text of one line, vertical for missing lines.
    package var axis: Axis
}

extension LayoutScene {
    /// Labels and buttons that lose letters, in the tree's order.
    ///
    /// Only sure cases: a text of one line that needs 5 % and half a point more than its frame has, or a text of
    /// several lines that needs half a line more. Left out are labels that shrink to fit, hidden views, and labels of a
    /// cell without constraints, which UIKit's built-in cells place themselves.
    /// - Parameter layout: the result of `tree.resolve(in: environment)`.
    package func cutTexts(in layout: ResolvedLayout) -> [CutText] {
        var cuts: [CutText] = []
        var hidden = [Bool](repeating: false, count: tree.count)
        tree.forEachDescendant(of: tree.root) { id in
            let view = tree[id]
            let isBelowHidden = view.superview.map { hidden[Int($0.index)] } ?? false
            hidden[Int(id.index)] = isBelowHidden || view.isHidden || !layout[id].isInstalled
            guard !hidden[Int(id.index)], !isLaidOutByCell(id) else { return }
            if let cut = cut(id, layout) { cuts.append(cut) }
        }
        return cuts
    }

    private func isLaidOutByCell(_ id: ItemID) -> Bool {
        guard tree[id].translatesAutoresizingMaskIntoConstraints, let parent = tree[id].superview else { return false }
        return tree[parent].kind == .tableViewCell
            || tree[parent].superview.map { tree[$0].cell?.contentView == parent } == true
    }

    private func cut(_ id: ItemID, _ layout: ResolvedLayout) -> CutText? {
        let (size, room) = (layout[id].frame.size, tree.textRoom(of: id, in: layout, environment))
        guard [.label, .button].contains(tree[id].kind), var content = tree.shownText(of: id),
            !content.text.isEmpty, !content.adjustsFontSizeToFitWidth, size.width > 0, size.height > 0
        else { return nil }
        if content.numberOfLines == 1 {
            let needed = content.measure(wrappingAt: nil, in: environment).size.width
            guard needed > room.width * 1.05 + 0.5 else { return nil }
            return CutText(item: id, text: content.text, needed: needed, given: room.width, axis: .horizontal)
        }
        content.numberOfLines = 0
        let measured = content.measure(wrappingAt: max(room.width, 1), in: environment)
        let line = measured.size.height / Double(max(measured.lineCount, 1))
        guard measured.size.height > room.height + line / 2 else { return nil }
        return CutText(item: id, text: content.text, needed: measured.size.height, given: room.height, axis: .vertical)
    }
}
