import Foundation
import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// What Interface Builder writes about how texts break, stand and shrink, and about a button's picture and colours.
@Suite("Attributes of texts and buttons")
struct TextAttributeTests {
    @Test(
        "A button cuts its title as its line break mode says; the default says nothing",
        arguments: [
            ("middleTruncation", nil, 1), ("tailTruncation", .byTruncatingTail, 1),
            ("headTruncation", .byTruncatingHead, 1), ("clip", .byClipping, 1), ("wordWrap", .byWordWrapping, 0),
            ("characterWrap", .byCharWrapping, 0),
        ] as [(String, TextContent.LineBreakMode?, Int)])
    func lineBreakMode(_ name: String, _ mode: TextContent.LineBreakMode?, _ lines: Int) throws {
        let button = try #require(Self.button(#"lineBreakMode="\#(name)""#, #"<state key="normal" title="Go"/>"#))
        #expect(button.lineBreakMode == mode)
        #expect(button.numberOfLines == lines)
        #expect(button.effectiveLineBreakMode == mode ?? .byTruncatingMiddle)
        #expect(button.drawsSeveralLines == (lines == 0))
    }

    @Test("A configuration wraps its title between words, whatever the title label says")
    func configuration() throws {
        let plain = #"<buttonConfiguration key="configuration" style="filled" title="Go on">"#
        let button = try #require(Self.button(#"lineBreakMode="middleTruncation""#, plain + "</buttonConfiguration>"))
        #expect(button.effectiveLineBreakMode == .byWordWrapping && button.drawsSeveralLines)
        let cut = plain.replacingOccurrences(of: "style=", with: #"titleLineBreakMode="truncatingTail" style="#)
        let other = try #require(Self.button("", cut + "</buttonConfiguration>"))
        #expect(other.effectiveLineBreakMode == .byTruncatingTail && !other.drawsSeveralLines)
    }

    @Test("A configuration's colours: the background's own, else the base colour where the style has one")
    func configurationColors() throws {
        func colors(_ style: String, _ children: String) throws -> ButtonContent {
            let configuration =
                #"<buttonConfiguration key="configuration" style="\#(style)">\#(children)</buttonConfiguration>"#
            return try #require(Self.button("", configuration))
        }
        let base = #"<color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="sRGB"/>"#
        let own =
            #"<backgroundConfiguration key="background"><color key="backgroundColor" red="0" green="1" blue="0" alpha="1" "#
            + #"colorSpace="sRGB"/></backgroundConfiguration>"#
        let title = #"<color key="baseForegroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="sRGB"/>"#
        let (red, green, blue) = (
            Color.rgba(red: 1, green: 0, blue: 0, alpha: 1), Color.rgba(red: 0, green: 1, blue: 0, alpha: 1),
            Color.rgba(red: 0, green: 0, blue: 1, alpha: 1)
        )
        #expect(try colors("filled", base).configured.backgroundColor == red)
        #expect(try colors("plain", base).configured.backgroundColor == nil)
        #expect(try colors("plain", own + base).configured.backgroundColor == green)
        #expect(try colors("filled", title).titleColor == blue)
    }

    @Test(
        "A button's title and picture stand where its alignments say",
        arguments: [
            ("left", .left), ("leading", .natural), ("right", .right), ("fill", .justified), ("center", .center),
            ("trailing", .trailing),
        ] as [(String, ButtonContent.HorizontalAlignment)])
    func alignment(_ name: String, _ alignment: ButtonContent.HorizontalAlignment) throws {
        let button = try #require(Self.button(#"contentHorizontalAlignment="\#(name)""#, ""))
        #expect(button.contentAlignment.horizontal == alignment)
        for vertical in ButtonContent.VerticalAlignment.allCases {
            let button = try #require(Self.button(#"contentVerticalAlignment="\#(vertical.rawValue)""#, ""))
            #expect(button.contentAlignment.vertical == vertical)
        }
    }

    @Test(
        "A text shrinks where its smallest size or share is named and it does not say that it keeps its size",
        arguments: [
            (#"adjustsFontSizeToFit="NO""#, false, 0), (#"minimumScaleFactor="0.5""#, true, 0.5),
            (#"minimumFontSize="10""#, true, 0.5), (#"adjustsFontSizeToFit="NO" minimumFontSize="10""#, false, 0),
            ("", false, 0), (#"minimumFontSize="30""#, true, 1),
        ])
    func shrinking(_ attributes: String, _ shrinks: Bool, _ share: Double) throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
        guard case .text(let label)? = Self.content(#"<label text="Long" \#(attributes)"#, font, "label") else {
            return #expect(Bool(false), "no label")
        }
        #expect(label.adjustsFontSizeToFitWidth == shrinks && label.minimumScaleFactor == share)
        guard case .text(let field)? = Self.content(#"<textField text="Long" \#(attributes)"#, font, "textField") else {
            return #expect(Bool(false), "no field")
        }
        #expect(field.adjustsFontSizeToFitWidth == shrinks)
    }

    @Test("A picture is named by an attribute or by a reference, in image views, buttons and their configurations")
    func imageReferences() throws {
        let reference = #"<imageReference key="image" image="xmark" catalog="system" symbolScale="large"/>"#
        guard case .image(let image)? = Self.content("<imageView", reference, "imageView") else {
            return #expect(Bool(false), "no picture")
        }
        #expect(image.name == "xmark" && image.isSystemSymbol && image.symbolScale == "large")
        let state = try #require(Self.button("", #"<state key="normal">\#(reference)</state>"#)).image
        #expect(state == image)
        let configured = try #require(
            Self.button("", #"<buttonConfiguration key="configuration">\#(reference)</buttonConfiguration>"#)
        ).image
        #expect(configured == image)
        let medium = reference.replacingOccurrences(of: "large", with: "medium")
        guard case .image(let usual)? = Self.content("<imageView", medium, "imageView") else {
            return #expect(Bool(false), "no picture")
        }
        #expect(usual.symbolScale == nil)
    }

    @Test("Every attribute of a text or button in the fixtures is read, or stands here with the reason why it is not")
    func census() {
        let tags = ["label", "button", "textField", "textView", "buttonConfiguration", "state", "imageReference"]
        var unknown: Set<String> = []
        var count = 0
        for file in Fixtures.interfaceBuilderFiles {
            let text = String(decoding: Fixtures.bytes(file), as: UTF8.self)
            for tag in tags {
                for part in text.components(separatedBy: "<\(tag) ").dropFirst() {
                    count += 1
                    for name in Self.attributeNames(part) where !Self.read.contains(name) && Self.without[name] == nil {
                        unknown.insert("\(tag).\(name)")
                    }
                }
            }
        }
        #expect(count > 200)
        #expect(unknown.sorted() == [])
    }
}

extension TextAttributeTests {
    /// The names of the attributes of an element whose text begins behind its name.
    private static func attributeNames(_ text: String) -> [String] {
        var names: [String] = []
        var name = ""
        var isInside = false
        for character in text {
            if character == "\"" {
                if !isInside { names.append(name.trimmingCharacters(in: CharacterSet(charactersIn: " =\n\t"))) }
                isInside.toggle()
                name = ""
            } else if character == ">", !isInside {
                break
            } else if !isInside {
                name.append(character)
            }
        }
        return names
    }

    private static let read: Set<String> = [
        "key", "id", "customClass", "userLabel", "opaque", "hidden", "alpha", "enabled", "selected", "contentMode",
        "tag",
        "clipsSubviews", "userInteractionEnabled", "translatesAutoresizingMaskIntoConstraints", "fixedFrame",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
        "layoutMarginsFollowReadableWidth", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "text", "title",
        "subtitle", "placeholder", "textAlignment", "lineBreakMode", "titleLineBreakMode", "numberOfLines",
        "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth", "borderStyle",
        "scrollEnabled", "buttonType", "contentHorizontalAlignment", "contentVerticalAlignment", "style", "image",
        "backgroundImage", "imagePlacement", "imagePadding", "catalog", "symbolScale", "contentInsetAdjustmentBehavior",
        "semanticContentAttribute", "adjustsLetterSpacingToFitWidth", "buttonSize", "cornerStyle",
    ]

    /// Why an attribute is not read.
    private static let without: [String: String] = [
        "customModule": "the module of a class", "customModuleProvider": "the module of a class",
        "misplaced": "what the tool found", "ambiguous": "what the tool found", "verifyAmbiguity": "asks the tool",
        "usesAttributedText": "the attributed text itself tells",
        "hasAttributedTitle": "the attributed title itself tells",
        "adjustsFontForContentSizeCategory": "the text style itself tells",
        "baselineAdjustment": "all files say alignBaselines",
        "autoresizesSubviews": "texts have no subviews", "multipleTouchEnabled": "touch", "pointerInteraction": "touch",
        "showsTouchWhenHighlighted": "touch", "reversesTitleShadowWhenHighlighted": "touch",
        "adjustsImageWhenHighlighted": "touch", "adjustsImageWhenDisabled": "how dark a disabled picture is",
        "adjustsImageSizeForAccessibilityContentSizeCategory": "pictures keep their size",
        "clearsContextBeforeDrawing": "drawing code", "clearsOnBeginEditing": "while editing",
        "clearButtonMode": "mostly while editing", "editable": "touch", "selectable": "touch",
        "allowsEditingTextAttributes": "touch", "bounces": "scrolling", "bouncesZoom": "scrolling",
        "alwaysBounceVertical": "scrolling", "alwaysBounceHorizontal": "scrolling",
        "directionalLockEnabled": "scrolling",
        "showsHorizontalScrollIndicator": "scrolling", "showsVerticalScrollIndicator": "scrolling",
        "keyboardDismissMode": "scrolling", "restorationIdentifier": "code", "springLoaded": "touch",
        "highlighted": "touch", "simulatedUserInterfaceLayoutDirection": "the page's language tells",
    ]

    private static func button(_ attributes: String, _ children: String) -> ButtonContent? {
        guard case .button(let button)? = content("<button \(attributes)", children, "button") else { return nil }
        return button
    }

    private static func content(_ start: String, _ children: String, _ tag: String) -> Content? {
        let frame = #"<rect key="frame" x="0" y="0" width="80" height="30"/>"#
        let body = "<subviews>\(start) id=\"it\">\(frame)\(children)</\(tag)></subviews>"
        let document = try? InterfaceBuilderReader.read(storyboard(body), file: "a.storyboard")
        guard let scene = document?.scenes.first else { return nil }
        return scene.tree.items.first { $0.identifier == "it" }?.content
    }
}
