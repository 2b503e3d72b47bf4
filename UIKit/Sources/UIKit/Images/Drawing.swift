package import LayoutEngine
package import LayoutRender
internal import PictureFiles
import Synchronization

/// From display lists to pixels and files.
package enum Drawing {
    package static func bitmap(_ list: DisplayList, scale: Double) -> Bitmap? {
        guard var renderer = try? Renderer() else { return nil }
        return try? renderer.pixels(list, scale: scale)
    }

    /// A symbol in a colour, at its own size.
    static func symbol(_ image: UIImage, color: UIColor, isDark: Bool) -> Bitmap? {
        var record = View(.imageView, identifier: "symbol")
        record.content = .image(Pictures().content(of: image))
        record.frame = Rect(origin: .zero, size: image.size.measured)
        record.appearance.tintColor = color.value
        var environment = Surroundings.environment
        environment.userInterfaceStyle = isDark ? .dark : .light
        return bitmap(list(of: LayoutTree(root: record), in: environment), scale: environment.scale)
    }

    /// What a tree shows, without a background.
    static func list(of tree: LayoutTree, in environment: LayoutEnvironment) -> DisplayList {
        var options = RenderOptions()
        options.layers = [.content]
        options.background = .transparent
        options.namesGroups = false
        return DisplayList(
            tree: tree, layout: tree.resolve(in: environment, findingAmbiguity: false), environment: environment,
            options: options)
    }

    /// A text at the upper edge of a frame, by the rules of a label.
    static func items(of text: TextContent, in frame: Rect, isDark: Bool) -> [DisplayItem] {
        var record = View(.label, identifier: "text")
        record.content = .text(text)
        let natural = record.naturalSize(width: frame.width, in: Surroundings.environment)
        var root = View(identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: max(frame.maxX, 1), height: max(frame.maxY, 1))
        record.frame = Rect(
            x: frame.x, y: frame.y, width: frame.width, height: min(natural.height, max(frame.height, 1)))
        record.translatesAutoresizingMaskIntoConstraints = true
        var tree = LayoutTree(root: root)
        tree.addSubview(record, to: tree.root)
        var environment = Surroundings.environment
        environment.userInterfaceStyle = isDark ? .dark : .light
        return list(of: tree, in: environment).items
    }

    static func png(_ bitmap: Bitmap) -> Data? {
        var list = DisplayList(
            size: LayoutEngine.Size(width: Double(bitmap.width), height: Double(bitmap.height)), background: nil)
        list.image(bitmap, in: list.bounds)
        guard var renderer = try? Renderer(), let bytes = try? renderer.png(list, scale: 1) else { return nil }
        return Data(bytes)
    }

    /// The format of a file by its first bytes.
    static func format(of bytes: [UInt8]) -> PictureDecoder.Format? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8]) { return .jpeg }
        if bytes.starts(with: Array("GIF8".utf8)) { return .gif }
        if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)) { return .webp }
        return nil
    }
}

/// The named pictures and colours of the program: those that somebody adds, then those of its catalogs and files.
package enum Assets {
    private struct Store: @unchecked Sendable {
        var images: [String: (bitmap: Bitmap, size: CGSize)] = [:]
        var colors: [String: Color] = [:]
    }
    private static let stored = Mutex(Store())

    package static func add(_ bitmap: Bitmap, size: CGSize, named name: String) {
        stored.withLock { $0.images[name] = (bitmap, size) }
    }
    package static func add(_ color: Color, named name: String) { stored.withLock { $0.colors[name] = color } }

    static func image(named name: String, in bundle: Bundle?) -> (
        bitmap: Bitmap, size: CGSize, mode: UIImage.RenderingMode
    )? {
        if let own = stored.withLock({ $0.images[name] }) { return (own.bitmap, own.size, .automatic) }
        let found = ProgramResources(bundle: bundle).image(name)
        if found == nil { Missing.note("UIImage(named: \"\(name)\"): no such picture is known") }
        return found
    }
    static func color(named name: String, in bundle: Bundle?) -> Color? {
        let found = stored.withLock { $0.colors[name] } ?? ProgramResources(bundle: bundle).color(name)
        if found == nil { Missing.note("UIColor(named: \"\(name)\"): no such colour is known") }
        return found
    }
}
