import LayoutEngine
import LayoutRender

/// Whether two pictures of a screen look the same, item by item of their display lists.
extension LayoutSide {
    /// Whether the pictures of the two screens differ: compares the display lists, whatever properties caused the
    /// difference.
    ///
    /// A side of frames only has no screen to compare. This is the safety net of `compare`: a property that no list
    /// of changes mentions, but that is drawn, still makes a difference (`the picture differs`). Two pictures are
    /// made, hence the question is asked last.
    func shows(otherThan other: LayoutSide) -> Bool {
        guard trace != nil, other.trace != nil else { return false }
        let (one, two) = (screen, other.screen)
        guard one.bounds.isNear(two.bounds), one.background == two.background, one.items.count == two.items.count else {
            return true
        }
        return !zip(one.items, two.items).allSatisfy { $0.looksLike($1) }
    }

    /// The picture of the screen, without names.
    private var screen: DisplayList {
        var options = RenderOptions()
        options.layers = [.content, .chrome]
        options.namesGroups = false
        return DisplayList(scene: scene, layout: layout, options: options)
    }
}

extension DisplayItem {
    /// Names of groups are not looked at, as nobody sees them.
    fileprivate func looksLike(_ other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.begin(let one), .begin(let two)):
            one.opacity.isNear(two.opacity) && one.transform == two.transform
                && (one.clip == two.clip || isNear(one.clip, two.clip))
        case (.end, .end): true
        case (.shape(let one), .shape(let two)):
            one.fill == two.fill && one.stroke == two.stroke && one.shape.isNear(two.shape)
        case (.text(let one), .text(let two)): one.looksLike(two)
        case (.image(let one), .image(let two)): one.index == two.index && one.frame.isNear(two.frame)
        default: false
        }
    }

    /// False where only one group is clipped.
    private func isNear(_ one: Shape?, _ two: Shape?) -> Bool {
        guard let one, let two else { return false }
        return one.isNear(two)
    }
}

extension TextRun {
    /// Letters, font and colour are equal, the place within the tolerance.
    fileprivate func looksLike(_ other: TextRun) -> Bool {
        guard origin.isNear(other.origin), size.isNear(other.size), (width ?? -1).isNear(other.width ?? -1) else {
            return false
        }
        var placed = other
        placed.origin = origin
        placed.size = size
        placed.width = width
        return placed == self
    }
}

extension Shape {
    /// Shapes of one kind whose numbers are near.
    fileprivate func isNear(_ other: Shape) -> Bool {
        switch (self, other) {
        case (.rect(let one), .rect(let two)), (.ellipse(let one), .ellipse(let two)): one.isNear(two)
        case (.roundedRect(let one, let radius), .roundedRect(let two, let other)):
            one.isNear(two) && radius.isNear(other)
        case (.line(let a, let b), .line(let c, let d)): a.isNear(c) && b.isNear(d)
        case (.ring(let outer, let inner), .ring(let other, let hole)): outer.isNear(other) && inner.isNear(hole)
        case (.path(let one), .path(let two)): one.count == two.count && zip(one, two).allSatisfy { $0.isNear($1) }
        default: false
        }
    }
}

extension PathElement {
    /// Steps of one kind whose points are near.
    fileprivate func isNear(_ other: PathElement) -> Bool {
        switch (self, other) {
        case (.move(let one), .move(let two)), (.line(let one), .line(let two)): one.isNear(two)
        case (.curve(let a, let b, let c), .curve(let d, let e, let f)): a.isNear(d) && b.isNear(e) && c.isNear(f)
        case (.close, .close): true
        default: false
        }
    }
}

extension Rect {
    /// All four numbers are near.
    fileprivate func isNear(_ other: Rect) -> Bool {
        origin.isNear(other.origin) && width.isNear(other.width) && height.isNear(other.height)
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Double {
    /// A smaller difference changes no pixel.
    fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude <= LayoutDiff.tolerance }
}
