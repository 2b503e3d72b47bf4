import LayoutRender
import TestSupport
import Testing

@testable import LayoutDiff
@testable import LayoutDocument
@testable import LayoutEngine

/// No property is without effect: each key, changed alone, changes a frame, a picture or a message in one of a few small
/// documents, or the catalogue says that the key is kept without effect.
@Suite struct EffectLawTests {
    @Test(arguments: PropertyCatalog.names)
    func everyKeyHasAnEffectOrSaysThatThereIsNone(_ key: String) throws {
        guard let property = PropertyCatalog.property(key), PropertyValues.silent[key] == nil else { return }
        let hasEffect = (PropertyLawTests.kinds(of: key) + (Self.shownBy[key] ?? [])).contains { kind in
            Self.stages(of: kind, key).contains { stage in
                PropertyLawTests.pairs(of: key, kind).contains { pair in
                    guard let one = Self.seen(stage(pair.one)), let other = Self.seen(stage(pair.other)) else {
                        return false
                    }
                    return one != other
                }
            }
        }
        #expect(hasEffect != property.isKeptWithoutEffect, "\(key)")
    }

    /// Kinds that show a key besides the kinds that the law of `diff` tries.
    private static let shownBy: [String: [View.Kind]] = ["contentMode": [.imageView], "tintColor": [.imageView]]

    /// Keys of one kind that once had an effect on other kinds alone.
    @Test(arguments: [
        (View.Kind.textView, "contentInset"), (.textView, "contentOffset"), (.textView, "textContainerInset"),
        (.scrollView, "contentInset"), (.button, "isSelected"), (.button, "buttonType"), (.button, "subtitle"),
        (.tableView, "sectionHeaderHeight"), (.view, "layoutMarginsFollowReadableWidth"),
    ])
    func theKeyHasAnEffectOnTheKind(kind: View.Kind, key: String) {
        let hasEffect = Self.stages(of: kind, key).contains { stage in
            PropertyLawTests.pairs(of: key, kind).contains { pair in
                guard let one = Self.seen(stage(pair.one)), let other = Self.seen(stage(pair.other)) else {
                    return false
                }
                return one != other
            }
        }
        #expect(hasEffect)
    }

    @Test func whatIsKeptWithoutEffectSaysSo() {
        for name in PropertyCatalog.names {
            guard let property = PropertyCatalog.property(name), property.special == nil else { continue }
            #expect(property.isKeptWithoutEffect == property.summary.contains("without effect"), "\(name)")
        }
    }

    // MARK: Stages

    /// A document with the property's value; nil leaves the property out.
    typealias Stage = (String?) -> String

    /// The documents in which a property of a kind may show.
    static func stages(of kind: View.Kind, _ key: String) -> [Stage] {
        var stages: [Stage] = [{ PropertyLawTests.document(kind, key, $0) }]
        for context in [[:], Self.contexts[key] ?? [:]] {
            stages += [
                { Self.document(kind, key, $0, context, Self.framed) },
                { Self.document(kind, key, $0, context, Self.fitted) },
                { Self.document(kind, key, $0, context, Self.arranged) },
                { Self.document(kind, key, $0, context, Self.roomy) },
                { Self.document(kind, key, $0, context, Self.parent) },
                { Self.document(kind, key, $0, context, Self.resized) },
            ]
            for place in FlexProperties.all.contains(where: { $0.name == key }) ? Self.flexed(key) : [] {
                stages.append { Self.document(kind, key, $0, context, place) }
            }
        }
        return stages
    }

