import LayoutEngine

/// Properties of UIKit that neither move nor draw anything on a page: their values are checked, and not kept. A document that
/// states them like a program is as right as the program.
enum BehaviorProperties {
    static let all: [Property] =
        flags + words + texts + [
            property(
                "dataDetectorTypes", KindSet(.textView), .mask(unkept(0), words: detectors), example: "[\"link\"]"),
            property(
                "accessibilityTraits", .views, .mask(unkept(0), words: traits), example: "[\"header\"]"),
            property("tag", .views, .integer(unkept(0), -1_000_000...1_000_000), example: "7"),
            property("minimumZoomScale", scroll, .number(unkept(1), 0...1_000), example: "0.5"),
            property("stepValue", KindSet(.stepper), .number(unkept(1), 0...1_000_000), example: "5"),
            property("zoomScale", scroll, .number(unkept(1), 0...1_000), example: "2"),
            property("estimatedSectionHeaderHeight", KindSet(.tableView), .height(unkept(nil)), example: "28"),
            property("estimatedSectionFooterHeight", KindSet(.tableView), .height(unkept(nil)), example: "28"),
            property("maximumZoomScale", scroll, .number(unkept(1), 0...1_000), example: "4"),
        ]

    private static let scroll = KindSet(with: .scroll)
    private static let input = KindSet(.textField, .textView, .searchBar)
    private static let lists = KindSet(.tableView, .collectionView)
    private static let bars = KindSet(.navigationBar, .toolbar, .tabBar, .searchBar)

    /// The words between blanks. Cut at bytes: at characters this took a twelfth of the smallest run.
    private static func words(of list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    /// `true` or `false`.
    private static let flags: [Property] = flagNames.flatMap { kinds, names in
        words(of: names).map { property($0, kinds, .flag(unkept(false)), example: "true") }
    }

    private static let flagNames: [(KindSet, String)] = [
        (
            scroll,
            "alwaysBounceHorizontal bounces bouncesZoom isPagingEnabled isDirectionalLockEnabled "
                + "scrollsToTop delaysContentTouches canCancelContentTouches"
        ),
        (scroll, "automaticallyAdjustsScrollIndicatorInsets"),
        (KindSet(.textView), "isEditable isSelectable allowsEditingTextAttributes clearsOnInsertion"),
        (KindSet(.textField), "clearsOnBeginEditing"),
        (input, "enablesReturnKeyAutomatically"),
        (KindSet(.textView), "isFindInteractionEnabled usesStandardTextScaling"),
        (
            KindSet(.button),
            "adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted showsMenuAsPrimaryAction "
                + "changesSelectionAsPrimaryAction isPointerInteractionEnabled"
        ),
        (KindSet(.mapView), "isZoomEnabled isRotateEnabled isPitchEnabled showsUserLocation showsCompass showsScale"),
        (KindSet(.webView), "allowsBackForwardNavigationGestures allowsLinkPreview"),
        (KindSet(.label), "showsExpansionTextWhenTruncated"), (KindSet(.datePicker), "roundsToMinuteInterval"),
        (KindSet(.pageControl), "allowsContinuousInteraction"),
        (KindSet(.label, .button, .textField, .textView), "adjustsFontForContentSizeCategory"),
        (
            lists,
            "allowsSelection allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing "
                + "dragInteractionEnabled isPrefetchingEnabled remembersLastFocusedIndexPath allowsFocus selectionFollowsFocus"
        ),
        (KindSet(.slider, .stepper), "isContinuous"), (KindSet(.stepper), "autorepeat"),
        (KindSet(.segmentedControl), "isMomentary"),
        (bars, "isTranslucent"),
        (
            .views,
            "isMultipleTouchEnabled isExclusiveTouch isOpaque clearsContextBeforeDrawing isAccessibilityElement "
                + "accessibilityElementsHidden accessibilityViewIsModal accessibilityIgnoresInvertColors autoresizesSubviews "
                + "shouldGroupAccessibilityChildren showsLargeContentViewer"
        ),
    ]

    /// One word of a list, the default first.
    private static let words: [Property] = wordLists.map { kinds, name, list in
        let access = WordAccess<View>(unkept(0), words(of: list).enumerated().map { ($1, $0) })
        let example = list.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2)[1]
        return property(name, kinds, .word(access), example: "\"\(Substring(example))\"")
    }

