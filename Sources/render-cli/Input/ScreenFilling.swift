import InterfaceBuilder
import LayoutAudit
import LayoutEngine

extension InterfaceBuilderDocument {
    /// Gives the roots of a .xib file the sizes that they have on a device: a controller's view the screen's, a table's row and
    /// a part that was drawn as wide as a screen the screen's width. The scenes of a storyboard have them already.
    mutating func fill(_ device: Device, isLandscape: Bool) {
        guard !isStoryboard else { return }
        scenes = scenes.map { scene in
            scene.filling(device, isLandscape: isLandscape) ?? scene.asRow(on: device, isLandscape: isLandscape)
                ?? scene.asPart(on: device, isLandscape: isLandscape) ?? scene
        }
    }
}
