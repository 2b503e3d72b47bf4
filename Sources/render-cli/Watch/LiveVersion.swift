import LayoutInspector
import LayoutRender

/// The pages of one saved version of the files: a page is computed when a browser asks for it, and kept.
struct LiveVersion {
    private let source: InspectedPages
    private var inspected: [InspectedPage?]
    /// The layers that pages are drawn with, beside those that are visible at first: the layers that a browser shows.
    private var layers: LayerSet
    /// The content with a single page and the others announced, by the page's place.
    private var partial: [Int: String] = [:]
    /// The content of the first pages, `count` of them.
    private var whole = InspectorPage.Content()
    private var count = 0

    init(_ pages: [Page], settings: RenderSettings, layers: LayerSet) throws(Failure) {
        self.layers = layers
        source = try InspectedPages(pages, settings: settings, isServed: true)
        inspected = Array(repeating: nil, count: pages.count)
    }

    var pages: [Page] { source.pages }
    var title: String { source.choices.title }
    var ids: [String] { source.choices.ids }
    /// The places of all pages.
    var all: [Int] { Array(pages.indices) }
    /// The first place that is not part of the content of all pages yet.
    var next: Int? { count < pages.count ? count : nil }
    /// How many pages are computed.
    var computedCount: Int { inspected.count { $0 != nil } }

    /// The inspector with pages of some places only.
    mutating func inspector(_ places: [Int]) throws(Failure) -> InspectorPage {
        let missing = places.filter { inspected[$0] == nil }
        for (place, result) in zip(missing, try source.inspected(missing, drawing: layers)) {
            inspected[place] = result.page
        }
        return InspectorPage(title: title, pages: places.compactMap { inspected[$0] }, notes: source.notes)
    }

    /// Draws pages again where one of some places lacks a layer which a browser shows: the pages at these places now,
    /// further pages on request. Layers shown by another browser stay.
    mutating func show(_ layers: LayerSet, at places: [Int]) {
        self.layers.formUnion(layers)
        guard places.contains(where: { inspected[$0]?.hasDrawn(layers) == false }) else { return }
        let all = self.layers
        forget { !$0.hasDrawn(all) }
    }

    /// Draws pages again, when they are asked for, without layers that were switched off since: compared versions have
    /// equal layers.
    mutating func draw(only layers: LayerSet) {
        guard layers != self.layers else { return }
        self.layers = layers
        forget { _ in true }
    }

    private mutating func forget(where isOld: (InspectedPage) -> Bool) {
        for place in all where inspected[place].map(isOld) == true { (inspected[place], partial[place]) = (nil, nil) }
        (whole, count) = (InspectorPage.Content(), 0)
    }

    /// Adds the next page to the content of all pages.
    mutating func computeNext() throws(Failure) {
        guard let next else { return }
        for page in try inspector([next]).pages { whole.add(.whole(page)) }
        count += 1
    }

    /// All pages as data of the scripts.
    mutating func content() throws(Failure) -> String {
        _ = try inspector(all)
        while next != nil { try computeNext() }
        return whole.text
    }

    /// One page as data of the scripts; the others are announced.
    mutating func content(of shown: Int) throws(Failure) -> String {
        if pages.count == 1 { return try content() }
        if let known = partial[shown] { return known }
        var content = InspectorPage.Content()
        for place in all {
            if place == shown, let page = try inspector([place]).pages.first {
                content.add(.whole(page))
            } else {
                content.add(.announced(id: ids[place], choices: source.choices.of(pages[place])))
            }
        }
        partial[shown] = content.text
        return content.text
    }

    /// Whether a page differs from the page at the same place of another version: by what the content holds, or by what a
    /// browser asks for.
    mutating func differs(at place: Int, from other: inout LiveVersion) throws(Failure) -> Bool {
        let isShownOtherwise = try content(of: place) != other.content(of: place)
        return isShownOtherwise || source.scenes[place] != other.source.scenes[place]
    }
}
