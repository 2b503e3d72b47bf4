extension LayoutTree {
    /// Different colours in use of which the source holds the light variant alone.
    ///
    /// Some of a screen's colours in dark and the others in light make texts that nobody can read, and show what no device
    /// does: such a tree is drawn in light as a whole.
    package var countOfColorsUnknownInDark: Int {
        var found: Set<Color> = []
        for item in items {
            for color in item.colors where !color.isKnownInDark { found.insert(color) }
        }
        return found.count
    }
}

extension View {
    /// Every colour that the view itself is drawn with.
    fileprivate var colors: [Color] {
        var found = [appearance.backgroundColor, appearance.tintColor, appearance.borderColor]
        switch content {
        case .text(let text): found += [text.color] + text.runs.map(\.color)
        case .button(let button):
            found += [button.titleColor, button.configurationBackgroundColor] + button.attributedTitle.map(\.color)
        case .image, .control, .none: break
        }
        return found.compactMap { $0 }
    }
}
