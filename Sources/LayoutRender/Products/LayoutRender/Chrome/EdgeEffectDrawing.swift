import LayoutEngine

/// The scroll edge effect of iOS 26. Of UIKit's effect the fade into the background is drawn, not the blur of 1.85 points that
/// goes with it: a display list has no blur.
extension PictureBuilder {
    /// The effects of the tree's own scroll views below the screen's bars, besides those that the scene states.
    ///
    /// A scroll view inside another one has none, nor has one below a bar with a background.
    func derivedEdgeEffects() -> [EdgeEffect] {
        let metrics = EdgeEffectMetrics(in: environment)
        guard metrics.exists, let chrome = screen.chrome else { return [] }
        var found: [EdgeEffect] = []
        for id in order where scrollsBelowBars(id) {
            let frame = self[id].frame
            guard let content = contentRange(of: id) else { continue }
            if let bar = chrome.navigationBar, bar.look.background == nil, bar.frame.isDrawable {
                found += [
                    metrics.effect(
                        of: id, frame: frame, content: content, edge: .top, bar: bar.frame.maxY,
                        gap: metrics.navigationBarGap)
                ].compactMap(\.self)
            }
            let below = [
                chrome.tabBar.map { ($0.frame, $0.look) }, chrome.toolbar.map { ($0.frame, $0.look) },
            ].compactMap(\.self).filter { $0.1.background == nil && $0.0.isDrawable }
            if let bar = below.map(\.0.minY).min() {
                found += [
                    metrics.effect(of: id, frame: frame, content: content, edge: .bottom, bar: bar, gap: 0)
                ].compactMap(\.self)
            }
        }
        return found
    }

    private func scrollsBelowBars(_ id: ItemID) -> Bool {
        tree[id].scroll != nil && self[id].isShown && self[id].scrollDepth == 0
    }

    /// From the start of the contents to their end on the y axis; nil for contents of unknown size.
    private func contentRange(of id: ItemID) -> ClosedRange<Double>? {
        guard let scroll = tree[id].scroll, let size = layout.contentSize(of: id), size.height.isFinite,
            size.height > 0
        else { return nil }
        let start = self[id].frame.y - scroll.contentOffset.y + self[id].contentInset.y
        return start.isFinite ? start...(start + size.height) : nil
    }

    /// The fade over a scroll view's contents, below its scroll indicators and the bar's items.
    mutating func drawEdgeEffects(of id: ItemID) {
        for effect in screen.edgeEffects[id] ?? [] {
            let frame = self[id].frame
            let paper = pageColor(of: id)
            switch effect.style {
            case .hard:
                let height = max(0, effect.length - effect.gap)
                let y = effect.edge == .top ? frame.minY : frame.maxY - height
                list.fill(
                    .rect(Rect(x: frame.x, y: y, width: frame.width, height: height)),
                    paper.opacity(environment[EdgeEffectFacts.hard]))
            case .automatic, .soft: drawSoftFade(effect, over: frame, paper)
            }
        }
    }

    private mutating func drawSoftFade(_ effect: EdgeEffect, over frame: Rect, _ paper: RGBA) {
        let isTop = effect.edge == .top
        let below = effect.style == .soft ? EdgeEffectFacts.softBottom : EdgeEffectFacts.automaticBottom
        let tones = environment[isTop ? EdgeEffectFacts.softTop : below].tones
        guard let last = tones.last else { return }
        let reach = min(effect.length + last.distance, frame.height)
        guard reach > 0 else { return }
        let bar = isTop ? frame.minY + effect.length : frame.maxY - effect.length
        let stops = tones.map { tone in
            (y: isTop ? bar + tone.distance : bar - tone.distance, color: paper.opacity(tone.opacity))
        }
        let y = isTop ? frame.minY : frame.maxY - reach
        list.fill(.rect(Rect(x: frame.x, y: y, width: frame.width, height: reach)), .fade(Fade(down: stops)))
    }

    /// The background of the view or of what lies behind it: what contents fade into.
    private func pageColor(of id: ItemID) -> RGBA {
        for view in tree.lineage(of: id) {
            if let own = tree[view].appearance.fill {
                let color = theme.color(own, tint: self[view].tint)
                if color.alpha == 255 { return color }
            }
        }
        return theme.system("systemBackground")
    }
}
