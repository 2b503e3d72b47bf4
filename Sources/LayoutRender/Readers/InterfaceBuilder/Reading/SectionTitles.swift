import LayoutEngine

/// The titles above and below the rows of a static table's section.
///
/// The file has no views for these titles, but leaves room for them between the recorded rows: a header of the plain
/// style is a band of 28 points above the first row; in grouped tables the title lies directly above that row, in
/// capitals until iOS 18, and the footer's text directly below the last row.
struct SectionTitles {
    /// The `tableViewSection`.
    let section: XMLElement
    /// Plain, or one of the grouped styles; grouped titles have the same place.
    let style: TableAttributes.Style
    /// The frames of the section's first and last row, in the table.
    let first: Rect
    let last: Rect
    /// For measuring titles of several lines.
    let environment: LayoutEnvironment
    /// The width of the table.
    let tableWidth: Double
    /// Whose heights of headers and footers the canvas has; nil: those of the environment's release.
    var listRelease: Release?
    /// Whether no other section is above, and the first section has its room above the title.
    var isFirst = false
    /// Whether the table's own header is above the first section.
    var isBelowTableHeader = false
    /// The heights that the file states for headers and footers, which hold for sections without a text. [recorded: 49 of 49
    /// headers with a text have the text's height]
    var statedHeader: Double?
    var statedFooter: Double?

    /// The titles as labels, to be added to the table.
    var labels: [View] {
        var labels: [View] = []
        if let title = section["headerTitle"], !title.isEmpty { labels.append(header(title)) }
        if let title = section["footerTitle"], !title.isEmpty { labels.append(footer(title)) }
        return labels
    }

    /// A view with a title that the table adds above or below a section's rows.
    struct Band {
        /// The band itself, in which the label lies.
        var view: View
        /// Nil: room without a title.
        var label: View?
        /// From the band's edges to the label.
        var insets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        /// Whether the title is at the band's bottom; else at its top.
        var isAtBottom = false
        /// In points; a longer title makes the band higher.
        var minimumHeight: Double
    }

    /// The band above the rows; nil if there is no room.
    var headerBand: Band? {
        let room = heights.header(
            of: content, isFirst: isFirst, isBelowTableHeader: isBelowTableHeader,
            stated: title("header") == nil ? statedHeader : nil)
        guard let title = title("header") else { return emptyBand("header", room.total) }
        let inset = heights.titleInset
        guard style != .plain else {
            let label = text("header", title, heights.titleFont, environment[ListFacts.plainHeaderColor])
            let line = label.naturalSize(in: environment).height
            let insets = EdgeInsets(top: 0, left: inset, bottom: max(0, (room.height - line) / 2), right: inset)
            return Band(
                view: plain("header"), label: label, insets: insets, isAtBottom: true, minimumHeight: room.total)
        }
        let insets = EdgeInsets(top: Self.distance, left: inset, bottom: Self.distance, right: inset)
        let isScaled = environment[ListFacts.groupedHeaderFont].size == Self.small.size
        let font = isScaled ? heights.titleFont : Font(textStyle: .headline)
        return Band(
            view: plain("header"), label: text("header", groupedTitle(title), font, Self.color), insets: insets,
            isAtBottom: true, minimumHeight: room.total)
    }

    /// The band below the rows.
    var footerBand: Band? {
        let room = heights.footer(of: content, stated: title("footer") == nil ? statedFooter : nil)
        guard let title = title("footer") else { return emptyBand("footer", room.total) }
        let inset = heights.titleInset
        let insets = EdgeInsets(top: Self.distance, left: inset, bottom: 0, right: inset)
        return Band(
            view: plain("footer"), label: text("footer", title, ListHeights.footerFont, Self.color),
            insets: insets, minimumHeight: room.total)
    }

    /// The heights of the table's headers and footers.
    var heights: ListHeights {
        ListHeights(style: style, width: tableWidth, in: environment, release: listRelease)
    }

