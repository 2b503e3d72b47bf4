import TestSupport
import Testing

@testable import LayoutEngine

@Suite("Insets by item")
struct InsetListTests {
    @Test("a list of insets is what an array of insets is, after any changes")
    func law() {
        var generator = SeededGenerator(seed: 44)
        for _ in 0..<60 {
            let count = Int.random(in: 1...9, using: &generator)
            var list = InsetList(count: count)
            var plain = Array(repeating: EdgeInsets.zero, count: count)
            // Far more changes than items, so that values which no item has any more are removed again and again.
            for _ in 0..<400 {
                let place = Int.random(in: 0..<count, using: &generator)
                let few = Bool.random(using: &generator)
                let insets = EdgeInsets(Double(Int.random(in: 0...(few ? 3 : 1_000), using: &generator)))
                switch Int.random(in: 0...20, using: &generator) {
                case 0:
                    let keys = (list.key(of: .zero), list.key(of: insets))
                    let items = (0..<count).map { ItemID(index: Int32($0)) }
                    list.set(items) { $0.index % 2 == 0 ? keys.0 : keys.1 }
                    plain = (0..<count).map { $0 % 2 == 0 ? .zero : insets }
                default:
                    list[place] = insets
                    plain[place] = insets
                }
                #expect(list.count == count && (0..<count).allSatisfy { list[$0] == plain[$0] })
            }
            var other = InsetList(count: count)
            for place in 0..<count { other[place] = plain[place] }
            #expect(list == other)
            other[0] = EdgeInsets(-1)
            #expect(list != other)
        }
    }
}
