/// Symbols that share a drawing, as they differ in details that no small picture shows.
extension SymbolShapes {
    /// The name of the symbol whose drawing a symbol has.
    static let others: [String: String] = alike.reduce(into: [:]) { others, entry in
        for name in entry.value.split(separator: " ") { others[String(name)] = entry.key }
    }

    /// The symbol as which a symbol is drawn, shapes and signs around the drawing left aside: `bag` for `handbag.fill`. Nil for a
    /// drawing of its own.
    static func other(_ name: String) -> String? {
        var rest = name.replacing(".fill", with: "")
        while others[rest] == nil {
            guard drawing(rest) == nil, let dot = rest.lastIndex(of: ".") else { return nil }
            rest = String(rest[..<dot])
        }
        return others[rest]
    }

    /// A symbol with a drawing, and the symbols that look alike.
    private static let alike: [String: String] = [
        "arrow.up.right": "arrow.up.forward",
        "arrow.up.left": "arrow.up.backward",
        "arrow.down.right": "arrow.down.forward",
        "arrow.down.left": "arrow.down.backward",
        "arrow.left.to.line": "arrow.backward.to.line",
        "arrow.right.to.line": "arrow.forward.to.line",
        "arrowshape.turn.up.left": "arrowshape.turn.up.backward",
        "arrowshape.turn.up.right": "arrowshape.turn.up.forward",
        "arrow.clockwise": "arrow.trianglehead.clockwise",
        "arrow.counterclockwise": "arrow.trianglehead.counterclockwise",
        "arrow.triangle.2.circlepath": "arrow.trianglehead.2.clockwise exclamationmark.arrow.triangle.2.circlepath",
        "chevron.left.2": "chevron.backward.2",
        "chevron.right.2": "chevron.forward.2",
        "return": "return.left",
        "heart": "suit.heart",
        "diamond": "suit.diamond rhombus",
        "circle.inset.filled": "largecircle.fill.circle",
        "square.on.square": "rectangle.on.rectangle",
        "square.stack": "rectangle.stack",
        "square.stack.3d.up": "square.3.layers.3d",
        "square.grid.2x2": "rectangle.grid.2x2",
        "square.split.2x1": "rectangle.split.2x1",
        "rectangle.lefthalf.filled": "square.lefthalf.filled",
        "globe": "network globe.europe.africa globe.americas globe.asia.australia",
        "link": "personalhotspot",
        "speaker.wave.1": "speaker.1",
        "speaker.wave.2": "speaker.2",
        "speaker.wave.3": "speaker.3",
        "mic": "music.mic",
        "display": "desktopcomputer",
        "airplane": "airplane.departure airplane.arrival",
        "bag": "handbag",
        "briefcase": "suitcase",
        "creditcard": "giftcard creditcard.and.123",
        "wallet.pass": "wallet.bifold",
        "battery.0": "battery.0percent",
        "battery.25": "battery.25percent",
        "battery.50": "battery.50percent",
        "battery.75": "battery.75percent",
        "battery.100": "battery.100percent",
        "battery.100.bolt": "battery.100percent.bolt",
        "drop": "humidity",
        "thermometer": "thermometer.medium thermometer.low thermometer.high",
        "cloud.rain": "cloud.heavyrain cloud.drizzle",
        "cloud.bolt": "cloud.bolt.rain",
        "figure.stand": "figure.arms.open figure",
        "hand.raised": "hand.wave",
        "hand.tap": "hand.point.up.left hand.point.up",
        "brain": "brain.head.profile",
        "pills": "pill",
        "tray.full": "tray.2",
        "externaldrive": "internaldrive",
        "book.closed": "text.book.closed character.book.closed",
        "newspaper": "magazine",
        "doc.text": "doc.plaintext doc.richtext chart.bar.doc.horizontal",
        "list.clipboard": "list.bullet.clipboard",
        "wrench": "wrench.and.screwdriver screwdriver wrench.adjustable",
        "terminal": "apple.terminal",
        "gauge": "gauge.medium gauge.with.dots.needle.50percent speedometer",
        "flashlight.on": "flashlight.off",
        "phone": "phone.arrow.up.right",
        "text.bubble": "captions.bubble",
        "chart.line.uptrend.xyaxis": "chart.xyaxis.line",
        "waveform": "waveform.path",
        "photo.on.rectangle": "photo.stack photo.on.rectangle.angled",
        "photo": "photo.artframe",
        "camera": "arrow.triangle.2.circlepath.camera camera.rotate",
        "wand.and.stars": "wand.and.rays wand.and.sparkles",
        "square.and.pencil": "rectangle.and.pencil.and.ellipsis",
        "square.and.arrow.up": "square.and.arrow.up.on.square",
        "pencil": "pencil.tip pencil.line pencil.and.outline highlighter applepencil",
        "scribble": "signature lasso hand.draw",
        "trash": "xmark.bin",
        "car": "bolt.car car.2",
        "puzzlepiece": "puzzlepiece.extension",
        "textformat": "textformat.abc abc",
        "character.cursor.ibeam": "text.cursor",
        "text.justifyleft": "text.justify.left",
        "medal": "rosette",
        "rectangle": "rectangle.inset.filled",
        "person.crop.square": "person.crop.artframe",
        "book": "menucard",
        "cloud": "cloud.fog",
    ]
}
