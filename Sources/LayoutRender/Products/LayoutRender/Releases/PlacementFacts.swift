import LayoutEngine

/// Where presented screens and search fields are by release, in points.
package enum PlacementFacts {
    /// Whether the search bar of a UISearchController is at the bottom of a phone's screen, and not below the title.
    package static let searchIsAtBottom = ReleaseTable(
        "UINavigationItem.searchController is at the bottom",
        .since(.iOS8, false, .documented("UINavigationItem.searchController")),
        .since(.iOS26, true, .documented("UINavigationItem.preferredSearchBarPlacement: in the toolbar of an iPhone")))
    /// What a search bar below the title adds to the height of a navigation bar.
    package static let stackedSearchHeight = ReleaseTable(
        "UINavigationBar.searchBar.height",
        .since(.iOS8, 52.0, .inferred("How much higher is a navigation bar with a search bar in iOS 18?")))
    /// Whether a screen that code presents without a style of its own is a page sheet on a phone, and not a whole screen.
    package static let sheetsAreUsual = ReleaseTable(
        "UIModalPresentationStyle.automatic is a page sheet",
        .since(.iOS8, false, .documented("UIModalPresentationStyle.automatic, new in iOS 13")),
        .since(.iOS13, true, .documented("UIModalPresentationStyle.automatic")))
    /// Over the screen behind an alert or a sheet.
    package static let dimming = ReleaseTable(
        "UIPresentationController.dimming",
        .since(
            .iOS8,
            Color.dynamic(
                light: .rgba(red: 0, green: 0, blue: 0, alpha: 0.2), dark: .rgba(red: 0, green: 0, blue: 0, alpha: 0.48)
            ), .drawnBefore))
    /// From a sheet's top to its navigation bar.
    package static let sheetBarTop = ReleaseTable(
        "UINavigationBar.top in a page sheet", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 10, .simulator26))
    /// From a sheet of less than its largest height to the screen's sides and bottom.
    package static let sheetInset = ReleaseTable(
        "UISheetPresentationController.inset below large", .since(.iOS8, 0.0, .drawnBefore),
        .since(.iOS26, 8, .simulator26))
    /// The corners of such a sheet; 0: those of a large sheet, above alone. [26: the upper ones; the lower ones follow the screen's]
    package static let cardCorners = ReleaseTable(
        "UISheetPresentationController.corners below large", .since(.iOS8, 0.0, .drawnBefore),
        .since(.iOS26, 38, .screen26))
    /// Whether detents have an effect on a pad.
    package static let padHasDetents = ReleaseTable(
        "UISheetPresentationController.detents on iPad have an effect",
        .since(.iOS8, false, .measured("sheets of an iPad, fudong.dev: presentationDetents changes nothing")))
    /// Whether the contents of form sheets and popovers are compact in width on a pad.
    package static let padSheetsAreCompact = ReleaseTable(
        "UITraitCollection.horizontalSizeClass in form sheets and popovers is compact",
        .since(.iOS8, true, .inferred("Which horizontal size class have the contents of a form sheet on an iPad?")))
    /// A popover without a preferred size of its controller, where the screen has the room.
    package static let popover = ReleaseTable(
        "UIPopoverPresentationController.size",
        .since(.iOS8, Size(width: 320, height: 1100), .documented("UIViewController.contentSizeForViewInPopover")))
    /// From a popover to the screen's sides, and below the status bar.
    package static let popoverMargin = ReleaseTable(
        "UIPopoverPresentationController.popoverLayoutMargins",
        .since(.iOS8, 10.0, .documented("UIPopoverPresentationController.popoverLayoutMargins")))
    package static let popoverCorners = ReleaseTable(
        "UIPopoverPresentationController.corners",
        .since(.iOS8, 13.0, .inferred("Which radius have the corners of a popover in iOS 18?")),
        .since(.iOS26, 34, .inferred("Which radius have the corners of a popover in iOS 26?")))
    /// The arrow's base and height.
    package static let popoverArrow = ReleaseTable(
        "UIPopoverPresentationController.arrow",
        .since(
            .iOS8, Size(width: 26, height: 13),
            .inferred("How wide and high is the arrow of a popover, and has it one in iOS 26?")))
    /// The shade of the screen behind a popover.
    package static let popoverShadow = ReleaseTable(
        "UIPopoverPresentationController.shadow.opacity", .since(.iOS8, 0.2, .inferred("Which shadow has a popover?")))
    /// A form sheet on a pad, without a preferred size of its controller.
    package static let formSheet = ReleaseTable(
        "UIModalPresentationStyle.formSheet on iPad",
        .since(
            .iOS8, Size(width: 540, height: 620),
            .inferred("Is a form sheet on an iPad of iOS 18 larger than the 540 x 620 that articles say of iOS 15?")))
    /// Whether a page sheet on a pad is as wide as texts are readable, and not as wide as the screen upright.
    package static let padPageIsReadable = ReleaseTable(
        "UIModalPresentationStyle.pageSheet on iPad has readable width",
        .since(
            .iOS8, false, .documented("UIModalPresentationStyle.pageSheet before iOS 13: the screen's width upright")),
        .since(
            .iOS13, true,
            .documented("UISheetPresentationController.prefersPageSizing: the sheet's width follows the readable width")
        ))
    /// The width of texts in such a page sheet; the sheet is wider by the margins of its controller's view.
    package static let padPageWidth = ReleaseTable(
        "UIModalPresentationStyle.pageSheet on iPad, width of its texts",
        .since(.iOS8, 672.0, .inferred("How wide is a page sheet on an iPad of 820 points in iOS 18 and in iOS 26?")))
}

