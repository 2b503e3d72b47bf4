import LayoutEngine

/// The properties of what labels, fields, buttons and controls show as text.
extension PropertyCatalog {
    static let textKinds = KindSet(with: .text)
    static let buttonKinds = KindSet(with: .button)
    static let controlKinds = KindSet(with: .control)
    /// UIControl's subclasses.
    static let enabledKinds = KindSet(.switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker)
    static let isEnabledSummary =
        "Whether the view can be used; greyed where not, but for text fields and search bars."
    /// Kinds whose text may have stretches of several fonts.
    static let attributedKinds = KindSet(.label, .textField, .textView)

    /// The texts themselves, and properties that texts, buttons and controls have in common.
    @PropertyList static var captions: [Property] {
        Property(
            "text", textKinds, .text(.text(.init(\.text) { $0.text = $1 }, emptying: .init(\.runs) { $0.runs = $1 })),
            .visual, example: "\"Hello\"", "The text that the view shows.")
        Property(
            "attributedText", attributedKinds,
            .text(.runs(.init(\.runs) { $0.runs = $1 }, joined: .init(\.text) { $0.text = $1 })), .visual,
            .replacing("text"), example: "[{\"text\": \"Hello\", \"font\": {\"weight\": \"bold\"}}]",
            "The text in stretches of one font and colour each; replaces text.")
        Property(
            "title", buttonKinds, .button(.text(.init(\.title) { $0.title = $1 }, emptying: nil)), .visual,
            example: "\"Send\"", "The title of the button.")
        Property(
            "attributedTitle", buttonKinds,
            .button(
                .runs(.init(\.attributedTitle) { $0.attributedTitle = $1 }, joined: .init(\.title) { $0.title = $1 })),
            .visual, .replacing("title"), example: "[{\"text\": \"Send\", \"color\": \"systemRed\"}]",
            "The title in stretches of one font and colour each; replaces title.")
        Property(
            "placeholder", KindSet(.textField, .searchBar),
            .text(
                .optionalText(
                    .init(\.placeholder) {
                        $0.placeholder = $1
                        $0.placeholderRuns = []
                    })), .visual, example: "\"Search\"", "The text shown while the field is empty.")
        Property(
            "attributedPlaceholder", KindSet(.textField),
            .text(
                .runs(
                    .init(\.placeholderRuns) { $0.placeholderRuns = $1 },
                    joined: .init({ $0.placeholder ?? "" }) { $0.placeholder = $1 })), .visual,
            .replacing("placeholder"),
            example: "[{\"text\": \"Name\", \"color\": \"systemRed\"}]",
            "The placeholder in stretches of one font and colour each; replaces placeholder.")
        Property(
            "font", textKinds, .text(.font(.init(\.font) { $0.font = $1 })), .visual,
            example: "{\"textStyle\": \"headline\"}", "The font: a text style, or a size with weight, family and face.")
        Property(
            "font", buttonKinds, .button(.optionalFont(.init(\.font) { $0.font = $1 }, usual: Font(size: 15))), .visual,
            example: "{\"size\": 17}", "The font of the title.")
        Property(
            "font", KindSet(.segmentedControl), .control(.optionalFont(.init(\.font) { $0.font = $1 }, usual: Font())),
            .visual, example: "{\"size\": 17}", "The font of the segments.")
        Property(
            "textColor", textKinds, .text(.color(.init(\.color) { $0.color = $1 })), .visual,
            example: "\"secondaryLabel\"", "The colour of the text.")
        Property(
            "textAlignment", textKinds, .text(.words(\.alignment) { $0.alignment = $1 }), .visual,
            example: "\"center\"", "Where the lines of the text are placed.")
        Property(
            "numberOfLines", KindSet(.label), .text(.integer(.init(\.numberOfLines) { $0.numberOfLines = $1 }, lines)),
            .visual, example: "0", "The most lines that are shown; 0 for as many as needed.")
        Property(
            "numberOfLines", buttonKinds, .button(.integer(.init(\.numberOfLines) { $0.numberOfLines = $1 }, lines)),
            .visual, example: "0", "The most lines of the title.")
        Property(
            "lineBreakMode", KindSet(.label), .text(.words(\.lineBreakMode) { $0.lineBreakMode = $1 }), .visual,
            example: "\"byWordWrapping\"", "How lines break, and where a text that is too long is cut.")
        Property(
            "lineBreakStrategy", KindSet(.label), .text(.words(\.lineBreakStrategy) { $0.lineBreakStrategy = $1 }),
            .visual, example: "\"none\"", "Whether a last line of one word gets the last word of the line before.")
        Property(
            "allowsDefaultTighteningForTruncation", KindSet(.label),
            .text(
                .flag(.init(\.allowsDefaultTighteningForTruncation) { $0.allowsDefaultTighteningForTruncation = $1 })),
            .visual, example: "true", "Whether letters move together before a text is cut.")
        Property(
            "lineBreakMode", buttonKinds, .button(.words(\.lineBreakMode) { $0.lineBreakMode = $1 }), .visual,
            example: "\"byWordWrapping\"", "How a title that is too long is broken or cut.")
    }

