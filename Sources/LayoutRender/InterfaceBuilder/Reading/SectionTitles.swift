import LayoutEngine

/// The titles above and below the rows of a static table's section.
///
/// The file has no views for them, and the table leaves room for them between recorded rows: a header of the plain
/// style is a band of 28 points above the first row; in grouped tables the title stands just above it, in capitals, and
/// the footer's text just below the last row.
struct SectionTitles {
    let section: XMLElement
    let style: TableAttributes.Style
    /// The frames of the section's first and last row, in the table.
    let first: Rect
    let last: Rect
    let environment: LayoutEnvironment

    /// The titles as labels, to be added to the table.
    var labels: [View] {
        var labels: [View] = []
        if let title = section["headerTitle"], !title.isEmpty { labels.append(header(title)) }
        if let title = section["footerTitle"], !title.isEmpty { labels.append(footer(title)) }
        return labels
    }

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

    private func footer(_ title: String) -> View {
        var view = label("footer", title, Self.small, "secondaryLabel", in: last)
        view.frame?.y = last.maxY + Self.distance
        let height = view.naturalSize(width: view.frame?.width, in: environment).height
        view.frame?.size.height = height
        return view
    }

    private func label(_ role: String, _ text: String, _ font: Font, _ color: String, in row: Rect) -> View {
        var view = View(.label, identifier: "\(section.id ?? "section")/\(role)")
        var content = TextContent(text: text, font: font)
        content.color = .named(color)
        content.numberOfLines = role == "footer" ? 0 : 1
        view.content = .text(content)
        view.autoresizingMask = .flexibleWidth
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(
            x: row.x + Self.inset, y: row.y, width: max(0, row.width - 2 * Self.inset), height: row.height)
        return view
    }

    private static let small = Font.system(13)
    private static let band = 28.0
    private static let distance = 7.0
    private static let inset = 16.0
}
