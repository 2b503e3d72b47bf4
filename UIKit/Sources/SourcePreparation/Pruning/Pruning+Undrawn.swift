/// What the compiler need not look at, since nothing draws it.
extension Pruning {
    /// Bodies of SwiftUI's views are empty: nothing lays them out or draws them, and one of 60 lines with unknown types inside took
    /// 17 of the 25 s that the compiler needed for 343 files.
    mutating func replaceUndrawnBodies() {
        for unit in outline.types.flatMap(\.unit.blocks).flatMap(\.units) + outline.units
        where unit.kind == .member && (unit.keyword == "var" || unit.keyword == "func") {
            guard let block = unit.blocks.first, isSomeView(outline.text[unit.range.lowerBound..<unit.headEnd]),
                !outline.text[block.range].elementsEqual(Self.undrawn.utf8)
            else { continue }
            let line = line(of: unit.headEnd)
            add(.init(range: block.range, text: Self.undrawn, reason: "SwiftUI is not drawn", line: line))
        }
    }

    private static let undrawn = "{ UndrawnView() }"

    /// Whether the head of a property or a function ends with `some View`.
    private func isSomeView(_ head: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: head.suffix(200), as: UTF8.self).split { $0 <= " " }.suffix(2)
        return words.first == "some" && (words.last == "View" || words.last == "SwiftUI.View")
    }
}
