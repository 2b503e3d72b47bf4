/// The files that pages are written to: two pages in one file are a mistake that is found before any work.
struct OutputPaths {
    /// The page that takes a path; `-` is one of them.
    private var taken: [String: Int] = [:]

    /// The path of a page.
    /// - Parameter pages: all pages, of which this is the one at `index`.
    mutating func path(
        of page: Page, at index: Int, _ template: NameTemplate, _ pages: [Page]
    ) throws(Failure) -> String {
        let path = template.path(for: page)
        if let other = taken.updateValue(index, forKey: Self.plain(path)) {
            throw Self.collision(path, template, page, pages[other], isSame: other == index)
        }
        return path
    }

    /// `a//./b` is `a/b`.
    private static func plain(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func collision(
        _ path: String, _ template: NameTemplate, _ a: Page, _ b: Page, isSame: Bool
    ) -> Failure {
        guard !isSame else { return Failure.usage("\(path): named twice with -o") }
        // `{path}` holds the file's name too, and tells any two files apart.
        var words = NameTemplate.placeholders.filter { a.value(of: $0) != b.value(of: $0) && !template.names($0) }
        if words.contains("path") { words = ["path"] }
        let hint =
            words.isEmpty
            ? "choose one of them"
            : "put \(words.map { "{\($0)}" }.joined(separator: " or ")) into the name, or choose one page"
        return Failure.usage("two pages would be written to \(path): \(hint)")
    }
}
