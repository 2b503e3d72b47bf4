import LayoutEngine

/// The properties of every view.
extension PropertyCatalog {
    @PropertyList static var identity: [Property] {
        Property(
            .type, .all, example: "\"label\"",
            "Interface Builder's element name, the UIKit class, or a name under components.")
        Property(
            .id, .all, example: "\"avatar\"", "The name by which constraints, states and expectations call the node.")
        Property(
            "class", .all, .view(.string(.init(\.className) { $0.className = $1 })), example: "\"AvatarView\"",
            "The custom class; draws as its type.")
        Property(
            "label", .all, .view(.string(.init(\.label) { $0.label = $1 })), example: "\"Picture of the author\"",
            "A name for people.")
        Property(.note, .all, example: "\"Hidden until it is loaded.\"", "A comment, which changes nothing.")
        Property(
            .with, .all, example: "{\"title.text\": \"Hello\"}",
            "Overrides of a component: property to value, or \"childId.property\" to value.")
    }

    @PropertyList static var geometry: [Property] {
        Property(
            "frame", .all, .view(.rect(.init(\.frame) { $0.frame = $1 }, isFrame: true)), example: "[16, 8, 120, 44]",
            "The frame in the superview, [x, y, width, height]; an input where the autoresizing mask is translated.")
        Property(
            "recordedFrame", .all, .view(.rect(.init(\.recordedFrame) { $0.recordedFrame = $1 }, isFrame: false)),
            [], .reportedElsewhere, example: "[16, 8, 120, 44]",
            "The frame that a design tool recorded; never an input of layout.")
        Property(
            "autoresizingMask", .views,
            .view(
                .mask(
                    .init(\.autoresizingMask.rawValue) { $0.autoresizingMask = AutoresizingMask(rawValue: $1) },
                    words: AutoresizingMask.words)), example: "[\"flexibleWidth\", \"flexibleHeight\"]",
            "The parts of the frame that follow the superview's size.")
        Property(
            .translatesAutoresizingMaskIntoConstraints, .all, example: "false",
            "Whether frame and mask place the view. Default: true when frame is given; always false in a stack view.")
        Property(
            "intrinsicContentSize", .views,
            .view(.intrinsicSize(.init(\.intrinsicContentSize) { $0.intrinsicContentSize = $1 })), example: "[120, -1]",
            "[width, height]; -1 is UIView.noIntrinsicMetric, null the length of the content itself.")
        Property(
            "contentHuggingPriority", .views,
            .view(.priorities(.init(\.contentHuggingPriority) { $0.contentHuggingPriority = $1 })),
            example: "{\"horizontal\": 251}", "How strongly the view resists growing beyond its intrinsic size.")
        Property(
            "contentCompressionResistancePriority", .views,
            .view(
                .priorities(
                    .init(\.contentCompressionResistancePriority) { $0.contentCompressionResistancePriority = $1 })),
            example: "{\"horizontal\": \"required\"}",
            "How strongly the view resists shrinking below its intrinsic size.")
        Property(
            "isHidden", .views, .view(.flag(.init(\.isHidden) { $0.isHidden = $1 })), .visual, .reportedElsewhere,
            example: "true", "Whether the view is left out of drawing, and of its stack's layout.")
        Property(
            "alignmentRectInsets", .views,
            .view(.optionalInsets(.init(\.alignmentRectInsets) { $0.alignmentRectInsets = $1 })),
            example: "{\"top\": 2, \"bottom\": 2}", "Insets from the frame to the rectangle that constraints align.")
        Property(
            "baselineOffsets", .views, .view(.baselines(.init(\.baselineOffsets) { $0.baselineOffsets = $1 })),
            example: "{\"first\": 14, \"last\": 4}",
            "Distances of the first baseline from the top edge and of the last from the bottom edge.")
    }

    @PropertyList static var margins: [Property] {
        Property(
            "layoutMargins", .views,
            .view(.margins(.init(\.layoutMargins) { $0.layoutMargins = $1 }, directional: false)),
            example: "{\"top\": 12, \"bottom\": 12}", "The space between the view's edges and its margin anchors.")
        Property(
            "directionalLayoutMargins", .views,
            .view(.margins(.init(\.layoutMargins) { $0.layoutMargins = $1 }, directional: true)), [], .alias,
            example: "{\"leading\": 20, \"trailing\": 20}",
            "Layout margins by leading and trailing edge; written into the same margins.")
        Property(
            "preservesSuperviewLayoutMargins", .views,
            .view(.flag(.init(\.preservesSuperviewLayoutMargins) { $0.preservesSuperviewLayoutMargins = $1 })),
            example: "true", "Whether the superview's margins hold as the least margins of the view.")
        Property(
            "insetsLayoutMarginsFromSafeArea", .views,
            .view(.flag(.init(\.insetsLayoutMarginsFromSafeArea) { $0.insetsLayoutMarginsFromSafeArea = $1 })),
            example: "false", "Whether the safe area is added to the margins.")
        Property(
            "layoutMarginsFollowReadableWidth", .views,
            .view(.flag(.init(\.layoutMarginsFollowReadableWidth) { $0.layoutMarginsFollowReadableWidth = $1 })),
            example: "true", "Whether the margins keep the view's content within the readable width.")
        Property(
            "additionalSafeAreaInsets", .views,
            .view(.optionalInsets(.init(\.additionalSafeAreaInsets) { $0.additionalSafeAreaInsets = $1 })),
            example: "{\"bottom\": 49}",
            "What the view's controller adds to the safe area of the view and of its subviews.")
        Property(
            "semanticContentAttribute", .views,
            .view(
                .word(
                    WordAccess(
                        .init(\.forcedLayoutDirection) { $0.forcedLayoutDirection = $1 },
                        [
                            ("unspecified", nil), ("playback", .leftToRight), ("spatial", .leftToRight),
                            ("forceLeftToRight", .leftToRight), ("forceRightToLeft", .rightToLeft),
                        ], unset: "unspecified", preferred: "forceLeftToRight"))), [], .reportedElsewhere,
            example: "\"forceRightToLeft\"", "Whether the view follows the direction of the page's language.")
    }