    /// Whether the first group's title has the room of the others: UIKit leaves the first group's extra room out below a
    /// large title. [recorded: 39 of 42 tables of files with large titles, none of 49 of others]
    /// - Parameter top: the recorded top of the first row, less the table's own header.
    func isBelowLargeTitle(_ top: Double?) -> Bool {
        guard let top, let title = title("header"), style != .plain else { return false }
        let hasFooter = self.title("footer") != nil
        let (first, other) = (
            heights.headerHeight(title, isFirst: true, hasFooter: hasFooter),
            heights.headerHeight(title, isFirst: false, hasFooter: hasFooter)
        )
        return abs(top - other) < abs(top - first)
    }

    /// The section's texts.
    private var content: TableAttributes.Section {
        var content = TableAttributes.Section()
        content.headerTitle = title("header")
        content.footerTitle = title("footer")
        return content
    }

    /// A text of the section; nil if empty.
    private func title(_ role: String) -> String? { section["\(role)Title"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The room above or below a section without a title; nil where there is none.
    private func emptyBand(_ role: String, _ height: Double) -> Band? {
        guard height > 0 else { return nil }
        var view = plain(role)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(x: 0, y: 0, width: 0, height: height)
        return Band(view: view, minimumHeight: height)
    }

    /// A view without content, named after the section and its role.
    private func plain(_ role: String) -> View {
        var view = View(.view, identifier: "\(section.id ?? "section")/\(role)Band")
        view.hasOwnIdentifier = false
        return view
    }

    /// The title of a grouped section, in capitals until iOS 18.
    private func groupedTitle(_ title: String) -> String {
        environment[ListFacts.groupedHeaderIsUppercase] ? title.uppercased() : title
    }

    /// A section's header: in the plain style a semibold title of 17 points on a band, else a small title in capitals, since
    /// iOS 26 a semibold one as written.
    private func header(_ title: String) -> View {
        guard style != .plain else {
            let band = Rect(x: first.x, y: first.y - Self.band, width: first.width, height: Self.band)
            return label(
                "header", title, .system(17, weight: .semibold), environment[ListFacts.plainHeaderColor], in: band)
        }
        var view = label("header", groupedTitle(title), environment[ListFacts.groupedHeaderFont], Self.color, in: first)
        let height = view.naturalSize(width: view.frame?.width, in: environment).height
        view.frame?.y = first.y - environment[ListFacts.groupedHeaderDistance] - height
        view.frame?.size.height = height
        return view
    }

    /// The text below the last row, as high as its lines need at the row's width less the insets.
    private func footer(_ title: String) -> View {
        var view = label("footer", title, Self.small, Self.color, in: last)
        view.frame?.y = last.maxY + Self.distance
        let height = view.naturalSize(width: view.frame?.width, in: environment).height
        view.frame?.size.height = height
        return view
    }

    /// A title at the row's place, inset at both sides and stretched with the table.
    private func label(_ role: String, _ text: String, _ font: Font, _ color: Color, in row: Rect) -> View {
        var view = self.text(role, text, font, color)
        view.autoresizingMask = .flexibleWidth
        view.translatesAutoresizingMaskIntoConstraints = true
        let inset = heights.titleInset - row.x
        view.frame = Rect(x: row.x + inset, y: row.y, width: max(0, row.width - 2 * inset), height: row.height)
        return view
    }

    /// A label named after the section; the texts of groups wrap.
    private func text(_ role: String, _ text: String, _ font: Font, _ color: Color) -> View {
        var view = View(.label, identifier: "\(section.id ?? "section")/\(role)")
        var content = TextContent(text: text, font: font)
        content.color = color
        content.numberOfLines = role == "footer" || style != .plain ? 0 : 1
        view.content = .text(content)
        return view
    }

    /// The colour of titles in the grouped styles.
    private static let color = Color.named("secondaryLabel")
    /// The font of titles in the grouped styles.
    private static let small = Font.system(13)
    /// The height of a plain section's header.
    private static let band = 28.0
    /// Between a title and the row beside it, in points.
    private static let distance = 7.0
}
