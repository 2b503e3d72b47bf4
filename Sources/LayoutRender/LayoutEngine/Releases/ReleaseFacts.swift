/// All tables of this folder: what tests check for gaps and documents print.
package enum ReleaseFacts {
    /// By subject, in the order of the files.
    package static let all: [FactLines] = controls + texts + bars + lists + looks

    private static let controls = [
        ControlFacts.switchSize.described, ControlFacts.switchInsets.described, ControlFacts.sliderHeight.described,
        ControlFacts.sliderInsets.described, ControlFacts.stepperSize.described,
        ControlFacts.segmentedControlHeight.described, ControlFacts.segmentTitleIsMedium.described,
        ControlFacts.segmentPadding.described, ControlFacts.progressHeight.described,
        ControlFacts.pageControlHeight.described, ControlFacts.pageControlEnds.described,
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
    private static let lists = [
        ListFacts.cellMargin.described, ListFacts.wideScreen.described, ListFacts.screenDecidesMargin.described,
        ListFacts.innerCellHasSeparatorMargin.described, ListFacts.loneCellHasSeparatorMargin.described,
        ListFacts.cardRadius.described, ListHeaderFacts.topPadding.described, ListHeaderFacts.plainTitle.described,
        ListHeaderFacts.plainLineIsWhole.described, ListHeaderFacts.title.described,
        ListHeaderFacts.titleBesideFooter.described, ListHeaderFacts.firstTitle.described,
        ListHeaderFacts.footer.described, ReadableWidthFacts.limit.described, ReadableWidthFacts.band.described,
    ]
    private static let looks = [LookFacts.hasDarkMode.described]
}
