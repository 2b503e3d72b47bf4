import LayoutEngine

/// What the reader has to know of a kind of view.
struct KnownKind: Sendable {
    /// The kind.
    let kind: View.Kind
    /// Looked up once for the process instead of once for each view.
    let traits: KindTraits
    /// The kind's bit in a `KindSet`; all bits for an unknown type.
    var bit: UInt64

    init(_ kind: View.Kind) {
        self.kind = kind
        traits = kind.traits
        bit = KindSet.bit(kind)
    }

    /// The start of the names of views of a kind without an id, `label#`, by the place of the kind's bit.
    static let stems = View.Kind.allCases.map { $0.rawValue + "#" }
}

/// Kinds by Interface Builder's element name and by UIKit's class name.
enum KindTable {
    /// `label` and `UILabel` are the same type.
    static let shared = NameTable(
        View.Kind.allCases.flatMap { kind in
            [kind.rawValue, uikitName(kind)].compactMap { $0 }.map { (text: $0, value: KnownKind(kind)) }
        })
}

/// UIKit's class names, for suggestions.
let uikitWords: [String] = View.Kind.allCases.compactMap(uikitName)

/// UIKit's class; nil for kinds that UIKit has no class for. `stackView` gives `UIStackView`. Web views and map views
/// belong to WebKit and MapKit; `containerView` is an element of Interface Builder, `layoutContainer` a kind of this
/// project.
func uikitName(_ kind: View.Kind) -> String? {
    let isOutside = kind == .webView || kind == .mapView || kind == .containerView || kind == .layoutContainer
    return isOutside ? nil : "UI" + kind.rawValue.prefix(1).uppercased() + String(kind.rawValue.dropFirst())
}
