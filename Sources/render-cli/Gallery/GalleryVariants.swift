import LayoutDocument
import LayoutGallery

/// The pages of a gallery's screens, and the words that tell pages apart.
struct GalleryVariants {
    /// A choice: which pages the loader makes of a file.
    struct Wish {
        var devices: [String] = []
        var traits: [String] = []
        var locales: [String] = []
        var ios: [String] = []

        /// Whether traits of a page are the wish's; else they are the document's own look.
        var statesTraits: Bool { !traits.isEmpty || !locales.isEmpty || !ios.isEmpty }
    }

    /// The wishes of the flags; without any, one wish for each of the usual conditions. The first one shows screens as their
    /// files have them, where the flags do not say otherwise.
    static func wishes(_ selection: SelectionOptions) -> [Wish] {
        let stated = Wish(
            devices: selection.devices, traits: selection.traits, locales: selection.locales, ios: selection.ios)
        guard stated.devices.isEmpty, !stated.statesTraits else { return [stated] }
        return [
            Wish(), Wish(traits: ["dark"]), Wish(traits: ["accessibilityLarge"]), Wish(traits: ["rtl"]),
            Wish(devices: ["iPhoneSe"]), Wish(devices: ["iPad"]), Wish(ios: ["26"]),
        ]
    }

    /// The axes with the values met so far; the first value of an axis is that of the first page.
    private(set) var axes = noValues
    private static let noValues: [GalleryPage.Axis] = [
        .init(name: "device", label: "Device", values: []), .init(name: "appearance", label: "Appearance", values: []),
        .init(name: "text", label: "Text size", values: []), .init(name: "direction", label: "Direction", values: []),
        .init(name: "contrast", label: "Contrast", values: []), .init(name: "language", label: "Language", values: []),
        .init(name: "ios", label: "iOS", values: []),
    ]
    /// How many axes there are.
    static var axisCount: Int { noValues.count }
    /// The places of each variant's values on the axes, in the order in which variants were met.
    private(set) var all: [[Int]] = []
    private var places: [[Int]: Int] = [:]

    /// The variant with these words, one for each axis.
    mutating func place(of words: [String]) -> Int {
        let values = axes.indices.map { axis in
            if let place = axes[axis].values.firstIndex(of: words[axis]) { return place }
            axes[axis].values.append(words[axis])
            return axes[axis].values.count - 1
        }
        if let place = places[values] { return place }
        places[values] = all.count
        all.append(values)
        return all.count - 1
    }

    /// The value of a page on each axis.
    static func words(of page: Page, _ wish: Wish) -> [String] {
        var words = [wish.devices.isEmpty ? own : page.names.device, own, own, own, own, own, own]
        // Traits of a document itself are its own look, unlike those of a flag.
        guard wish.statesTraits else { return words }
        for word in page.names.traits.split(separator: ",").map(String.init) where word != "default" {
            let axis =
                switch word {
                case "light", "dark": 1
                case "ltr", "rtl": 3
                case "highContrast", "normalContrast": 4
                case let word where TraitSet.words.contains(word): word.hasPrefix("ios") ? 6 : 2
                default: 5
                }
            guard axis >= 5 || !wish.traits.isEmpty else { continue }
            words[axis] = axis == 6 ? String(word.dropFirst("ios".utf8.count)) : word
        }
        return words
    }

    private static let own = "as in the file"
    /// The words of a picture that no flag changes.
    static let asInFile = [String](repeating: own, count: axisCount)

    /// The axes along which variants differ, and the variants on these axes.
    var varying: (axes: [GalleryPage.Axis], variants: [[Int]]) {
        let kept = axes.indices.filter { axes[$0].values.count > 1 }
        return (kept.map { axes[$0] }, all.map { values in kept.map { values[$0] } })
    }
}
