/// UIView.readableContentGuide by release, in points at the default text size.
package enum ReadableWidthFacts {
    /// The widest margins guide that is readable as a whole.
    package static let limit = ReleaseTable(
        "UIView.readableContentGuide.width, most",
        .since(.iOS8, 672.0, .measured("useyourloaf.com, iPad Air 2 in landscape")),
        .since(.iOS26, 1_008, .inferred("a band of 920 beyond 1,008 is reported: what does UIKit 26 print?")))
    /// The width of the guide in wider views.
    package static let band = ReleaseTable(
        "UIView.readableContentGuide.width in wider views",
        .since(.iOS8, 672.0, .measured("useyourloaf.com, iPad Air 2 in landscape")),
        .since(.iOS26, 920, .inferred("a band of 920 beyond 1,008 is reported: what does UIKit 26 print?")))
}
