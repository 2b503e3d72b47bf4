public import LayoutRender
public import LayoutRenderTesting
public import UIKit
@_exported public import UIKitDrawing

extension LayoutSnapshotSubject {
    /// A view as it stands, laid out: every view below it at its frame, with what it shows.
    @MainActor
    public init(_ view: UIView) {
        let picture = ViewPicture(view)
        self.init(scene: picture.scene, layout: picture.layout, options: picture.options)
    }

    /// The picture as a PNG file.
    public func png(scale: Double = 2) throws(RenderError) -> Data {
        var renderer = try Renderer()
        return Data(try renderer.png(DisplayList(scene: scene, layout: layout, options: options), scale: scale))
    }
}
