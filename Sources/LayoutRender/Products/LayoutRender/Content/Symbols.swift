import LayoutEngine
import Notation

extension PictureBuilder {
    /// An SF Symbol by its name: this project's simple drawing if there is one, else a dashed rounded square, with the
    /// name if there is room.
    /// - Parameter paper: what lies behind, in which a filled symbol has its holes; nil: the system's background.
    mutating func drawSymbol(
        _ name: String, in frame: Rect, tint: RGBA, over paper: RGBA? = nil, weight: Font.Weight? = nil
    ) {
        guard min(frame.width, frame.height) > 2 else { return }
        let shown = environment.layoutDirection == .rightToLeft ? SymbolName.mirrored(name) : name
        guard var symbol = SymbolName(shown) else { return drawUnknownSymbol(name, in: frame, tint: tint) }
        symbol.boldness = (weight ?? .regular).boldness
        // Lines do not show through shapes.
        var opaque = tint
        opaque.alpha = 255
        if !tint.isOpaque { list.append(.begin(DisplayGroup(opacity: Double(tint.alpha) / 255))) }
        let share = SymbolSize.inEm(shown) ?? (width: 1.2, height: 1.2)
        let em = min(frame.width / share.width, frame.height / share.height)
        let ink = Rect(
            x: frame.midX - (share.width - 0.23) * em / 2, y: frame.midY - (share.height - 0.135) * em / 2,
            width: (share.width - 0.23) * em, height: (share.height - 0.135) * em)
        let paper = paper ?? theme.system("systemBackground")
        let lines = max(0.75, em * 0.083)
        draw(symbol, in: symbol.box(filling: ink, lines: lines), tint: opaque, over: paper, lines)
        if !tint.isOpaque { list.append(.end) }
    }

    /// A filled frame shows the symbol in the colour of the paper.
    ///
    /// A drawing inside a frame takes 46 % of the box.
    /// - Parameter width: of lines at regular weight.
    private mutating func draw(_ symbol: SymbolName, in box: Rect, tint: RGBA, over paper: RGBA, _ width: Double) {
        var symbol = symbol
        if let badge = symbol.badge {
            symbol.badge = nil
            let side = box.width * (badge.isEmpty ? 1 : 0.88)
            draw(symbol, in: Rect(x: box.x, y: box.y, width: side, height: side), tint: tint, over: paper, width)
            return drawBadge(badge, in: box, tint: tint, over: paper)
        }
        // Holes in the colour of the shape would show nothing of the drawing.
        let hasHoles = symbol.frame != nil || symbol.drawing.contains("|")
        if tint == paper, hasHoles { symbol.isFilled = false }
        guard let frame = symbol.frame else {
            let inner = box.insetBy(box.width * 0.06)
            draw(symbol.drawing, in: inner, Ink(tint, over: paper, width, symbol.isFilled, symbol.boldness))
            if symbol.isSlashed { drawSlash(in: inner, Ink(tint, over: paper, width, true, symbol.boldness)) }
            guard let text = symbol.text else { return }
            let font = Font.system(box.width * 0.3, weight: .semibold)
            let middle = box.offset(by: Point(x: 0, y: box.height * 0.02))
            return drawLine(text, font: font, color: tint, in: middle, alignment: .center)
        }
        draw(frame, in: box.insetBy(box.width * 0.04), Ink(tint, over: paper, width, symbol.isFilled, symbol.boldness))
        // A shape inside a circle is drawn filled if possible, even if the circle is not filled.
        var inner = box.insetBy(box.width * 0.27)
        inner.y += box.height * symbol.lowering
        let (color, other) = symbol.isFilled ? (paper, tint) : (tint, paper)
        let ink = Ink(color, over: other, width, true, symbol.boldness)
        if let text = symbol.text {
            let font = Font.system(box.width * (text.utf8.count > 1 ? 0.44 : 0.54), weight: .semibold)
            return drawLine(text, font: font, color: ink.color, in: box.insetBy(box.width * 0.1), alignment: .center)
        }
        draw(symbol.drawing, in: inner, ink)
        if symbol.isSlashed { drawSlash(in: inner, ink) }
    }

