import LayoutEngine

/// How wide the items and titles of bars are, and what the items of a navigation bar leave to its title.
///
/// Drawing and the search for cut titles ask the same rules.
package struct BarMeasuring: Sendable {
    package let environment: LayoutEnvironment

    package init(_ environment: LayoutEnvironment) { self.environment = environment }

    /// Bars float on glass since iOS 26.
    package var isGlass: Bool { environment[BarFacts.isGlass] }
    /// Between two items, in points.
    package var itemGap: Double { environment[BarFacts.itemGap] }
    /// The height of the glass behind an item of a navigation bar, in points.
    package var glassHeight: Double { environment[BarLookFacts.itemGlass] }

    /// The distance of a bar's items from its ends, as the margins of a controller's view.
    package func margin(_ width: Double) -> Double { environment.systemMinimumMargin(width: width) }

    package func font(of item: ScreenChrome.BarItem) -> Font {
        .system(textSize, weight: item.isProminent ? .semibold : environment[BarLookFacts.itemWeight])
    }

    /// The title's font where the title stands beside the items.
    package var titleFont: Font { .system(textSize, weight: .semibold) }
    package var backFont: Font { .system(textSize) }

    /// The size of titles and items in points: no smaller than at the standard text size, and no larger than at `largestText`.
    private var textSize: Double {
        let body = FontMetrics(Font(textStyle: .body), in: environment).pointSize
        return min(max(body, 17), environment[BarLookFacts.largestText])
    }

    package func width(of text: String, font: Font) -> Double { FontMetrics(font, in: environment).width(of: text) }

    /// An item as its release shows it: since iOS 26 most system items are symbols.
    package func shown(_ item: ScreenChrome.BarItem) -> ScreenChrome.BarItem {
        guard environment[BarLookFacts.systemItemsAreSymbols], item.view.isEmpty,
            let symbol = item.systemItem.flatMap({ Self.symbols[$0] })
        else { return item }
        var shown = item
        shown.title = ""
        shown.image = SystemItems.symbol(symbol)
        return shown
    }

    /// The width of an item's view, picture or title.
    package func width(of item: ScreenChrome.BarItem) -> Double {
        switch item.role {
        case .flexibleSpace: return 0
        case .fixedSpace(let width): return width
        case .button: break
        }
        if let view = item.view.first { return min(view.environment.width ?? 0, 1_000) }
        if let image = item.image { return size(of: image).width }
        return item.title.isEmpty ? 0 : width(of: item.title, font: font(of: item)) + 1
    }

    /// A symbol in a bar's own size; a picture in its own, no higher than a bar.
    package func size(of image: ImageContent) -> Size {
        guard !image.isSystemSymbol else { return Size(width: 22, height: 22) }
        guard let size = image.size, size.width > 0, size.height > 0 else { return Size(width: 24, height: 24) }
        let factor = min(1, 44 / size.height)
        return Size(width: size.width * factor, height: size.height * factor)
    }

    /// Where an item stands, counted from its end of the bar inwards, in points.
    package struct Place: Sendable {
        package var item: ScreenChrome.BarItem
        /// With the glass around it.
        package var offset: Double
        /// With the glass on both sides.
        package var fullWidth: Double
        /// The glass on one side, in points; 0 without glass.
        package var padding: Double
        /// False for spaces and for items with a view of their own.
        package var hasGlass: Bool
        /// Whether the glass goes on from the place before.
        package var isJoined: Bool
    }

    /// The places of a bar's items from one end inwards; items without room are left out.
    /// - Returns: the places, and how far the items reach from that end.
    package func places(of items: [ScreenChrome.BarItem], in rowWidth: Double, from margin: Double)
        -> (places: [Place], reach: Double)
    {
        guard !items.isEmpty else { return ([], 0) }
        var places: [Place] = []
        var offset = margin
        for item in items.map(shown) {
            let width = width(of: item)
            guard width > 0, offset + width < rowWidth else { continue }
            let isJoined = places.last.map { joins($0.item, item) } ?? false
            if !isJoined, !places.isEmpty { offset += itemGap }
            let padding = padding(beside: item, width, height: glassHeight)
            let hasGlass = hasGlass(item)
            let full = width + 2 * padding
            places.append(
                Place(
                    item: item, offset: offset, fullWidth: full, padding: padding, hasGlass: hasGlass,
                    isJoined: isJoined))
            offset += full
        }
        return (places, offset)
    }

    /// Whether the glass of an item goes on to the next: neighbouring pictures share a capsule; titles and prominent items have
    /// one of their own. [documented: WWDC 2025, Build a UIKit app with the new design]
    package func joins(_ item: ScreenChrome.BarItem, _ next: ScreenChrome.BarItem) -> Bool {
        [item, next].allSatisfy { hasGlass($0) && $0.image != nil && !$0.isProminent }
    }

    /// Whether glass lies behind an item; a view brings its own look.
    package func hasGlass(_ item: ScreenChrome.BarItem) -> Bool {
        isGlass && item.role == .button && item.view.isEmpty
    }

    /// What glass adds to an item of a width at each side: 16 points beside a title, and as much as makes a circle.
    package func padding(beside item: ScreenChrome.BarItem, _ width: Double, height: Double) -> Double {
        guard hasGlass(item) else { return 0 }
        let isText = item.image == nil && !item.title.isEmpty
        return max(isText ? environment[BarLookFacts.itemPadding] : 0, (height - width) / 2)
    }

    /// The words beside a back button's chevron: its title, UIKit's own word where that takes more than a third of the bar,
    /// none on glass.
    package func backText(_ title: String, in rowWidth: Double) -> String {
        guard environment[BackButtonFacts.showsTitle], !title.isEmpty else { return "" }
        let isLong = width(of: title, font: backFont) > rowWidth / 3
        return isLong ? SystemWord.back.text(in: environment.texts.language) : title
    }

    /// How far a back button reaches from the leading end.
    package func backReach(_ title: String, in rowWidth: Double) -> Double {
        let (edge, text) = (backEdge(in: rowWidth), backText(title, in: rowWidth))
        guard text.isEmpty else { return edge + Self.backTextOffset + width(of: text, font: backFont) + 1 }
        return edge + max(glassHeight, environment[BackButtonFacts.chevron].width)
    }

    /// From the leading end of a bar to its back button.
    package func backEdge(in rowWidth: Double) -> Double { environment[BackButtonFacts.inset] ?? margin(rowWidth) }

    /// The width for the title: beside the items, or below if large.
    package func titleRoom(of bar: ScreenChrome.NavigationBar, in rowWidth: Double) -> Double {
        guard !bar.isLarge else {
            return rowWidth - 2 * margin(rowWidth)
        }
        let start = places(of: bar.item.leading, in: rowWidth, from: margin(rowWidth)).reach
        let back = bar.back.map { backReach($0, in: rowWidth) } ?? 0
        let end = places(of: bar.item.trailing, in: rowWidth, from: margin(rowWidth)).reach
        return max(0, rowWidth - max(start, back) - end - 2 * Self.titleGap)
    }

    /// The symbols of system items that were words.
    private static let symbols = [
        "done": "checkmark", "cancel": "xmark", "undo": "arrow.uturn.backward", "redo": "arrow.uturn.forward",
    ]
    package static let largeTitleFont = Font(weight: .bold, textStyle: .largeTitle)
    package static let promptFont = Font.system(13)
    /// Between a title and the items beside it, in points.
    package static let titleGap = 8.0
    /// From a back button's leading edge to its title.
    package static let backTextOffset = 19.0
}
