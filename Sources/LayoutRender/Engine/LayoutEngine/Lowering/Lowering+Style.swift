import Cassowary

/// The texts and the picture of a cell's own style.
extension Lowering {
    /// Places the cell's own texts and picture, for the cell's size in the last pass.
    mutating func lowerStyle(of cell: ItemID) {
        items[cell].dependsOnFrames = true
        let size = knownSize(of: cell)
        let parts = styledParts(of: cell, width: size.width)
        let frames = parts.arrangement.frames(title: parts.title, detail: parts.detail, image: parts.image, in: size)
        for (view, frame) in [
            (tree[cell].cell?.textLabel, frames.title), (tree[cell].cell?.detailTextLabel, frames.detail),
            (tree[cell].cell?.imageView, frames.image),
        ] {
            guard let view, outline[view].isInstalled, outline[view].space == cell.index else { continue }
            place(view, at: frame ?? .zero, in: cell)
        }
    }

    /// The height of a row whose height is automatic and whose texts the cell's style places; nil for other rows.
    mutating func styledHeight(of row: ItemID, inset: EdgeInsets, in table: ItemID) -> Double? {
        guard outline[row].traits.contains(.styled), tree[row].frame == nil else { return nil }
        items[table].dependsOnFrames = true
        let width = knownSize(of: table).width - inset.left - inset.right
        let parts = styledParts(of: row, width: width)
        return parts.arrangement.height(title: parts.title, detail: parts.detail)
    }

    /// A cell's style with the sizes of its parts.
    private struct StyledParts {
        var arrangement: CellArrangement
        var title: CellArrangement.Part?
        var detail: CellArrangement.Part?
        var image: CellArrangement.Part?
    }

    /// - Parameter width: the cell's, in points; texts of several lines wrap in it.
    private mutating func styledParts(of cell: ItemID, width: Double) -> StyledParts {
        let attributes = tree[cell].cell ?? CellAttributes()
        items[cell].refersToInsets = true
        let arrangement = CellArrangement(
            attributes.style, insets: styleInsets(of: cell, attributes), isMirrored: isMirrored(cell), in: environment)
        var parts = StyledParts(arrangement: arrangement)
        parts.image = attributes.imageView.map { CellArrangement.Part(size: naturalSize(of: $0)) }
        if let view = attributes.imageView, case .image(let image) = tree[view].content {
            parts.image?.inset = image.cellInset(width: naturalSize(of: view).width, in: environment)
        }
        let room = arrangement.textWidth(in: width, image: parts.image)
        parts.title = attributes.textLabel.map { text($0, width: room) }
        parts.detail = attributes.detailTextLabel.map { text($0, width: room) }
        return parts
    }

    /// The cell's margins, and the room of an accessory that the margins do not count.
    private func styleInsets(of cell: ItemID, _ attributes: CellAttributes) -> EdgeInsets {
        let insets = feedback.margins[Int(cell.index)]
        return attributes.contentView == nil ? insets : insets + accessoryInsets(of: cell)
    }

    private mutating func text(_ label: ItemID, width: Double) -> CellArrangement.Part {
        var size = unwrappedSize(of: label)
        if tree[label].naturalHeightDependsOnWidth, size.width > width {
            size = wrappedSize(of: label, width: width)
        }
        guard case .text(let content) = tree[label].content else { return CellArrangement.Part(size: size) }
        return CellArrangement.Part(content, size: size, in: environment)
    }

    /// An item's size in the last pass; at first its frame's, or the root's.
    func knownSize(of id: ItemID) -> Size {
        if !feedback.solvedSizes.isEmpty { return feedback.solvedSizes[Int(id.index)] }
        if let frame = tree[id].frame { return frame.size }
        return Size(
            width: rootLength(.horizontal) ?? 0,
            height: id == root ? rootLength(.vertical) ?? 0 : TableMetrics.rowHeight)
    }

    /// Fixes the frame of a view in the frame of the view that places it.
    private mutating func place(_ view: ItemID, at frame: Rect, in owner: ItemID) {
        for axis in Axis.allCases {
            let key = ConstraintKey(.cellStyle, view, other: owner, index: Int32(axis.rawValue))
            relate(
                frameExpression(of: view, .start, axis), .equal, frameExpression(of: owner, .start, axis),
                plus: frame.origin[axis], .required, key, breakable: false)
            relate(frameExpression(of: view, .size, axis), .equal, frame.size[axis], .required, key, breakable: false)
        }
    }
}
