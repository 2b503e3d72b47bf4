import InterfaceBuilder
import LayoutAudit
import LayoutEngine

extension InterfaceBuilderDocument {
    /// Gives the roots of a .xib file the sizes that they have on a device: a controller's view the screen's, a table's
    /// row the screen's width. The scenes of a storyboard have them already.
    mutating func fillScreens(of device: Device, isLandscape: Bool) {
        guard !isStoryboard else { return }
        for place in scenes.indices {
            let filled =
                scenes[place].filling(device, isLandscape: isLandscape)
                ?? scenes[place].asRow(on: device, isLandscape: isLandscape)
            if let filled { scenes[place] = filled }
        }
    }

    /// Gives the parts of screens in a .xib file that were drawn as wide as a screen the width of a device's screen.
    mutating func fillParts(of device: Device, isLandscape: Bool) {
        guard !isStoryboard else { return }
        scenes = scenes.map { $0.asPart(on: device, isLandscape: isLandscape) ?? $0 }
    }
}
