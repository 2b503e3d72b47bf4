import LayoutEngine

/// The titles above and below the rows of a static table's section.
///
/// The file has no views for these titles, but leaves room for them between the recorded rows: a header of the plain
/// style is a band of 28 points above the first row; in grouped tables the title lies directly above that row, in
/// capitals, and the footer's text directly below the last row.
struct SectionTitles {
    /// The `tableViewSection`.
    let section: XMLElement
    /// Plain, or one of the grouped styles, which share their titles' place.
    let style: TableAttributes.Style
    /// The frames of the section's first and last row, in the table.
    let first: Rect
    let last: Rect
    /// For measuring titles of several lines.
    let environment: LayoutEnvironment

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

    /// The band above the rows; nil if there is no room. [heights of tables without any of their own]
    var headerBand: Band? {
        guard let title = section["headerTitle"], !title.isEmpty else { return emptyBand("header") }
        guard style != .plain else {
            let label = text("header", title, .system(17, weight: .semibold), "label")
            let insets = EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)
            return Band(
                view: plain("header"), label: label, insets: insets, isAtBottom: true, minimumHeight: Self.band)
        }
        let insets = EdgeInsets(top: Self.distance, left: Self.inset, bottom: Self.distance, right: Self.inset)
        return Band(
            view: plain("header"), label: text("header", title.uppercased(), Self.scaling, "secondaryLabel"),
            insets: insets, isAtBottom: true, minimumHeight: Self.band)
    }

    /// The band below the rows.
    var footerBand: Band? {
        guard let title = section["footerTitle"], !title.isEmpty else { return emptyBand("footer") }
        let insets = EdgeInsets(top: Self.distance, left: Self.inset, bottom: Self.distance, right: Self.inset)
        return Band(
            view: plain("footer"), label: text("footer", title, Self.scaling, "secondaryLabel"), insets: insets,
            minimumHeight: Self.band)
    }

    /// The room above or below a section without a title; none in the plain style.
    private func emptyBand(_ role: String) -> Band? {
        guard style != .plain else { return nil }
        var view = plain(role)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(x: 0, y: 0, width: 0, height: Self.band)
        return Band(view: view, minimumHeight: Self.band)
    }

    /// A view without content, named after the section and its role.
    private func plain(_ role: String) -> View {
        var view = View(.view, identifier: "\(section.id ?? "section")/\(role)Band")
        view.hasOwnIdentifier = false
        return view
    }

    /// A section's header: in the plain style a semibold title of 17 points on a band, else a small title in capitals.
    private func header(_ title: String) -> View {
        guard style != .plain else {
            let band = Rect(x: first.x, y: first.y - Self.band, width: first.width, height: Self.band)
            return label("header", title, .system(17, weight: .semibold), "label", in: band)
        }
        var view = label("header", title.uppercased(), Self.small, "secondaryLabel", in: first)
        let height = view.naturalSize(width: view.frame?.width, in: environment).height
        view.frame?.y = first.y - Self.distance - height
        view.frame?.size.height = height
        return view
    }

    /// The text below the last row, as high as its lines need at the row's width less the insets.
    private func footer(_ title: String) -> View {
        var view = label("footer", title, Self.small, "secondaryLabel", in: last)
        view.frame?.y = last.maxY + Self.distance
        let height = view.naturalSize(width: view.frame?.width, in: environment).height
        view.frame?.size.height = height
        return view
    }

    /// A title at the row's place, inset at both sides and stretched with the table.
    private func label(_ role: String, _ text: String, _ font: Font, _ color: String, in row: Rect) -> View {
        var view = self.text(role, text, font, color)
        view.autoresizingMask = .flexibleWidth
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(
            x: row.x + Self.inset, y: row.y, width: max(0, row.width - 2 * Self.inset), height: row.height)
        return view
    }

    /// A label named after the section; a footer wraps, a header has one line.
    private func text(_ role: String, _ text: String, _ font: Font, _ color: String) -> View {
        var view = View(.label, identifier: "\(section.id ?? "section")/\(role)")
        var content = TextContent(text: text, font: font)
        content.color = .named(color)
        content.numberOfLines = role == "footer" ? 0 : 1
        view.content = .text(content)
        return view
    }

    /// The title's font at the requested text size.
    private static let scaling = Font(textStyle: .footnote)
    /// The font of titles in the grouped styles.
    private static let small = Font.system(13)
    /// The height of a plain section's header.
    private static let band = 28.0
    /// Between a title and the row beside it, in points.
    private static let distance = 7.0
    /// From the sides of the row or band to a title, in points.
    private static let inset = 16.0
}
