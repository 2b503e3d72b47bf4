/// The order in which Xcode writes the attributes of an element.
///
/// [measured on 1,231 files that Xcode wrote: no pair of attributes of one kind of element stands in both orders]
enum AttributeOrder {
    /// The attributes of a constraint.
    static let constraint = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
        "constant",
        "identifier", "placeholder", "symbolType", "symbolic", "id", "userLabel",
    ]

    /// The attributes of views: first of every view, then of texts, then the attributes written last.
    static let view = [
        "key", "hidden", "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "multipleTouchEnabled",
        "userInteractionEnabled", "alpha", "tag", "contentMode", "semanticContentAttribute", "restorationIdentifier",
        "simulatedAppContext", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "misplaced", "ambiguous",
        "fixedFrame", "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth", "usesAttributedText",
        "insetsLayoutMarginsFromSafeArea", "axis", "distribution", "alignment", "spacingType", "spacing",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "contentHorizontalAlignment", "contentVerticalAlignment", "buttonType", "text", "borderStyle", "placeholder",
        "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment", "enabled", "highlighted",
        "minimumScaleFactor", "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory",
        "adjustsFontSizeToFit", "minimumFontSize", "clearButtonMode", "preferredMaxLayoutWidth", "selectable", "image",
        "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass", "customModule",
        "customModuleProvider",
    ]

    /// The attributes of an autoresizing mask.
    static let mask = [
        "key", "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
}
