/// Places the items of a group, group after group.
@MainActor
struct GroupLayout {
    /// What a cell asks for, where a dimension of its item is estimated.
    typealias Measure = (_ item: Int, _ size: CGSize, _ isWidthOpen: Bool, _ isHeightOpen: Bool) -> CGSize

    struct Placed {
        var items: [(index: Int, frame: CGRect)] = []
        var size = CGSize.zero
    }

    /// The items of the section that are placed so far, and all of them.
    private(set) var next = 0
    let count: Int
    let measure: Measure

    var isDone: Bool { next >= count }

    /// The next group.
    /// - Parameter asked: a size instead of the group's own, for groups of equal items.
    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize, asked: CGSize? = nil) -> Placed {
        let size = asked ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return line(group, size, room, isHorizontal: group.isHorizontal)
    }

    /// One subitem of a line: its cells in its own coordinates.
    private struct Part {
        var placed: Placed
        /// Whether it is a cell as large as a part of the group across the line.
        var stretch: CGFloat?

        /// The group's width or height.
        func length(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? placed.size.width : placed.size.height }
    }

    /// Subitems one after the other along an axis.
    private mutating func line(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ room: CGSize, isHorizontal: Bool
    ) -> Placed {
        // 1 the subitems
        let (parts, along) = parts(of: group, room, isHorizontal)
        // 2 the size of the group, where its contents decide
        let whole = Self.size(of: group, holding: parts, along: along, size, isHorizontal)
        // 3 the places
        var gap = group.interItemSpacing?.spacing ?? 0
        if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
            gap += max(0, (isHorizontal ? room.width : room.height) - along) / CGFloat(parts.count - 1)
        }
        return Self.placed(parts, in: group, whole, gap: gap, isHorizontal)
    }

    /// The subitems of a line and its length: a stated number of equal ones, or the pattern again and again while there is
    /// room.
    private mutating func parts(
        of group: NSCollectionLayoutGroup, _ room: CGSize, _ isHorizontal: Bool
    ) -> (parts: [Part], along: CGFloat) {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let own = group.layoutSize
        let isOpen = isHorizontal ? own.widthDimension.isEstimated : own.heightDimension.isEstimated
        let limit = isHorizontal ? room.width : room.height
        var parts: [Part] = []
        var along = CGFloat(0)
        if let count = group.count, let item = group.subitems.first {
            let each = max(0, (limit - spacing * CGFloat(count - 1)) / CGFloat(max(1, count)))
            for _ in 0..<max(0, count) where !isDone {
                var asked = item.layoutSize.size(in: room)
                if isHorizontal { asked.width = each } else { asked.height = each }
                let part = part(item, room, asked: asked, isFixed: true, isHorizontal)
                along += (parts.isEmpty ? 0 : spacing) + part.length(isHorizontal)
                parts.append(part)
            }
            return (parts, along)
        }
        rounds: while !isDone, !group.subitems.isEmpty {
            let start = along
            for item in group.subitems where !isDone {
                let before = next
                let part = part(item, room, asked: nil, isFixed: false, isHorizontal)
                let gap = parts.isEmpty ? 0 : spacing
                if !parts.isEmpty, !isOpen, along + gap + part.length(isHorizontal) > limit + 0.01 {
                    next = before
                    break rounds
                }
                along += gap + part.length(isHorizontal)
                parts.append(part)
            }
            if isOpen || along <= start { break }
        }
        return (parts, along)
    }

    /// The size of a line, which its contents decide along estimated dimensions.
    private static func size(
        of group: NSCollectionLayoutGroup, holding parts: [Part], along: CGFloat, _ asked: CGSize, _ isHorizontal: Bool
    ) -> CGSize {
        let own = group.layoutSize
        let insets = group.contentInsets
        var size = asked
        let across = parts.filter { $0.stretch == nil }.map { $0.length(!isHorizontal) }.max()
        if isHorizontal {
            if own.heightDimension.isEstimated, let across { size.height = across + insets.top + insets.bottom }
            if own.widthDimension.isEstimated { size.width = along + insets.leading + insets.trailing }
        } else {
            if own.widthDimension.isEstimated, let across { size.width = across + insets.leading + insets.trailing }
            if own.heightDimension.isEstimated { size.height = along + insets.top + insets.bottom }
        }
        return size
    }

    /// The cells of a line's subitems in the line's coordinates.
    private static func placed(
        _ parts: [Part], in group: NSCollectionLayoutGroup, _ size: CGSize, gap: CGFloat, _ isHorizontal: Bool
    ) -> Placed {
        let own = group.layoutSize
        let insets = group.contentInsets
        var placed = Placed(size: size)
        var at = CGPoint(x: insets.leading, y: insets.top)
        for part in parts {
            for (index, frame) in part.placed.items {
                var frame = frame.offsetBy(dx: at.x, dy: at.y)
                if let stretch = part.stretch {
                    if isHorizontal, own.heightDimension.isEstimated {
                        frame.size.height = (size.height - insets.top - insets.bottom) * stretch
                    } else if !isHorizontal, own.widthDimension.isEstimated {
                        frame.size.width = (size.width - insets.leading - insets.trailing) * stretch
                    }
                }
                placed.items.append((index, frame))
            }
            let step = part.length(isHorizontal) + gap
            if isHorizontal { at.x += step } else { at.y += step }
        }
        return placed
    }

    /// A cell, or an inner group.
    private mutating func part(
        _ item: NSCollectionLayoutItem, _ room: CGSize, asked: CGSize?, isFixed: Bool, _ isHorizontal: Bool
    ) -> Part {
        if let group = item as? NSCollectionLayoutGroup {
            return Part(placed: place(group, in: room, asked: asked))
        }
        let wanted = item.layoutSize
        var size = asked ?? wanted.size(in: room)
        let isWidthOpen = wanted.widthDimension.isEstimated && !(isFixed && isHorizontal)
        let isHeightOpen = wanted.heightDimension.isEstimated && !(isFixed && !isHorizontal)
        if isWidthOpen || isHeightOpen { size = measure(next, size, isWidthOpen, isHeightOpen) }
        let insets = item.contentInsets
        var frame = CGRect(origin: .zero, size: size)
        // Insets count along dimensions that are known.
        if !isWidthOpen {
            frame.origin.x = insets.leading
            frame.size.width = max(0, size.width - insets.leading - insets.trailing)
        }
        if !isHeightOpen {
            frame.origin.y = insets.top
            frame.size.height = max(0, size.height - insets.top - insets.bottom)
        }
        let across = isHorizontal ? wanted.heightDimension : wanted.widthDimension
        let follows = isHorizontal ? across.isFractionalHeight : across.isFractionalWidth
        defer { next += 1 }
        return Part(
            placed: Placed(items: [(next, frame)], size: size), stretch: follows ? across.dimension : nil)
    }
}
