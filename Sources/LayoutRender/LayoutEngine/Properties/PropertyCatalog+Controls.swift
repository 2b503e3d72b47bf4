/// The properties of buttons, images and controls.
extension PropertyCatalog {
    static let buttons = list {
        Property(
            "subtitle", buttonKinds, .button(.optionalText(.init(\.subtitle) { $0.subtitle = $1 })), .visual,
            example: "\"Free\"",
            "The second line of a configured button.")
        Property(
            "titleColor", buttonKinds, .button(.color(.init(\.titleColor) { $0.titleColor = $1 })), .visual,
            example: "\"systemRed\"",
            "The colour of the title.")
        Property(
            "buttonType", buttonKinds,
            .button(.word(WordAccess(.init(\.kind) { $0.kind = $1 }, words(ButtonContent.Kind.self)))), .visual,
            example: "\"custom\"", "UIButton.ButtonType.")
        Property(
            "configuration", buttonKinds,
            .button(
                .word(
                    WordAccess(
                        .init(\.configuration) { $0.configuration = $1 },
                        ButtonContent.Configuration.allCases.map { ($0.rawValue, $0) }))),
            .visual, example: "\"filled\"", "The base style of UIButton.Configuration; none where it is left out.")
        Property(
            "image", buttonKinds, .button(.image(.init(\.image) { $0.image = $1 })), .visual, example: "\"star\"",
            "A picture: the name of a file or asset, or an object with its natural size; or a system symbol.")
        Property(
            "image", KindSet(with: .image), .view(.image(.init(\.picture) { $0.picture = $1 })), .visual,
            example: "\"star\"",
            "The picture of an image view.")
        Property(
            "backgroundImage", buttonKinds, .button(.image(.init(\.backgroundImage) { $0.backgroundImage = $1 })),
            .visual, example: "\"bubble\"",
            "The picture behind the title.")
        Property(
            "imagePlacement", buttonKinds,
            .button(
                .word(
                    WordAccess(
                        .init(\.imagePlacement) { $0.imagePlacement = $1 }, words(ButtonContent.ImagePlacement.self)))),
            .visual,
            example: "\"trailing\"", "The side of the title at which the picture is placed.")
        Property(
            "imagePadding", buttonKinds, .button(.number(.init(\.imagePadding) { $0.imagePadding = $1 }, coordinates)),
            .visual, example: "8",
            "The space between picture and title.")
        Property(
            "contentEdgeInsets", buttonKinds,
            .button(.optionalInsets(.init(\.contentEdgeInsets) { $0.contentEdgeInsets = $1 })), .visual,
            example: "{\"left\": 12, \"right\": 12}", "The space around title and picture.")
        Property(
            "titleEdgeInsets", buttonKinds, .button(.insets(.init(\.titleEdgeInsets) { $0.titleEdgeInsets = $1 })),
            .visual,
            example: "{\"left\": 8}", "Moves the title; not part of the intrinsic size.")
        Property(
            "imageEdgeInsets", buttonKinds, .button(.insets(.init(\.imageEdgeInsets) { $0.imageEdgeInsets = $1 })),
            .visual,
            example: "{\"right\": 8}", "Moves the picture; not part of the intrinsic size.")
        Property(
            "contentHorizontalAlignment", buttonKinds,
            .button(
                .word(
                    WordAccess(
                        .init(\.alignment) { $0.alignment = $1 }, words(ButtonContent.HorizontalAlignment.self)))),
            .visual,
            example: "\"left\"", "Where title and picture are placed in a button that is wider.")
        Property(
            "contentVerticalAlignment", buttonKinds,
            .button(
                .word(
                    WordAccess(
                        .init(\.verticalAlignment) { $0.verticalAlignment = $1 },
                        words(ButtonContent.VerticalAlignment.self)))),
            .visual,
            example: "\"top\"", "Where title and picture are placed in a button that is higher.")
        Property(
            "configurationBackgroundColor", buttonKinds,
            .button(.color(.init(\.configurationBackgroundColor) { $0.configurationBackgroundColor = $1 })),
            .visual,
            example: "\"systemYellow\"", "The colour behind the title, in place of the configuration's own.")
        Property(
            "isEnabled", buttonKinds, .button(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })), .visual,
            example: "false",
            "Whether the control can be used; greyed where not.")
        Property(
            "isEnabled", controlKinds, .control(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })), .visual,
            example: "false",
            "Whether the control can be used; greyed where not.")
        Property(
            "isSelected", buttonKinds, .button(.flag(.init(\.isSelected) { $0.isSelected = $1 })), .visual,
            example: "true",
            "Whether the button is drawn selected.")
    }

    static let controls = list {
        Property(
            "isOn", KindSet(.switch), .control(.flag(.init(\.isOn) { $0.isOn = $1 })), .visual, example: "true",
            "Whether the switch is on.")
        Property(
            "value", KindSet(.slider, .progressView, .stepper),
            .control(.number(.init(\.value) { $0.value = $1 }, 0...1)), .visual,
            example: "0.4", "The value as a part of the range.")
        Property(
            "segments", KindSet(.segmentedControl), .control(.texts(.init(\.segments) { $0.segments = $1 })), .visual,
            example: "[\"Day\", \"Week\"]", "The titles of the segments.")
        Property(
            "selectedSegmentIndex", KindSet(.segmentedControl),
            .control(.index(.init(\.selectedSegment) { $0.selectedSegment = $1 }, upTo: 1_000)),
            .visual, example: "0", "The selected segment, counted from 0; -1 for none.")
        Property(
            "numberOfPages", KindSet(.pageControl),
            .control(.integer(.init(\.numberOfPages) { $0.numberOfPages = $1 }, 0...1_000)), .visual,
            example: "5", "The number of dots.")
        Property(
            "currentPage", KindSet(.pageControl),
            .control(.integer(.init(\.currentPage) { $0.currentPage = $1 }, 0...1_000)), .visual,
            example: "1", "The highlighted dot, counted from 0.")
        Property(
            "style", controlKinds, .control(.string(.init(\.style) { $0.style = $1 })), .visual, example: "\"large\"",
            "A table's style (plain, grouped, insetGrouped), or the style word of a control.")
        Property(
            "isAnimating", KindSet(.activityIndicatorView),
            .control(.flag(.init(\.isAnimating) { $0.isAnimating = $1 })), .visual,
            example: "true", "Whether the indicator is drawn turning.")
        Property(
            "titles", KindSet(.navigationBar, .toolbar, .tabBar, .pickerView),
            .control(.texts(.init(\.titles) { $0.titles = $1 })),
            .visual, example: "[\"Home\", \"Search\"]", "The titles of bar items, tabs or rows.")
    }
}
