import LayoutDiff
import LayoutEngine
import LayoutRender
import PictureDiff

/// The format of a snapshot, and how closely pictures must agree.
public struct LayoutSnapshotKind: Sendable, Hashable {
    var format: SnapshotKind
    /// Pixels a point.
    var scale = 2.0
    /// For pictures: the threshold of a colour difference, and the share of pixels that may differ.
    var threshold = 0.0
    var maximumRatio = 0.0

    /// Every frame as text: small, readable in a review, independent of fonts.
    public static let frames = LayoutSnapshotKind(format: .frames)
    /// The picture of the layout.
    public static let png = LayoutSnapshotKind(format: .png)
    /// The drawing of the layout, compared as text.
    public static let svg = LayoutSnapshotKind(format: .svg)

    /// A picture with a tolerance.
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - threshold: the colour difference that counts: 0 for any difference, 0.1 for a difference that a person hardly sees.
    ///   - maximumRatio: the share of pixels that may differ, 0...1.
    public static func png(scale: Double = 2, threshold: Double = 0, maximumRatio: Double = 0) -> LayoutSnapshotKind {
        LayoutSnapshotKind(format: .png, scale: scale, threshold: threshold, maximumRatio: maximumRatio)
    }

    /// `txt`, `png` or `svg`, without a dot.
    var fileExtension: String { format.fileExtension }

    /// The bytes of a snapshot.
    func make(_ subject: LayoutSnapshotSubject) throws(RenderError) -> [UInt8] {
        if format == .frames {
            return Array(FramesSnapshot(tree: subject.scene.tree, layout: subject.layout).text.utf8)
        }
        var renderer = try Renderer()
        let list = DisplayList(scene: subject.scene, layout: subject.layout, options: subject.options)
        return format == .png ? try renderer.png(list, scale: scale) : try renderer.svg(list)
    }

    /// The difference in one sentence and some lines; nil if there is none.
    ///
    /// Frames are compared as text first and then view by view, so that the message names views and distances. Drawings
    /// are compared byte by byte. Pictures are compared by the rules of PictureDiff.
    func difference(reference: [UInt8], actual: [UInt8]) -> String? {
        if reference == actual { return nil }
        switch format {
        case .svg: return "the drawings differ"
        case .frames:
            let texts = (String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self))
            let patch = FramesSnapshot.patch(reference: texts.0, actual: texts.1)
            guard let one = FramesSnapshot(texts.0), let other = FramesSnapshot(texts.1) else {
                return (["the reference holds no frames"] + patch).joined(separator: "\n")
            }
            let moved = FramesSnapshot.compare(reference: one, actual: other)
            let head = moved.isEmpty ? "gaps or diagnostics differ\n" : moved.text
            return head + patch.joined(separator: "\n")
        case .png:
            var options = PictureOptions()
            options.threshold = threshold
            options.maximumRatio = maximumRatio
            do {
                let found = try PictureComparison.compare(reference, actual, options: options)
                return found.isTolerated ? nil : found.text
            } catch {
                return "the reference cannot be read: \(error)"
            }
        }
    }
}
