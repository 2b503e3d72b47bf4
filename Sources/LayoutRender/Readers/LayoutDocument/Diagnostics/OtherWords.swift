import LayoutEngine
import Notation

/// What people write out of habit, from CSS, other notations of views, and UIKit's longer names, with the words of a
/// document.
enum OtherWords {
    /// Words with what is meant by them, the property of few kinds first, and what is said behind the first.
    private static let words: [(others: [String], meant: [String], more: String)] = [
        (
            ["background"], ["baseBackgroundColor"],
            ", with 'configurationCornerRadius' and 'cornerStyle' for its corners, which is all of a background that is drawn"
        ),
        (["background", "bg", "backgroundcolour", "fill"], ["backgroundColor"], ""),
        (["color", "colour", "foreground", "foregroundColor"], ["textColor", "titleColor", "tintColor"], ""),
        (["children", "views", "content"], ["arrangedSubviews", "subviews"], ""),
        (["rows", "cells"], ["sections", "titles", "arrangedSubviews"], ", each with 'rows'"),
        (["title", "headerTitle"], ["header"], ""), (["footerTitle"], ["footer"], ""),
        (["name", "fontName", "fontFamily"], ["family"], ", or 'faceName' for a PostScript name"),
        (["style", "preferredFont"], ["textStyle"], ""), (["hugging"], ["contentHuggingPriority"], ""),
        (["resistance", "compression"], ["contentCompressionResistancePriority"], ""),
        (["align", "textAlign"], ["textAlignment", "alignment"], ""),
        (["gap", "space"], ["spacing", "minimumLineSpacing"], ""),
        (["radius", "borderRadius"], ["cornerRadius"], ""),
        (["padding", "margin", "margins", "insets"], ["layoutMargins"], ""), (["opacity"], ["alpha"], ""),
        (["lines", "maxLines", "lineLimit"], ["numberOfLines"], ""),
        (["direction", "orientation"], ["axis", "scrollDirection"], ""),
        (
            ["fontSize", "bold", "weight", "textStyle"], ["font"],
            ", an object with 'textStyle', or 'size' and 'weight'"
        ),
        (["kern"], ["font"], ": {\"kern\": 1}"),
        (["identifier"], ["id"], ""), (["masksToBounds"], ["clipsToBounds"], ""),
        (["selectedItem"], ["selectedIndex"], ""), (["barTintColor"], ["backgroundColor"], ""),
        (
            [
                "topItem", "navigationItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem",
                "rightBarButtonItems", "prompt", "largeTitleDisplayMode", "barItems", "tabs",
            ], ["items"], " of a bar: [{\"title\": \"Trips\", \"rightBarButtonItems\": [{\"systemItem\": \"add\"}]}]"
        ),
        (["layer"], ["cornerRadius"], ", 'borderWidth', 'shadowOpacity' …: a layer's members are keys of the view"),
        (["titleLabel"], ["font"], ", 'titleColor', 'numberOfLines' …: a title's members are keys of the button"),
        (["titleTextAttributes", "titleTextAttributesTransformer"], ["font"], ""),
        (["textContainer"], ["lineFragmentPadding"], ", a key of the text view"),
        (["visible", "hidden"], ["isHidden"], ""), (["enabled", "disabled"], ["isEnabled"], ""),
        (["src", "source", "icon"], ["image"], ""), (["titleLineBreakMode"], ["lineBreakMode"], ""),
        (
            ["underlineStyle", "strikethroughStyle"], ["attributedText"],
            ": [{\"text\": \"12 €\", \"strikethroughStyle\": \"single\"}]"
        ),
        (["pointSize"], ["symbolPointSize"], ""), (["setTitle"], ["title"], ""),
        (["configuration"], ["symbolPointSize"], ", 'symbolWeight' and 'symbolScale'"),
        (["backBarButtonItem"], ["backButtonTitle"], ""), (["datePickerStyle"], ["preferredDatePickerStyle"], ""),
        (["minImage", "minimumImage"], ["minimumValueImage"], ""),
        (["maxImage", "maximumImage"], ["maximumValueImage"], ""), (["isFocused"], ["isFirstResponder"], ""),
        (["contentConfiguration"], ["textLabel"], ", 'detailTextLabel' and 'imageView' of a cell"),
        (["placeholderColor"], ["attributedPlaceholder"], ": [{\"text\": \"Name\", \"color\": \"systemRed\"}]"),
        (["estimatedItemSize"], ["itemSize"], ", in which null leaves a length to the cell's constraints"),
        (
            ["columns", "numberOfColumns", "columnCount", "itemsPerRow"], ["itemSize"],
            ": [null, 110], and in each cell " + fractionalWidth
        ),
        (["fractionalWidth"], ["constraints"], ": " + fractionalWidth),
        (["interfaceStyle", "userInterfaceStyle"], ["overrideUserInterfaceStyle"], ""),
        (["colorScheme", "appearance"], ["traits"], ": {\"userInterfaceStyle\": [\"light\", \"dark\"]}"),
        (["variables", "constants"], ["metrics"], ""),
        (
            ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"], ["image"],
            ", an object: {\"systemName\": \"star\", \"symbolPointSize\": 28}"
        ),
        (["blurEffect", "blur", "material", "blurStyle"], ["effect"], ", the style's name: \"systemMaterial\""),
        (["label", "caption", "value", "string"], ["text", "title"], ""),
        (
            [
                "width", "height", "size", "minWidth", "maxWidth", "minHeight", "maxHeight", "top", "left", "bottom",
                "right",
            ],
            ["constraints"], " (\"width == 100\"), or 'frame'"
        ),
    ]