    private static let wordLists: [(KindSet, String, String)] = [
        (
            input, "keyboardType",
            "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter "
                + "webSearch asciiCapableNumberPad"
        ),
        (
            input, "returnKeyType",
            "default go google join next route search send yahoo done emergencyCall continue"
        ),
        (input, "autocapitalizationType", "sentences none words allCharacters"),
        (input, "autocorrectionType", "default no yes"), (input, "spellCheckingType", "default no yes"),
        (input, "smartQuotesType", "default no yes"), (input, "smartDashesType", "default no yes"),
        (input, "smartInsertDeleteType", "default no yes"), (input, "keyboardAppearance", "default dark light alert"),
        (
            input, "textContentType",
            "none name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName location "
                + "fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState addressCityAndState "
                + "sublocality countryName postalCode telephoneNumber emailAddress URL creditCardNumber creditCardName "
                + "creditCardGivenName creditCardMiddleName creditCardFamilyName creditCardSecurityCode "
                + "creditCardExpiration creditCardExpirationMonth creditCardExpirationYear creditCardType username "
                + "password newPassword oneTimeCode shipmentTrackingNumber flightNumber dateTime birthdate birthdateDay "
                + "birthdateMonth birthdateYear cellularEID cellularIMEI"
        ),
        (scroll, "keyboardDismissMode", "none onDrag interactive onDragWithAccessory interactiveWithAccessory"),
        (scroll, "decelerationRate", "normal fast"), (scroll, "indicatorStyle", "default black white"),
        (KindSet(.textField), "leftViewMode", "never whileEditing unlessEditing always"),
        (KindSet(.textField), "rightViewMode", "never whileEditing unlessEditing always"),
        (KindSet(.progressView), "progressViewStyle", "default bar"),
        (KindSet(.tabBar), "itemPositioning", "automatic fill centered"),
        (KindSet(.pageControl), "backgroundStyle", "automatic prominent minimal"),
        (KindSet(.switch), "preferredStyle", "automatic checkbox sliding"),
        (KindSet(.mapView), "mapType", "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
        (KindSet(.label), "baselineAdjustment", "alignBaselines alignCenters none"),
        (.views, "tintAdjustmentMode", "automatic normal dimmed"),
    ]

    /// Strings.
    private static let texts: [Property] = textNames.flatMap { kinds, names in
        words(of: names).map { property($0, kinds, .string(unkept(nil)), example: "\"Pay now\"") }
    }

    private static let textNames: [(KindSet, String)] = [
        (
            .views,
            "accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue accessibilityLanguage"
        ),
        (.views, "restorationIdentifier largeContentTitle focusGroupIdentifier"),
        (KindSet(.datePicker), "timeZone"),
    ]

    private static let traits = [
        "none", "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey",
        "staticText",
        "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession", "adjustable",
        "allowsDirectInteraction",
        "causesPageTurn", "tabBar", "toggleButton",
    ]

    private static let detectors = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber", "lookupSuggestion",
        "all",
    ]

    private static func property(
        _ name: String, _ kinds: KindSet, _ shape: PropertyShape<View>, example: String
    ) -> Property {
        Property(
            name, kinds, .view(shape), .kept, .unkept, example: example, "As in UIKit; without effect on a page.")
    }

    /// A field that is always as fresh.
    private static func unkept<Value: Sendable>(_ value: Value) -> PropertyAccess<View, Value> {
        PropertyAccess({ _ in value }, set: { _, _ in })
    }
}
