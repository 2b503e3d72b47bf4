import LayoutDiff
import LayoutEngine
import LayoutRender
import PictureDiff
import Regression

/// The format of a snapshot, and how closely pictures must agree.
public struct LayoutSnapshotKind: Sendable, Hashable {
    /// What the reference file holds.
    var format: SnapshotKind
    /// Pixels a point.
    var scale = 2.0
    /// For pictures: the threshold of a colour difference, and the share of pixels that may differ.
    var threshold = 0.0
    /// 0...1 of all pixels; 0: not one.
    var maximumRatio = 0.0
    /// For pictures: what is drawn; nil: the subject's layers.
    var layers: LayerSet?

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

    /// The picture without annotations: `.png.plain`. Frames are not drawn and stay the same.
    public var plain: LayoutSnapshotKind { showing(.plain) }
    /// The picture with frames, names, gaps and defects, which a tree has by default: `.svg.annotated`.
    public var annotated: LayoutSnapshotKind { showing(.annotated) }

    private func showing(_ layers: LayerSet) -> LayoutSnapshotKind {
        var kind = self
        kind.layers = layers
        return kind
    }

    /// `txt`, `png` or `svg`, without a dot.
    var fileExtension: String { format.fileExtension }

    /// The layout as what a reference of this kind holds.
    /// - Parameter reference: nil: none that is trusted.
    /// - Returns: nil for a picture whose reference was made from the same drawing, which is not drawn again.
    func make(_ subject: LayoutSnapshotSubject, unlessDrawnIn reference: [UInt8]?) throws(RenderError) -> Snapshot? {
        if format == .frames {
            let release = subject.scene.environment.release
            return .frames(FramesSnapshot(tree: subject.scene.tree, layout: subject.layout, release: release))
        }
        var options = subject.options
        if let layers { options.layers = layers }
        let list = DisplayList(scene: subject.scene, layout: subject.layout, options: options)
        let picture = try DrawingMark.picture(of: list, scale: scale, as: format, unlessOn: reference) {
            () throws(RenderError) in
            var renderer = try Renderer()
            return format == .png ? try renderer.png(list, scale: scale) : try renderer.svg(list)
        }
        return picture.map { .picture($0) }
    }

    /// What is compared with a reference.
    enum Snapshot {
        /// Every frame, so that a difference names views.
        case frames(FramesSnapshot)
        /// A drawing or a picture as a file.
        case picture([UInt8])

        /// The file.
        var bytes: [UInt8] {
            switch self {
            case .frames(let frames): Array(frames.text.utf8)
            case .picture(let file): file
            }
        }
    }

    /// The difference in one sentence and some lines; nil if there is none. Frames are compared as text first and then
    /// view by view, so that the message names views and distances.
    func difference(reference: [UInt8], actual: Snapshot) -> String? {
        switch actual {
        case .frames(let frames):
            let found = SnapshotDifference.ofFrames(reference, frames)
            if case .noFrames = found {
                let old = String(decoding: reference, as: UTF8.self)
                let patch = FramesSnapshot.patch(reference: old, actual: frames.text)
                return (["the reference holds no frames"] + patch).joined(separator: "\n")
            }
            guard case .frames(let old, let moved, let patch) = found else { return nil }
            let note = old.releaseNote(for: frames).map { $0 + "\n" } ?? ""
            let head = moved.isEmpty ? "gaps or diagnostics differ\n" : moved.text
            return head + note + patch.joined(separator: "\n")
        case .picture(let file):
            var options = PictureOptions()
            options.threshold = threshold
            options.maximumRatio = maximumRatio
            return switch SnapshotDifference.ofPicture(reference, file, as: format, options) {
            case .picture(let found): found.text
            case .noPicture(let reason): "the reference cannot be read: \(reason)"
            case .drawing, .noFrames, .frames: "the drawings differ"
            case nil: nil
            }
        }
    }
}