    /// A share of a view's width, in a cell of the view.
    private static let fractionalWidth = "\"width == grid.width / 2 - 24\" with the collection view's id"

    /// The words of all tables, to find a word near to a misspelled word.
    static let others = words.flatMap(\.others)

    /// UIKit's words for what is not drawn.
    private static let unshown: Set<String> = [
        "anchorPoint", "attributedTitle", "backgroundConfiguration", "backgroundView",
        "clearsSelectionOnViewWillAppear", "compactAppearance", "compositingFilter", "configurationUpdateHandler",
        "cornerConfiguration", "cornerCurve", "dataSource", "delegate", "editingStyle", "focusEffect",
        "gestureRecognizers", "hidesBackButton", "highlightedTextColor", "horizontalScrollIndicatorInsets",
        "imageReservation", "indentationLevel", "indentationWidth", "indicator", "inputAccessoryView",
        "inputAssistantItem", "inputView", "interactions", "isEditing", "isHighlighted", "largeTitleTextAttributes",
        "layoutManager", "leftItemsSupplementBackButton", "linkTextAttributes",
        "mask", "menu", "motionEffects", "multipleSelectionBackgroundView", "panGestureRecognizer",
        "preferredMenuElementOrder", "refreshControl", "renderingMode", "role", "scopeButtonTitles",
        "scrollEdgeAppearance", "scrollIndicatorInsets", "searchController", "searchTextField", "sectionIndexColor",
        "sectionIndexTitles", "selectedBackgroundView", "selectedScopeButtonIndex", "shadowImage", "shadowPath",
        "sharesBackground", "shouldIndentWhileEditing", "showsBookmarkButton",
        "showsReorderControl", "showsScopeBar", "showsSearchResultsButton", "standardAppearance", "sublayers",
        "textContainer", "thumbImage", "titleTextAttributes", "toolTip", "transform", "transform3D",
        "typingAttributes", "unselectedItemTintColor", "verticalScrollIndicatorInsets", "zPosition",
    ]

    /// `; did you mean 'subviews'?`; nil for a word without another.
    /// - Parameter known: the keys of the place.
    static func hint(for word: String, among known: [String]) -> String? {
        let small = word.lowercased()
        if let attribute = attribute(ofAnchor: word), known.contains("constraints") {
            let isLength = attribute == "width" || attribute == "height"
            return "; did you mean 'constraints' (\"\(attribute) == \(isLength ? "100" : "parent.\(attribute)")\")?"
        }
        if word == "keyboard" {
            return "; the keyboard belongs to a device, a state or a step: {\"name\": \"typing\", \"keyboard\": true}"
        }
        if known == ["asset", "light", "dark"] {
            if ["named", "catalog"].contains(word) { return "; did you mean 'asset'?" }
            return word == "name" ? "; a colour's name stands alone: \"systemRed\"" : ColorNames.translucent
        }
        if word == "titleView" || word == "customView" {
            return "; a view in a bar is one of the bar's 'subviews', which replace the items"
        }
        if word == "height", known.contains("detailTextLabel") { return "; did you mean 'rowHeight'?" }
        if known == ["key", "text"], ["image", "title", "isEnabled", "systemName"].contains(word) {
            return "; a text alone stands here, and no picture is drawn: \"Trips\""
        }
        if word.contains("."), known.contains("set") {
            return "; changes stand in 'set': {\"set\": {\"\(escapedForDisplay(word))\": …}}"
        }
        if ["color", "tint", "tintColor"].contains(word), known.contains("systemName") {
            return "; a symbol has the 'tintColor' of its view"
        }
        if word == "contentSize" {
            return "; constraints to the edges of the scroll view give it: \"edges == parent\""
        }
        if word.contains("."), let last = word.split(separator: ".").last.map(String.init), known.contains(last) {
            return "; did you mean \(quoted(last))?"
        }
        if word == "locale" {
            return "; the language is the page's: \"traits\": {\"locale\": [\"de\"]}"
        }
        let row = words.first {
            $0.others.contains { $0.lowercased() == small } && $0.meant.contains(where: known.contains)
        }
        guard let row else {
            return unshown.contains(word)
                ? "; UIKit has the word, and what it says is not drawn here: leave it out" : nil
        }
        let meant = row.meant.filter(known.contains)
        // Where the kind is not known, each may be meant.
        let shown = known.count < PropertyCatalog.names.count ? Array(meant.prefix(1)) : meant
        let more = shown.count == 1 && shown[0] == row.meant[0] ? row.more : ""
        return "; did you mean " + shown.map { quoted($0) }.joined(separator: " or ") + more + "?"
    }

