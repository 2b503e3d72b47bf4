import LayoutEngine
import Notation

/// A view named on the command line, on each page with the view.
struct NamedViews {
    /// The pages, laid out.
    let reports: [FramesReport]
    /// The view of each page with such a name: the place in `reports`, and the item.
    private(set) var views: [(page: Int, item: ItemID)] = []

    /// Finds a name on pages.
    ///
    /// An id belongs to one view of a file; another name that views of several scenes have, or several views of one page,
    /// is refused with the list of the views, each with a name that means it alone.
    init(_ name: String, on pages: [Page]) throws(Failure) {
        var reports: [FramesReport] = []
        for page in pages { reports.append(try FramesReport(solved: page)) }
        try self.init(name, in: reports)
    }

    /// The same on pages that are laid out.
    init(_ name: String, in reports: [FramesReport]) throws(Failure) {
        self.reports = reports
        let tables = reports.map { ItemNames($0.scene) }
        var found: [(page: Int, items: [ItemID])] = []
        for (place, table) in tables.enumerated() {
            let items = table.match(name).items
            if !items.isEmpty { found.append((place, items)) }
        }
        guard !found.isEmpty else {
            throw Failure.usage(
                "no view '\(escapedForDisplay(name, limit: 80))'" + Self.hint(name, tables))
        }
        let scenes = Set(found.map { reports[$0.page].scene.id })
        let isID = found.allSatisfy { page, items in
            items.contains { reports[page].scene.tree[$0].identifier == name }
        }
        guard found.allSatisfy({ $0.items.count == 1 }), scenes.count == 1 || isID else {
            throw Self.several(name, found, reports, tables)
        }
        views = found.flatMap { page, items in items.map { (page, $0) } }
    }

    /// The nearest name, and the names of the views.
    private static func hint(_ name: String, _ tables: [ItemNames]) -> String {
        var (known, printed): ([String], [String]) = ([], [])
        for table in tables {
            known += table.known
            for word in table.printed where !printed.contains(word) && printed.count < 200 { printed.append(word) }
        }
        return UnknownWord.hint(name, among: known, printing: printed, called: "views")
    }

    /// The message for a name of several views: a line for each view, with place and unambiguous name.
    private static func several(
        _ name: String, _ found: [(page: Int, items: [ItemID])], _ reports: [FramesReport], _ tables: [ItemNames]
    ) -> Failure {
        var lines: [String] = []
        let scenes = Set(found.map { "\(reports[$0.page].scene.name)\u{0}\(reports[$0.page].scene.id)" })
        let names = Set(found.map { reports[$0.page].scene.name })
        for (page, items) in found {
            let (scene, file) = (reports[page].scene, displayName(reports[page].page.input))
            for item in items {
                let line = scene.positions?.line(of: item).map { "\(file):\($0): " } ?? "  "
                let typed = tables[page].name(of: item)
                let isPlain = tables[page].match(typed) == .item(item)
                let scoped = isPlain && typed != scene.tree[item].identifier && found.count > 1
                let prefix = names.count < scenes.count ? scene.id : scene.name
                let word = scoped ? "\(prefix) > \(typed)" : typed
                let text =
                    "\(line)'\(escapedForDisplay(word))', " + tables[page].place(of: item, page: scene.name)
                if !lines.contains(text) { lines.append(text) }
            }
        }
        let head =
            "error: \(countText(lines.count, "view")) \(lines.count == 1 ? "is" : "are") called "
            + "'\(escapedForDisplay(name, limit: 80))'; say one of:"
        let shown = lines.count > 12 ? lines.prefix(12) + ["and \(lines.count - 12) more"] : lines[...]
        return Failure(lines: [head] + shown, code: ExitStatus.usage)
    }
}
