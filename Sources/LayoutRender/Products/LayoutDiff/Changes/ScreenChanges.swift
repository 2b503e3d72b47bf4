import LayoutEngine
import Notation

extension LayoutSide {
    /// What differs of the bars and of what container views show, in the order of this side, then what is gone. A
    /// fact's partner has the same name; where several have it, the first with the first.
    ///
    /// A side of bare frames has no screen to compare.
    ///
    /// A scene inside a bar or container view is compared as a layout of its own, and its headline is the change.
    func screenChanges(since before: LayoutSide) -> [PropertyChange] {
        guard knowsBars, before.knowsBars else { return [] }
        let (old, new) = (ScreenFacts(before), ScreenFacts(self))
        return Self.changes(from: old.facts, to: new.facts) + Self.changes(from: old.shown, to: new.shown)
    }

    /// The facts that differ, with old and new text. A new fact has no old text, a removed fact no new text.
    private static func changes(from old: [ScreenFacts.Fact], to new: [ScreenFacts.Fact]) -> [PropertyChange] {
        guard old != new else { return [] }
        var places: [String: [Int]] = [:]
        for (place, fact) in old.enumerated().reversed() { places[fact.name, default: []].append(place) }
        var isGone = [Bool](repeating: true, count: old.count)
        var changes: [PropertyChange] = []
        for fact in new {
            let partner = places[fact.name]?.popLast()
            if let partner { isGone[partner] = false }
            let text = partner.map { old[$0].text }
            if !text.hasSameBytes(as: fact.text) {
                changes.append(PropertyChange(fact.name, before: text, after: fact.text, isVisual: true))
            }
        }
        for (fact, isGone) in zip(old, isGone) where isGone {
            changes.append(PropertyChange(fact.name, before: fact.text, after: nil, isVisual: true))
        }
        return changes
    }

    /// Changed scenes at a place of both sides, a sentence each: the scenes' own pages tell more.
    private static func changes(
        from old: [(place: String, scene: LayoutScene)], to new: [(place: String, scene: LayoutScene)]
    ) -> [PropertyChange] {
        var changes: [PropertyChange] = []
        for (place, scene) in new {
            guard let partner = old.first(where: { $0.place == place })?.scene else { continue }
            let (before, after) = (LayoutSide(shown: partner), LayoutSide(shown: scene))
            let difference = LayoutDiff.compare(before: before, after: after)
            guard !difference.isEmpty else { continue }
            changes.append(
                PropertyChange(
                    "\(place) \(escapedForDisplay(scene.name)): \(difference.headline)", before: nil, after: nil,
                    isVisual: difference.isVisual))
        }
        return changes
    }
}
