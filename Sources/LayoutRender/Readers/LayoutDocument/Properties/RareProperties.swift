import LayoutEngine
import Notation

/// Properties that few nodes state, behind those that most documents have: the scanner of documents settles the first 128
/// keys with a bit each.
enum RareProperties {
    private static let buttons = KindSet(with: .button)

    @PropertyList static var all: [Property] {
        Property(
            "effect", KindSet(.visualEffectView),
            .appearance(
                .word(
                    WordAccess(
                        .init(\.effect) { $0.effect = $1 },
                        [("none", nil)] + BlurStyle.allCases.map { ($0.rawValue, $0) }, unset: "none"))),
            .visual, example: "\"systemThinMaterial\"",
            "The style of the view's UIBlurEffect, drawn as a veil in the tone of its material.")
        Property(
            "overrideUserInterfaceStyle", .views,
            .appearance(
                .word(
                    WordAccess(
                        .init(\.overrideUserInterfaceStyle) { $0.overrideUserInterfaceStyle = $1 },
                        [("unspecified", nil), ("light", .light), ("dark", .dark)], unset: "unspecified"))), .visual,
            example: "\"dark\"", "The style of the view and of everything inside, whatever the page's.")
        Property(
            "isFirstResponder", KindSet(.textField, .textView, .searchBar),
            .text(.flag(.init(\.isFirstResponder) { $0.isFirstResponder = $1 })), .visual, example: "true",
            "Whether the field has the caret; the keyboard is shown by a device, a state or a step.")
        Property(
            "showsCancelButton", KindSet(.searchBar),
            .text(.flag(.init(\.showsCancelButton) { $0.showsCancelButton = $1 })), .visual, example: "true",
            "Whether a search bar has the button that ends the search, on a phone; gray unless isFirstResponder.")
        Property(
            "clearButtonMode", KindSet(.textField),
            .text(.words(\.clearButtonMode) { $0.clearButtonMode = $1 }), .visual, example: "\"always\"",
            "When a field with a text shows the button that empties the field; editing is isFirstResponder.")
        Property(
            "baseForegroundColor", buttons,
            .button(.color(.init(\.titleColor) { $0.titleColor = $1 })), .visual, .alias, example: "\"systemRed\"",
            "The colour of a configured button's title and picture; written as titleColor.")
        Property(
            "baseBackgroundColor", buttons,
            .button(.color(.init(\.configured.baseBackgroundColor) { $0.configured.baseBackgroundColor = $1 })),
            .visual, example: "\"systemYellow\"",
            "The colour that a configured button's background is made of: pale for tinted, none for plain.")
        Property(
            "configurationCornerRadius", buttons,
            .button(
                .height(.init(\.configured.backgroundCornerRadius) { $0.configured.backgroundCornerRadius = $1 })),
            .visual, example: "4",
            "The corners of a configured button's background, in points, where cornerStyle is fixed or dynamic.")
        Property(
            "titleAlignment", buttons,
            .button(.words(\.configured.titleAlignment) { $0.configured.titleAlignment = $1 }), .visual,
            example: "\"leading\"", "Where the title and the second line of a configured button lie beside each other.")
        Property(
            "showsActivityIndicator", buttons,
            .button(.flag(.init(\.configured.showsActivityIndicator) { $0.configured.showsActivityIndicator = $1 })),
            .visual, example: "true", "Whether an indicator takes the place of a configured button's picture.")
        Property(
            "contentInsets", buttons,
            .button(.optionalInsets(.init(\.insets.content) { $0.insets.content = $1 })), .visual, .alias,
            example: "{\"leading\": 12, \"trailing\": 12}",
            "A configuration's space around title and picture; written as contentEdgeInsets.")
        Property(
            "isScrollEnabled", KindSet(.scrollView, .tableView, .collectionView),
            .scroll(.flag(.init(\.isScrollEnabled) { $0.isScrollEnabled = $1 })), .visual, example: "false",
            "Whether a scroll view scrolls; one that does not has no indicators.")
        Property(
            "clipsToBounds", KindSet(with: .scroll),
            .scroll(.flag(.init(\.clipsToBounds) { $0.clipsToBounds = $1 })), .visual, example: "false",
            "Whether the content is cut off at the view's edges and rounded corners.")
        Property(
            "lineFragmentPadding", KindSet(.textView),
            .text(.points(.init(\.lineFragmentPadding) { $0.lineFragmentPadding = $1 }, 0...Size.longest)),
            .visual, example: "0", "The space at both ends of each line of a text view, inside textContainerInset.")
        Property(
            "separatorColor", KindSet(with: .table),
            .table(.color(.init(\.separatorColor) { $0.separatorColor = $1 })), .visual, example: "\"systemRed\"",
            "The colour of the lines between rows.")
    }

