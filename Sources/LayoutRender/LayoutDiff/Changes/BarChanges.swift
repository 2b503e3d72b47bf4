import LayoutEngine
import Notation

extension LayoutSide {
    /// Texts of bar items that differ, in the order of this side, then those that are gone. A text's partner has the same
    /// item and property; where items have no id, the first with the first.
    func barChanges(since before: LayoutSide) -> [PropertyChange] {
        guard let old = before.barTexts, let new = barTexts, old != new else { return [] }
        var places: [[String]: [Int]] = [:]
        for (place, text) in old.enumerated().reversed() {
            places[[text.item, text.property], default: []].append(place)
        }
        var isGone = [Bool](repeating: true, count: old.count)
        var changes: [PropertyChange] = []
        for text in new {
            let partner = places[[text.item, text.property]]?.popLast()
            if let partner { isGone[partner] = false }
            changes += Self.change(from: partner.map { old[$0] }, to: text)
        }
        for (text, isGone) in zip(old, isGone) where isGone { changes += Self.change(from: text, to: nil) }
        return changes
    }

    private static func change(from old: BarText?, to new: BarText?) -> [PropertyChange] {
        guard let text = new ?? old, old?.text != new?.text else { return [] }
        return [
            PropertyChange(
                text.item + " " + text.property, before: old.map { JSONValue.quoted($0.text) },
                after: new.map { JSONValue.quoted($0.text) }, isVisual: true)
        ]
    }
}
