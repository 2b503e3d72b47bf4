import LayoutEngine

extension LayoutScene {
    /// A table's row that is the root of its own file, as wide as the screen of a device and as high as its contents
    /// ask for, at least as high as in the file: a table gives its rows that size, whatever size the file has.
    ///
    /// Nil for other roots, for a row that is narrower than any screen, and for a row of the screen's width whose
    /// contents fit.
    package func asRow(on device: Device, isLandscape: Bool) -> LayoutScene? {
        let screen = device.environment(landscape: isLandscape)
        let root = tree.root
        guard tree[root].kind == .tableViewCell, let size = tree[root].frame?.size, let width = screen.width,
            size.width >= Self.narrowestRow
        else { return nil }
        var scene = resized(to: Size(width: width, height: size.height))
        scene.environment.scale = screen.scale
        scene.environment.isPad = screen.isPad
        let missing = scene.missingHeight
        if missing > 0 { scene = scene.resized(to: Size(width: width, height: size.height + missing)) }
        return missing > 0 || width != size.width ? scene : nil
    }

    /// A part of a screen, in a file of its own, that was drawn as wide as a screen: as wide as the screen of a device, and as
    /// high as its contents ask for, at least as high as in the file.
    ///
    /// Nil for a row, and for a part of another width, whose width in an app is unknown.
    package func asPart(on device: Device, isLandscape: Bool) -> LayoutScene? {
        let screen = device.environment(landscape: isLandscape)
        let root = tree.root
        guard facts?.root == .part, tree[root].kind != .tableViewCell, tree[root].stack == nil,
            let size = tree[root].frame?.size, let width = screen.width, width != size.width,
            Device.distinctScreens.contains(where: { !$0.isPad && $0.width == size.width })
        else { return nil }
        var scene = resized(to: Size(width: width, height: size.height))
        scene.environment.scale = screen.scale
        scene.environment.isPad = screen.isPad
        let missing = scene.missingHeight
        return missing > 0 ? scene.resized(to: Size(width: width, height: size.height + missing)) : scene
    }

    /// The height that the contents of the row lack.
    private var missingHeight: Double {
        let part = tree[tree.root].cell?.contentView ?? tree.root
        guard let size = tree[part].frame?.size else { return 0 }
        let wanted = tree.systemLayoutSizeFitting(
            part, target: Size(width: size.width, height: 0), horizontalPriority: LayoutPriority.required.rawValue,
            in: environment)
        return max(wanted.height - size.height, 0)
    }

    /// The part with its content view at another size. The content view of a row leaves room for an accessory and for a separator
    /// as in the file; other differences from the cell are old frames of the file.
    func resized(to size: Size) -> LayoutScene {
        var scene = filling(size)
        guard let cell = tree[tree.root].frame?.size, let content = tree[tree.root].cell?.contentView,
            tree[content].translatesAutoresizingMaskIntoConstraints, let inner = tree[content].frame?.size
        else { return scene }
        let beside = tree[tree.root].cell?.accessory == nil ? 0 : cell.width - inner.width
        let below = cell.height - inner.height
        scene.tree[content].frame = Rect(
            x: 0, y: 0, width: size.width - (Self.accessories.contains(beside) ? beside : 0),
            height: size.height - (Self.separators.contains(below) ? below : 0))
        scene.tree[content].autoresizingMask = []
        return scene
    }

    /// The room that UIKit's accessories take, in points.
    private static let accessories = 0.0...80
    /// The height of a separator, in points.
    private static let separators = 0.0...1

    /// The width of the smallest screen: a narrower cell is a tile beside others.
    private static let narrowestRow = 320.0
}
