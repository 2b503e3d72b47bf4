/// The parts of a symbol's name: `xmark.circle.fill` is an xmark in a filled circle. The longest known name wins:
/// `square.and.arrow.up` has a drawing of its own and is no `up` in anything.
struct SymbolName {
    /// In the notation of `SymbolShapes`; empty for a text.
    var drawing: String
    /// The shape around the symbol.
    var frame: String?
    /// How far the symbol stands below the middle of its frame, in shares of the height.
    var lowering = 0.0
    /// The digits or the letter in the frame, in place of a drawing: `12` of `12.circle`; without a frame the seconds inside the
    /// drawing: `15` of `goforward.15`.
    var text: String?
    /// The name of the sign on the symbol's badge, empty for a badge without a sign; nil for no badge.
    var badge: String?
    /// Whether a line is drawn across the symbol.
    var isSlashed = false
    /// How wide the lines are beside those of the regular weight.
    var boldness = 1.0
    /// Whether the name ends in `.fill`.
    var isFilled = false

    /// The longest name that is looked at, in bytes.
    private static let lengthCap = 100

    /// Nil for a symbol without a drawing.
    /// `heart.fill` is a filled drawing, `xmark.circle` a drawing in a frame, `xmark.circle.fill` the drawing in a
    /// filled frame, `bell.slash` the drawing below a line, `cart.badge.plus` the drawing with a disk.
    init?(_ name: String) {
        guard name.utf8.count <= Self.lengthCap else { return nil }
        if let found = Self.parts(of: name[...]) {
            self = found
            return
        }
        // `person.fill.badge.plus`: the first of several parts is filled.
        let plain = name.replacing(".fill", with: "")
        guard plain != name, let found = Self.parts(of: plain[...]) else { return nil }
        self = found
        isFilled = true
    }

    /// The symbol in a text from right to left: forward is to the left there. Names that begin with the word, as the keys
    /// of players do, keep their direction. [documented: SF Symbols, right-to-left]
    static func mirrored(_ name: String) -> String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return name }
        return
            ([parts[0]]
            + parts.dropFirst().map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 })
            .joined(separator: ".")
    }

    private init(drawing: String) { self.drawing = drawing }

    private static func parts(of name: Substring) -> SymbolName? {
        let isFilled = name.hasSuffix(".fill")
        if var whole = SymbolShapes.drawing(String(name)).map({ SymbolName(drawing: $0) })
            ?? (isFilled ? parts(of: name.dropLast(5)) : nil)
        {
            whole.isFilled = isFilled
            return whole
        }
        if let badge = name.firstRange(of: ".badge") {
            var symbol = parts(of: name[..<badge.lowerBound])
            symbol?.badge = String(name[badge.upperBound...].drop { $0 == "." })
            return symbol
        }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let (rest, last) = (name[..<dot], String(name[name.index(after: dot)...]))
        if last == "slash" {
            var symbol = parts(of: rest)
            symbol?.isSlashed = true
            return symbol
        }
        if last.allSatisfy(\.isNumber) {
            var symbol = SymbolShapes.drawing(String(rest)).map { SymbolName(drawing: $0) }
            if rest == "goforward" || rest == "gobackward", last.utf8.count <= 2 { symbol?.text = last }
            return symbol
        }
        return framed(String(rest), in: last)
    }

    /// A drawing, digits or a letter in a shape.
    private static func framed(_ name: String, in shape: String) -> SymbolName? {
        guard let lowering = frames[shape] else { return nil }
        let isText = name.utf8.count <= 2 && name.utf8.allSatisfy { 48...57 ~= $0 } || name.utf8.count == 1
        let isSlashed = name.hasSuffix(".slash")
        guard
            let drawing = SymbolShapes.drawing(isSlashed ? String(name.dropLast(6)) : name)
                ?? (isText && !name.isEmpty ? "" : nil)
        else { return nil }
        var symbol = SymbolName(drawing: drawing)
        symbol.frame = SymbolShapes.drawing(shape == "bubble" ? "message" : shape)
        symbol.lowering = lowering
        symbol.isSlashed = isSlashed
        if drawing.isEmpty { symbol.text = name.uppercased() }
        return symbol
    }

    /// The shapes that may stand around a symbol, with the places of the symbols in them.
    private static let frames: [String: Double] = [
        "circle": 0, "square": 0, "triangle": 0.09, "rectangle": 0, "app": 0, "capsule": 0, "seal": 0, "shield": -0.02,
        "octagon": 0, "hexagon": 0, "diamond": 0, "bubble": -0.07, "message": -0.07,
    ]
}
