import LayoutEngine

/// The colour that a name was resolved to.
public struct ResolvedColor: Sendable, Hashable {
    /// As in `UIColor(named:)`.
    public var name: String
    /// The set, relative to the root; nil for a missing colour.
    public var path: String?
    /// The variant for the traits in light style; nil for a missing colour.
    public var value: ColorValue?
    /// The dark variant, if the set has one.
    public var dark: ColorValue?
    /// Other sets of the same name, relative to the root.
    public var others: [String] = []
    /// Nil for a colour that was found.
    public var reason: MissingReason?

    /// A name without a colour.
    public init(name: String, reason: MissingReason?) {
        self.name = name
        self.reason = reason
    }
}

extension Project {
    /// Resolves a colour's name: the nearest set with a colour in it, in the project, then in the repository around the
    /// root.
    /// - Parameter folder: the document's folder, absolute.
    public func color(_ name: String, near folder: String, for traits: AssetTraits) -> ResolvedColor {
        var found = ownColor(name, near: folder, for: traits)
        guard found.path == nil, let wider else { return found }
        let other = wider.ownColor(name, near: folder, for: traits)
        guard let path = other.path else { return found }
        found = other
        found.path = relativePath(wider.absolute(path))
        found.others = other.others.map { relativePath(wider.absolute($0)) }
        return found
    }

    /// A colour of this project, with light and dark variants.
    private func ownColor(_ name: String, near folder: String, for traits: AssetTraits) -> ResolvedColor {
        let sets = sets(named: name, kinds: [.color], nearness(to: folder))
        var color = ResolvedColor(name: name, reason: .noSuchName)
        var light = traits
        light.userInterfaceStyle = .light
        var dark = traits
        dark.userInterfaceStyle = .dark
        for set in sets {
            guard let slots = colorSet(set), let value = slots.value(for: light) else {
                if color.path == nil {
                    color.path = set.path
                    color.reason = mistake(in: set) == nil ? .emptySlot : .unreadable
                }
                continue
            }
            color.path = set.path
            color.value = value
            color.dark = slots.value(for: dark).flatMap { $0 == value ? nil : $0 }
            color.reason = nil
            break
        }
        color.others = sets.map(\.path).filter { $0 != color.path }
        return color
    }
}

extension ResolvedColor {
    /// The colour for a tree: clamped, with its dark variant.
    public var color: Color? {
        guard let value else { return nil }
        guard let dark else { return value.color }
        return .dynamic(light: value.color, dark: dark.color)
    }
}

extension ColorValue {
    /// The colour for a tree: a system colour by its name, components clamped to 0...1.
    public var color: Color {
        switch self {
        case .system(let name): return .named(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        case .components(let red, let green, let blue, let alpha):
            func clamped(_ part: Double) -> Double { min(max(part, 0), 1) }
            return .rgba(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
        }
    }
}
