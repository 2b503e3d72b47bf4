import LayoutEngine

extension TreeBuilder {
    /// The cells of a table or collection view, after its subviews.
    ///
    /// On the file's own canvas they stand where the file has them; rows with a translated text are fitted later, by
    /// `fitTranslatedRows`. On another device, or in an app, a table stacks its rows anew at its own width, as the
    /// file's heights and the rows' constraints say.
    ///
    /// A cell without an id is named after its place in the table (`tableID/cell0`), cells without a frame counted
    /// but not added.
    mutating func addCells(
        of element: XMLElement, to parent: ItemID, ownID: String, _ readings: inout ViewReadings
    ) {
        guard element.name == "tableView" || element.name == "collectionView" else { return }
        hasCells = true
        var index = 0
        let stacksRows = context.stacksRows && tree[parent].table != nil
        for group in cellGroups(of: element) {
            var rows: [ItemID] = []
            var cells: [XMLElement] = []
            for cell in group.cells {
                if cell.hasRecordedFrame {
                    let row = add(cell, to: parent, fallbackID: "\(ownID)/cell\(index)", &readings)
                    rows.append(row)
                    cells.append(cell)
                    if !context.stacksRows, tree[parent].table != nil { noteTranslation(of: row, cell, in: parent) }
                }
                index += 1
            }
            if tree[parent].kind == .collectionView {
                flowItems(rows, of: element, in: parent)
            } else if stacksRows {
                let top = element.child(key: "tableHeaderView")?.recordedFrame?.height ?? 0
                stack(rows, cells, of: group.section, in: parent, below: top)
            } else if let section = group.section {
                addTitles(of: section, around: rows, to: parent)
            }
        }
        if stacksRows { stackEnds(of: element, in: parent) }
    }

    /// The labels of a section's titles, at the places that the canvas gave them beside the first and the last row.
    ///
    /// A section without a row on the canvas has no titles: there is no row for them to lie beside.
    private mutating func addTitles(of section: XMLElement, around rows: [ItemID], to table: ItemID) {
        guard let style = tree[table].table?.style, let first = rows.first.flatMap({ tree[$0].frame }),
            let last = rows.last.flatMap({ tree[$0].frame })
        else { return }
        isOfOnePage = true
        var titles = SectionTitles(
            section: section, style: style, first: first, last: last, environment: context.environment,
            tableWidth: tree[table].frame?.width ?? tree[table].recordedFrame?.width ?? last.maxX)
        titles.listRelease = newestLists
        for label in titles.labels { _ = tree.addSubview(label, to: table) }
    }

    /// The canvas's own lists, unless another release than that of the file's Xcode is asked for.
    private var newestLists: Release? {
        context.isOtherRelease ? nil : CanvasRules.newestLists[context.xcode]
    }

    // MARK: Rows on another device

    /// Rows as a section of the table; their content views follow them.
    /// - Parameter top: the end of the table's own header on the canvas.
    private mutating func stack(
        _ rows: [ItemID], _ cells: [XMLElement], of section: XMLElement?, in table: ItemID, below top: Double
    ) {
        var result = TableAttributes.Section()
        let recordedTop = rows.first.flatMap { tree[$0].frame?.y }.map { $0 - top }
        for (row, cell) in zip(rows, cells) { detach(row, cell) }
        result.rows = rows
        if let section, let attributes = tree[table].table {
            isOfOnePage = true
            var titles = SectionTitles(
                section: section, style: attributes.style, first: .zero, last: .zero, environment: context.environment,
                tableWidth: tree[table].superview == nil
                    ? context.screen.size.width : tree[table].frame?.width ?? context.screen.size.width)
            titles.listRelease = newestLists
            titles.isFirst = attributes.sections.isEmpty && !titles.isBelowLargeTitle(recordedTop)
            titles.isBelowTableHeader = top > 0
            titles.statedHeader = attributes.sectionHeaderHeight
            titles.statedFooter = attributes.sectionFooterHeight
            result.header = addBand(titles.headerBand, to: table)
            result.footer = addBand(titles.footerBand, to: table)
        }
        tree[table].table?.sections.append(result)
    }

