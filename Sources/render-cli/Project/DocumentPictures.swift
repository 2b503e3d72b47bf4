import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation
import PictureFiles
import ProjectResources
import Synchronization

/// A picture file of the project, as a page draws it.
struct PictureFile: Sendable, Hashable {
    /// Absolute.
    var path: String
    var format: PictureHeader.Format
    var rendering: ImageRendering
    /// The slices, in pixels of a bitmap and in points of a vector picture; nil: stretched as a whole.
    var slices: ImageSlices?
    /// The size of the whole file, in points.
    var size: Size?
    /// False for a vector picture stored as pixels, which blurs when enlarged.
    var isScalable = true
}

/// The pictures that a document takes from its project, decoded when a page draws them.
struct DocumentPictures: Sendable {
    /// By the names that the document's views use.
    var files: [String: PictureFile] = [:]
    /// Shared by all pages of a run.
    var cache: PictureCache

    /// Sets the bitmaps of all pictures in a page's views and bars in the page's options.
    /// - Returns: messages about pictures that could not be drawn.
    func fill(
        _ options: inout RenderOptions, _ scene: LayoutScene, _ layout: ResolvedLayout, _ limits: Limits
    ) -> [Notice] {
        var notices: [Notice] = []
        for (name, size) in drawnSizes(scene, layout).sorted(by: { $0.key < $1.key }) {
            guard let file = files[name] else { continue }
            let isSlicedVector = file.format.isVector && file.slices != nil
            let drawn = isSlicedVector ? file.size ?? size.natural : file.isScalable ? size.largest : size.natural
            let width = Self.pixels(drawn.width * options.scale)
            let height = Self.pixels(drawn.height * options.scale)
            switch cache.bitmap(
                file, width: width, height: height, limits: options.limits, bytes: limits.pictures.imageBytes)
            {
            case .success(let bitmap):
                options.images[name] = bitmap
                options.imageTraits.slices[name] = isSlicedVector ? file.slices?.scaled(by: options.scale) : file.slices
                if file.rendering == .template { options.imageTraits.templates.insert(name) }
                if file.rendering == .original { options.imageTraits.originals.insert(name) }
            case .failure(let failure):
                notices.append(.warning(escapedForDisplay(file.path, limit: 4_096), failure.words))
            }
        }
        return notices
    }

    private static func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(.up), 1), 8_192)) }

    /// The largest size at which each picture is drawn, in points: a view may scale a picture up.
    private func drawnSizes(
        _ scene: LayoutScene, _ layout: ResolvedLayout
    ) -> [String: (natural: Size, largest: Size)] {
        var sizes: [String: (natural: Size, largest: Size)] = [:]
        func use(_ image: ImageContent, _ ratio: Double) {
            guard let natural = image.size, !image.isSystemSymbol else { return }
            let known = sizes[image.name]?.largest.width ?? 0
            if natural.width * ratio > known {
                let largest = Size(width: natural.width * ratio, height: natural.height * ratio)
                sizes[image.name] = (natural, largest)
            }
        }
        func use(_ view: View, _ frame: Rect) {
            switch view.content {
            case .image(let image): use(image, ratio(view, image, frame))
            case .button(let button):
                for image in [button.image, button.backgroundImage].compactMap({ $0 }) { use(image, 1) }
            default: break
            }
        }
        for (index, view) in scene.tree.items.enumerated() { use(view, layout.items[index].frame) }
        let shown = scene.shownScenes
        // An embedded scene is laid out only when it is drawn; its recorded frames are nearly as large.
        for inner in shown { for view in inner.tree.items { use(view, view.recordedFrame ?? .zero) } }
        for item in ([scene] + shown).flatMap(\.barItems) {
            for image in [item.image, item.selectedImage].compactMap({ $0 }) { use(image, 1) }
        }
        return sizes
    }

    private func ratio(_ view: View, _ image: ImageContent, _ frame: Rect) -> Double {
        guard let natural = image.size, natural.width > 0, natural.height > 0 else { return 1 }
        switch view.appearance.contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw:
            let wanted = max(frame.width / natural.width, frame.height / natural.height)
            return wanted.isFinite ? min(max(wanted, 1), 16) : 1
        default: return 1
        }
    }
}

/// The decoded pictures of a run, each file and size once.
///
/// A class because all pages share it, on any thread.
final class PictureCache: Sendable {
    private struct Key: Hashable {
        @ComparedByBytes var path: String
        var width: Int
        var height: Int
    }

    private let contents = Mutex(DecodedPictures<Key, PictureDecoder.Failure>())

    func bitmap(
        _ file: PictureFile, width: Int, height: Int, limits: RenderLimits, bytes: Int
    ) -> Result<Bitmap, PictureDecoder.Failure> {
        guard let format = PictureDecoder.Format(rawValue: file.format.rawValue) else {
            return .failure(.noLibrary(name: "a reader of \(file.format.rawValue)", package: ""))
        }
        let key = Key(
            path: file.path, width: format.isVector ? width : 0, height: format.isVector ? height : 0)
        // Decoded inside the lock: two pages that need the same picture decode it once.
        return contents.withLock { contents in
            contents.bitmap(key) { Self.decode(file, format, width, height, limits, bytes) }
        }
    }

    private static func decode(
        _ file: PictureFile, _ format: PictureDecoder.Format, _ width: Int, _ height: Int, _ limits: RenderLimits,
        _ bytes: Int
    ) -> Result<Bitmap, PictureDecoder.Failure> {
        guard let data = try? FileReader.read(file.path, limit: bytes, flag: "max-image") else {
            return .failure(.tooLarge)
        }
        do {
            return .success(
                try PictureDecoder.decode(data, as: format, width: width, height: height, limits: limits.picture))
        } catch {
            return .failure(error)
        }
    }
}

extension PictureDecoder.Failure {
    /// Advice for the user.
    var words: String {
        switch self {
        case .noLibrary(let name, let package):
            package.isEmpty ? "\(name) is not part of this program" : "\(name) is not installed (\(package))"
        case .broken: "no picture can be read from it"
        case .tooLarge: "larger than the limits"
        }
    }
}