    /// Kinds of views by words of other notations, and UIKit's classes that a document has no kind of their own for.
    private static let types = [
        "text": "label", "hstack": "stackView", "vstack": "stackView", "zstack": "view", "stack": "stackView",
        "toggle": "switch", "spacer": "view", "divider": "view", "list": "tableView", "grid": "collectionView",
        "picker": "pickerView", "spinner": "activityIndicatorView", "input": "textField", "icon": "imageView",
        "collectionviewlistcell": "tableViewCell", "uicollectionviewlistcell": "tableViewCell", "form": "tableView",
        "lazyvstack": "stackView", "lazyhstack": "stackView", "lazyvgrid": "collectionView", "tabview": "tabBar",
        "lazyhgrid": "collectionView", "navigationlink": "tableViewCell", "rectangle": "view", "circle": "view",
        "roundedrectangle": "view", "capsule": "view", "card": "view", "group": "view", "uicontrol": "view",
        "control": "view",
    ]

    /// `; did you mean 'label'?`; nil for a type without another word.
    static func typeHint(for word: String) -> String? {
        types[word.lowercased()].map { "; did you mean \(quoted($0))?" }
    }

    /// Values of properties by words of CSS and of Xcode's inspectors.
    private static let values = [
        "topLeft": "layerMinXMinYCorner", "topRight": "layerMaxXMinYCorner", "bottomLeft": "layerMinXMaxYCorner",
        "bottomRight": "layerMaxXMaxYCorner", "XS": "extraSmall", "S": "small", "M": "medium", "L": "large",
        "XL": "extraLarge", "XXL": "extraExtraLarge", "XXXL": "extraExtraExtraLarge", "AX1": "accessibilityMedium",
        "AX2": "accessibilityLarge", "AX3": "accessibilityExtraLarge", "AX4": "accessibilityExtraExtraLarge",
        "AX5": "accessibilityExtraExtraExtraLarge", "ltr": "leftToRight", "rtl": "rightToLeft", "row": "horizontal",
        "column": "vertical", "start": "leading", "end": "trailing", "stretch": "fill", "middle": "center",
        "cover": "scaleAspectFill", "contain": "scaleAspectFit", "space-between": "equalSpacing",
    ]

    /// `; did you mean 'large'?`; nil for a value without another word, or with another word that is not known at the place.
    static func valueHint(for word: String, among known: [String]) -> String? {
        if word == "compositional", known.contains("flow") {
            return "; columns are the flow layout's: \"itemSize\": [null, 110], and in each cell " + fractionalWidth
        }
        guard let meant = values[word], known.contains(meant) else { return nil }
        return "; did you mean \(quoted(meant))?"
    }

    /// `top` of UIKit's `topAnchor`; nil for another word.
    static func attribute(ofAnchor word: String) -> String? {
        let attribute = String(word.dropLast(6))
        return word.hasSuffix("Anchor") && Attribute.knownWords.contains(attribute) ? attribute : nil
    }

    /// What is said of a length with a unit, or of an attribute's name, in an expression of metrics; nil for another name.
    static func metricHint(for word: String) -> String? {
        if word == "automaticDimension" { return "; leave the key out, or write -1" }
        guard Attribute.knownWords.contains(word) else {
            return number(word).map { "; a length is a number of points, as \($0)" }
        }
        return
            "; here stand numbers and metrics, and a share of a view's length is a constraint: null in itemSize, and in"
            + " each cell " + fractionalWidth
    }

    /// What is said of a list of insets in an expression; empty for another sign.
    static func stray(_ sign: String) -> String {
        sign == "[" ? "; insets of different lengths are a constraint each: \"top == parent.top + 8\"" : ""
    }

    /// What is said of UIKit's habit of naming both edges of an axis; nil for another name.
    static func edgesHint(for word: String) -> String? {
        ["horizontal", "vertical", "sides"].contains(word)
            ? "; did you mean '\(word == "vertical" ? "vertical" : "horizontal")Edges'?" : nil
    }

    /// What is said of UIKit's standard distance in a constraint; nil for another name.
    static func spacingHint(for word: String) -> String? {
        ["standard", "system", "systemSpacing", "standardSpacing", "default"].contains(word)
            ? "; UIKit's spacing is 'systemSpacingAfter(title.trailing)' or 'systemSpacingBelow(title.bottom)'" : nil
    }

    /// The number of `12pt`, `12 px` and `12`; nil for other texts.
    static func number(_ text: String) -> String? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let unit = text.dropFirst(digits.count).filter { $0 != " " }.lowercased()
        guard PlainNumber.decimal(digits) != nil, ["", "pt", "pts", "px", "dp", "points"].contains(unit) else {
            return nil
        }
        return String(digits)
    }
}
