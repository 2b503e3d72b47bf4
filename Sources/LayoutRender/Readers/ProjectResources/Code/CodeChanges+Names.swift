import LayoutEngine
import Notation

/// The changes that assignments, setters and methods make, by the names of UIKit's properties.
extension CodeChanges {
    /// The property that an assignment or a setter changes.
    /// - Parameter name: as the source spells the property, without `set`.
    init(property name: String) {
        switch name {
        case "text", "title", "titleText": self = [.text, .openText]
        // The runs of an attributed text have fonts and colours of their own.
        case "attributedText", "attributedTitle": self = [.text, .openText, .font, .color]
        case "font": self = .font
        case "textColor", "titleColor", "tintColor": self = .color
        case "backgroundColor", "barTintColor", "background", "backgroundImage": self = .background
        case "isHidden", "hidden", "alpha", "isVisible": self = .visibility
        case "frame", "bounds", "height", "width", "size", "origin", "x", "y", "center", "transform": self = .size
        case "constant", "isActive", "active", "priority", "contentHuggingPriority",
            "contentCompressionResistancePriority":
            self = .layout
        case "translatesAutoresizingMaskIntoConstraints": self = [.layout, .mask]
        case "axis": self = [.layout, .axis]
        case "image", "animationImages": self = .picture
        case "isUserInteractionEnabled", "userInteractionEnabled", "isEnabled", "enabled": self = .action
        case "numberOfLines", "preferredMaxLayoutWidth", "adjustsFontSizeToFitWidth", "minimumScaleFactor":
            self = .lines
        case "textAlignment": self = .alignment
        case "configuration": self = [.text, .openText, .font, .color, .background]
        default: self = []
        }
    }

    /// What a call of a method changes of the object that has the method.
    /// - Parameter name: the method's name without arguments.
    init(method name: String) {
        switch name {
        case "addTarget", "addAction", "addGestureRecognizer": self = .action
        case "sizeToFit": self = .size
        case "removeFromSuperview": self = .removal
        case "makeConstraints", "remakeConstraints", "mas_makeConstraints", "mas_remakeConstraints", "heightAnchor":
            self = [.layout, .tied]
        case "snp", "constrain", "pinEdges", "addConstraint", "addConstraints", "addSubview",
            "addArrangedSubview", "insertArrangedSubview", "insertSubview":
            self = .layout
        case "sd_setImage", "kf": self = .picture
        default:
            if name.hasPrefix("removeAll"), name.hasSuffix("iews") {
                // The views of a stack: what contradicts them in the file is gone before the stack is laid out.
                self = .removal
            } else if name.hasSuffix("Anchor") || name.hasPrefix("autoPin") || name.hasPrefix("autoSet") {
                self = .layout
            } else {
                self = Self.setsStyle(name) ? [.font, .color, .background] : []
            }
        }
    }

    /// What a function of the project changes of the views that it fills, by its name and by the labels of its arguments:
    /// `setAttributedTextWith(name)`, `configure(text: name, font: big)`.
    init(filling name: String, labels: [String]) {
        self = []
        guard Self.fills(name) else { return }
        for word in [name] + labels {
            if Self.isOfText(word) { formUnion([.text, .openText]) }
            if word.holds("ttributed") || word.holds("font") || word.holds("Font") { formUnion([.font, .color]) }
            if word == "color" || word == "textColor" { insert(.color) }
        }
    }

    /// Whether a function by its name may fill a view.
    static func fills(_ name: String) -> Bool {
        name.utf8.count < 80
            && [
                "set", "configure", "update", "apply", "fill", "show", "display", "animate", "localize", "bind",
                "translate",
            ]
            .contains { name.hasPrefix($0) }
    }

    /// Whether a function or an argument is about a text, by its name.
    static func isOfText(_ name: String) -> Bool {
        ["text", "Text", "title", "Title", "tring", "Label", "caption", "Caption", "ocaliz"].contains { name.holds($0) }
    }

    /// What a user-defined runtime attribute changes of its view: `localizedText`, `fontStyle`, `hidden`.
    /// - Parameter path: the key path, of which the last name tells.
    package init(attribute path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? path
        self = Self(property: name)
        // The file says which text, of which nobody knows the words.
        if contains(.openText) { remove(.openText) }
        if isEmpty {
            let small = name.lowercased()
            func says(_ words: String...) -> Bool { words.contains { small.holds($0) } }
            if says("local", "i18n", "l10n", "translat", "textkey", "lockey", "titlekey") { insert(.text) }
            if says("font", "lineheight", "linespacing", "kern", "textstyle") { insert(.font) }
            if says("color") { formUnion([.color, .background]) }
        }
    }

    /// The objects that a change is about: `banner.shadow.isHidden` hides the shadow, and the banner stays; a layer goes with its
    /// view.
    /// - Parameter chain: the names of a chain, the last first.
    func objects(of chain: [String]) -> [String] {
        guard self == .visibility, let last = chain.first else { return chain }
        return ["layer", "superview", "view", "contentView"].contains(last) ? chain : [last]
    }

    /// Whether a function by its name gives a view fonts and colours: `applyTheme`, `styleLabel`.
    static func setsStyle(_ name: String) -> Bool {
        name.utf8.count < 80 && ["style", "Style", "theme", "Theme", "decorate"].contains { name.holds($0) }
    }
}