    @PropertyList static var texts: [Property] {
        Property(
            "adjustsFontSizeToFitWidth", KindSet(.label, .textField),
            .text(.flag(.init(\.adjustsFontSizeToFitWidth) { $0.adjustsFontSizeToFitWidth = $1 })), .visual,
            example: "true", "Whether the font shrinks until the text fits the width.")
        Property(
            "minimumScaleFactor", KindSet(.label),
            .text(.number(.init(\.minimumScaleFactor) { $0.minimumScaleFactor = $1 }, 0...1)), example: "0.5",
            "The smallest part of the font's size to which a label shrinks; 0 for no limit.")
        Property(
            "minimumFontSize", KindSet(.textField),
            .text(.points(.init(\.minimumFontSize) { $0.minimumFontSize = $1 }, fontSizes)), example: "9",
            "The smallest size to which a text field's font shrinks, in points.")
        Property(
            "preferredMaxLayoutWidth", KindSet(.label),
            .text(.points(.init(\.preferredMaxLayoutWidth) { $0.preferredMaxLayoutWidth = $1 }, lengths)),
            example: "280", "The width at which a label of several lines wraps; 0 for the width that it gets.")
        Property(
            "lineSpacing", attributedKinds, .text(.points(.init(\.lineSpacing) { $0.lineSpacing = $1 }, lengths)),
            .visual, example: "4", "Space between lines, in points.")
        Property(
            "lineHeightMultiple", attributedKinds,
            .text(.number(.init(\.lineHeightMultiple) { $0.lineHeightMultiple = $1 }, 0...100)), .visual,
            example: "1.2", "A factor of the line height; 0 for none.")
        Property(
            "minimumLineHeight", attributedKinds,
            .text(.points(.init(\.minimumLineHeight) { $0.minimumLineHeight = $1 }, lengths)), .visual, example: "24",
            "The least height of a line; 0 for none.")
        Property(
            "maximumLineHeight", attributedKinds,
            .text(.points(.init(\.maximumLineHeight) { $0.maximumLineHeight = $1 }, lengths)), .visual, example: "24",
            "The greatest height of a line; 0 for none.")
        Property(
            "paragraphSpacing", attributedKinds,
            .text(.points(.init(\.paragraphSpacing) { $0.paragraphSpacing = $1 }, lengths)), .visual, example: "6",
            "Space behind each paragraph, in points.")
        Property(
            "borderStyle", KindSet(.textField), .text(.words(\.borderStyle) { $0.borderStyle = $1 }), .visual,
            example: "\"roundedRect\"", "The border of a text field.")
        Property(
            "isScrollEnabled", KindSet(.textView), .text(.flag(.init(\.isScrollEnabled) { $0.isScrollEnabled = $1 })),
            example: "false", "Whether a text view scrolls; one that does not has an intrinsic size.")
        Property(
            "textContainerInset", KindSet(.textView),
            .text(.optionalInsets(.init(\.textContainerInset) { $0.textContainerInset = $1 })), .visual,
            example: "{\"top\": 0, \"bottom\": 0}", "The space around the text of a text view.")
        Property(
            "isEnabled", KindSet(.label), .text(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })), .visual,
            example: "false", PropertyCatalog.isEnabledSummary)
        Property(
            "isEnabled", KindSet(.textField, .searchBar), .text(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })), .kept,
            example: "false", PropertyCatalog.isEnabledSummary)
        Property(
            "isSecureTextEntry", KindSet(.textField), .text(.flag(.init(\.isSecure) { $0.isSecure = $1 })), .visual,
            example: "true", "Whether the text is shown as dots.")
    }
}
