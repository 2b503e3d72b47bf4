import LayoutEngine
import LayoutRender
import Notation

/// Why a view is not seen: hidden, empty, outside, covered.
extension PageExplanation {
    /// Every reason for which the view shows nothing, each with the view and the property, or a sentence that nothing hides
    /// it.
    ///
    /// 1 what the view and the views around say of themselves; 2 lengths of 0 with the sum that makes them; 3 the place on
    /// the screen; 4 views in front.
    public func reasonsForHiding(_ item: ItemID) -> [String] {
        let name = words.name(item)
        let frame = layout[item].absoluteFrame
        // 1
        var reasons = ownReasons(item)
        // 2
        for edge in [ExplainedEdge.width, .height] where roundedValue(of: item, edge) == 0 {
            reasons.append("\(name) has no \(edge.rawValue): \(zeroWords(item, edge))")
            reasons += lines(explanation(of: item, edge)).map { "  " + $0 }.filter { !$0.hasPrefix("    views:") }
        }
        // 3
        let screen = layout[scene.tree.root].absoluteFrame
        if reasons.isEmpty, let outside = outsideWords(frame, screen) { reasons.append("\(name) is \(outside)") }
        if reasons.isEmpty { reasons += clippedReasons(item, frame) }
        // 4
        if reasons.isEmpty, let cover = cover(of: item, frame) {
            reasons.append("\(words.name(cover)) lies in front of \(name) and covers its whole frame")
        }
        let place =
            "\(PlainNumber.text(frame.x)) \(PlainNumber.text(frame.y)), "
            + "\(PlainNumber.text(frame.width)) x \(PlainNumber.text(frame.height))"
        guard reasons.isEmpty else { return ["\(name) is not seen"] + reasons.map { "  " + $0 } }
        return ["\(name) is seen: nothing hides it, and it is at \(place) on the screen"]
    }

    /// Hidden, transparent or taken out of the layout: the view itself, or a view around it.
    private func ownReasons(_ item: ItemID) -> [String] {
        var reasons: [String] = []
        for view in scene.tree.lineage(of: item) {
            let name = view == item ? words.name(view) : "\(words.name(view)), which contains it,"
            let line = scene.positions?.line(of: view).map { " (line \($0))" } ?? ""
            if scene.tree[view].isHidden { reasons.append("\(name) has isHidden = true\(line)") }
            if scene.tree[view].appearance.alpha == 0 { reasons.append("\(name) has alpha = 0\(line)") }
            if !layout[view].isInstalled { reasons.append("\(name) is not installed for these size classes\(line)") }
            if view != item, scene.tree[view].superview != nil, !scene.tree[view].kind.isGuide {
                let size = layout[view].frame.size
                if size.width == 0 || size.height == 0, scene.tree[view].clipsToBounds {
                    reasons.append(
                        "\(name) cuts what it contains and is \(PlainNumber.text(size.width)) x "
                            + PlainNumber.text(size.height))
                }
            }
        }
        return reasons
    }

    /// What is missing for a length: a constraint, a content, or room.
    private func zeroWords(_ item: ItemID, _ edge: ExplainedEdge) -> String {
        let explained = explanation(of: item, edge)
        guard explained.isDecided else { return "no constraint and no content give it one" }
        let own = explained.steps.contains { step in
            let role = trace.equations[step.equation].key.role
            return role == .contentHugging || role == .compressionResistance
        }
        let hides = explained.steps.contains { trace.equations[$0.equation].key.role == .hiding }
        if hides { return "its stack hides it" }
        if own { return "its own size is 0, and nothing stretches it" }
        return explained.steps.count == 1 ? "one constraint says so" : "its constraints leave nothing"
    }

    /// `left of the screen, by 20`; nil for a frame that the screen shows in part.
    private func outsideWords(_ frame: Rect, _ screen: Rect) -> String? {
        func text(_ side: String, _ distance: Double) -> String? {
            distance >= 0 ? "\(side) the screen, by \(PlainNumber.text(distance))" : nil
        }
        return text("left of", screen.minX - frame.maxX) ?? text("right of", frame.minX - screen.maxX)
            ?? text("above", screen.minY - frame.maxY) ?? text("below", frame.minY - screen.maxY)
    }

    /// Whether a view around cuts the frame off.
    private func clippedReasons(_ item: ItemID, _ frame: Rect) -> [String] {
        for view in scene.tree.superviews(of: item) {
            let isScrolled = scene.tree[view].scroll != nil
            guard scene.tree[view].clipsToBounds,
                let words = outsideWords(frame, layout[view].absoluteFrame)
            else { continue }
            let place = words.replacing("the screen", with: self.words.name(view))
            return ["it is \(place), which " + (isScrolled ? "scrolls to it" : "cuts it off")]
        }
        return []
    }

    /// The first opaque view drawn later that contains the whole frame.
    private func cover(of item: ItemID, _ frame: Rect) -> ItemID? {
        var order: [ItemID] = []
        scene.tree.forEachDescendant(of: scene.tree.root) { order.append($0) }
        guard let place = order.firstIndex(of: item) else { return nil }
        return order.dropFirst(place + 1).first { other in
            let view = scene.tree[other]
            guard !view.kind.isGuide, !view.isHidden, view.appearance.alpha == 1,
                !scene.tree.isAncestor(item, of: other),
                view.appearance.fill.map({ isOpaque($0) }) == true
            else { return false }
            return layout[other].absoluteFrame.contains(frame)
        }
    }

    /// Whether a colour hides what is behind.
    private func isOpaque(_ color: Color) -> Bool {
        switch color {
        case .named(let word): word != "clear" && !word.hasSuffix("Fill") && !word.contains("alpha")
        case .rgba(_, _, _, let alpha): alpha == 1
        case .dynamic(let light, _): isOpaque(light)
        }
    }
}

extension Rect {
    /// Whether another rectangle lies inside this one.
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }
}
