import LayoutEngine

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
            "isFirstResponder", KindSet(.textField, .textView),
            .text(.flag(.init(\.isFirstResponder) { $0.isFirstResponder = $1 })), .visual, example: "true",
            "Whether the field has the caret; the keyboard is shown by a device, a state or a step.")
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
            "contentInsets", buttons,
            .button(.optionalInsets(.init(\.insets.content) { $0.insets.content = $1 })), .visual, .alias,
            example: "{\"leading\": 12, \"trailing\": 12}",
            "A configuration's space around title and picture; written as contentEdgeInsets.")
        Property(
            "isScrollEnabled", KindSet(.scrollView, .tableView, .collectionView),
            .scroll(.flag(.init(\.isScrollEnabled) { $0.isScrollEnabled = $1 })), .visual, example: "false",
            "Whether a scroll view scrolls; one that does not has no indicators.")
        Property(
            "separatorColor", KindSet(with: .table),
            .table(.color(.init(\.separatorColor) { $0.separatorColor = $1 })), .visual, example: "\"systemRed\"",
            "The colour of the lines between rows.")
    }

    @PropertyList static var controls: [Property] {
        Property(
            "progress", KindSet(.progressView), .control(.number(.init(\.value) { $0.value = $1 }, 0...1)), .visual,
            .alias, example: "0.4", "The progress from 0 to 1; written as value.")
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
            .control(.words(\.datePickerMode) { $0.datePickerMode = $1 }), .visual, example: "\"date\"",
            "UIDatePicker.Mode: what the picker shows of 9:41 on 1 January 2024, in the page's language.")
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