/// Where presented screens and search fields are in one release, in points, for code that builds screens of views itself.
public struct PlacementMetrics: Sendable, Equatable {
    private let environment: LayoutEnvironment

    /// The figures of an environment's release.
    public init(in environment: LayoutEnvironment) { self.environment = environment }

    /// Whether the search bar of a UISearchController is at the bottom of a phone's screen.
    public var searchIsAtBottom: Bool { environment[PlacementFacts.searchIsAtBottom] && !environment.isPad }
    /// What a search bar below the title adds to the height of a navigation bar.
    public var stackedSearchHeight: Double {
        environment[PlacementFacts.stackedSearchHeight] + environment.searchBarGrowth
    }
    /// The height of a search field at the bottom, which is a toolbar's row.
    public var bottomSearchHeight: Double { environment[BarLookFacts.toolbarRow] }
    /// From a search field at the bottom to the screen's sides and its lower edge, which are a toolbar's.
    public var floatingMargin: Double {
        environment.safeAreaInsets.bottom > 0
            ? environment[BarLookFacts.toolbarMargin] : environment[BarLookFacts.plainPlatterMargin]
    }
    /// Whether a sheet rests at its detents: phones alone.
    public var hasDetents: Bool { !environment.isPad || environment[PlacementFacts.padHasDetents] }
    /// Whether the contents of form sheets and popovers are compact in width.
    public var sheetsAreCompact: Bool { environment.isPad && environment[PlacementFacts.padSheetsAreCompact] }
    /// The corners of a popover.
    public var popoverCorners: Double { environment[PlacementFacts.popoverCorners] }
    /// The base and the height of a popover's arrow.
    public var popoverArrow: Size { environment[PlacementFacts.popoverArrow] }
    /// The opacity of a popover's shadow.
    public var popoverShadow: Double { environment[PlacementFacts.popoverShadow] }
    /// Whether a screen that code presents without a style of its own is a page sheet on a phone.
    public var sheetsAreUsual: Bool { environment[PlacementFacts.sheetsAreUsual] }
    /// Over the screen behind an alert or a sheet.
    public var dimming: Color { environment[PlacementFacts.dimming] }
    /// The height of a navigation bar in a page sheet; nil: as elsewhere.
    public var sheetBarHeight: Double? { environment[BarFacts.sheetBarHeight] }
    /// From a sheet's top to its navigation bar.
    public var sheetBarTop: Double { environment[PlacementFacts.sheetBarTop] }
    /// From a sheet of less than its largest height to the screen's sides and bottom.
    public var sheetInset: Double { environment[PlacementFacts.sheetInset] }
    /// The upper corners of a sheet.
    public var sheetCorners: Double { environment[BarLookFacts.sheetCorners] }
    /// The corners of a sheet of less than its largest height; 0: those of a large sheet, above alone.
    public var cardCorners: Double { environment[PlacementFacts.cardCorners] }
    /// What is seen of a white screen behind a sheet, in light.
    public var behindSheet: Color { environment[BarLookFacts.behindSheet] }
    /// Whether the screen behind a large sheet is seen moved back.
    public var sheetMovesScreenBack: Bool { environment[BarLookFacts.sheetMovesScreenBack] }
    /// A bar's default background where the bar has one.
    public var barMaterial: Color { environment[BarLookFacts.material] }
    /// The line of half a point at the end of that background.
    public var barHairline: Color { environment[BarLookFacts.hairline] }
    /// Whether a navigation bar in its default look has no background while no content is below.
    public func navigationBarIsTransparent(isLarge: Bool) -> Bool {
        BarFacts.isTransparent(isLarge: isLarge, in: environment.release)
    }
    /// Whether bars and their items float on glass, without a background.
    public var barsAreGlass: Bool { environment[BarFacts.isGlass] }
    /// Whether sheets have the elevated backgrounds in the dark.
    public var sheetsAreElevated: Bool { environment[LookFacts.sheetsAreElevated] }

