import LayoutEngine

/// Colours of a file: components, system names, and the catalog colours kept among its resources.
struct ColorReader: Sendable, Equatable {
    /// Catalog colours by name.
    private var catalog: [String: Color]

    /// - Parameter resources: the list of the file's own resources; nil in files without one.
    init(resources: XMLElement?) {
        var catalog: [String: Color] = [:]
        for child in resources?.children.filter({ $0.name == "namedColor" }) ?? [] {
            guard let name = child["name"], let color = child.child("color") else { continue }
            // The file contains only the light variant of the catalog's colour.
            if let value = Self.components(color) { catalog[name] = .dynamic(light: value, dark: nil) }
        }
        self.catalog = catalog
    }

    /// The project's colours win over the recorded colours.
    mutating func replace(_ colors: [String: Color]) { catalog.merge(colors) { _, new in new } }

    /// The colour of a child with this key; nil when there is none or it cannot be read.
    func color(_ key: String, of element: VariedElement) -> Color? {
        element.child(key: key, name: "color").flatMap(color)
    }

    /// The colour of an element: a system colour by name, a catalog colour with its recorded value, or components.
    func color(_ element: XMLElement) -> Color? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return .named(Self.short(name)) }
        if let name = element["name"] { return catalog[name] }
        return Self.components(element)
    }

    /// UIKit's name without its suffix.
    private static func short(_ name: String) -> String {
        name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }

    /// A colour of components from 0 to 1: white and alpha, or red, green, blue and alpha.
    static func components(_ element: XMLElement) -> Color? {
        func part(_ name: String) -> Double? { element[name].flatMap(finiteNumber).map { min(max($0, 0), 1) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return .rgba(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return .rgba(red: red, green: green, blue: blue, alpha: alpha)
    }
}
