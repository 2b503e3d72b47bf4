/// All tables of this folder: what tests check for gaps and documents print.
package enum ReleaseFacts {
    /// By subject, in the order of the files.
    package static let all: [FactLines] =
        controls + controlLooks + texts + bars + barLooks + edgeEffects + backButton + placement + alerts + lists
        + looks

    private static let controls = [
        ControlFacts.switchSize.described, ControlFacts.switchInsets.described, ControlFacts.sliderHeight.described,
        ControlFacts.sliderInsets.described, ControlFacts.stepperSize.described,
        ControlFacts.segmentedControlHeight.described, ControlFacts.segmentTitleIsMedium.described,
        ControlFacts.segmentPadding.described, ControlFacts.glyphButtonSize.described,
        ControlFacts.progressHeight.described,
        ControlFacts.pageControlHeight.described, ControlFacts.pageDistance.described,
        ControlFacts.pageControlEnds.described,
        ControlFacts.pickerHeight.described,
    ]
    private static let texts = [
        TextFacts.systemFont.described, TextFacts.pushesWordsOut.described,
        TextFacts.roundedFieldHeight.described, TextFacts.roundedFieldRoom.described,
        TextFacts.bezelFieldRoom.described, TextFacts.plainFieldRoom.described, TextFacts.plainFieldHeight.described,
    ]
    private static let bars = [
        BarFacts.navigationBarHeight.described, BarFacts.compactNavigationBarHeight.described,
        BarFacts.padNavigationBarHeight.described, BarFacts.sheetBarHeight.described, BarFacts.sheetFloats.described,
        BarFacts.toolbarHeight.described,
        BarFacts.tabBarHeight.described, BarFacts.compactTabBarHeight.described, BarFacts.padTabBarHeight.described,
        BarFacts.searchBarHeight.described, BarFacts.navigationBarIsTransparent.described,
        BarFacts.largeTitleIsTransparent.described, BarFacts.isGlass.described, BarFacts.itemGap.described,
    ]
    private static let backButton = [
        BackButtonFacts.inset.described, BackButtonFacts.chevronInset.described, BackButtonFacts.chevron.described,
        BackButtonFacts.stroke.described, BackButtonFacts.color.described, BackButtonFacts.showsTitle.described,
    ]
    private static let placement = [
        PlacementFacts.searchIsAtBottom.described, PlacementFacts.stackedSearchHeight.described,
        PlacementFacts.sheetsAreUsual.described, PlacementFacts.dimming.described, PlacementFacts.sheetInset.described,
        PlacementFacts.cardCorners.described, PlacementFacts.sheetBarTop.described,
        PlacementFacts.formSheet.described, PlacementFacts.padPageIsReadable.described,
        PlacementFacts.padPageWidth.described, PlacementFacts.padHasDetents.described,
        PlacementFacts.padSheetsAreCompact.described, PlacementFacts.popover.described,
        PlacementFacts.popoverMargin.described, PlacementFacts.popoverCorners.described,
        PlacementFacts.popoverArrow.described, PlacementFacts.popoverShadow.described,
    ]
    private static let lists = [
        ListFacts.cellMargin.described, ListFacts.wideScreen.described, ListFacts.screenDecidesMargin.described,
        ListFacts.innerCellHasSeparatorMargin.described, ListFacts.loneCellHasSeparatorMargin.described,
        ListFacts.cardRadius.described, ListHeaderFacts.topPadding.described, ListHeaderFacts.plainTitle.described,
        ListHeaderFacts.plainLineIsWhole.described, ListHeaderFacts.title.described,
        ListHeaderFacts.titleBesideFooter.described, ListHeaderFacts.firstTitle.described,
        ListHeaderFacts.footer.described, ReadableWidthFacts.limit.described, ReadableWidthFacts.band.described,
        ListFacts.separatorEnd.described, ListFacts.groupedHeaderFont.described,
        ListFacts.groupedHeaderIsUppercase.described, ListFacts.groupedHeaderDistance.described,
        ListFacts.headerTop.described, ListFacts.plainHeaderColor.described, ListFacts.plainHeaderHasBand.described,
        ListFacts.rowHeightIsWhole.described, ListFacts.contentMargin.described, ListFacts.subtitleGap.described,
        ListFacts.subtitleFont.described,
    ]
    private static let controlLooks = [
        ControlLookFacts.switchTrack.described, ControlLookFacts.switchKnob.described,
        ControlLookFacts.switchOff.described, ControlLookFacts.switchKnobHasShadow.described,
        ControlLookFacts.sliderTrack.described, ControlLookFacts.sliderTrackInset.described,
        ControlLookFacts.sliderKnob.described, ControlLookFacts.sliderRest.described,
        ControlLookFacts.stepperCorners.described, ControlLookFacts.stepperFill.described,
        ControlLookFacts.stepperSign.described, ControlLookFacts.segmentsCorners.described,
        ControlLookFacts.selectedSegmentCorners.described, ControlLookFacts.segmentsHaveDividers.described,
        ControlLookFacts.segmentWeight.described, ControlLookFacts.selectedSegmentInDark.described,
        ControlLookFacts.wheelBandInset.described, ControlLookFacts.wheelBandCorners.described,
        ControlLookFacts.pageDot.described, ControlLookFacts.dateFieldCorners.described,
        ControlLookFacts.buttonCorners.described, ControlLookFacts.searchField.described,
        ControlLookFacts.searchFieldInset.described, ControlLookFacts.searchFieldCorners.described,
    ]
    private static let barLooks = [
        BarLookFacts.navigationRow.described, BarLookFacts.itemGlass.described, BarLookFacts.toolbarRow.described,
        BarLookFacts.itemPadding.described, BarLookFacts.itemWeight.described,
        BarLookFacts.systemItemsAreSymbols.described, BarLookFacts.toolbarMargin.described,
        BarLookFacts.platterHeight.described, BarLookFacts.tabPitch.described, BarLookFacts.platterPadding.described,
        BarLookFacts.capsuleHeight.described, BarLookFacts.capsuleOverhang.described,
        BarLookFacts.capsuleFill.described,
        BarLookFacts.tabPicture.described, BarLookFacts.tabTitle.described, BarLookFacts.tabTitleWeight.described,
        BarLookFacts.tabColor.described, BarLookFacts.titlesStandBeside.described, BarLookFacts.widestPadTab.described,
        BarLookFacts.platterMargin.described, BarLookFacts.plainPlatterMargin.described,
        BarLookFacts.material.described, BarLookFacts.elevatedMaterial.described, BarLookFacts.hairline.described,
        BarLookFacts.searchBarBackground.described,
        BarLookFacts.sheetCorners.described, BarLookFacts.sheetMovesScreenBack.described,
        BarLookFacts.behindSheet.described,
    ]
    private static let edgeEffects = [
        EdgeEffectFacts.exists.described, EdgeEffectFacts.softTop.described, EdgeEffectFacts.softBottom.described,
        EdgeEffectFacts.automaticBottom.described,
        EdgeEffectFacts.hard.described, EdgeEffectFacts.glassGap.described,
    ]
    private static let alerts = [
        AlertFacts.width.described, AlertFacts.corners.described, AlertFacts.textInset.described,
        AlertFacts.top.described, AlertFacts.messageGap.described, AlertFacts.actionsTop.described,
        AlertFacts.isCentred.described, AlertFacts.messageSize.described, AlertFacts.actionHeight.described,
        AlertFacts.actionInset.described, AlertFacts.actionGap.described, AlertFacts.actionWeight.described,
        AlertFacts.actionColor.described, AlertFacts.actionFill.described, AlertFacts.rim.described,
        AlertFacts.cardFill.described,
    ]
    private static let looks = [
        LookFacts.hasDarkMode.described, LookFacts.sheetsAreElevated.described, LookFacts.hasNewPalette.described,
    ]
}
