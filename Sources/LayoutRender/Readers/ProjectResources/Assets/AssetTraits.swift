import LayoutEngine

/// The traits by which slots of an asset catalog are chosen.
public struct AssetTraits: Sendable, Hashable {
    /// Whether slots of the idiom `ipad` are chosen instead of `iphone`.
    public var isPad = false
    /// Pixels per point.
    public var scale = 2.0
    /// Picks slots of the appearance `luminosity`.
    public var userInterfaceStyle = UserInterfaceStyle.light
    /// Picks slots of the appearance `contrast`, as UIAccessibilityContrast.high does.
    public var hasHighContrast = false
    /// Picks slots for one layout direction before slots for any.
    public var layoutDirection = LayoutDirection.leftToRight
    /// A language tag; nil: the development language.
    public var language: String?

    /// A phone at 2x, light, from left to right, in the development language.
    public init() {}

    /// The traits of a page.
    public init(_ environment: LayoutEnvironment) {
        isPad = environment.isPad
        scale = environment.scale
        userInterfaceStyle = environment.userInterfaceStyle
        hasHighContrast = environment.accessibilityContrast == .high
        layoutDirection = environment.layoutDirection
        language = environment.texts.language
    }
}

extension AssetTraits {
    /// The slot for these traits: each rule chooses among the slots left by the rule before.
    func choose<Slot>(_ slots: [Slot], _ conditions: (Slot) -> SlotConditions) -> Slot? {
        // 1  No slots of another idiom or another language.
        let idiom = isPad ? "ipad" : "iphone"
        var left = slots.map { (slot: $0, asks: conditions($0)) }
            .filter { $0.asks.idiom == "universal" || $0.asks.idiom == idiom }
            .filter { slot in slot.asks.locale.map(isLanguage) ?? true }
        func prefer(_ isBetter: (SlotConditions) -> Bool) {
            let better = left.filter { isBetter($0.asks) }
            if !better.isEmpty { left = better }
        }
        // 2  Slots of the own idiom and language before slots for any.
        prefer { $0.idiom == idiom }
        prefer { $0.locale != nil }
        // 3  The appearance that matches most terms; slots for another appearance are excluded.
        let suited = left.filter { $0.asks.appearances.allSatisfy(isWanted) }
        if suited.isEmpty { prefer { $0.appearances.isEmpty } } else { left = suited }
        let terms = left.map(\.asks.appearances.count).max() ?? 0
        prefer { $0.appearances.count == terms }
        // 4  The own direction before none.
        let direction = layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
        prefer { $0.direction == nil || $0.direction == direction }
        prefer { $0.direction == direction }
        // 5  No slots for a size class, which documents do not name.
        prefer { $0.widthClass == nil && $0.heightClass == nil }
        // 6  The screen's scale; else a slot for any scale, the next larger scale, the largest.
        return bestScale(left)
    }

    /// The slot of the exact scale, else a slot for every scale (a vector picture), else the next larger scale, else
    /// the largest.
    private func bestScale<Slot>(_ slots: [(slot: Slot, asks: SlotConditions)]) -> Slot? {
        if let exact = slots.first(where: { $0.asks.scale == scale }) { return exact.slot }
        if let any = slots.first(where: { $0.asks.scale == nil }) { return any.slot }
        let ordered = slots.enumerated().sorted {
            ($0.element.asks.scale ?? 0, $0.offset) < ($1.element.asks.scale ?? 0, $1.offset)
        }.map(\.element)
        return (ordered.first { ($0.asks.scale ?? 0) > scale } ?? ordered.last)?.slot
    }

    /// Whether an appearance that a slot asks for is that of the traits.
    private func isWanted(_ term: SlotConditions.Appearance) -> Bool {
        switch term.name {
        case "luminosity": term.value == userInterfaceStyle.rawValue
        case "contrast": hasHighContrast && term.value == "high"
        default: false
        }
    }

    /// Whether a localized slot is for the language of the traits; without a language every slot is.
    private func isLanguage(_ locale: String) -> Bool {
        guard let language else { return true }
        return LanguageTag(locale).isSameOrMoreGeneral(than: LanguageTag(language))
    }
}