    /// A row is as wide as its table and as high as a fixed height or its constraints say; what the file has inside it
    /// keeps its distances from the row's edges.
    mutating func detach(_ row: ItemID, _ cell: XMLElement) {
        tree[row].translatesAutoresizingMaskIntoConstraints = false
        tree[row].recordedFrame = tree[row].frame ?? tree[row].recordedFrame
        tree[row].frame = nil
        if isMeasured(row, cell) { tree[row].cell?.rowHeight = nil }
        guard let content = tree[row].cell?.contentView else { return }
        tree[content].autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard let style = cell["style"] else { return }
        isOfOnePage = true
        if let height = standardHeight(of: row, cell) { tree[row].cell?.rowHeight = height }
        fitStandardTexts(of: cell, style, in: content, height: tree[row].cell?.rowHeight)
        // The labels of a standard style are laid out by the cell itself; the file has no masks for them.
        for (role, isAtEnd) in [("textLabel", false), ("detailTextLabel", style.hasSuffix("Value1"))] {
            guard let label = cell[role].flatMap({ targets[$0]?.item }), tree[label].superview == content,
                tree[label].autoresizingMask.isEmpty
            else { continue }
            let (frame, room) = (tree[label].frame ?? .zero, tree[content].frame ?? .zero)
            var mask: AutoresizingMask = isAtEnd ? .flexibleLeftMargin : []
            // A label at the start that is as wide as the cell lets the label be is flexible; a narrower label is as wide as its
            // text and keeps its width, where a narrower screen has room for the text.
            let growth = context.screen.size.width - context.canvas.screen.size.width
            if !isAtEnd, Self.takesRoom(frame, in: room, style) {
                mask = .flexibleWidth
            } else if !isAtEnd, frame.maxX + frame.x > room.width + growth {
                mask = .flexibleWidth
                tree[label].frame?.size.width = max(room.width - 2 * frame.x, 0)
            }
            mask.formUnion(frame.height == room.height ? .flexibleHeight : [.flexibleTopMargin, .flexibleBottomMargin])
            tree[label].autoresizingMask = mask
        }
    }