    /// Other members of the node with which a property shows.
    private static let contexts: [String: [String: String]] = [
        "hidesWhenStopped": ["isAnimating": "false"], "hidesForSinglePage": ["numberOfPages": "1"],
        "minimumFontSize": [
            "adjustsFontSizeToFitWidth": "true", "text": #""A text that is far too long for its field""#,
        ],
        "minimumScaleFactor": ["adjustsFontSizeToFitWidth": "true", "text": #""A text that is far too long for it""#],
        "adjustsFontSizeToFitWidth": ["text": #""A text that is far too long for its field""#],
        "lineBreakMode": [
            "text": #""A text that is far too long for its field""#, "title": #""A title that is far too long""#,
            "numberOfLines": "1",
        ],
        "isSecureTextEntry": ["text": #""secret""#],
        "placeholder": ["text": #""""#],
        "attributedPlaceholder": ["text": #""""#], "leftView": ["leftViewMode": #""always""#],
        "rightView": ["rightViewMode": #""always""#],
        "imagePadding": ["image": image, "configuration": #""filled""#],
        "imagePlacement": ["image": image, "configuration": #""filled""#],
        "imageEdgeInsets": ["image": image], "titleEdgeInsets": ["image": image],
        "subtitle": ["configuration": #""filled""#],
        "titlePadding": ["configuration": #""filled""#, "subtitle": #""More""#],
        "titleAlignment": ["configuration": #""filled""#, "subtitle": #""A longer line""#],
        "showsActivityIndicator": ["configuration": #""filled""#],
        "countDownDuration": ["datePickerMode": #""countDownTimer""#],
        "buttonSize": ["configuration": #""filled""#], "cornerStyle": ["configuration": #""filled""#],
        "configurationBackgroundColor": ["configuration": #""filled""#],
        "configurationCornerRadius": ["configuration": #""filled""#],
        "baseBackgroundColor": ["configuration": #""filled""#], "separatorColor": rows,
        "apportionsSegmentWidthsByContent": ["segments": #"["a", "a longer title"]"#],
        "borderColor": ["borderWidth": "2"],
        "maximumValue": ["value": "0.5"], "onTintColor": ["isOn": "true"], "progressTintColor": ["value": "0.5"],
        "selectedRow": ["titles": #"["a", "b", "c"]"#],
        "selectedSegmentTintColor": ["selectedSegmentIndex": "0"],
        "cornerRadius": ["backgroundColor": #""systemRed""#],
        "maskedCorners": ["backgroundColor": #""systemRed""#, "cornerRadius": "9"],
        "shadowOpacity": shadowed, "shadowRadius": shadowed, "shadowOffset": shadowed, "shadowColor": shadowed,
        "contentMode": ["image": image],
        // In a font of half an em for each letter, whose widths are exact: 185 in 180.
        "allowsDefaultTighteningForTruncation": [
            "text": #""ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJK""#, "font": #"{"faceName": "Half", "size": 10}"#,
        ],
        "lineBreakStrategy": ["text": #""Add your own location, etc""#, "numberOfLines": "0"],
        "itemSize": flow, "minimumLineSpacing": flow, "minimumInteritemSpacing": flow, "sectionInset": flow,
        "headerReferenceSize": flow, "footerReferenceSize": flow, "scrollDirection": flow,
        "appearance": list, "showsSeparators": list,
        "tintColor": ["image": #"{"name": "star", "systemSymbol": true}"#],
        "paragraphSpacing": ["text": #""One\nTwo""#, "numberOfLines": "0"],
        "lineSpacing": ["numberOfLines": "0"], "minimumLineHeight": ["numberOfLines": "0"],
        "maximumLineHeight": ["numberOfLines": "0"], "lineHeightMultiple": ["numberOfLines": "0"],
        "preferredMaxLayoutWidth": ["numberOfLines": "0"],
        "sectionHeaderHeight": titled, "sectionFooterHeight": titled, "sectionHeaderTopPadding": titled,
        "separatorInset": rows, "separatorStyle": rows, "selectionStyle": ["isSelected": "true"],
        "cellLayoutMarginsFollowReadableWidth": rows,
        "showsHorizontalScrollIndicator": large, "showsVerticalScrollIndicator": large,
        "isBaselineRelativeArrangement": ["axis": #""vertical""#, "spacing": "30"],
    ]
    private static let large = [
        "subviews": """
        [{"type": "view", "id": "large", "constraints": ["edges == parent.contentLayout", "width == 900", "height == 900"]}]
        """
    ]
    private static let shadowed = ["backgroundColor": #""systemRed""#, "shadowOpacity": "0.9"]
    private static let image = #"{"name": "a", "size": [20, 9]}"#
    private static let titled = [
        "sections": """
        [{"header": "A", "footer": "B", "rows": [{"type": "tableViewCell", "id": "cell"}]}]
        """
    ]
    private static let rows = [
        "sections": """
        [{"rows": [{"type": "tableViewCell", "id": "cell", "contentView": {"type": "view", "id": "content", "subviews":
          [{"type": "label", "id": "text", "text": "Hello", "constraints": ["edges == parent.layoutMargins"]}]}},
          {"type": "tableViewCell", "id": "last"}]}]
        """
    ]

    private static let flow = [
        "collectionViewLayout": #""flow""#,
        "sections": """
        [{"header": {"type": "view", "id": "head"}, "footer": {"type": "view", "id": "foot"}, "rows":
          [{"type": "collectionViewCell", "id": "c1"}, {"type": "collectionViewCell", "id": "c2"},
           {"type": "collectionViewCell", "id": "c3"}, {"type": "collectionViewCell", "id": "c4"}]}]
        """,
    ]
    private static let list = [
        "collectionViewLayout": #""list""#,
        "sections": """
        [{"rows": [{"type": "collectionViewCell", "id": "c1"}, {"type": "collectionViewCell", "id": "c2"}]}]
        """,
    ]

    /// Where the node stands in its document.
    private typealias Place = @Sendable (_ node: [String: String]) -> String

    private static let framed: Place = { node in
        var node = node
        node["frame"] = node["frame"] ?? "[10, 10, 180, 60]"
        return #""subviews": [\#(object(node))]"#
    }
    private static let fitted: Place = { node in
        var node = node
        node["constraints"] = node["constraints"] ?? #"["leading == parent.leading + 10", "top == parent.top + 10"]"#
        return #""subviews": [\#(object(node))]"#
    }
    private static let arranged: Place = { inStack($0, width: 140) }
    private static let roomy: Place = { inStack($0, width: 800) }
    private static func inStack(_ node: [String: String], width: Int) -> String {
        #"""
        "subviews": [{"type": "stackView", "id": "stack", "alignment": "lastBaseline", "constraints":
          ["leading == parent.leading", "top == parent.top", "width == \#(width)"],
          "arrangedSubviews": [\#(object(node)), {"type": "label", "id": "beside", "text": "Some more words"}]}]
        """#
    }
    /// In a superview that is larger than when it was recorded.
    private static let resized: Place = { node in
        var node = node
        node["frame"] = node["frame"] ?? "[10, 10, 80, 60]"
        node["translatesAutoresizingMaskIntoConstraints"] = "true"
        return #"""
            "subviews": [{"type": "view", "id": "around", "recordedFrame": [0, 0, 100, 80], "constraints": ["edges == parent"],
              "subviews": [\#(object(node))]}]
            """#
    }
    /// Over the whole of a wide screen, with a view between its margins.
    private static let parent: Place = { node in
        var node = node
        node["constraints"] = node["constraints"] ?? #"["edges == parent"]"#
        if node["sections"] == nil, node["arrangedSubviews"] == nil, node["subviews"] == nil {
            node["subviews"] = #"""
                [{"type": "view", "id": "between", "constraints": ["edges == parent.layoutMargins"], "subviews":
                  [{"type": "label", "id": "word", "text": "A word"}]}]
                """#
        }
        return #""layoutMargins": {"left": 33, "top": 9}, "subviews": [\#(object(node))]"#
    }

    /// In a row, a column and a grid, with subviews in the same direction: of a fixed size, as large as these, and in lines.
    private static func flexed(_ key: String) -> [Place] {
        let sizes: [[String: String]] = [
            ["constraints": #"["width == 100", "height == 90"]"#], ["hugsWidth": "true", "hugsHeight": "true"], [:],
            [
                "constraints": #"["width == 100", "height == 90"]"#, "justifySelf": #""center""#,
                "alignSelf": #""center""#,
            ],
        ]
        return ["row", "column", "grid"].flatMap { direction in
            sizes.flatMap { size in
                ["true", "false"].map { wraps in
                    { @Sendable node in
                        var own = size.merging(["flexWrap": wraps, "flexDirection": "\"\(direction)\""]) { $1 }
                        own[key] = nil
                        let parts = ["[60, 120]", "[60, 20]", "[60, 120]", "[60, 120]"].enumerated().map {
                            place, size in
                            #"{"type": "view", "id": "part\#(place)", "intrinsicContentSize": \#(size)}"#
                        }
                        own["subviews"] = "[\(parts.joined(separator: ", "))]"
                        own.merge(node) { $1 }
                        return #"""
                            "subviews": [{"type": "view", "id": "around", "frame": [0, 0, 400, 700],
                              "flexDirection": "\#(direction)", "gridTemplateColumns": "150px 150px",
                              "gridTemplateRows": "200px 100px", "subviews": [\#(object(own)),
                              {"type": "view", "id": "beside", "intrinsicContentSize": [30, 30]}]}]
                            """#
                    }
                }
            }
        }
    }

    private static func object(_ members: [String: String]) -> String {
        "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }

    private static func document(
        _ kind: View.Kind, _ key: String, _ value: String?, _ context: [String: String], _ place: Place
    ) -> String {
        var node = PropertyLawTests.members(of: kind)
        for (name, text) in context where PropertyCatalog.property(name)?.kinds.contains(kind) == true {
            node[name] = text
        }
        if let value { node[key] = value }
        if key == "attributedText" { node["text"] = nil }
        if key == "attributedTitle" { node["title"] = nil }
        // A search bar of a later release has no background in any style.
        let release = key == "searchBarStyle" ? #""ios": 18, "# : ""
        return """
            {"version": 1, \(release)"devices": [{"name": "wide", "size": [1200, 200], "safeArea": {"top": 6, "left": 4}}],
             "root": {"type": "view", "id": "root", \(place(node))}}
            """
    }

    // MARK: What is seen

    /// Frames, messages and the picture.
    private struct Seen: Equatable {
        var frames: [Rect]
        var messages: [String]
        var picture: DisplayList
    }

    /// Nil for a document that is refused, which shows nothing.
    private static func seen(_ text: String) -> Seen? {
        guard var side = try? PropertyLawTests.side(text) else { return nil }
        side.environment.texts.typefaces["Half"] = HalfEmTypeface()
        let picture = Bitmap(width: 2, height: 2, color: .black)
        return Seen(
            frames: side.layout.items.map(\.absoluteFrame), messages: side.layout.diagnostics.map(\.message),
            picture: PropertyLawTests.screen(side, pictures: picture.map { ["a": $0] } ?? [:]))
    }
}

extension Property {
    /// Whether the value is kept for documents, comparisons and checks, and neither moves nor draws anything.
    fileprivate var isKeptWithoutEffect: Bool { !fields.isEmpty && fields.allSatisfy { $0.effect.contains(.kept) } }
}
