import LayoutEngine

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

    package func subtracting(_ other: KindSet) -> KindSet { KindSet(bits: bits & ~other.bits) }

    /// In the order of `View.Kind`.
    package var kinds: [View.Kind] { View.Kind.allCases.filter(contains) }

    /// One of 64: there are fewer kinds of view than bits.
    package static func bit(_ kind: View.Kind) -> UInt64 { 1 << place(of: kind) }

    /// Every kind, guides included: the key `id`, for example.
    package static let all = KindSet(bits: .max)
    /// The kinds that place others without being drawn.
    package static let guides = KindSet(.layoutGuide, .layoutContainer)
    /// Every kind that is drawn.
    package static let views = KindSet(bits: ~guides.bits)
    /// Every kind that may hold subviews.
    package static let notGuide = KindSet(bits: ~KindSet(.layoutGuide).bits)

    /// The number of a kind among all.
    private static func place(of kind: View.Kind) -> UInt64 {
        UInt64(allKinds.firstIndex(of: kind) ?? allKinds.count)
    }

    private static let allKinds = View.Kind.allCases
}
