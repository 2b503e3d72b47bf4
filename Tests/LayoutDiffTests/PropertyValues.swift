import LayoutDocument
import LayoutEngine

/// Two values for each property of a node, as tree.json writes them; nil where the property is left out.
enum PropertyValues {
    typealias Pair = (one: String?, other: String)

    static let node: [String: [Pair]] = {
        var values: [String: [Pair]] = [:]
        func add(_ pair: Pair, _ keys: String...) { for key in keys { values[key, default: []].append(pair) } }
        add((#""Old""#, #""New""#), "class", "label", "reuseIdentifier")
        add((#""one""#, #""two more words""#), "text", "placeholder", "title", "subtitle")
        add((nil, #""word""#), "placeholder", "subtitle")
        add((#""one""#, #""two""#), "image", "backgroundImage")
        add(("[10, 10, 120, 60]", "[12, 10, 120, 60]"), "frame")
        add(("[10, 10, 120, 60]", "[10, 10, 90, 60]"), "frame")
        add((#"["flexibleWidth"]"#, #"["flexibleHeight"]"#), "autoresizingMask")
        add(("[30, 20]", "[30, 25]"), "intrinsicContentSize")
        add((nil, "[30, -1]"), "intrinsicContentSize")
        add((nil, #"{"horizontal": 260}"#), "contentHuggingPriority", "contentCompressionResistancePriority")
        add((nil, #"{"horizontal": 760}"#), "contentCompressionResistancePriority")
        add(("4", "40"), "minimumLineHeight")
        let label = #"{"type": "label", "id": "own", "text": "a"}"#
        add((nil, label), "textLabel", "detailTextLabel", "imageView", "accessoryView", "leftView", "rightView")
        add(
            ("false", "true"), "isHidden", "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
            "clipsToBounds", "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement", "isSecureTextEntry",
            "adjustsFontSizeToFitWidth", "isSelected", "isOn", "isAnimating",
            "translatesAutoresizingMaskIntoConstraints")
        add(
            ("true", "false"), "hidesWhenStopped", "insetsLayoutMarginsFromSafeArea", "isUserInteractionEnabled",
            "isScrollEnabled",
            "isEnabled")
        add((nil, "true"), "arranger")
        add(
            (#"{"top": 1}"#, #"{"top": 3}"#), "alignmentRectInsets", "layoutMargins", "directionalLayoutMargins",
            "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "contentInset", "separatorInset")
        add(
            (#"{"left": 1}"#, #"{"left": 5}"#), "layoutMargins", "contentEdgeInsets", "titleEdgeInsets",
            "imageEdgeInsets", "separatorInset")
        add((nil, #"{"leading": 5, "trailing": 2}"#), "directionalLayoutMargins")
        add((#"{"first": 4, "last": 2}"#, #"{"first": 5, "last": 2}"#), "baselineOffsets")
        add((#"{"first": 4, "last": 2}"#, #"{"first": 4, "last": 3}"#), "baselineOffsets")
        add((nil, #""forceRightToLeft""#), "semanticContentAttribute")
        add(("1", "0.5"), "alpha")
        add(("1", "3"), "borderWidth", "currentPage", "selectedSegmentIndex")
        add(("0.2", "0.7"), "value", "minimumScaleFactor")
        add(("4", "5"), "numberOfPages")
        add(("1", "2"), "numberOfLines")
        add(
            ("4", "12"), "cornerRadius", "spacing", "minimumFontSize", "preferredMaxLayoutWidth", "lineSpacing",
            "minimumLineHeight", "maximumLineHeight", "paragraphSpacing", "imagePadding", "rowHeight",
            "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight")
        add(("4", #""height / 3""#), "cornerRadius")
        add(("4", #""standard""#), "spacing")
        add((#""automatic""#, "30"), "rowHeight", "estimatedRowHeight")
        add((nil, "1.5"), "lineHeightMultiple")
        add(
            (#""systemRed""#, ##""#00FF00""##), "backgroundColor", "tintColor", "borderColor", "textColor",
            "titleColor", "configurationBackgroundColor")
        add((#""top""#, #""bottom""#), "contentVerticalAlignment")
        add(
            (#""systemRed""#, ##"{"light": "#FF3B30", "dark": "white"}"##), "backgroundColor", "textColor")
        add((#""left""#, #""center""#), "contentMode", "textAlignment", "contentHorizontalAlignment")
        add((#""horizontal""#, #""vertical""#), "axis")
        add((#""fill""#, #""fillEqually""#), "distribution")
        add((#""leading""#, #""center""#), "alignment")
        add((#"{"first": 4}"#, #"{"first": 9}"#), "customSpacing")
        add((#""byClipping""#, #""byWordWrapping""#), "lineBreakMode")
        add((#""byTruncatingTail""#, #""byTruncatingHead""#), "lineBreakMode")
        add((#""none""#, #""line""#), "borderStyle")
        add((#""system""#, #""contactAdd""#), "buttonType")
        add((nil, #""filled""#), "configuration")
        add((#""leading""#, #""top""#), "imagePlacement")
        add((#"["a", "b", "c", "d"]"#, #"["a", "b", "c", "e"]"#), "segments", "titles", "items")
        add(("[0, 0]", "[5, 12]"), "contentOffset")
        add((#""automatic""#, #""never""#), "contentInsetAdjustmentBehavior")
        add((#""singleLine""#, #""none""#), "separatorStyle")
        add((#""none""#, #""checkmark""#), "accessoryType")
        add((#""checkmark""#, #""disclosureIndicator""#), "accessoryType")
        // Parts of a property, each alone.
        for (one, other) in [
            (#"{"size": 13}"#, #"{"size": 13, "leadingStyle": "footnote"}"#),
            (#"{"size": 13}"#, #"{"size": 13, "kern": 2}"#), (#"{"size": 13}"#, #"{"size": 13, "design": "serif"}"#),
            (#"{"size": 12}"#, #"{"size": 13}"#), (#"{"size": 12}"#, #"{"size": 12, "weight": "bold"}"#),
            (#"{"size": 12}"#, #"{"size": 12, "italic": true}"#),
            (#"{"size": 12}"#, #"{"size": 12, "monospacedDigits": true}"#),
            (#"{"size": 12, "family": "Menlo"}"#, #"{"size": 12, "family": "Courier"}"#),
            (#"{"size": 12, "faceName": "Menlo"}"#, #"{"size": 12, "faceName": "Menlo-Bold"}"#),
            (#"{"textStyle": "body"}"#, #"{"textStyle": "headline"}"#),
        ] {
            add((one, other), "font")
            add((#"[{"text": "ab", "font": \#(one)}]"#, #"[{"text": "ab", "font": \#(other)}]"#), "attributedText")
            add((#"[{"text": "ab", "font": \#(one)}]"#, #"[{"text": "ab", "font": \#(other)}]"#), "attributedTitle")
        }
        for (one, other) in [
            (#"{"text": "ab"}"#, #"{"text": "ac"}"#),
            (#"{"text": "ab", "color": "systemRed"}"#, #"{"text": "ab", "color": "systemBlue"}"#),
        ] {
            add(("[\(one)]", "[\(other)]"), "attributedText", "attributedTitle")
        }
        for (one, other) in [
            (#"{"name": "a"}"#, #"{"name": "b"}"#),
            (#"{"name": "a", "size": [9, 9]}"#, #"{"name": "a", "size": [20, 9]}"#),
            (#"{"name": "star"}"#, #"{"name": "star", "systemSymbol": true}"#),
            (#"{"systemName": "star"}"#, #"{"systemName": "heart"}"#),
            (
                #"{"name": "star", "systemSymbol": true, "symbolPointSize": 12}"#,
                #"{"name": "star", "systemSymbol": true, "symbolPointSize": 30}"#
            ),
            (
                #"{"name": "star", "systemSymbol": true, "symbolTextStyle": "body"}"#,
                #"{"name": "star", "systemSymbol": true, "symbolTextStyle": "title1"}"#
            ),
            (
                #"{"name": "star", "systemSymbol": true, "symbolScale": "small"}"#,
                #"{"name": "star", "systemSymbol": true, "symbolScale": "large"}"#
            ),
            (#"{"systemName": "star", "symbolWeight": "light"}"#, #"{"systemName": "star", "symbolWeight": "bold"}"#),
            (#"{"systemName": "star", "pointSize": 12}"#, #"{"systemName": "star", "pointSize": 30}"#),
            (#"{"systemName": "star", "textStyle": "body"}"#, #"{"systemName": "star", "textStyle": "title1"}"#),
            (#"{"systemName": "star", "scale": "small"}"#, #"{"systemName": "star", "scale": "large"}"#),
            (#"{"systemName": "star", "weight": "light"}"#, #"{"systemName": "star", "weight": "bold"}"#),
        ] {
            add((one, other), "image", "backgroundImage")
        }
        add((#"{"asset": "one"}"#, #"{"asset": "two"}"#), "image", "backgroundImage")
        // Structure.
        let inner = #"{"type": "view", "id": "inner", "frame": [0, 0, 9, 9]}"#
        let other = #"{"type": "view", "id": "inner2", "frame": [0, 0, 9, 9]}"#
        add(("[\(inner)]", "[\(inner), \(other)]"), "subviews", "arrangedSubviews")
        add(("[\(inner), \(other)]", "[\(other), \(inner)]"), "subviews", "arrangedSubviews")
        add((nil, #"[{"type": "layoutGuide", "id": "guide"}]"#), "guides")
        add((nil, inner), "contentView", "tableHeaderView", "tableFooterView")
        let row = #"{"type": "tableViewCell", "id": "row", "rowHeight": 20}"#
        for (one, two) in [
            (#"[{"rows": [\#(row)]}]"#, #"[{"rows": []}]"#), (#"[{"rows": []}]"#, #"[{"rows": []}, {"rows": []}]"#),
            (#"[{"rows": [], "header": "A"}]"#, #"[{"rows": [], "header": "B"}]"#),
            (#"[{"rows": [], "footer": "A"}]"#, #"[{"rows": [], "footer": "B"}]"#),
            (#"[{"rows": [\#(row)]}, {"rows": []}]"#, #"[{"rows": []}, {"rows": [\#(row)]}]"#),
        ] {
            add((one, two), "sections")
        }
        func constraint(_ more: String, _ attribute: String = "width", _ constant: Int = 40) -> String {
            #"[{"firstAttribute": "\#(attribute)", "constant": \#(constant)\#(more)}]"#
        }
        for more in [
            #", "priority": 700"#, #", "relation": "lessThanOrEqual""#, #", "identifier": "name""#,
            #", "isActive": false"#,
            #", "isPlaceholder": true"#, #", "secondItem": "parent", "secondAttribute": "width""#,
            #", "secondItem": "parent", "secondAttribute": "width", "multiplier": 0.5"#,
        ] {
            add((constraint(""), constraint(more)), "constraints")
        }
        add((constraint(""), constraint("", "width", 41)), "constraints")
        add((constraint(""), constraint("", "height")), "constraints")
        add((nil, constraint("")), "constraints")
        add((#"["width == 40"]"#, #"["width == 42"]"#), "constraints")
        return values
    }()

    /// Properties that a document may differ in while `diff` says nothing, and why.
    static let silent: [String: String] = PropertyCatalog.all.reduce(into: [
        "type": "its own test: another type is another node",
        "id": "a renamed view is the same view; where it cannot be told, it came and went",
        "note": "a comment, which the tree does not hold",
        "with": "a component's arguments, which are gone once the component is in place; they show as properties",
        "recordedFrame": "what a tool recorded of a layout and no input of one",
    ]) { silent, property in
        if property.handling == .unkept { silent[property.name] = "what a view does when it is used" }
    }

    /// Members of the document, its devices and its traits that are no part of a scene, and why.
    static let outside: [String: String] = [
        "$schema": "for editors", "version": "one value", "name": "names the output", "note": "a comment",
        "expect": "what is expected of a layout, not the layout", "render": "how a picture is annotated and scaled",
        "metrics": "numbers that show where they are used", "components": "nodes that show where they are used",
        "states": "pages of their own, which come and go", "steps": "pages of their own, which come and go",
        "devices": "pages of their own, which come and go; the same device with other numbers: see devices",
        "ios": "the release of devices that state none: see devices",
        "traits": "pages of their own, which come and go", "root": "the nodes",
        "assets": "pictures, which render-cli compares where it loads them",
    ]
}
