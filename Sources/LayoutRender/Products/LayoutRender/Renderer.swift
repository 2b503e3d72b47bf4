import Compression

/// Draws display lists as pixels, PNG, SVG and PDF with the pinned fonts.
///
///     let list = DisplayList(tree: tree, layout: layout, environment: environment)
///     var renderer = try Renderer()
///     let png = try renderer.png(list, scale: 2)
///
/// Owns the fonts and a cache of shaped texts; use one renderer for each thread. The same list gives the same bytes in
/// every process with the same `fingerprint`.
public struct Renderer: ~Copyable {
    /// Fonts and shaped texts.
    package var shaper: TextShaper
    /// The limits of each picture.
    public let limits: RenderLimits
    /// Where pictures with an opaque background are drawn.
    private var memory = PixelMemory()

    /// Opens no font yet: the first text loads Pango and its font file.
    /// - Throws: nothing today. A drawing library that gives no font map is an error of the first text.
    public init(limits: RenderLimits = RenderLimits()) throws(RenderError) {
        self.init(limits: limits, library: try FontLibrary())
    }

    /// With fonts from elsewhere, for tests.
    init(limits: RenderLimits, library: @autoclosure @escaping () throws(RenderError) -> FontLibrary) {
        self.limits = limits
        shaper = TextShaper(limits: limits, library: try library())
    }

    /// Characters met so far that no pinned font has; each is drawn as a box.
    public var missingCharacters: [Unicode.Scalar] { shaper.missing }

    /// The picture as a PNG file.
    /// - Parameter scale: pixels a point, 0.1 to 8.
    /// - Throws: `badScale`, `pictureTooLarge`, `missingFont`, `unusableFont` or `drawing`.
    public mutating func png(_ list: DisplayList, scale: Double = 2) throws(RenderError) -> [UInt8] {
        let surface = try draw(list, scale: scale)
        return try PNG.encode(surface)
    }

    /// The picture's pixels, for comparing.
    /// - Parameter scale: pixels a point, 0.1 to 8.
    public mutating func pixels(_ list: DisplayList, scale: Double = 2) throws(RenderError) -> Bitmap {
        let surface = try draw(list, scale: scale)
        guard let bitmap = surface.bitmap() else { throw .drawing(library: "cairo", status: "no pixels") }
        return bitmap
    }

    /// The picture as an SVG document in UTF-8; texts are glyph outlines, so that viewers need no font.
    public mutating func svg(_ list: DisplayList) throws(RenderError) -> [UInt8] {
        var writer = SVGWriter(list)
        return try writer.write(shaper: &shaper)
    }

    /// The picture as a PDF of one page, a point of the page for each point.
    public mutating func pdf(_ list: DisplayList) throws(RenderError) -> [UInt8] {
        try pdf(title: list.title, pages: 1) { _ in list }
    }

    /// A PDF of several pages, each as large as its picture, a point of the page for each point.
    /// - Parameters:
    ///   - pages: how many, at least one.
    ///   - list: the picture of a page, asked for when its turn has come: one picture is kept at a time.
    public mutating func pdf(
        title: String, pages: Int, list: (Int) throws(RenderError) -> DisplayList
    ) throws(RenderError) -> [UInt8] {
        let first = try list(0)
        _ = try pixelSize(of: first, scale: 1)
        let surface = try PDFSurface(size: first.size, title: title)
        try play(first, on: surface)
        for page in 1..<max(1, pages) {
            let next = try list(page)
            _ = try pixelSize(of: next, scale: 1)
            surface.beginPage(next.size)
            try play(next, on: surface)
        }
        return try surface.finish()
    }

    /// Draws a page with a new cairo context, so that no state passes from one page to the next.
    private mutating func play(_ list: DisplayList, on surface: borrowing PDFSurface) throws(RenderError) {
        var canvas = CairoCanvas(context: try unsafe CairoContext(surface: surface.handle), list: list, scale: 1)
        try canvas.play(shaper: &shaper)
    }

    /// The number of the drawing code: one more whenever an equal display list gets other pixels from the same libraries
    /// and fonts. A reference picture of another number is drawn and compared, whatever its mark says.
    package static let revision = 1

    /// Everything that can move a pixel, one `name version` a line.
    public static var fingerprint: [String] {
        [
            "cairo \(CairoStatus.libraryVersion)", "pango \(FontLibrary.pangoVersion)",
            "fontconfig \(FontLibrary.fontConfigVersion)", "libdeflate \(Deflate.version)",
        ] + FontFiles.installed.map { "\($0.path) \($0.hash)" }
    }

    /// The Debian package that holds the font for emoji.
    package static let emojiPackage = FontFiles.emojiPackage

    /// The Debian packages whose fonts have some of the characters, each once.
    package static func packages(for characters: [Unicode.Scalar]) -> [String] {
        ScriptFont.packages(for: characters)
    }

    /// Whether a font for emoji is installed; without one each emoji is drawn as a disc.
    public static var hasEmojiFont: Bool { FontFiles.emojiFile != nil }

    /// A surface for each picture, checked against the limits before it is made. A surface is used up before the next is
    /// made: both may have the same memory.
    private mutating func draw(_ list: DisplayList, scale: Double) throws(RenderError) -> CairoImageSurface {
        let (width, height) = try pixelSize(of: list, scale: scale)
        let surface = try surface(width: width, height: height, isOpaque: list.background?.alpha == 255)
        var canvas = try CairoCanvas(surface: surface, list: list, scale: scale)
        try canvas.play(shaper: &shaper)
        return surface
    }

    /// - Parameter isOpaque: whether each pixel is painted over, so that none has to be transparent before.
    private mutating func surface(
        width: Int, height: Int, isOpaque: Bool
    ) throws(RenderError) -> CairoImageSurface {
        let bytes = width * height * 4
        guard isOpaque, bytes <= PixelMemory.limit, let memory = unsafe memory.take(bytes) else {
            return try CairoImageSurface(width: width, height: height)
        }
        return try unsafe CairoImageSurface(width: width, height: height, over: memory)
    }

    /// The size in pixels, computed in floating point and checked before a surface exists.
    ///
    /// A size of 100.0005 pixels is rounding noise of the layout and not a column more.
    package func pixelSize(of list: DisplayList, scale: Double) throws(RenderError) -> (width: Int, height: Int) {
        guard scale >= 0.1, scale <= 8 else { throw .badScale(scale) }
        let width = max(1, (list.size.width * scale - 0.001).rounded(.up))
        let height = max(1, (list.size.height * scale - 0.001).rounded(.up))
        guard list.bounds.isDrawable, let columns = Int(exactly: width), let rows = Int(exactly: height),
            limits.allows(width: columns, height: rows)
        else {
            throw .pictureTooLarge(
                width: width, height: height,
                limit: "at most \(limits.maximumSide) a side and \(limits.maximumPixels) in all")
        }
        return (columns, rows)
    }
}
