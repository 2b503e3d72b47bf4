/// UIView.readableContentGuide by release, in points at the default text size.
package enum ReadableWidthFacts {
    /// The widest view whose margins guide is readable as a whole.
    package static let limit = ReleaseTable(
        "UIView.readableContentGuide, widest view without a band",
        .since(.iOS8, 672.0, .measured("useyourloaf.com, iPad Air 2 in landscape")), .since(.iOS26, 1_008, .catalyst26))
    /// The width of the guide in wider views whose margins guide is wider than this.
    package static let band = ReleaseTable(
        "UIView.readableContentGuide.width in wider views",
        .since(.iOS8, 672.0, .measured("useyourloaf.com, iPad Air 2 in landscape")), .since(.iOS26, 920, .catalyst26))
}
