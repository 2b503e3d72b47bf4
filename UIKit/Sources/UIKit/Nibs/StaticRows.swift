/// The rows of a table that stand in the storyboard itself: what UITableViewController answers for them.
@MainActor
final class StaticRows {
    private struct Section {
        var id: String
        var header: String?
        var footer: String?
        var rows: [(cell: UITableViewCell, height: CGFloat?)] = []
    }

    private var sections: [Section] = []

    func add(_ cell: UITableViewCell, height: CGFloat?, section: String, header: String?, footer: String?) {
        if sections.last?.id != section { sections.append(Section(id: section, header: header, footer: footer)) }
        sections[sections.count - 1].rows.append((cell, height))
    }

    var count: Int { sections.count }
    func rows(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }
    func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
    func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }
    func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }

    private func row(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }
}
