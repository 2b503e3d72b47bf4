import LayoutEngine
import Notation

/// The size classes that Interface Builder's variations refer to.
struct SizeClasses: Sendable, Equatable {
    /// UITraitCollection.horizontalSizeClass; nil on the canvas of any width.
    var width: UserInterfaceSizeClass?
    /// UITraitCollection.verticalSizeClass; nil on the canvas of any height.
    var height: UserInterfaceSizeClass?
    /// For variations of an idiom, of which the file knows `pad` and `phone`.
    var isPad: Bool

    /// The size classes of the whole screen: an iPhone in portrait is compact and regular, an iPad regular in both.
    init(device: Device, isLandscape: Bool) {
        isPad = device.isPad
        width = device.horizontalSizeClass(landscape: isLandscape)
        height = device.verticalSizeClass(landscape: isLandscape)
    }

    /// The size classes of the canvas before Xcode 8: any width and any height, to which no variation by a size class
    /// applies.
    /// [measured: 11 of 11 roots of two projects whose variations change a frame]
    static let any = SizeClasses(width: nil, height: nil, isPad: false)

    private init(width: UserInterfaceSizeClass?, height: UserInterfaceSizeClass?, isPad: Bool) {
        self.width = width
        self.height = height
        self.isPad = isPad
    }

    /// Whether a variation's key matches: `default`, or terms such as `heightClass=regular-widthClass=compact`.
    func match(_ key: String) -> Bool {
        guard key != "default" else { return true }
        return key.split(separator: "-").allSatisfy { term in
            let parts = term.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "widthClass": return width.map { parts[1] == $0.rawValue } ?? false
            case "heightClass": return height.map { parts[1] == $0.rawValue } ?? false
            case "userInterfaceIdiom": return parts[1] == (isPad ? "pad" : "phone")
            default: return false
            }
        }
    }
}

/// An element for one set of size classes: its attributes and children, overridden by its variations.
struct VariedElement: Sendable {
    /// The element without variations.
    let base: XMLElement
    /// The matching variations, weakest first: `default`, then by number of terms.
    private let variations: [XMLElement]
    /// The size classes that the variations were chosen for.
    let classes: SizeClasses

    init(_ base: XMLElement, _ classes: SizeClasses) {
        self.base = base
        self.classes = classes
        var found: [(terms: Int, element: XMLElement)] = []
        for child in base.children where child.name == "variation" {
            guard let key = child.key, classes.match(key) else { continue }
            found.append((key == "default" ? 0 : key.utf8.count { $0 == UInt8(ascii: "=") }, child))
        }
        // Stable by construction: equal numbers of terms keep the document's order.
        variations =
            found.isEmpty ? [] : (0...4).flatMap { terms in found.filter { min($0.terms, 4) == terms }.map(\.element) }
    }

    /// Variations change neither the name, the id nor the key of an element.
    var name: String { base.name }
    var id: String? { base.id }
    var key: String? { base.key }

    /// An attribute, from the strongest variation with a value, else from the element.
    subscript(name: String) -> String? {
        for variation in variations.reversed() {
            if let value = variation[name] { return value }
        }
        return base[name]
    }

    /// A Boolean attribute, `YES` or `NO`.
    func flag(_ name: String, default value: Bool = false) -> Bool {
        self[name].map { $0 == "YES" } ?? value
    }

    /// Nil for an attribute that is missing or no finite number.
    func number(_ name: String) -> Double? { self[name].flatMap(finiteNumber) }

    /// Rounded; nil beyond the range of Int.
    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// The first child with an element's name, in the strongest variation that has one.
    func child(_ name: String) -> XMLElement? {
        for variation in variations.reversed() {
            if let child = variation.child(name) { return child }
        }
        return base.child(name)
    }

    /// The first child with a key and, where given, an element's name. Masks have keys too and are no children of this
    /// kind.
    func child(key: String, name: String? = nil) -> XMLElement? {
        for variation in variations.reversed() {
            if let child = variation.children.first(where: {
                $0.name != "mask" && $0.key == key && (name == nil || $0.name == name)
            }) {
                return child
            }
        }
        return base.child(key: key, name: name)
    }

    /// The ids that the variations' masks exclude from a list (`constraints`, `subviews`).
    func excluded(from list: String) -> Set<String> {
        var result: Set<String> = []
        for variation in variations {
            for mask in variation.children where mask.name == "mask" && mask.key == list {
                for reference in mask.children {
                    guard let id = reference["reference"] else { continue }
                    if reference.name == "exclude" { result.insert(id) } else { result.remove(id) }
                }
            }
        }
        return result
    }
}

/// A number in Interface Builder's notation, within the limits of layout; nil for any other text.
func finiteNumber(_ text: String) -> Double? {
    guard let value = PlainNumber.decimal(text), value.isFinite else { return nil }
    return Size.limited(value)
}
