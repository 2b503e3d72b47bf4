import LayoutGallery

/// The pictures of a gallery that a server keeps up to date, by addresses that name what the pictures are made of: a picture
/// whose page has not changed has the same address, and is neither drawn nor sent again.
///
/// A class, since a painter is one: it keeps fonts open, and cannot be copied.
final class LivePictures {
    let settings: RenderSettings
    private var painter: Painter?
    private var drawn: [String: [UInt8]] = [:]
    /// The addresses of what is kept, in the order of drawing, and the bytes of all.
    private var order: [String] = []
    private var bytes = 0
    /// The sizes in points of all pictures that were drawn.
    private var sizes: [String: (width: Double, height: Double)] = [:]

    /// The most bytes of pictures that are kept; the oldest go first.
    private static let limit = 1 << 28

    init(_ settings: RenderSettings) { self.settings = settings }

    /// Where a browser finds the picture of a page.
    func address(of page: Page) -> String {
        "pictures/" + (page.key(settings, settings.limits) ?? "none").prefix(32) + ".png"
    }

    /// The picture at an address; without a size, which is 0 by 0, until it was drawn once.
    func picture(_ address: String) -> GalleryScreen.Picture {
        let size = sizes[address] ?? (0, 0)
        return .init(address: address, width: size.width, height: size.height)
    }

    /// The bytes of a picture that was drawn; nil where it was not, or is not kept.
    func kept(_ address: String) -> [UInt8]? { drawn[address] }

    /// Draws a page.
    func draw(_ page: Page, _ address: String) throws(Failure) -> [UInt8] {
        if painter == nil { painter = try Painter(settings) }
        guard let made = try painter?.pictures.picture(of: page),
            let png = try painter?.paint(made.drawing, as: .png)
        else { return [] }
        let size = made.drawing.list.size
        sizes[address] = (size.width, size.height)
        drawn[address] = png
        order.append(address)
        bytes += png.count
        while bytes > Self.limit, order.count > 1 {
            bytes -= drawn.removeValue(forKey: order.removeFirst())?.count ?? 0
        }
        return png
    }
}
