/// The kinds of view that a property belongs to.
package struct KindSet: Sendable, Hashable {
    /// A bit for each kind, see `bit`.
    package let bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    package init(_ kinds: View.Kind...) {
        bits = kinds.reduce(0) { $0 | Self.bit($1) }
    }

    /// All kinds with a group of properties.
    package init(with traits: KindTraits) {
        bits = View.Kind.allCases.reduce(0) { $1.traits.isSuperset(of: traits) ? $0 | Self.bit($1) : $0 }
    }

    package func contains(_ kind: View.Kind) -> Bool { bits & Self.bit(kind) != 0 }

    /// The same with the bit of a kind at hand.
    package func contains(bit: UInt64) -> Bool { bits & bit != 0 }

    package func union(_ other: KindSet) -> KindSet { KindSet(bits: bits | other.bits) }

    /// In the order of `View.Kind`.
    package var kinds: [View.Kind] { View.Kind.allCases.filter(contains) }

    /// One of 64: there are fewer kinds of view than bits.
    package static func bit(_ kind: View.Kind) -> UInt64 {
        1 << UInt64(kindPlaces[kind] ?? 63)
    }

    private static let kindPlaces: [View.Kind: Int] = {
        var places: [View.Kind: Int] = [:]
        for (place, kind) in View.Kind.allCases.enumerated() { places[kind] = place }
        return places
    }()

    /// Every kind, guides included: the key `id`, for example.
    package static let all = KindSet(bits: .max)
    /// The kinds that place others without being drawn.
    package static let guides = KindSet(.layoutGuide, .layoutContainer)
    /// Every kind that is drawn.
    package static let views = KindSet(bits: ~guides.bits)
    /// Every kind that may hold subviews.
    package static let notGuide = KindSet(bits: ~KindSet(.layoutGuide).bits)
}
