extension DisplayList {
    /// Appends another list with the bounds' origin at `point`, and with unique group ids.
    ///
    /// Pictures of the other list are added to this list's, and the indices of its items follow. At most 100 notes
    /// are kept.
    ///
    /// - Parameter usedIDs: the ids of this list so far; an id that occurs twice gets a number.
    package mutating func place(_ other: DisplayList, at point: Point, usedIDs: inout Set<String>) {
        let shift = Point(x: point.x - other.bounds.x, y: point.y - other.bounds.y)
        let firstImage = images.count
        images += other.images
        if let background = other.background { fill(.rect(other.bounds.offset(by: shift)), background) }
        for item in other.items {
            switch item {
            case .begin(var group):
                group.transform = group.transform?.about(shift)
                group.clip = group.clip?.offset(by: shift)
                if let wanted = group.id { group.id = usedIDs.insertVariant(of: wanted) }
                items.append(.begin(group))
            case .end: items.append(.end)
            case .shape(var shape):
                shape.shape = shape.shape.offset(by: shift)
                items.append(.shape(shape))
            case .text(var run):
                run.origin = run.origin.offset(by: shift)
                items.append(.text(run))
            case .image(let image):
                items.append(
                    .image(ImageItem(index: image.index + firstImage, frame: image.frame.offset(by: shift))))
            }
        }
        for note in other.notes where notes.count < 100 { notes.append(note) }
    }
}

/// A list is moved by rewriting its coordinates.
extension Point {
    /// To the right and down where the shift is positive.
    func offset(by shift: Point) -> Point { Point(x: x + shift.x, y: y + shift.y) }
}

extension Shape {
    /// The outline moved by `shift`.
    func offset(by shift: Point) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.offset(by: shift))
        case .roundedRect(let rect, let radius): .roundedRect(rect.offset(by: shift), radius: radius)
        case .ellipse(let rect): .ellipse(rect.offset(by: shift))
        case .line(let from, let to): .line(from.offset(by: shift), to.offset(by: shift))
        case .ring(let outer, let inner): .ring(outer: outer.offset(by: shift), inner: inner.offset(by: shift))
        case .path(let elements): .path(elements.map { $0.offset(by: shift) })
        }
    }
}

extension PathElement {
    fileprivate func offset(by shift: Point) -> PathElement {
        switch self {
        case .move(let point): .move(point.offset(by: shift))
        case .line(let point): .line(point.offset(by: shift))
        case .curve(let first, let second, let end):
            .curve(first.offset(by: shift), second.offset(by: shift), end.offset(by: shift))
        case .close: .close
        }
    }
}
