import LayoutInspector

/// The pages of one saved version of the files: a page is computed when a browser asks for it, and kept.
struct LiveVersion {
    private let source: InspectedPages
    private var inspected: [InspectedPage?]
    private var contents: [[Int]: String] = [:]

    init(_ pages: [Page], settings: RenderSettings) throws(Failure) {
        source = try InspectedPages(pages, settings: settings)
        inspected = Array(repeating: nil, count: pages.count)
    }

    var pages: [Page] { source.pages }
    var title: String { source.choices.title }
    var ids: [String] { source.choices.ids }
    /// The places of all pages.
    var all: [Int] { Array(pages.indices) }

    /// The inspector with pages of some places only.
    mutating func inspector(_ places: [Int]) throws(Failure) -> InspectorPage {
        let missing = places.filter { inspected[$0] == nil }
        for (place, result) in zip(missing, try source.inspected(missing)) { inspected[place] = result.page }
        return InspectorPage(title: title, pages: places.compactMap { inspected[$0] }, notes: source.notes)
    }

    /// The pages as data of the scripts; those of other places are announced.
    mutating func content(_ places: [Int]) throws(Failure) -> String {
        if let known = contents[places] { return known }
        _ = try inspector(places)
        let shown = Set(places)
        let entries = all.map { place -> InspectorPage.Entry in
            if shown.contains(place), let page = inspected[place] { return .whole(page) }
            return .announced(id: ids[place], choices: source.choices.of(pages[place]))
        }
        let content = InspectorPage.content(of: entries)
        contents[places] = content
        return content
    }
}