    @PropertyList static var appearance: [Property] {
        Property(
            "alpha", .views, .appearance(.number(.init(\.alpha) { $0.alpha = $1 }, 0...1)), .visual, example: "0.5",
            "The opacity of the view and its subviews.")
        Property(
            "backgroundColor", .views, .appearance(.color(.init(\.backgroundColor) { $0.backgroundColor = $1 })),
            .visual, example: "\"secondarySystemBackground\"", "The colour behind the view's content.")
        Property(
            "gradient", .views, .appearance(.gradient(.init(\.gradient) { $0.gradient = $1 })), .visual,
            example: "{\"colors\": [\"systemBlue\", \"#FFFFFF\"]}",
            "A CAGradientLayer's colors, locations, startPoint and endPoint, above backgroundColor.")
        Property(
            "tintColor", .views, .appearance(.color(.init(\.tintColor) { $0.tintColor = $1 })), .visual,
            example: "\"systemPink\"", "The colour of the parts that can be used, inherited by subviews.")
        Property(
            "cornerRadius", .views, .appearance(.cornerRadius(.init(\.cornerRadius) { $0.cornerRadius = $1 })), .visual,
            example: "\"height / 2\"",
            "The radius of the corners: points, a metric, \"height / N\" or \"width / N\"; a label's and a picture's are round with clipsToBounds alone."
        )
        Property(
            "maskedCorners", .views,
            .appearance(
                .mask(
                    .init(\.maskedCorners.rawValue) { $0.maskedCorners = CornerMask(rawValue: $1) },
                    words: CornerMask.words)), .visual, example: "[\"layerMinXMinYCorner\", \"layerMaxXMinYCorner\"]",
            "The corners that cornerRadius rounds: min is left and top.")
        Property(
            "borderWidth", .views, .appearance(.points(.init(\.borderWidth) { $0.borderWidth = $1 }, lengths)), .visual,
            example: "1", "The width of the border, drawn inside the frame.")
        Property(
            "borderColor", .views, .appearance(.color(.init(\.borderColor) { $0.borderColor = $1 })), .visual,
            example: "\"separator\"", "The colour of the border; black where none is given.")
        Property(
            "shadowOpacity", .views, .appearance(.number(.init(\.shadow.opacity) { $0.shadow.opacity = $1 }, 0...1)),
            .visual, example: "0.2",
            "The opacity of the shadow of a view with a background that does not clip; 0 for none.")
        Property(
            "shadowRadius", .views, .appearance(.points(.init(\.shadow.radius) { $0.shadow.radius = $1 }, lengths)),
            .visual, example: "8", "How far the shadow is blurred.")
        Property(
            "shadowOffset", .views, .appearance(.point(.init(\.shadow.offset) { $0.shadow.offset = $1 })), .visual,
            example: "[0, 4]", "How far the shadow lies to the right and below.")
        Property(
            "shadowColor", .views, .appearance(.color(.init(\.shadow.color) { $0.shadow.color = $1 })), .visual,
            example: "\"systemBlue\"",
            "The colour of the shadow; black where none is given. Of a label without shadowOpacity it is UILabel's shadow."
        )
        Property(
            "clipsToBounds", KindSet.views.subtracting(KindSet(with: .scroll)),
            .appearance(.flag(.init(\.clipsToBounds) { $0.clipsToBounds = $1 })), .visual, example: "true",
            "Whether subviews are cut off at the view's edges and rounded corners.")
        Property(
            "contentMode", .views, .appearance(.words(\.contentMode) { $0.contentMode = $1 }), .visual,
            example: "\"scaleAspectFit\"", "How a picture fills the view.")
        Property(
            "isUserInteractionEnabled", .views,
            .appearance(.flag(.init(\.isUserInteractionEnabled) { $0.isUserInteractionEnabled = $1 })), .kept,
            example: "false", "Whether the view takes touches; without effect on layout and pictures, read by audits.")
    }
}
