import LayoutEngine
import LayoutRender
import Notation

extension Notice {
    /// Cells of one size in a flow layout of which one more would stand in each line, were the lengths not rounded to whole
    /// pixels.
    static func fallenApart(_ report: FramesReport, file: String) -> [Notice] {
        let tree = report.scene.tree
        return report.items.flatMap { id -> [Notice] in
            guard let collection = tree[id].collection, collection.layout == .flow else { return [] }
            let axis = collection.flow.scrollAxis.cross
            let inset = collection.flow.sectionInset
            let room = report.layout[id].frame.size[axis] - inset.start(axis) - inset.end(axis)
            return collection.sections.compactMap { section in
                let lengths = section.rows.map { report.layout[$0].frame.size[axis] }
                return text(lengths, gap: collection.flow.minimumInteritemSpacing, room, report.scene.environment.scale)
            }.prefix(1).map { text in
                note("\(escapedForDisplay(tree[id].identifier)): \(text)", at: file).on(report.scene.id)
            }
        }
    }

    /// The sentence about cells of one length, of which one more than fits is too long by less than a pixel for each; nil for
    /// others.
    private static func text(_ lengths: [Double], gap: Double, _ room: Double, _ scale: Double) -> String? {
        guard let length = lengths.first, length + gap > 0, room > 0, lengths.allSatisfy({ abs($0 - length) < 1e-6 })
        else { return nil }
        let fitting = ((room + gap + 1e-6) / (length + gap)).rounded(.down)
        let count = fitting + 1
        let lack = count * (length + gap) - gap - room
        guard fitting >= 1, count <= Double(lengths.count), lack < count / max(scale, 1) else { return nil }
        let words = [length, gap, lack].map { PlainNumber.text($0) }
        return "\(Int(count)) cells of \(words[0]) and gaps of \(words[1]) are \(words[2]) points longer than a line,"
            + " which takes \(Int(fitting)); lengths are whole pixels, and half a point less leaves room for the rounding"
    }
}