    /// Whether an app's table measures the copies of a prototype: the table states no height, and the contents are tied to the
    /// bottom of the row. The height of a prototype is the canvas's.
    private func isMeasured(_ row: ItemID, _ cell: XMLElement) -> Bool {
        guard cell.parent?.name == "prototypes", let table = tree[row].superview, tree[table].table?.rowHeight == nil,
            let content = cell.child(key: "contentView")
        else { return false }
        return content.child("constraints")?.children.contains { constraint in
            [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains { item, attribute in
                (constraint[item] ?? content.id) == content.id && constraint[attribute]?.hasPrefix("bottom") == true
            }
        } == true
    }

    /// Gives the labels of a standard style the widths that the cell gives them where one is narrower than its text: a file that
    /// was saved at a smaller text size records smaller widths.
    ///
    /// A recorded width within 5 % or 2 points of the text's is the text's, and kept. The margins are the recorded ones. Texts that
    /// UIKit stacks at the page's text size have the frames of the stack.
    /// - Parameter height: the row's at the page's text size, in points; nil: the recorded height.
    private mutating func fitStandardTexts(of cell: XMLElement, _ style: String, in content: ItemID, height: Double?) {
        guard let room = tree[content].frame, let style = CellAttributes.Style(interfaceBuilder: style) else { return }
        // 1 the labels, and whether a recorded width is too small for the text
        func label(_ role: String) -> ItemID? {
            guard let label = cell[role].flatMap({ targets[$0]?.item }), tree[label].superview == content,
                tree[label].autoresizingMask.isEmpty, !tree[label].naturalHeightDependsOnWidth, tree[label].frame != nil
            else { return nil }
            return label
        }
        let labels = [label("textLabel"), label("detailTextLabel")]
        let sizes = labels.map { $0.map { tree[$0].naturalSize(in: context.environment) } ?? .zero }
        let frames = labels.map { $0.flatMap { tree[$0].frame } }
        let isBeside = style == .value1
        let isNarrow = zip(sizes, frames).enumerated().map { place, pair in
            // A flexible label is as wide as the cell lets the label be.
            guard let frame = pair.1, (place == 1 && isBeside) || !Self.takesRoom(frame, in: room, cell["style"] ?? "")
            else { return false }
            return pair.0.width - frame.width > max(2, pair.0.width * 0.05)
        }
        // 2 the places that the cell gives them between the recorded margins: a text at the leading edge records the one, a
        // value at the trailing edge the other, and what none records is as the other side
        let leading = frames[0]?.x ?? (isBeside ? nil : frames[1]?.x)
        let trailing = isBeside ? frames[1].map { room.width - $0.maxX } : nil
        guard isNarrow.contains(true), let start = leading ?? trailing else { return }
        let insets = EdgeInsets(top: 0, left: start, bottom: 0, right: trailing ?? start)
        let arrangement = CellArrangement(style, insets: insets, isMirrored: false, in: context.environment)
        let parts = labels.indices.map { place in labels[place].map { _ in CellArrangement.Part(size: sizes[place]) } }
        let isStacked = arrangement.style != style
        let size = Size(width: room.width, height: isStacked ? height ?? room.height : room.height)
        let given = arrangement.frames(title: parts[0], detail: parts[1], image: nil, in: size)
        for (label, frame) in zip(labels, [given.title, given.detail]) {
            if let label, let frame, frame.width > 0 { tree.fit(label, to: frame, isStacked: isStacked) }
        }
    }

    /// Whether a label at the start of a cell is as wide as the cell lets the label be: up to the margin at the end, or beside
    /// another text more than half of the room.
    private static func takesRoom(_ frame: Rect, in room: Rect, _ style: String) -> Bool {
        let isBeside = style.hasSuffix("Value1") || style.hasSuffix("Value2")
        return isBeside ? frame.width > room.width / 2 : frame.maxX + frame.x >= room.width - 1
    }

    /// A section's title in a band of its own, which the table stacks. The band has constraints of the project's own,
    /// without a line in the file (`appendConstraint(0)`).
    private mutating func addBand(_ band: SectionTitles.Band?, to table: ItemID) -> ItemID? {
        guard let band else { return nil }
        let item = tree.addSubview(band.view, to: table)
        guard let label = band.label else { return item }
        let text = tree.addSubview(label, to: item)
        func anchor(_ item: ItemID, _ attribute: Attribute) -> Anchor { Anchor(item, attribute) }
        let distances: [(Attribute, Relation, Double)] = [
            (.leading, .equal, band.insets.left), (.trailing, .equal, -band.insets.right),
            (.top, band.isAtBottom ? .greaterThanOrEqual : .equal, band.insets.top),
            (.bottom, band.isAtBottom ? .equal : .lessThanOrEqual, -band.insets.bottom),
        ]
        for (attribute, relation, distance) in distances {
            // A title keeps clear of the safe area's sides, as the contents of cells do.
            var edge = anchor(item, attribute)
            if attribute.axis == .horizontal { edge.region = .safeArea }
            tree.constraints.append(
                LayoutConstraint(anchor(text, attribute), relation, edge, constant: distance))
            positions.appendConstraint(0)
        }
        tree.constraints.append(
            LayoutConstraint(anchor(item, .height), .greaterThanOrEqual, constant: band.minimumHeight))
        positions.appendConstraint(0)
        return item
    }

    /// The views above and below all rows. The heights that the file states for headers and footers of all sections
    /// are dropped, since each band has its own.
    private mutating func stackEnds(of element: XMLElement, in table: ItemID) {
        tree[table].table?.sectionHeaderHeight = nil
        tree[table].table?.sectionFooterHeight = nil
        for child in element.children {
            guard let id = child.id, let item = targets[id]?.item, tree[item].superview == table else { continue }
            switch child.key {
            case "tableHeaderView": tree[table].table?.tableHeaderView = item
            case "tableFooterView": tree[table].table?.tableFooterView = item
            default: continue
            }
        }
    }

    /// The cells of a table or collection view: prototypes, static sections, collection cells. Prototypes and
    /// collection cells have no section, since their sections are made by code.
    private func cellGroups(of element: XMLElement) -> [(section: XMLElement?, cells: [XMLElement])] {
        var result: [(section: XMLElement?, cells: [XMLElement])] = []
        for child in element.children {
            switch child.name {
            case "prototypes", "cells": result.append((nil, Array(child.children)))
            case "sections":
                for section in child.children {
                    result.append((section, section.child("cells").map { Array($0.children) } ?? []))
                }
            default: continue
            }
        }
        return result
    }

    // MARK: The content view

    /// Gives a content view without a recorded frame the place that UIKit gives it: the cell without the line of a
    /// separator, which is a point high in the files that record no frame.
    mutating func fillRow(_ cell: ItemID, with content: ItemID) {
        guard let size = tree[cell].frame?.size ?? tree[cell].recordedFrame?.size else { return }
        let frame = Rect(x: 0, y: 0, width: size.width, height: max(size.height - 1, 0))
        tree[content].frame = frame
        tree[content].recordedFrame = frame
    }

    /// The content of a cell, with what its margins depend on besides the page.
    struct CellContent: Sendable {
        let content: ItemID
        let cell: ItemID
        /// The cell's width in the file.
        let width: Double
        let table: CellMargins.Table?
    }

    /// Notes a cell's content, whose margins the page decides.
    mutating func noteContent(_ content: ItemID, in cell: ItemID) {
        let table = tree[cell].superview
        contents.append(
            CellContent(
                content: content, cell: cell, width: tree[cell].frame?.width ?? 0,
                table: table.map { .init(isRoot: $0 == tree.root, style: tree[$0].table?.style ?? .plain) }))
    }

    /// A table cell and its content view have margins of their own, unless the file says otherwise.
    mutating func giveCellMargins() {
        for noted in contents {
            let margins = CellMargins(context: context, cellWidth: noted.width, table: noted.table)
            if tree[noted.cell].kind == .collectionViewCell, noted.cell == tree.root,
                tree[noted.content].layoutMargins == nil
            {
                tree[noted.content].layoutMargins = margins.collectionRoot
            }
            guard tree[noted.cell].kind == .tableViewCell else { continue }
            if tree[noted.content].layoutMargins == nil {
                tree[noted.content].layoutMargins = margins.contentView(of: tree[noted.cell])
            }
            if tree[noted.cell].layoutMargins == nil { tree[noted.cell].layoutMargins = margins.cellMargins }
        }
    }
}