    /// A line across a symbol, parted from the symbol by the paper.
    private mutating func drawSlash(in box: Rect, _ ink: Ink) {
        let unit = box.width / 24
        let line = Shape.line(
            Point(x: box.x + 3.5 * unit, y: box.y + 3 * unit), Point(x: box.x + 20.5 * unit, y: box.y + 21 * unit))
        if ink.over != ink.color {
            list.stroke(line, Stroke(color: ink.over, width: ink.width * 3, hasRoundEnds: true))
        }
        list.stroke(line, Stroke(color: ink.color, width: ink.width, hasRoundEnds: true))
    }

    /// A disk with a sign at the lower right, or without a sign at the upper right, parted from the symbol by the paper.
    private mutating func drawBadge(_ sign: String, in box: Rect, tint: RGBA, over paper: RGBA) {
        let side = box.width * (sign.isEmpty ? 0.34 : 0.46)
        let inset = sign.isEmpty ? box.width * 0.08 : 0
        let disk = Rect(
            x: box.maxX - side - inset, y: sign.isEmpty ? box.y + inset / 2 : box.maxY - side, width: side, height: side
        )
        list.fill(.ellipse(disk.insetBy(-max(0.75, box.width / 18))), paper)
        list.fill(.ellipse(disk), tint)
        guard let drawing = SymbolShapes.drawing(sign) else { return }
        draw(drawing, in: disk.insetBy(side * 0.22), Ink(paper, over: tint, max(0.75, box.width / 16), true))
    }

    /// The colours and the width of a drawing.
    private struct Ink {
        /// Of lines and filled shapes.
        var color: RGBA
        /// The colour of the lines that are drawn over a filled shape.
        var over: RGBA
        /// The width of the outline of filled shapes in points, which grows with no weight.
        var outline: Double
        /// The width of lines in points.
        var width: Double
        /// Whether closed shapes are filled.
        var isFilled: Bool

        /// The colours of a drawing of lines or of filled shapes.
        init(_ color: RGBA, over: RGBA, _ width: Double, _ isFilled: Bool, _ boldness: Double = 1) {
            (self.color, self.over, self.isFilled) = (color, over, isFilled)
            (outline, self.width) = (width, width * boldness)
        }
    }

    /// The parts before and after `|` in turn.
    private mutating func draw(_ drawing: String, in box: Rect, _ ink: Ink) {
        for (place, part) in drawing.split(separator: "|").enumerated() {
            let color = place > 0 && ink.isFilled ? ink.over : ink.color
            for path in SymbolPath.paths(part, in: box) {
                let isFilled = ink.isFilled && place == 0 && path.isClosed
                if path.isSolid || isFilled { list.fill(path.shape, color) }
                let width = isFilled ? ink.outline : ink.width
                list.stroke(path.shape, Stroke(color: color, width: width, hasRoundEnds: true))
            }
        }
    }

    /// The colour behind a view's content: the backgrounds of the view and of those around over each other, down to the first
    /// that hides what is behind it, else to the system's.
    func paper(behind id: ItemID) -> RGBA {
        var translucent: [RGBA] = []
        var paper = theme.system("systemBackground")
        for view in tree.lineage(of: id) {
            if let gradient = tree[view].appearance.gradient,
                let color = color(of: gradient, in: self[view].frame, at: self[id].frame, tint: self[view].tint)
            {
                paper = color
                break
            }
            let fill = tree[view].appearance.fill ?? tree.ownBackground(ofCell: view).map { .named($0) }
            let color = fill.map { theme.color($0, tint: self[view].tint) } ?? .clear
            if color.isOpaque {
                paper = color
                break
            }
            translucent.append(color)
            if let effect = tree[view].appearance.effect { translucent.append(effect.veil(isDark: theme.isDark)) }
        }
        return translucent.reversed().reduce(paper) { $1.over($0) }
    }

