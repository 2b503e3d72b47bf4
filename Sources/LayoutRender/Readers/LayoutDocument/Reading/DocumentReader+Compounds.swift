import LayoutEngine

/// Values with several parts: insets, margins, priorities, colours, fonts, images.
extension DocumentReader {
    /// The edges of insets and margins.
    enum Edge: String, DocumentWord {
        case top, left, bottom, right, leading, trailing
        static let wordTable = NameTable(Self.self)
    }

    /// Insets and margins: one number for all four edges, an object of edges, or the four edges in the order of UIEdgeInsets. Each
    /// number may be an expression of metrics.
    ///
    /// - Parameter margins: the edges that the object does not name stay as they are here.
    /// - Returns: nil after a message where the value is none of these.
    mutating func margins(_ node: Int, into margins: Margins = Margins()) -> Margins? {
        if arena.isKind(node, .number) || arena.isKind(node, .string) { return measure(node).map { Margins($0) } }
        var result = margins
        if arena.isKind(node, .array), arena.count(node) == 4 {
            var cursor = arena.children(of: node)
            for edge in [Edge.top, .left, .bottom, .right] {
                if let inset = cursor.nextElement(in: arena).flatMap({ measure($0) }) { result.set(edge, inset) }
            }
            return result
        }
        guard var cursor = object(node, "a number, [top, left, bottom, right] or an object of edges") else {
            return nil
        }
        while let (key, value) = cursor.nextMember(in: arena) {
            guard let edge = Edge.wordTable.find(key, in: arena) else {
                unknownKey(key, known: Edge.knownWords)
                continue
            }
            if let inset = measure(value) { result.set(edge, inset) }
        }
        return result
    }

    /// Insets in which leading means left and trailing means right, as in a left-to-right layout. `8` is 8 points at
    /// every edge, `{"top": 8, "leading": 16}` leaves bottom and right as `old` has them. Where both `left` and
    /// `leading` are written, `left` wins.
    mutating func insets(_ node: Int, into old: EdgeInsets = .zero) -> EdgeInsets? {
        guard let written = margins(node) else { return nil }
        return EdgeInsets(
            top: written.top ?? old.top, left: written.left ?? written.leading ?? old.left,
            bottom: written.bottom ?? old.bottom, right: written.right ?? written.trailing ?? old.right)
    }

