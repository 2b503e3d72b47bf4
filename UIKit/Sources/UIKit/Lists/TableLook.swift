internal import LayoutEngine
internal import LayoutRender

/// What a table's style, its width and the release say of titles, cards and separators.
@MainActor
struct TableLook {
    let style: UITableView.Style
    let width: CGFloat

    private var metrics: ListMetrics { ListMetrics(in: Surroundings.environment) }
    /// The engine's heights for the table's titles.
    var heights: ListHeights {
        let style: TableAttributes.Style = style == .plain ? .plain : style == .grouped ? .grouped : .insetGrouped
        return ListHeights(style: style, width: Double(width), in: Surroundings.environment)
    }
    var cardMargin: CGFloat { CGFloat(heights.cardMargin) }
    func rect(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: cardMargin, y: y, width: width - 2 * cardMargin, height: height)
    }

    /// A view that a title has been made for.
    final class TitleView: UITableViewHeaderFooterView {}

    /// The header or the footer of a section as its style and the release have it.
    func titleView(_ title: String, isHeader: Bool) -> TitleView {
        let view = TitleView(reuseIdentifier: nil)
        let side = CGFloat(heights.titleInset)
        view.titleInsets = UIEdgeInsets(top: 7, left: side, bottom: style == .plain && isHeader ? 4 : 7, right: side)
        view.textLabel?.text = title
        guard isHeader else { return view }
        if let top = metrics.headerTop {
            view.titleInsets.top = CGFloat(top)
            view.titleInsets.bottom = CGFloat(metrics.groupedHeaderDistance)
        }
        if style == .plain {
            view.textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
            view.textLabel?.textColor = UIColor(metrics.plainHeaderColor)
            view.backgroundColor = .systemBackground
        } else {
            view.textLabel?.font = UIFont(metrics.groupedHeaderFont)
            if metrics.groupedHeaderIsUppercase { view.textLabel?.text = title.uppercased() }
        }
        return view
    }

    func separator(below cell: UITableViewCell, in table: UITableView) -> UIView {
        let line = UIView()
        line.backgroundColor = table.separatorColor
        var inset = cell.hasOwnSeparatorInset ? cell.separatorInset : table.separatorInset
        if inset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
            inset.right = CGFloat(metrics.separatorEnd)
            if let start = cell.separatorStart { inset.left = start }
        }
        let height = 1 / CGFloat(Surroundings.environment.scale)
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
        line.frame = CGRect(
            x: cell.frame.minX + left, y: cell.frame.maxY - height, width: max(0, cell.frame.width - left - right),
            height: height)
        return line
    }

    /// The background of a section's rows.
    func card(_ rect: CGRect) -> UIView {
        let card = UIView(frame: rect)
        card.backgroundColor = .secondarySystemGroupedBackground
        if style == .insetGrouped { card.layer.cornerRadius = CGFloat(metrics.cardRadius) }
        return card
    }
}
