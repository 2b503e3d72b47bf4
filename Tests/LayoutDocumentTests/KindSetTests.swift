import LayoutEngine
import Testing

@testable import LayoutDocument

/// A set of kinds is a number with a bit for each.
@Suite struct KindSetTests {
    @Test func eachKindHasABitOfItsOwn() {
        let kinds = View.Kind.allCases
        let all = kinds.reduce(into: UInt64(0)) { $0 |= KindSet.bit($1) }
        #expect(all == UInt64.max >> (64 - kinds.count))
        for kind in kinds { #expect(KindSet(kind).kinds == [kind]) }
        #expect(KindSet.views.union(.guides).kinds == kinds)
    }
}
