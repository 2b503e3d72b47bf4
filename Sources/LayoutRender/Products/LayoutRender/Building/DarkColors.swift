/// Whether a tree can be drawn in the dark.
extension LayoutTree {
    /// The number of different colours in use of which only the light variant is known.
    ///
    /// Mixing dark colours with light variants makes texts unreadable and shows a screen that no device shows, so such
    /// a tree is drawn in light as a whole.
    package var countOfColorsUnknownInDark: Int {
        var found: Set<Color> = []
        for item in items {
            for color in item.colors where !color.isKnownInDark { found.insert(color) }
        }
        return found.count
    }
}

extension View {
    /// Every colour of the view itself.
    fileprivate var colors: [Color] {
        var found = [appearance.backgroundColor, appearance.tintColor, appearance.borderColor]
        found += appearance.gradient?.stops.map(\.color) ?? []
        switch content {
        case .text(let text): found += [text.color] + text.runs.map(\.color)
        case .button(let button):
            found += [button.titleColor, button.configured.backgroundColor, button.configured.baseBackgroundColor]
            found += button.attributedTitle.map(\.color)
        case .image, .control, .none: break
        }
        return found.compactMap { $0 }
    }
}

extension Color {
    /// False for a catalog colour whose dark variant is unknown.
    fileprivate var isKnownInDark: Bool {
        if case .dynamic(_, nil) = self { false } else { true }
    }
}
