import LayoutEngine
import Notation

/// The value of a property in the document's notation.
///
/// The counterpart of `PropertyReading.swift`: what is written is read back equal (`PropertyLawTests`, an example of every
/// property).
struct PropertyWriting: PropertyVisitor {
    /// Notices about values that could not be written, a sentence for each.
    private(set) var notices: [String] = []
    /// Whether pictures are written as resources of the project.
    var namesAssets = false

    /// The version as a number: 18, or 18.4.
    static func release(_ release: Release) -> JSONValue {
        release.minor == 0 ? .integer(release.major) : .number(Double(release.version) ?? Double(release.major))
    }

    /// Nil if the record has the default value. The text of the value is compared as well: a colour without a
    /// notation or a number beyond the limits may be written as the default is written, and then nothing is.
    mutating func visit<Root>(_ shape: PropertyShape<Root>, _ root: Root, fresh: Root) -> JSONValue? {
        guard !shape.field.isEqual(root, fresh) else { return nil }
        let value = value(shape, root)
        return value == self.value(shape, fresh) ? nil : value
    }

    /// Numbers beyond the limits of documents are moved into the range.
    mutating func value<Root>(_ shape: PropertyShape<Root>, _ root: Root) -> JSONValue? {
        switch shape {
        case .flag(let field): .bool(field.get(root))
        case .string(let field), .optionalText(let field): field.get(root).map { .string($0) }
        case .text(let field, _): .string(field.get(root))
        case .texts(let field): .strings(field.get(root))
        case .runs(let field, _): runs(field.get(root))
        case .number(let field, let range), .points(let field, let range):
            .number(min(max(field.get(root), range.lowerBound), range.upperBound))
        case .integer(let field, let range): .integer(min(max(field.get(root), range.lowerBound), range.upperBound))
        case .index(let field, _): field.get(root).map { .integer($0) }
        case .height(let field): field.get(root).map { .number($0) }
        case .word(let field): field.word(of: root).map { .string($0) }
        case .color(let field): color(field.get(root))
        case .gradient(let field): field.get(root).map { gradient($0) }
        case .font(let field): Self.font(field.get(root), usual: Font())
        case .optionalFont(let field, let usual): field.get(root).map { Self.font($0, usual: usual) ?? .object([]) }
        case .image(let field): field.get(root).map { image($0) }
        case .point(let field): .array([.number(field.get(root).x), .number(field.get(root).y)])
        case .rect(let field, let isFrame): field.get(root).flatMap { Self.rect($0, isFrame: isFrame) }
        case .insets(let field): Self.insets(field.get(root))
        case .optionalInsets(let field): field.get(root).map { Self.insets($0) }
        case .margins(let field, _): field.get(root).map { Self.margins($0) }
        case .intrinsicSize(let field): field.get(root).map { .array([.number($0.width), .number($0.height)]) }
        case .priorities(let field): Self.priorities(field.get(root))
        case .mask(let field, let words): .strings(words.named(byBitsOf: field.get(root)))
        case .baselines(let field):
            field.get(root).map { .object([.init("first", .number($0.first)), .init("last", .number($0.last))]) }
        case .date(let field, _): field.get(root).map { .string($0.text) }
        case .cornerRadius(let field): field.get(root).map { Self.cornerRadius($0) }
        case .spacing(let field):
            switch field.get(root) {
            case .points(let points): .number(points)
            case .standard: .string("standard")
            }
        case .barItems(let field, _): .array(field.get(root).map { barItem($0) })
        case .navigationItems(let field): .array(field.get(root).map { navigationItem($0) })
        }
    }

    /// A colour in the document's notation; a colour without a notation is left out with a notice.
    mutating func color(_ color: Color?) -> JSONValue? {
        guard let color else { return nil }
        if case .dynamic(let light, let dark) = color, let light = light.documentText {
            guard let dark else { return .object([.init("light", .string(light))]) }
            if let dark = dark.documentText {
                return .object([.init("light", .string(light)), .init("dark", .string(dark))])
            }
        }
        guard let text = color.documentText else {
            notices.append("a colour has no name in a document and is left out: \(escapedForDisplay("\(color)"))")
            return nil
        }
        return .string(text)
    }

    /// Members that have CAGradientLayer's defaults are left out.
    private mutating func gradient(_ gradient: GradientLayer) -> JSONValue {
        func point(_ point: Point) -> JSONValue { .array([.number(point.x), .number(point.y)]) }
        var members = MemberList()
        var written: [(JSONValue, Double)] = []
        for stop in gradient.stops { if let color = color(stop.color) { written.append((color, stop.location)) } }
        members.add("colors", .array(written.map(\.0)))
        let locations = written.map(\.1)
        if locations != GradientLayer.evenLocations(locations.count) {
            members.add("locations", .array(locations.map { .number($0) }))
        }
        let usual = GradientLayer([])
        if gradient.startPoint != usual.startPoint { members.add("startPoint", point(gradient.startPoint)) }
        if gradient.endPoint != usual.endPoint { members.add("endPoint", point(gradient.endPoint)) }
        return .object(members.members)
    }