    /// CAGradientLayer's properties: `{"colors": ["systemBlue", "#FFF"], "locations": [0, 0.5], "startPoint": [0, 0.5]}`.
    mutating func gradient(_ node: Int) -> GradientLayer? {
        guard var cursor = object(node, "an object with 'colors'") else { return nil }
        var (colors, locations): ([Color]?, [Double]?)
        var gradient = GradientLayer([])
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "colors": colors = list(value, "colours") { $0.color($1) }
            case "locations": locations = list(value, "numbers from 0 to 1") { $0.number($1, in: 0...1) }
            case "startPoint": gradient.startPoint = point(value) ?? gradient.startPoint
            case "endPoint": gradient.endPoint = point(value) ?? gradient.endPoint
            default: unknownKey(key, known: ["colors", "locations", "startPoint", "endPoint"])
            }
        }
        guard let colors, !colors.isEmpty else {
            report(node, "a gradient needs 'colors'")
            return nil
        }
        let places = locations ?? GradientLayer.evenLocations(colors.count)
        guard places.count == colors.count else {
            report(node, "a gradient has as many 'locations' as 'colors': \(colors.count), not \(places.count)")
            return nil
        }
        gradient.stops = zip(colors, places).map { GradientLayer.Stop(color: $0, location: $1) }
        return gradient
    }

    /// A number from 1 to 1000, fractions included, or a name of UILayoutPriority. `"defaultHigh"` is 750,
    /// `"defaultLow"` 250, `"fittingSizeLevel"` 50, as in UIKit; 0 and 1001 are refused with the range in the
    /// message.
    mutating func priority(_ node: Int) -> Float? {
        switch arena.kind(node) {
        case .number: return number(node, in: 1...1000).map { Float($0) }
        case .string:
            let text = arena.string(node)
            if let level = priorityWords[text] { return level }
            unknownWord(text, node, known: priorityWordList)
        default: expected("a priority: a number from 1 to 1000 or a name", node)
        }
        return nil
    }

    /// A priority for both axes, or an object with a priority by axis. `"contentHuggingPriority": {"horizontal": 251}`
    /// leaves the vertical priority as `pair` has it.
    mutating func axisPriority(_ node: Int, into pair: AxisPair<Float>) -> AxisPair<Float>? {
        guard arena.isKind(node, .object) else { return priority(node).map { AxisPair($0) } }
        var result = pair
        var cursor = arena.children(of: node)
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "horizontal": result.horizontal = priority(value) ?? result.horizontal
            case "vertical": result.vertical = priority(value) ?? result.vertical
            default: unknownKey(key, known: ["horizontal", "vertical"])
            }
        }
        return result
    }

    /// A name of UIKit, hexadecimal digits, the name of a project's colour (`asset`) with the values that were
    /// recorded for it, or a colour with a dark variant (`light`, `dark`). A name without `light` and outside every
    /// table is drawn in `systemGray`, see `namedColor`; an object without `asset` needs `light`.
    mutating func color(_ node: Int) -> Color? {
        if arena.isKind(node, .object) {
            var name: String?
            var light: Color?
            var dark: Color?
            var isKnown = true
            var cursor = arena.children(of: node)
            while let (key, value) = cursor.nextMember(in: arena) {
                switch arena.string(key) {
                case "asset": name = string(value)
                case "light": light = plainColor(value)
                case "dark": dark = plainColor(value)
                default:
                    isKnown = false
                    unknownKey(key, known: ["asset", "light", "dark"])
                }
            }
            if let name { return namedColor(name, light: light, dark: dark) }
            guard let light else {
                if isKnown { report(node, "a colour of two styles needs 'light', and 'dark' where it is known") }
                return nil
            }
            return .dynamic(light: light, dark: dark)
        }
        return plainColor(node)
    }

    /// A colour without variants: a name or hexadecimal digits.
    private mutating func plainColor(_ node: Int) -> Color? {
        if arena.isKind(node, .string), let color = ColorNames.table.find(node, in: arena) { return color }
        guard let text = string(node) else { return nil }
        if text.utf8.first == UInt8(ascii: "#") {
            if let color = Color(hex: text) { return color }
            report(node, "a colour is #RGB, #RRGGBB or #RRGGBBAA in hexadecimal digits")
        } else {
            let meant = ColorNames.hint(for: text) ?? hint(for: text, in: ColorNames.all)
            report(node, "unknown colour \(quoted(text))" + meant)
        }
        return nil
    }

    /// The members of an image object.
    private enum ImageKey: String, DocumentWord {
        case name, asset, systemName, size, systemSymbol, symbolPointSize, symbolTextStyle, symbolScale, symbolWeight
        /// UIImage.SymbolConfiguration's own names.
        case pointSize, textStyle, scale, weight
        static let wordTable = NameTable(Self.self)
    }

    /// An image by name, or an object with its natural size.
    ///
    /// A string is the name of a file or asset. The object adds what layout needs without the file: the natural size
    /// in points, or the configuration of a system symbol. `asset` names a picture of the project, whose own size
    /// wins.
    mutating func image(_ node: Int) -> ImageContent? {
        if arena.isKind(node, .string) { return ImageContent(name: arena.string(node)) }
        guard var cursor = object(node, "an image name or an image object") else { return nil }
        var image = ImageContent(name: "")
        var isAsset = false
        while let (key, value) = cursor.nextMember(in: arena) {
            switch ImageKey.wordTable.find(key, in: arena) {
            case .name: image.name = string(value) ?? ""
            case .asset:
                isAsset = true
                image.name = string(value) ?? ""
            case .systemName:
                image.name = string(value) ?? ""
                image.isSystemSymbol = true
            case .size: image.size = size(value, in: Limits.lengths)
            case .systemSymbol: image.isSystemSymbol = bool(value) ?? false
            case .symbolPointSize, .pointSize: image.symbolPointSize = measure(value, in: Limits.fontSize)
            case .symbolTextStyle, .textStyle: image.symbolTextStyle = word(value, Font.TextStyle.self)
            case .symbolScale, .scale: image.symbolScale = string(value)
            case .symbolWeight, .weight: image.symbolWeight = word(value, Font.Weight.self)
            case nil: unknownKey(key, known: ImageKey.knownWords)
            }
        }
        if isAsset, !image.isSystemSymbol { nameAsset(&image) }
        return image
    }

    /// The members of a run.
    private static let runWords = ["text", "font", "color", "underlineStyle", "strikethroughStyle"]

    /// A text in runs of one font each.
    ///
    /// The font of a run begins with the defaults of `Font`, not with the text's font.
    mutating func runs(_ node: Int) -> [TextContent.Run]? {
        guard var cursor = array(node, "an array of runs") else { return nil }
        var runs: [TextContent.Run] = []
        while let element = cursor.nextElement(in: arena) {
            guard var inner = object(element, "a run: an object with 'text'") else { continue }
            var run = TextContent.Run(text: "")
            var hasText = false
            while let (key, value) = inner.nextMember(in: arena) {
                switch arena.string(key) {
                case "text":
                    hasText = true
                    run.text = shownText(value) ?? ""
                case "font":
                    var font = Font()
                    run.font = setFont(value, &font) ? font : nil
                case "color": run.color = color(value)
                case "underlineStyle": run.underlineStyle = word(value, TextContent.LineStyle.self)
                case "strikethroughStyle": run.strikethroughStyle = word(value, TextContent.LineStyle.self)
                default: unknownKey(key, known: Self.runWords)
                }
            }
            if !hasText { report(element, "a run needs 'text'") }
            runs.append(run)
        }
        return runs
    }
}

/// UILayoutPriority's names.
let priorityWords: [String: Float] = [
    "required": LayoutPriority.required.rawValue, "defaultHigh": LayoutPriority.defaultHigh.rawValue,
    "defaultLow": LayoutPriority.defaultLow.rawValue, "fittingSizeLevel": LayoutPriority.fittingSizeLevel.rawValue,
]

/// The same names in the order of messages, since a dictionary has none.
let priorityWordList = ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"]

extension Margins {
    /// Sets one edge in points.
    mutating func set(_ edge: DocumentReader.Edge, _ value: Double) {
        switch edge {
        case .top: top = value
        case .left: left = value
        case .bottom: bottom = value
        case .right: right = value
        case .leading: leading = value
        case .trailing: trailing = value
        }
    }
}

extension GradientLayer {
    /// Even steps, CAGradientLayer's default for `locations`.
    static func evenLocations(_ count: Int) -> [Double] {
        count < 2 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
    }
}
