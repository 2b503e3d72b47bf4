import LayoutEngine

/// The properties of buttons, and of the pictures that image views share with them.
enum ButtonProperties {
    @PropertyList static var all: [Property] {
        Property(
            "subtitle", PropertyCatalog.buttonKinds,
            .button(.optionalText(.init(\.configured.subtitle) { $0.configured.subtitle = $1 })),
            .visual, example: "\"Free\"", "The second line of a configured button.")
        Property(
            "titlePadding", PropertyCatalog.buttonKinds,
            .button(
                .points(
                    .init(\.configured.titlePadding) { $0.configured.titlePadding = $1 }, PropertyCatalog.coordinates)),
            .visual,
            example: "4", "The space between the title and the second line of a configured button.")
        Property(
            "buttonSize", PropertyCatalog.buttonKinds,
            .button(.words(\.configured.buttonSize) { $0.configured.buttonSize = $1 }), .visual,
            example: "\"large\"", "The size of a configured button, which decides its insets and its font.")
        Property(
            "cornerStyle", PropertyCatalog.buttonKinds,
            .button(.words(\.configured.cornerStyle) { $0.configured.cornerStyle = $1 }), .visual,
            example: "\"capsule\"", "How round the corners of a configured button are.")
        Property(
            "titleColor", PropertyCatalog.buttonKinds, .button(.color(.init(\.titleColor) { $0.titleColor = $1 })),
            .visual, example: "\"systemRed\"", "The colour of the title.")
        Property(
            "buttonType", PropertyCatalog.buttonKinds, .button(.words(\.kind) { $0.kind = $1 }), .visual,
            example: "\"custom\"", "UIButton.ButtonType.")
        Property(
            "configuration", PropertyCatalog.buttonKinds, .button(.words(\.configuration) { $0.configuration = $1 }),
            .visual, example: "\"filled\"", "The base style of UIButton.Configuration; none where it is left out.")
        Property(
            "image", PropertyCatalog.buttonKinds, .button(.image(.init(\.image) { $0.image = $1 })), .visual,
            example: "\"star\"",
            "A picture: the name of a file or asset, or an object with its natural size; or a system symbol.")
        Property(
            "image", KindSet(with: .image), .view(.image(.init(\.picture) { $0.picture = $1 })), .visual,
            example: "\"star\"", "The picture of an image view.")
        Property(
            "backgroundImage", PropertyCatalog.buttonKinds,
            .button(.image(.init(\.backgroundImage) { $0.backgroundImage = $1 })), .visual, example: "\"bubble\"",
            "The picture behind the title.")
        Property(
            "imagePlacement", PropertyCatalog.buttonKinds,
            .button(.words(\.configured.imagePlacement) { $0.configured.imagePlacement = $1 }),
            .visual, example: "\"trailing\"", "The side of the title at which the picture is placed.")
        Property(
            "imagePadding", PropertyCatalog.buttonKinds,
            .button(
                .points(
                    .init(\.configured.imagePadding) { $0.configured.imagePadding = $1 }, PropertyCatalog.coordinates)),
            .visual,
            example: "8", "The space between picture and title.")
        Property(
            "contentEdgeInsets", PropertyCatalog.buttonKinds,
            .button(.optionalInsets(.init(\.insets.content) { $0.insets.content = $1 })), .visual,
            example: "{\"left\": 12, \"right\": 12}", "The space around title and picture.")
        Property(
            "titleEdgeInsets", PropertyCatalog.buttonKinds,
            .button(.insets(.init(\.insets.title) { $0.insets.title = $1 })), .visual, example: "{\"left\": 8}",
            "Moves the title; not part of the intrinsic size.")
        Property(
            "imageEdgeInsets", PropertyCatalog.buttonKinds,
            .button(.insets(.init(\.insets.image) { $0.insets.image = $1 })), .visual, example: "{\"right\": 8}",
            "Moves the picture; not part of the intrinsic size.")
        Property(
            "contentHorizontalAlignment", PropertyCatalog.buttonKinds,
            .button(
                .word(
                    WordAccess(
                        .init(\.contentAlignment.horizontal) { $0.contentAlignment.horizontal = $1 },
                        [
                            ("leading", .natural), ("left", .left), ("center", .center), ("right", .right),
                            ("trailing", .trailing), ("fill", .justified), ("natural", .natural),
                            ("justified", .justified),
                        ]))), .visual,
            example: "\"left\"",
            "Where title and picture are placed in a button that is wider.")
        Property(
            "contentVerticalAlignment", PropertyCatalog.buttonKinds,
            .button(.words(\.contentAlignment.vertical) { $0.contentAlignment.vertical = $1 }), .visual,
            example: "\"top\"",
            "Where title and picture are placed in a button that is higher.")
        Property(
            "configurationBackgroundColor", PropertyCatalog.buttonKinds,
            .button(.color(.init(\.configured.backgroundColor) { $0.configured.backgroundColor = $1 })), .visual,
            example: "\"systemYellow\"", "The colour behind the title, in place of the configuration's own.")
        Property(
            "isEnabled", PropertyCatalog.buttonKinds, .button(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })), .visual,
            example: "false", PropertyCatalog.isEnabledSummary)
        Property(
            "isEnabled", PropertyCatalog.enabledKinds, .control(.flag(.init(\.isEnabled) { $0.isEnabled = $1 })),
            .visual, example: "false", PropertyCatalog.isEnabledSummary)
        Property(
            "isSelected", PropertyCatalog.buttonKinds, .button(.flag(.init(\.isSelected) { $0.isSelected = $1 })),
            .visual, example: "true", "Whether the button is drawn selected.")
    }
}
