import LayoutEngine

/// A property or one part of it, as a key path names it: `isHidden`, `frame.height`, `arranger.order`. In `with` a
/// path without the id of a child belongs to the instance itself, so `title.isHidden` has two readings: the part
/// `isHidden` of a property `title`, or the property `isHidden` of a child `title`. The second is meant, since no
/// part is called like a property.
struct PropertyPath: Sendable, Hashable {
    /// The key's place in the catalogue.
    var place: Int
    /// `height` in `frame.height`; nil for the whole property.
    var part: String?

    /// A path whose halves are known.
    init(place: Int, part: String?) {
        self.place = place
        self.part = part
    }

    /// Nil when the text does not start with a property, or when its second half is a property too: then the first
    /// half is the id of a child.
    init?(_ text: some StringProtocol) {
        guard let dot = text.firstIndex(of: ".") else {
            guard let place = PropertyCatalog.places[String(text)] else { return nil }
            self.init(place: place, part: nil)
            return
        }
        let part = String(text[text.index(after: dot)...])
        guard let place = PropertyCatalog.places[String(text[..<dot])], PropertyCatalog.places[part] == nil,
            !part.contains(".")
        else { return nil }
        self.init(place: place, part: part)
    }
}

extension PropertyHolder {
    /// Sets one part of a property of several parts.
    ///
    /// The other parts keep their values: `frame.height` of a view without a frame sets the height of an empty frame.
    ///
    /// - Returns: false where the property has no parts.
    /// - Parameters:
    ///   - part: the word after the dot.
    ///   - keyNode: the token of the path, for messages about the part.
    ///   - value: the token of the value.
    mutating func set(
        part: String, of shape: PropertyShape<Self>, _ keyNode: Int, _ value: Int, _ reader: inout DocumentReader
    ) -> Bool {
        switch shape {
        case .rect(let field, isFrame: true):
            var frame = field.get(self) ?? .zero
            guard let number = reader.measure(value) else { return true }
            reader.setFrame(part: part, keyNode, value, number, &frame)
            field.set(&self, frame)
        case .intrinsicSize(let field):
            // What was not stated stays with the content.
            var size = field.get(self) ?? Size(width: .nan, height: .nan)
            guard let number = reader.measure(value, in: -1...Limits.coordinate) else { return true }
            switch part {
            case "width": size.width = number
            case "height": size.height = number
            default: reader.unknownPart(part, keyNode, ["width", "height"])
            }
            field.set(&self, size)
        case .priorities(let field):
            var pair = field.get(self)
            reader.setPriority(part: part, keyNode, value, &pair)
            field.set(&self, pair)
        case .point(let field):
            var point = field.get(self)
            guard let number = reader.measure(value) else { return true }
            switch part {
            case "x": point.x = number
            case "y": point.y = number
            default: reader.unknownPart(part, keyNode, ["x", "y"])
            }
            field.set(&self, point)
        case .margins(let field, _):
            guard let edge = DocumentReader.Edge(rawValue: part) else {
                reader.unknownPart(part, keyNode, DocumentReader.Edge.knownWords)
                return true
            }
            guard let number = reader.measure(value) else { return true }
            var margins = field.get(self) ?? Margins()
            margins.set(edge, number)
            field.set(&self, margins)
        case .font(let field):
            var font = field.get(self)
            reader.setFont(part: part, keyNode, value, &font)
            field.set(&self, font)
        case .optionalFont(let field, let usual):
            var font = field.get(self) ?? usual
            reader.setFont(part: part, keyNode, value, &font)
            field.set(&self, font)
        case .image(let field):
            let image = field.get(self) ?? ImageContent(name: "")
            if let image = reader.setImage(part: part, keyNode, value, of: image) { field.set(&self, image) }
        case .flag, .string, .text, .optionalText, .texts, .runs, .number, .points, .integer, .index, .height, .word,
            .color, .gradient, .rect, .insets, .optionalInsets, .mask, .baselines, .date, .cornerRadius, .spacing,
            .barItems, .navigationItems:
            return false
        }
        return true
    }
}

extension DocumentReader {
    /// Sets one part of a property of several parts.
    ///
    /// - Parameter place: the property's place in the catalogue.
    mutating func apply(part: String, of place: Int, _ keyNode: Int, _ value: Int, to draft: inout ViewDraft) {
        for field in properties[place].fields where field.kinds.contains(bit: draft.kindBit) {
            if draft.set(part: part, of: field.place, keyNode, value, &self) { return }
        }
        report(keyNode, "\(quoted(PropertyCatalog.names[place])) has no part \(quoted(part))")
    }

    /// One member of a font: `font.size`.
    fileprivate mutating func setFont(part: String, _ keyNode: Int, _ value: Int, _ font: inout Font) {
        guard let part = FontKey(rawValue: part) else { return unknownKey(keyNode, known: FontKey.knownWords) }
        setFont(part, value, &font)
    }

    /// The name of a picture: `image.name`; nil after a message.
    fileprivate mutating func setImage(
        part: String, _ keyNode: Int, _ value: Int, of image: ImageContent
    ) -> ImageContent? {
        guard part == "name" || (part == "systemName" && image.isSystemSymbol) else {
            if part == "systemName" {
                report(keyNode, "a picture becomes a symbol as a whole: 'image' with {\"systemName\": \"star\"}")
                return nil
            }
            unknownPart(part, keyNode, image.isSystemSymbol ? ["name", "systemName"] : ["name"])
            return nil
        }
        var image = image
        image.name = string(value) ?? image.name
        return image
    }

    /// One number of a frame: `frame.width`.
    fileprivate mutating func setFrame(
        part: String, _ keyNode: Int, _ value: Int, _ number: Double, _ frame: inout Rect
    ) {
        switch part {
        case "x": frame.x = number
        case "y": frame.y = number
        case "width" where number >= 0: frame.width = number
        case "height" where number >= 0: frame.height = number
        case "width", "height": reportNegativeLength(value)
        default: unknownPart(part, keyNode, ["x", "y", "width", "height"])
        }
    }

    /// The priority along one axis: `contentHuggingPriority.vertical`.
    fileprivate mutating func setPriority(
        part: String, _ keyNode: Int, _ value: Int, _ priorities: inout AxisPair<Float>
    ) {
        guard part == "horizontal" || part == "vertical" else {
            return unknownPart(part, keyNode, ["horizontal", "vertical"])
        }
        guard let level = priority(value) else { return }
        priorities[part == "horizontal" ? .horizontal : .vertical] = level
    }

    /// The message for a word after the dot that the property does not have, with the parts that it has.
    fileprivate mutating func unknownPart(_ part: String, _ node: Int, _ known: [String]) {
        report(node, "unknown part \(quoted(part)); it may be \(known.joined(separator: ", "))")
    }
}
