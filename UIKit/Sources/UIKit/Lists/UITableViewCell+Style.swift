internal import LayoutEngine

/// The labels and the picture of a cell's style, which the engine's `CellArrangement` places.
extension UITableViewCell {
    var hasOwnParts: Bool { ownTextLabel != nil || ownDetailLabel != nil || ownImageView != nil }

    /// UIKit's margin at a cell's sides, in points.
    var sideMargin: Double {
        Surroundings.environment.systemMinimumMargin(width: Double(window?.bounds.width ?? bounds.width))
    }

    func layOutOwnLabels(_ isMirrored: Bool) {
        guard hasOwnParts else { return }
        let frames = ownFrames(in: contentView.bounds.size, isMirrored)
        ownTextLabel?.frame = CGRect(frames.title ?? .zero)
        ownDetailLabel?.frame = CGRect(frames.detail ?? .zero)
        ownImageView?.frame = CGRect(frames.image ?? .zero)
    }

    /// - Parameter box: the size of the content view.
    private func ownFrames(in box: CGSize, _ isMirrored: Bool) -> CellArrangement.Frames {
        let parts = parts(in: box.width, isMirrored)
        return parts.arrangement.frames(
            title: parts.title, detail: parts.detail, image: parts.image,
            in: Size(width: Double(box.width), height: Double(box.height)))
    }

    /// The content view's margin at the side of an accessory, in points; nil without one. The room of a view of one's own
    /// holds the margin already.
    var marginBesideAccessory: Double? {
        guard accessoryWidth > 0 else { return nil }
        return accessoryView == nil ? CellAttributes.marginBesideAccessory : 0
    }

    /// The height of a row for the labels, in points.
    func ownHeight(_ width: CGFloat) -> CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let parts = parts(in: max(0, width - accessoryWidth), isMirrored)
        return CGFloat(parts.arrangement.height(title: parts.title, detail: parts.detail))
    }

    private struct Parts {
        var arrangement: CellArrangement
        var title: CellArrangement.Part?
        var detail: CellArrangement.Part?
        var image: CellArrangement.Part?
    }

    /// - Parameter width: of the content view.
    private func parts(in width: CGFloat, _ isMirrored: Bool) -> Parts {
        let environment = Surroundings.environment
        let style: CellAttributes.Style =
            switch style {
            case .default: .default
            case .value1: .value1
            case .value2: .value2
            case .subtitle: .subtitle
            }
        var insets = EdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
        if followsReadableWidth { insets = insets.withinReadableWidth(of: Double(width), in: environment) }
        if let beside = marginBesideAccessory {
            if isMirrored { insets.left = beside } else { insets.right = beside }
        }
        let arrangement = CellArrangement(
            style, insets: insets, indentation: Double(CGFloat(indentationLevel) * indentationWidth),
            isMirrored: isMirrored, in: environment)
        let picture = ownImageView?.image.flatMap { image -> CellArrangement.Part? in
            let size = Size(width: Double(image.size.width), height: Double(image.size.height))
            guard size.width > 0 else { return nil }
            var part = CellArrangement.Part(size: size)
            part.inset = Pictures().content(of: image).cellInset(width: size.width, in: environment)
            return part
        }
        let room = CGFloat(arrangement.textWidth(in: Double(width), image: picture))
        return Parts(
            arrangement: arrangement, title: part(ownTextLabel, room), detail: part(ownDetailLabel, room),
            image: picture)
    }

    private func part(_ label: UILabel?, _ room: CGFloat) -> CellArrangement.Part? {
        guard let label else { return nil }
        let size = label.sizeThatFits(CGSize(width: room, height: 1e4))
        let line = label.sizeThatFits(CGSize(width: 1e6, height: 1e4)).height
        return CellArrangement.Part(
            size: Size(width: Double(size.width), height: Double(size.height)), ascent: Double(label.font.ascender),
            lineHeight: Double(line))
    }

    /// Where the line below the cell begins, if no inset is stated: beside a picture, at the text.
    var separatorStart: CGFloat? {
        guard ownImageView?.image != nil else { return nil }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - accessoryWidth)
        let frames = ownFrames(in: CGSize(width: width, height: bounds.height), isMirrored)
        guard frames.image != nil, let text = frames.title ?? frames.detail else { return nil }
        return isMirrored ? width - CGFloat(text.maxX) : CGFloat(text.minX)
    }

    /// Whether the table keeps the content of its cells within the readable width.
    var followsReadableWidth: Bool {
        (superview as? UITableView)?.cellLayoutMarginsFollowReadableWidth ?? false
    }
}