    /// A dashed rounded square for a symbol without a drawing, with the name if there is room.
    private mutating func drawUnknownSymbol(_ name: String, in frame: Rect, tint: RGBA) {
        let side = min(frame.width, frame.height)
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        let shape = Shape.roundedRect(box.insetBy(side * 0.1), radius: side * 0.2)
        list.fill(shape, tint.opacity(0.14))
        list.stroke(shape, Stroke(color: tint, width: max(0.75, side / 24), dash: [side / 10, side / 14]))
        if list.undrawnSymbols.count < 100, !list.undrawnSymbols.contains(name) { list.undrawnSymbols.append(name) }
        guard side >= 26 else { return }
        let font = Font.system(min(9, side / 5))
        drawLine(name, font: font, color: tint, in: box.insetBy(side * 0.14), alignment: .center)
    }
}

extension Font.Weight {
    /// How wide lines are beside those of the regular weight.
    fileprivate var boldness: Double {
        switch self {
        case .ultraLight: 0.45
        case .thin: 0.6
        case .light: 0.8
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.7
        case .black: 1.9
        }
    }
}

/// Reads the notation of `SymbolShapes`.
enum SymbolPath {
    /// One subpath of a drawing.
    struct Path {
        /// In the picture's coordinates.
        var shape: Shape
        /// Only closed paths are filled.
        var isClosed: Bool
        /// Filled in every variant of the symbol.
        var isSolid = false
    }

    /// The grid's side.
    static let grid = 24.0

    /// Reads the commands of a drawing as shapes in a box. The grid of 24 units is scaled to the width of the box. A
    /// drawing is part of the program, so unknown letters are not reported; they are read as `R`.
    static func paths(_ drawing: Substring, in box: Rect) -> [Path] {
        var numbers = Numbers(drawing)
        let scale = box.width / grid
        func point(_ numbers: inout Numbers) -> Point {
            let x = numbers.next()
            return Point(x: box.x + x * scale, y: box.y + numbers.next() * scale)
        }
        var paths: [Path] = []
        var elements: [PathElement] = []
        var isSolid = false
        func flush() {
            if elements.count > 1 {
                paths.append(Path(shape: .path(elements), isClosed: elements.last == .close, isSolid: isSolid))
            }
            elements = []
        }
        while let command = numbers.command() {
            if "MORmor".contains(command) {
                flush()
                isSolid = command.isLowercase
            }
            switch command.uppercased() {
            case "M":
                elements = [.move(point(&numbers))]
            case "L": elements.append(.line(point(&numbers)))
            case "C": elements.append(.curve(point(&numbers), point(&numbers), point(&numbers)))
            case "Z": elements.append(.close)
            case "O":
                let center = point(&numbers)
                let radius = numbers.next() * scale
                let square = Rect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                paths.append(Path(shape: .ellipse(square), isClosed: true, isSolid: isSolid))
            default:
                let origin = point(&numbers)
                let size = Size(width: numbers.next() * scale, height: numbers.next() * scale)
                let rect = Rect(origin: origin, size: size)
                let shape = Shape.roundedRect(rect, radius: numbers.next() * scale)
                paths.append(Path(shape: shape, isClosed: true, isSolid: isSolid))
            }
        }
        flush()
        return paths
    }

    /// Letters and numbers of a drawing, in order.
    private struct Numbers {
        /// What is not read yet.
        private var rest: Substring

        /// Reads from the start of a drawing.
        init(_ text: Substring) { rest = text }

        /// The next letter; nil at the end.
        mutating func command() -> Character? {
            skipSpace()
            return rest.popFirst()
        }

        /// The next number; 0 where none follows.
        mutating func next() -> Double {
            skipSpace()
            let end = rest.firstIndex { !($0.isNumber || $0 == "." || $0 == "-") } ?? rest.endIndex
            defer { rest = rest[end...] }
            return Double(rest[..<end]) ?? 0
        }

        /// Goes past blanks.
        private mutating func skipSpace() {
            while rest.first == " " { rest.removeFirst() }
        }
    }
}