    /// The font of a run is written as its differences from the default font.
    private mutating func runs(_ runs: [TextContent.Run]) -> JSONValue {
        .array(
            runs.map { run in
                var members = MemberList()
                members.add("text", .string(run.text))
                members.add("font", run.font.map { Self.font($0, usual: Font()) ?? .object([]) })
                members.add("color", color(run.color))
                members.add("underlineStyle", run.underlineStyle.map { .string($0.rawValue) })
                members.add("strikethroughStyle", run.strikethroughStyle.map { .string($0.rawValue) })
                return .object(members.members)
            })
    }

    /// The differences from the reader's default font; nil if there are none. `{"textStyle": "body"}` says nothing of
    /// the size, which layout takes from the style and the text size of the page.
    private static func font(_ font: Font, usual: Font) -> JSONValue? {
        var members = MemberList()
        members.add("textStyle", font.textStyle.map { .string($0.rawValue) })
        members.add("family", font.family.map { .string($0) })
        members.add("faceName", font.faceName.map { .string($0) })
        // A family's style has its own standard size unless a size is stated.
        let needsSize = font.size != usual.size || (font.family != nil && font.textStyle != nil)
        if needsSize, Limits.fontSize.contains(font.size) { members.add("size", .number(font.size)) }
        members.add("weight", font.weight == .regular ? nil : .string(font.weight.rawValue))
        members.add("italic", font.isItalic ? .bool(true) : nil)
        members.add("leadingStyle", font.leadingStyle.map { .string($0.rawValue) })
        members.add("monospacedDigits", font.usesMonospacedDigits ? .bool(true) : nil)
        members.add("kern", font.kern == 0 ? nil : .number(font.kern))
        return members.members.isEmpty ? nil : .object(members.members)
    }

    /// A name alone where nothing else is known of the picture.
    func image(_ image: ImageContent) -> JSONValue {
        // A name with a colon is a picture inside an Interface Builder file.
        let isAsset = namesAssets && !image.isSystemSymbol && !image.name.contains(":")
        var members = MemberList()
        members.add("size", image.size.map { .array([.number(max($0.width, 0)), .number(max($0.height, 0))]) })
        members.add("systemSymbol", image.isSystemSymbol ? .bool(true) : nil)
        members.add("symbolPointSize", image.symbolPointSize.map { .number($0) })
        members.add("symbolTextStyle", image.symbolTextStyle.map { .string($0.rawValue) })
        members.add("symbolScale", image.symbolScale.map { .string($0) })
        members.add("symbolWeight", image.symbolWeight.map { .string($0.rawValue) })
        guard isAsset || !members.members.isEmpty else { return .string(image.name) }
        return .object([.init(isAsset ? "asset" : "name", .string(image.name))] + members.members)
    }

    /// Nil for a rectangle beyond the limits of documents.
    private static func rect(_ rect: Rect, isFrame: Bool) -> JSONValue? {
        guard DocumentWriter.isWritable(rect), !isFrame || (rect.width >= 0 && rect.height >= 0) else { return nil }
        return DocumentWriter.rect(rect)
    }

    /// All four edges, zeros too.
    static func insets(_ insets: EdgeInsets) -> JSONValue {
        .object([
            .init("top", .number(insets.top)), .init("left", .number(insets.left)),
            .init("bottom", .number(insets.bottom)), .init("right", .number(insets.right)),
        ])
    }

    /// The edges that are set.
    private static func margins(_ margins: Margins) -> JSONValue {
        let edges: [(String, Double?)] = [
            ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom), ("right", margins.right),
            ("leading", margins.leading), ("trailing", margins.trailing),
        ]
        return .object(edges.compactMap { edge in edge.1.map { .init(edge.0, .number($0)) } })
    }

    /// Both axes. A float is written by its shortest text, so that 49.001 does not become 49.00099945.
    private static func priorities(_ pair: AxisPair<Float>) -> JSONValue {
        func level(_ value: Float) -> JSONValue { .number(Double("\(min(max(value, 1), 1000))") ?? 1000) }
        return .object([.init("horizontal", level(pair.horizontal)), .init("vertical", level(pair.vertical))])
    }

    /// Points, or a share of a side.
    private static func cornerRadius(_ radius: Appearance.CornerRadius) -> JSONValue {
        switch radius {
        case .points(let points): .number(max(points, 0))
        case .heightDivided(let divisor): .string("height / \(PlainNumber.exact(divisor))")
        case .widthDivided(let divisor): .string("width / \(PlainNumber.exact(divisor))")
        }
    }
}
