import InterfaceBuilder
import LayoutRender
import TestSupport

/// All tables of the folders `Releases`, by subject, in the order of the page of releases.
enum ReleaseFacts {
    static let all: [FactLines] =
        controls + controlLooks + texts + bars + barLooks + edgeEffects + backButton + placement + alerts + lists
        + looks

    private static let controls = FactLines.of(
        ControlFacts.switchSize, ControlFacts.switchInsets, ControlFacts.sliderHeight, ControlFacts.sliderInsets,
        ControlFacts.stepperSize, ControlFacts.datePickersAreCompact, ControlFacts.segmentedControlHeight,
        ControlFacts.segmentTitleIsMedium,
        ControlFacts.segmentPadding, ControlFacts.glyphButtonSize, ControlFacts.progressHeight,
        ControlFacts.pageControlHeight, ControlFacts.pageDistance, ControlFacts.pageControlEnds,
        ControlFacts.pickerHeight)
    private static let controlLooks = FactLines.of(
        ControlLookFacts.switchTrack, ControlLookFacts.switchKnob, ControlLookFacts.switchOff,
        ControlLookFacts.switchKnobHasShadow, ControlLookFacts.sliderTrack, ControlLookFacts.sliderTrackInset,
        ControlLookFacts.sliderKnob, ControlLookFacts.sliderRest, ControlLookFacts.stepperCorners,
        ControlLookFacts.stepperFill, ControlLookFacts.stepperSign, ControlLookFacts.segmentsCorners,
        ControlLookFacts.selectedSegmentCorners, ControlLookFacts.segmentsHaveDividers, ControlLookFacts.segmentWeight,
        ControlLookFacts.selectedSegmentInDark, ControlLookFacts.wheelBandInset, ControlLookFacts.wheelBandCorners,
        ControlLookFacts.pageDot, ControlLookFacts.dateFieldCorners, ControlLookFacts.buttonCorners,
        ControlLookFacts.searchFieldInset, ControlLookFacts.searchFieldCorners, ControlLookFacts.searchCancelGap)
    private static let texts = FactLines.of(
        TextFacts.systemFont, TextFacts.pushesWordsOut, TextFacts.roundedFieldHeight, TextFacts.roundedFieldRoom,
        TextFacts.bezelFieldRoom, TextFacts.plainFieldRoom, TextFacts.plainFieldHeight)
    private static let bars = FactLines.of(
        BarFacts.navigationBarHeight, BarFacts.compactNavigationBarHeight, BarFacts.padNavigationBarHeight,
        BarFacts.sheetBarHeight, BarFacts.sheetFloats, BarFacts.toolbarHeight, BarFacts.tabBarHeight,
        BarFacts.compactTabBarHeight, BarFacts.compactToolbarHeight, BarFacts.padTabBarHeight, BarFacts.searchBarHeight,
        BarFacts.searchField,
        BarFacts.navigationBarIsTransparent, BarFacts.largeTitleIsTransparent, BarFacts.isGlass, BarFacts.itemGap)
    private static let barLooks = FactLines.of(
        BarLookFacts.navigationRow, BarLookFacts.itemGlass, BarLookFacts.toolbarRow, BarLookFacts.itemPadding,
        BarLookFacts.itemWeight, BarLookFacts.largestText, BarLookFacts.systemItemsAreSymbols,
        BarLookFacts.toolbarMargin,
        BarLookFacts.platterHeight, BarLookFacts.tabPitch, BarLookFacts.platterPadding, BarLookFacts.capsuleHeight,
        BarLookFacts.capsuleOverhang, BarLookFacts.capsuleFill, BarLookFacts.tabPicture, BarLookFacts.tabTitle,
        BarLookFacts.tabTitleWeight, BarLookFacts.tabColor, BarLookFacts.titlesStandBeside, BarLookFacts.widestPadTab,
        BarLookFacts.platterMargin, BarLookFacts.plainPlatterMargin, BarLookFacts.material,
        BarLookFacts.elevatedMaterial, BarLookFacts.hairline, BarLookFacts.searchBarBackground,
        BarLookFacts.sheetCorners, BarLookFacts.sheetMovesScreenBack, BarLookFacts.behindSheet)
    private static let edgeEffects = FactLines.of(
        EdgeEffectFacts.exists, EdgeEffectFacts.softTop, EdgeEffectFacts.softBottom, EdgeEffectFacts.automaticBottom,
        EdgeEffectFacts.hard, EdgeEffectFacts.glassGap)
    private static let backButton = FactLines.of(
        BackButtonFacts.inset, BackButtonFacts.chevronInset, BackButtonFacts.chevron, BackButtonFacts.stroke,
        BackButtonFacts.color, BackButtonFacts.showsTitle)
    private static let placement = FactLines.of(
        PlacementFacts.searchIsAtBottom, PlacementFacts.stackedSearchHeight, PlacementFacts.sheetsAreUsual,
        PlacementFacts.dimming, PlacementFacts.sheetInset, PlacementFacts.cardCorners, PlacementFacts.sheetBarTop,
        PlacementFacts.formSheet, PlacementFacts.padPageIsReadable, PlacementFacts.padPageWidth,
        PlacementFacts.padHasDetents, PlacementFacts.padSheetsAreCompact, PlacementFacts.popover,
        PlacementFacts.popoverMargin, PlacementFacts.popoverCorners, PlacementFacts.popoverArrow,
        PlacementFacts.popoverShadow)
    private static let alerts = FactLines.of(
        AlertFacts.width, AlertFacts.corners, AlertFacts.textInset, AlertFacts.top, AlertFacts.messageGap,
        AlertFacts.actionsTop, AlertFacts.isCentred, AlertFacts.messageSize, AlertFacts.actionHeight,
        AlertFacts.actionInset, AlertFacts.actionGap, AlertFacts.actionWeight, AlertFacts.actionColor,
        AlertFacts.actionFill, AlertFacts.rim, AlertFacts.cardFill)
    private static let lists = FactLines.of(
        ListFacts.cellMargin, ListFacts.wideScreen, ListFacts.screenDecidesMargin,
        ListFacts.innerCellHasSeparatorMargin, ListFacts.loneCellHasSeparatorMargin, ListFacts.cardRadius,
        ListHeaderFacts.topPadding, ListHeaderFacts.plainTitle, ListHeaderFacts.plainLineIsWhole, ListHeaderFacts.title,
        ListHeaderFacts.titleBesideFooter, ListHeaderFacts.firstTitle, ListHeaderFacts.footer, ReadableWidthFacts.limit,
        ReadableWidthFacts.band, ListFacts.separatorEnd, ListFacts.groupedHeaderFont,
        ListFacts.groupedHeaderIsUppercase, ListFacts.groupedHeaderDistance, ListFacts.headerTop,
        ListFacts.plainHeaderColor, ListFacts.plainHeaderHasBand, ListFacts.rowHeightIsWhole, ListFacts.contentMargin,
        ListFacts.subtitleGap, ListFacts.subtitleFont, StackFacts.hidingIsRequired)
    private static let looks = FactLines.of(
        LookFacts.hasDarkMode, LookFacts.sheetsAreElevated, LookFacts.hasNewPalette)
}
