internal import LayoutEngine

/// Places one section of a compositional layout: headers, groups or rows, footers, backgrounds.
@MainActor
struct SectionLayout {
    let view: UICollectionView
    let section: Int
    let definition: NSCollectionLayoutSection
    let surroundings: CollectionLayoutSurroundings
    let isVertical: Bool
    /// Where the section begins along the direction of scrolling.
    let start: CGFloat
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    var place = CGFloat(0)

    /// - Returns: the section's length along the direction of scrolling.
    mutating func run() -> CGFloat {
        place = start
        if let list = definition.list {
            rows(list)
        } else if let group = definition.group {
            // 1 headers, 2 groups, 3 footers, 4 what is behind them
            for item in definition.boundarySupplementaryItems where !item.isFooter { boundary(item) }
            groups(group)
            for item in definition.boundarySupplementaryItems where item.isFooter { boundary(item) }
            pinHeaders()
            for item in definition.decorationItems { decoration(item) }
        }
        return place - start
    }

    /// Where the section lies across the direction of scrolling: the safe area, and the section's insets.
    private var sides: (before: CGFloat, after: CGFloat) {
        let (outer, inner) = (surroundings.contentInsets, definition.contentInsets)
        guard isVertical else { return (inner.top, inner.bottom) }
        let reference = definition.contentInsetsReference
        let margins = view.directionalLayoutMargins
        switch reference {
        case .none: return (inner.leading, inner.trailing)
        case .layoutMargins, .readableContent:
            return (margins.leading + inner.leading, margins.trailing + inner.trailing)
        case .automatic, .safeArea: return (outer.leading + inner.leading, outer.trailing + inner.trailing)
        }
    }

    private var container: CGSize {
        let (all, inner) = (surroundings.contentSize, definition.contentInsets)
        let across = sides.before + sides.after
        return isVertical
            ? CGSize(width: max(0, all.width - across), height: max(0, all.height - inner.top - inner.bottom))
            : CGSize(width: max(0, all.width - inner.leading - inner.trailing), height: max(0, all.height - across))
    }

    /// Whether a place is near what is in sight, so that its cells are measured.
    private var isNear: Bool {
        isVertical
            ? place < view.contentOffset.y + 2 * view.bounds.height
            : place < view.contentOffset.x + 2 * view.bounds.width
    }

    // MARK: Groups