    /// A minimal search bar has no background unless the document states a colour.
    @Sendable private static func setMinimal(_ appearance: inout Appearance, _ isMinimal: Bool) {
        if isMinimal {
            appearance.backgroundColor = appearance.backgroundColor ?? .named("clear")
        } else if appearance.backgroundColor == .named("clear") {
            appearance.backgroundColor = nil
        }
    }

    @PropertyList static var controls: [Property] {
        Property(
            "hidesForSinglePage", KindSet(.pageControl),
            .control(.flag(.init(\.hidesForSinglePage) { $0.hidesForSinglePage = $1 })), .visual, example: "true",
            "Whether a page control without a second page has no dot.")
        Property(
            "progress", KindSet(.progressView), .control(.number(.init(\.value) { $0.value = $1 }, 0...1)), .visual,
            .alias, example: "0.4", "The progress from 0 to 1; written as value.")
        Property(
            "searchBarStyle", KindSet(.searchBar),
            .appearance(
                .word(
                    WordAccess(
                        .init({ $0.backgroundColor == .named("clear") }, set: setMinimal),
                        [("default", false), ("prominent", false), ("minimal", true)]))), .visual, .alias,
            example: "\"minimal\"", "UISearchBar.Style; written as the clear background of a minimal bar.")
        Property(
            "minimumValueImage", KindSet(.slider),
            .control(.image(.init(\.minimumValueImage) { $0.minimumValueImage = $1 })), .visual,
            example: "{\"name\": \"sun.min\", \"systemSymbol\": true}", "The picture at the leading end of a slider.")
        Property(
            "maximumValueImage", KindSet(.slider),
            .control(.image(.init(\.maximumValueImage) { $0.maximumValueImage = $1 })), .visual,
            example: "{\"name\": \"sun.max\", \"systemSymbol\": true}", "The picture at the trailing end of a slider.")
        Property(
            "datePickerMode", KindSet(.datePicker),
            .control(.words(\.datePicker.mode) { $0.datePicker.mode = $1 }), .visual, example: "\"date\"",
            "UIDatePicker.Mode: what the picker shows of its date, in the page's language.")
        Property(
            "date", KindSet(.datePicker),
            .control(.date(.init(\.datePicker.date) { $0.datePicker.date = $1 }, lacking: .usual)), .visual,
            example: "\"2024-03-15T18:30\"",
            "The date, in no time zone: day and time, or one of them; default: 9:41 on 1 January 2024.")
        Property(
            "minimumDate", KindSet(.datePicker),
            .control(
                .date(
                    .init(\.datePicker.minimumDate) { $0.datePicker.minimumDate = $1 },
                    lacking: CalendarDate.usual.midnight)), .visual,
            example: "\"2024-03-10\"",
            "The earliest date, which an earlier one gives way to; a day alone is the day's first minute.")
        Property(
            "maximumDate", KindSet(.datePicker),
            .control(
                .date(
                    .init(\.datePicker.maximumDate) { $0.datePicker.maximumDate = $1 },
                    lacking: CalendarDate.usual.lastMinute)), .visual,
            example: "\"2023-03-20\"",
            "The latest date, which a later one gives way to; a day alone is the day's last minute.")
        Property(
            "minuteInterval", KindSet(.datePicker),
            .control(.integer(.init(\.datePicker.minuteInterval) { $0.datePicker.minuteInterval = $1 }, 1...30)),
            .visual, example: "5", "The minutes between two times; the time is rounded down.")
        Property(
            "countDownDuration", KindSet(.datePicker),
            .control(
                .number(.init(\.datePicker.countDownDuration) { $0.datePicker.countDownDuration = $1 }, 0...86_400)),
            .visual, example: "3600", "The seconds of a picker of the mode countDownTimer.")
        Property(
            "preferredDatePickerStyle", KindSet(.datePicker),
            .control(
                .word(
                    WordAccess(
                        .init(\.style) { $0.style = $1 },
                        [("automatic", nil), ("wheels", "wheels"), ("compact", "compact"), ("inline", "inline")],
                        unset: "automatic"))), .visual, .alias, example: "\"inline\"",
            "UIDatePickerStyle; written as style.")
        Property(
            "barStyle", KindSet(.navigationBar, .toolbar, .tabBar),
            .control(
                .word(
                    WordAccess(
                        .init(\.style) { $0.style = $1 },
                        [("default", nil), ("black", "black"), ("blackTranslucent", "blackTranslucent")],
                        unset: "default"))), .visual, .alias, example: "\"black\"",
            "UIBarStyle; written as style. A black bar has white texts and, before iOS 26, a dark background.")
        Property(
            "apportionsSegmentWidthsByContent", KindSet(.segmentedControl),
            .control(
                .flag(.init({ $0.style == "apportioned" }, set: { $0.style = $1 ? "apportioned" : nil }))), .visual,
            .alias, example: "true", "Whether segments are as wide as their own titles; written as style.")
    }
}