    /// The frames of a popover and of the arrow that points from it to a source.
    ///
    /// - Parameters:
    ///   - preferred: the preferred size of the contents in points; a length of 0 is the system's.
    ///   - source: what the arrow points to, in the screen's coordinates.
    ///   - arrows: where the arrow may be, `up` for an arrow at the popover's upper side. The first with the room is taken, else
    ///     the one with the most. Empty: the popover lies over the source, without an arrow.
    ///   - screen: the size of the screen in points.
    public func popover(
        _ preferred: Size, at source: Rect, arrows: [PopoverPlace.Arrow], on screen: Size
    ) -> PopoverPlace {
        let own = environment[PlacementFacts.popover]
        let wanted = Size(
            width: preferred.width > 0 ? preferred.width : own.width,
            height: preferred.height > 0 ? preferred.height : own.height)
        let margin = environment[PlacementFacts.popoverMargin]
        let top = environment.safeAreaInsets.top + margin
        let room = Rect(
            x: margin, y: top, width: max(0, screen.width - 2 * margin), height: max(0, screen.height - margin - top))
        return PopoverPlace(
            wanted, at: source, arrows: arrows, in: room, arrow: environment[PlacementFacts.popoverArrow])
    }
    /// The frame of a page sheet on a pad.
    /// - Parameter screen: the size of the screen in points.
    public func padPageSheet(on screen: Size) -> Rect {
        let top = environment.safeAreaInsets.top
        guard environment[PlacementFacts.padPageIsReadable] else {
            let width = min(screen.width, screen.height)
            return Rect(x: (screen.width - width) / 2, y: top, width: width, height: max(0, screen.height - top))
        }
        let margins = 2 * environment.systemMinimumMargin(width: environment[PlacementFacts.padPageWidth])
        let width = min(screen.width, environment[PlacementFacts.padPageWidth] + margins)
        // As far below the screen's top as above its bottom: the status bar.
        let height = max(0, screen.height - 2 * top)
        return Rect(x: ((screen.width - width) / 2).rounded(), y: top, width: width, height: height)
    }
    /// The frame of a form sheet on a pad, in the middle of the screen.
    /// - Parameters:
    ///   - preferred: the preferred size of the controller in points; a length of 0 is the system's.
    ///   - screen: the size of the screen in points, which the sheet does not exceed.
    public func padFormSheet(_ preferred: Size, on screen: Size) -> Rect {
        let own = environment[PlacementFacts.formSheet]
        let width = min(preferred.width > 0 ? preferred.width : own.width, screen.width)
        let height = min(preferred.height > 0 ? preferred.height : own.height, screen.height)
        return Rect(
            x: ((screen.width - width) / 2).rounded(), y: ((screen.height - height) / 2).rounded(), width: width,
            height: height)
    }
}
