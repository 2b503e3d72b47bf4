/// Texts and fields of text by release, in points.
package enum TextFacts {
    /// How the system font's letters depend on the size.
    package static let systemFont = ReleaseTable(
        "UIFont.systemFont", .since(.iOS8, SystemFontRelease.twoFontsPlainIdeographs, .recorded(14, of: 14)),
        .since(.iOS11, .twoFonts, .recorded(137, of: 145)),
        .since(.iOS14, .variable, .documented("The Details of UI Typography, WWDC 2020")))
    /// Whether a label moves a word down to a last line of one word: `lineBreakStrategy`, whose name is public since iOS 14.
    package static let pushesWordsOut = ReleaseTable(
        "UILabel.lineBreakStrategy.pushOut",
        .since(.iOS8, false, .measured("a change that the public answers to wrong word wrap in iOS 11 describe")),
        .since(.iOS11, true, .measured("pictures of iOS 11 in these answers, and of iOS 17 in a public project")))
    /// The least height of a text field with a rounded border.
    package static let roundedFieldHeight = ReleaseTable(
        "UITextField.roundedRect.leastHeight", .since(.iOS8, 30.0, .recorded(18, of: 19)),
        .since(.iOS13, 34, .recorded(164, of: 178)))
    /// Above and below the line of a text field with a rounded border together.
    package static let roundedFieldRoom = ReleaseTable(
        "UITextField.roundedRect.room", .since(.iOS8, 8.0, .recorded(4, of: 4)), .since(.iOS13, 13, .recorded(4, of: 4))
    )
    /// Above and below the line of a text field with a bezel or a line around it together.
    package static let bezelFieldRoom = ReleaseTable(
        "UITextField.bezel.room",
        .since(.iOS8, 4.0, .inferred("How high is a field in 17 points with borderStyle line in iOS 12?")),
        .since(.iOS13, 6, .inferred("How high is a field in 17 points with borderStyle line in iOS 18?")))
    /// Below the line of a text field without border and bullets; before iOS 13 lines are whole points high instead.
    package static let plainFieldRoom = ReleaseTable(
        "UITextField.none.room", .since(.iOS8, Double?.none, .recorded(30, of: 34)),
        .since(.iOS13, 1.5, .recorded(21, of: 23)))
    /// The least height of a text field without border and text that is not secure.
    package static let plainFieldHeight = ReleaseTable(
        "UITextField.none.leastHeight", .since(.iOS8, 0.0, .recorded(30, of: 34)),
        .since(.iOS26, 22, .recorded(52, of: 52)))
}
