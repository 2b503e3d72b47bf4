import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation

/// The pictures of image views in the folder `assets.images` of a document.
struct ImageFiles {
    /// PNG files by the tree's names, decoded at no more than the size of drawing.
    private(set) var images: [String: Bitmap] = [:]
    /// The natural sizes of pictures that were decoded at a reduced size.
    private(set) var sizes: [String: Size] = [:]
    /// Messages about unreadable pictures, with places; such a picture is drawn as a placeholder. A missing picture is
    /// a placeholder without a message.
    private(set) var notices: [Notice] = []
    /// The same in parts, in the same order.
    private(set) var troubles: [(line: Int?, column: Int?, message: String)] = []
    /// The names of a document's pictures that have no file, in the order of the views.
    private(set) var missing: [String] = []
    /// Pixels of the files read so far.
    private var pixels = 0

    /// - Parameter scale: pixels per point of the page.
    init(for page: Page, _ tree: LayoutTree, _ layout: ResolvedLayout, scale: Double, limits: Limits) {
        guard case .document(let document, _, _, _) = page.source else { return }
        let pictures = page.runPictures ?? RunPictures(limits)
        let uses = Self.uses(in: tree, layout)
        for name in uses.order {
            guard document.assets.images != nil,
                let file = RunPictures.file(of: name, in: document, input: page.input)
            else {
                if !name.isEmpty, page.pictures?.files[name] == nil { missing.append(name) }
                continue
            }
            do throws(Failure) {
                try read(file, name, uses.places[name] ?? [], scale, pictures, limits)
            } catch {
                let position = document.place(ofImage: name)
                let place = position.map { ":\($0.line):\($0.column)" } ?? ""
                let file = escapedForDisplay(displayName(page.input), limit: 4_096)
                for line in error.lines {
                    let words = line.hasPrefix("error: ") ? line.dropFirst(7) : line[...]
                    let message = "picture '\(escapedForDisplay(name))': \(words)"
                    notices.append(.warning(file + place, message))
                    troubles.append((position?.line, position?.column, message))
                }
            }
        }
    }

    private mutating func read(
        _ file: RunPictures.File, _ name: String, _ places: [Use], _ scale: Double, _ pictures: RunPictures,
        _ limits: Limits
    ) throws(Failure) {
        guard let size = try pictures.size(of: file) else { return }
        pixels += size.width * size.height
        guard pixels <= limits.pictures.imagePixels else {
            throw Failure(
                "more than \(countText(limits.pictures.imagePixels, "pixel")) on one page; "
                    + "--max-image-pixels moves the limit")
        }
        guard !pictures.isRefused(file) else {
            throw Failure(
                "more than \(countText(limits.pictures.runImagePixels, "pixel")) in one run; "
                    + "--max-run-image-pixels moves the limit")
        }
        let natural = Size(width: Double(size.width), height: Double(size.height))
        let factor = places.map { $0.factor(for: natural, scale: scale) }.min() ?? 1
        images[name] = try pictures.bitmap(of: file, reducedBy: factor)
        if factor > 1 { sizes[name] = natural }
    }

    // MARK: Where they are drawn

    /// One use of a picture in a view.
    private struct Use {
        /// Nil if the picture fills at most the frame.
        var mode: ContentMode?
        /// The picture's size in the document, in points.
        var size: Size?
        var frame: Rect

        /// The number of the file's pixels per pixel of the page along a side, an integer of at least 1.
        func factor(for natural: Size, scale: Double) -> Int {
            let drawn = mode?.rect(for: size ?? natural, in: frame).size ?? frame.size
            let ratio = min(natural.width / max(drawn.width * scale, 1), natural.height / max(drawn.height * scale, 1))
            return max(1, Int(exactly: min(ratio, 65_536).rounded(.down)) ?? 1)
        }
    }

    private static func uses(in tree: LayoutTree, _ layout: ResolvedLayout) -> (
        order: [String], places: [String: [Use]]
    ) {
        var order: [String] = []
        var places: [String: [Use]] = [:]
        for (place, view) in tree.items.enumerated() {
            for (image, mode) in view.shownPictures where !image.isSystemSymbol {
                if places[image.name] == nil { order.append(image.name) }
                places[image.name, default: []].append(
                    Use(mode: mode, size: image.size, frame: layout.items[place].frame))
            }
        }
        return (order, places)
    }
}