    private mutating func groups(_ group: NSCollectionLayoutGroup) {
        let insets = definition.contentInsets
        let isAside = definition.orthogonalScrollingBehavior != .none
        let (view, section) = (view, section)
        var near = true
        var groups = GroupLayout(count: view.numberOfItems(inSection: section)) {
            item, size, isWidthOpen, isHeightOpen in
            guard near else { return size }
            return view.fittingSize(
                ofItemAt: IndexPath(item: item, section: section), in: size, isWidthOpen: isWidthOpen,
                isHeightOpen: isHeightOpen)
        }
        place += isVertical ? insets.top : insets.leading
        var aside = sides.before
        var thickness = CGFloat(0)
        var isFirst = true
        while !groups.isDone {
            near = isNear
            let before = groups.next
            if !isFirst, !isAside { place += definition.interGroupSpacing }
            let placed = groups.place(group, in: container)
            guard groups.next > before else { break }
            let (length, across) =
                isVertical ? (placed.size.height, placed.size.width) : (placed.size.width, placed.size.height)
            if isAside, isFirst, definition.orthogonalScrollingBehavior == .groupPagingCentered {
                aside += max(0, ((isVertical ? container.width : container.height) - across) / 2)
            }
            let origin =
                isVertical ? CGPoint(x: aside, y: place) : CGPoint(x: place, y: aside)
            for (index, frame) in placed.items {
                let found = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: index, section: section))
                found.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
                attributes.append(found)
            }
            if isAside {
                aside += across + definition.interGroupSpacing
                thickness = max(thickness, length)
            } else {
                place += length
            }
            isFirst = false
        }
        place += thickness + (isVertical ? insets.bottom : insets.trailing)
        if isAside, aside > surroundings.contentSize.width {
            Missing.note(
                "NSCollectionLayoutSection.orthogonalScrollingBehavior: groups lie side by side, and nothing scrolls aside"
            )
        }
    }

    // MARK: Headers and footers

    private mutating func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
        let inner = definition.supplementariesFollowContentInsets ? sides : (before: 0, after: 0)
        var room = container
        if isVertical {
            room.width = surroundings.contentSize.width - inner.before - inner.after
        } else {
            room.height = surroundings.contentSize.height - inner.before - inner.after
        }
        var size = item.layoutSize.size(in: room)
        let path = IndexPath(item: 0, section: section)
        let (isWidthOpen, isHeightOpen) = (
            item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
        )
        if isWidthOpen || isHeightOpen {
            size = view.fittingSize(
                ofItemAt: path, kind: item.elementKind, in: size, isWidthOpen: isWidthOpen, isHeightOpen: isHeightOpen)
        }
        let insets = item.contentInsets
        var aside = inner.before
        let (across, free) = isVertical ? (size.width, room.width) : (size.height, room.height)
        switch item.alignment {
        case .topTrailing, .bottomTrailing, .trailing: aside += free - across
        case .top, .bottom, .none: aside += (free - across) / 2
        case .topLeading, .bottomLeading, .leading: break
        }
        let found = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        found.frame = CGRect(
            x: (isVertical ? aside : place) + item.offset.x + insets.leading,
            y: (isVertical ? place : aside) + item.offset.y + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        found.zIndex = item.pinToVisibleBounds ? max(1, item.zIndex) : item.zIndex
        attributes.append(found)
        if item.extendsBoundary { place += isVertical ? size.height : size.width }
    }

    /// Headers that stay in sight while their section is.
    private func pinHeaders() {
        for item in definition.boundarySupplementaryItems where item.pinToVisibleBounds && isVertical {
            guard let found = attributes.first(where: { $0.representedElementKind == item.elementKind }) else {
                continue
            }
            let inset = view.adjustedContentInset
            let (top, bottom) = (
                view.contentOffset.y + inset.top, view.contentOffset.y + view.bounds.height - inset.bottom
            )
            let height = found.frame.height
            found.frame.origin.y =
                item.isFooter
                ? max(start, min(found.frame.minY, bottom - height))
                : min(max(found.frame.minY, top), max(start, place - height))
        }
    }

    private mutating func decoration(_ item: NSCollectionLayoutDecorationItem) {
        let insets = item.contentInsets
        let box = CGRect(
            x: isVertical ? 0 : start, y: isVertical ? start : 0,
            width: isVertical ? surroundings.contentSize.width : place - start,
            height: isVertical ? place - start : surroundings.contentSize.height)
        decorate(
            item.elementKind,
            CGRect(
                x: box.minX + insets.leading, y: box.minY + insets.top,
                width: max(0, box.width - insets.leading - insets.trailing),
                height: max(0, box.height - insets.top - insets.bottom)), zIndex: min(-1, item.zIndex))
    }

    private mutating func decorate(_ kind: String, _ frame: CGRect, zIndex: Int, item: Int = 0) {
        let found = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: kind, with: IndexPath(item: item, section: section))
        found.frame = frame
        found.zIndex = zIndex
        attributes.append(found)
    }

    // MARK: Lists

    private mutating func rows(_ list: UICollectionLayoutListConfiguration) {
        let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
        let isCard = list.appearance == .insetGrouped
        let width = surroundings.contentSize.width
        // The same margins as a table's of the style.
        let heights = ListHeights(
            style: isCard ? .insetGrouped : isGrouped ? .grouped : .plain, width: Double(width),
            in: Surroundings.environment)
        let margin = CGFloat(heights.cardMargin)
        let insets = surroundings.contentInsets
        let (left, room) = (
            insets.leading + margin, max(0, width - insets.leading - insets.trailing - 2 * margin)
        )
        // 1 the background, which is as large as the collection
        if section == 0 {
            decorate(
                list.backgroundColor == nil && isGrouped ? ListDecoration.groupedBackground : ListDecoration.background,
                CGRect(origin: view.contentOffset, size: view.bounds.size), zIndex: -3)
        }
        // 2 the header
        if list.headerMode == .supplementary {
            place += list.headerTopPadding ?? 0
            fullWidth(UICollectionView.elementKindSectionHeader, left, room)
        } else if isGrouped {
            let room = heights.header(of: TableAttributes.Section(), isFirst: section == 0)
            place += CGFloat(room.total)
        }
        // 3 the rows, each as high as its cell wants
        let top = place
        let count = view.numberOfItems(inSection: section)
        let pixel = 1 / CGFloat(Surroundings.environment.scale)
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            var size = CGSize(width: room, height: 44)
            if isNear { size = view.fittingSize(ofItemAt: path, in: size, isWidthOpen: false, isHeightOpen: true) }
            let height = ((size.height / pixel) - 1e-4).rounded(.up) * pixel
            let found = UICollectionViewLayoutAttributes(forCellWith: path)
            found.frame = CGRect(x: left, y: place, width: room, height: height)
            attributes.append(found)
            place += height
            if list.showsSeparators, !isGrouped || item < count - 1 {
                decorate(
                    ListDecoration.separator,
                    CGRect(x: left + 16, y: place - pixel, width: max(0, room - 16), height: pixel), zIndex: 1,
                    item: item)
            }
        }
        if isGrouped, place > top {
            decorate(
                isCard ? ListDecoration.card : ListDecoration.band,
                CGRect(x: left, y: top, width: room, height: place - top), zIndex: -2)
        }
        // 4 the footer
        if list.footerMode == .supplementary {
            fullWidth(UICollectionView.elementKindSectionFooter, left, room)
        } else if isGrouped {
            place += CGFloat(heights.footer(of: TableAttributes.Section()).total)
        }
    }

    private mutating func fullWidth(_ kind: String, _ left: CGFloat, _ room: CGFloat) {
        let path = IndexPath(item: 0, section: section)
        let size = view.fittingSize(
            ofItemAt: path, kind: kind, in: CGSize(width: room, height: 28), isWidthOpen: false, isHeightOpen: true)
        let found = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        found.frame = CGRect(x: left, y: place, width: room, height: size.height)
        attributes.append(found)
        place += size.height
    }
}
