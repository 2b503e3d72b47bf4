/// Bodies of SwiftUI's views, which nothing draws.
enum UndrawnBodies {
    /// Empties the bodies of SwiftUI's views, for each may name whatever SwiftUI has; every line stays where it is.
    /// - Returns: the text, and the number of bodies.
    static let empty = KnownResults<String, EditedSource> { source in
        guard source.hasBytes(of: "SwiftUI"),
            source.hasBytes(of: "some View") || source.hasBytes(of: "some SwiftUI.View")
        else { return EditedSource(text: source) }
        var pruning = Pruning(source)
        pruning.replaceUndrawnBodies()
        return EditedSource(text: pruning.apply(), count: pruning.edits.count)
    }
}

extension Pruning {
    /// One body of 60 lines with unknown types inside took 17 of the 25 s that the compiler needed for 343 files.
    mutating func replaceUndrawnBodies() {
        for unit in outline.types.flatMap(\.unit.blocks).flatMap(\.units) + outline.units
        where unit.kind == .member && (unit.keyword == "var" || unit.keyword == "func") {
            guard let block = unit.blocks.first, isSomeView(outline.text[unit.range.lowerBound..<unit.headEnd]),
                !outline.text[block.range].elementsEqual(Self.undrawn.utf8)
            else { continue }
            let line = lines.firstIndex { $0 > unit.headEnd } ?? lines.count
            add(.init(range: block.range, text: Self.undrawn, reason: "SwiftUI is not drawn", line: line))
        }
    }

    /// Words behind which blocks are part of the body around them.
    private static let branches: Set<String> = ["guard", "if", "do", "for", "while", "repeat", "switch", "get"]

    /// Gives back a value where the code of a member ends the program, as where a file with an app's keys is not in its clone.
    mutating func replaceFailures() {
        let words: Set<String> = ["fatalError", "preconditionFailure"]
        guard words.contains(where: { outline.text.contains("\($0)(".utf8) }) else { return }
        func visit(_ units: [SourceOutline.Unit], _ text: String) {
            for unit in units {
                if words.contains(unit.keyword) {
                    add(.init(range: unit.range, text: text, reason: "", line: 0))
                } else if Self.branches.contains(unit.keyword) {
                    for block in unit.blocks { visit(block.units, text) }
                }
            }
        }
        for unit in outline.types.flatMap(\.unit.blocks).flatMap(\.units) + outline.units {
            let head = Declaration(unit, in: outline.text)
            let property = ["let", "var"].contains(unit.keyword) ? head.variables.first : nil
            guard let block = unit.blocks.first(where: { $0.range.lowerBound == head.end }),
                unit.keyword == "func" || property != nil, head.result != "Never",
                head.result?.hasPrefix("some ") != true
            else { continue }
            // The closure that makes a value of a stated type is called at once.
            let isCalled = outline.text[block.range.upperBound...].starts(with: "()".utf8)
            if let property, property.hasDefault, property.type == nil || !isCalled { continue }
            let value = property == nil && head.result == nil ? "" : " \(Self.value)"
            visit(block.units, "UIKitStandIn.note(); return" + value)
        }
    }

    private static let undrawn = "{ UndrawnView() }"

    /// Whether the head of a property or a function ends with `some View`.
    private func isSomeView(_ head: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: head.suffix(200), as: UTF8.self).split { $0 <= " " }.suffix(2)
        return words.first == "some" && (words.last == "View" || words.last == "SwiftUI.View")
    }
}
