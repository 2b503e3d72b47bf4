import LayoutEngine

/// A property or one part of it, as a key path names it: `isHidden`, `frame.height`, `arranger.order`.
struct PropertyPath: Sendable, Hashable {
    var key: PropertyKey
    var part: String?

    init(key: PropertyKey, part: String?) {
        self.key = key
        self.part = part
    }

    /// Nil when the text does not start with a property, or when its second half is a property too: then the first
    /// half is the id of a child.
    init?(_ text: some StringProtocol) {
        guard let dot = text.firstIndex(of: ".") else {
            guard let key = PropertyKey(rawValue: String(text)) else { return nil }
            self.init(key: key, part: nil)
            return
        }
        let part = String(text[text.index(after: dot)...])
        guard let key = PropertyKey(rawValue: String(text[..<dot])), PropertyKey(rawValue: part) == nil,
            !part.contains(".")
        else { return nil }
        self.init(key: key, part: part)
    }
}

extension DocumentReader {
    /// Sets one part of a property of several parts.
    mutating func apply(part: String, of key: PropertyKey, _ keyNode: Int, _ value: Int, to draft: inout ViewDraft) {
        switch key {
        case .frame:
            var frame = draft.view.frame ?? .zero
            guard let number = number(value) else { return }
            switch part {
            case "x": frame.x = number
            case "y": frame.y = number
            case "width" where number >= 0: frame.width = number
            case "height" where number >= 0: frame.height = number
            case "width", "height": return report(value, "a frame's width and height cannot be negative")
            default: return unknownPart(part, keyNode, ["x", "y", "width", "height"])
            }
            draft.view.frame = frame
        case .intrinsicContentSize:
            // What was not stated stays with the content.
            var size = draft.view.intrinsicContentSize ?? Size(width: .nan, height: .nan)
            guard let number = number(value, in: -1...Limits.coordinate) else { return }
            switch part {
            case "width": size.width = number
            case "height": size.height = number
            default: return unknownPart(part, keyNode, ["width", "height"])
            }
            draft.view.intrinsicContentSize = size
        case .contentHuggingPriority, .contentCompressionResistancePriority:
            guard part == "horizontal" || part == "vertical" else {
                return unknownPart(part, keyNode, ["horizontal", "vertical"])
            }
            guard let level = priority(value) else { return }
            let axis: Axis = part == "horizontal" ? .horizontal : .vertical
            if key == .contentHuggingPriority {
                draft.view.contentHuggingPriority[axis] = level
            } else {
                draft.view.contentCompressionResistancePriority[axis] = level
            }
        case .contentOffset:
            guard let number = number(value) else { return }
            switch part {
            case "x": draft.view.scroll?.contentOffset.x = number
            case "y": draft.view.scroll?.contentOffset.y = number
            default: unknownPart(part, keyNode, ["x", "y"])
            }
        case .layoutMargins, .directionalLayoutMargins:
            guard let edge = Edge(rawValue: part) else { return unknownPart(part, keyNode, Edge.knownWords) }
            guard let number = number(value) else { return }
            var margins = draft.view.layoutMargins ?? Margins()
            margins.set(edge, number)
            draft.view.layoutMargins = margins
        case .font:
            guard let fontPart = FontKey(rawValue: part) else { return unknownKey(keyNode, known: FontKey.knownWords) }
            if var text = draft.text {
                setFont(fontPart, value, &text.font)
                draft.text = text
            } else if var button = draft.button {
                setFont(fontPart, value, &button.font[default: Font(size: 15)])
                draft.button = button
            } else if var control = draft.control {
                setFont(fontPart, value, &control.font[default: Font()])
                draft.control = control
            }
        default: report(keyNode, "\(quoted(key.rawValue)) has no part \(quoted(part))")
        }
    }

    private mutating func unknownPart(_ part: String, _ node: Int, _ known: [String]) {
        report(node, "unknown part \(quoted(part)); it may be \(known.joined(separator: ", "))")
    }
}

extension Optional {
    /// What it holds, or `value` put in its place.
    subscript(default value: @autoclosure () -> Wrapped) -> Wrapped {
        get { self ?? value() }
        set { self = newValue }
    }
}
