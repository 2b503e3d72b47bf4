import LayoutGallery
import Notation

/// All that a gallery shows: what the workers made of the files, before the variants of all files are known.
///
/// A shard writes the contents of its files into `part.json`; `merge` makes one of all parts.
struct GalleryContents {
    var title: String
    /// In the order of the run.
    var files: [GalleryFile]
    /// What changed, the largest change first; nil where nothing was compared.
    var changes: [GalleryChange]?
    /// With what the files were compared.
    var comparedWith = ""

    /// The page, and the number of variants, of which the page has fewer where they differ in one way only.
    func assembled() -> (page: GalleryPage, variants: Int) {
        var variants = GalleryVariants()
        let drawn = files.flatMap(\.screens)
        let places = drawn.map { $0.pictures.map { variants.place(of: $0.words) } }
        let screens = zip(drawn, places).map { drawn, places in
            var screen = drawn.screen
            screen.pictures = Array(repeating: nil, count: variants.all.count)
            for (place, entry) in zip(places, drawn.pictures) { screen.pictures[place] = entry.picture }
            return screen
        }
        let (axes, values) = variants.varying
        var page = GalleryPage(title: title, axes: axes, variants: values, screens: screens)
        page.group()
        page.changes = changes
        page.comparedWith = comparedWith
        return (page, variants.all.count)
    }

    /// The largest change first, equal ones in the order of the files.
    static func sorted(_ changes: [GalleryChange]) -> [GalleryChange] {
        changes.enumerated().sorted {
            ($1.element.amount, $0.element.file, $0.offset) < ($0.element.amount, $1.element.file, $1.offset)
        }.map(\.element)
    }

    /// Says what was written.
    func say(site: String, variants: Int, countsDrawn: Bool) {
        let screens = files.reduce(0) { $0 + $1.screens.count }
        let (pages, drawn) = (files.reduce(0) { $0 + $1.pages }, files.reduce(0) { $0 + $1.drawn })
        let warnings = files.reduce(0) { $0 + $1.warnings }
        var line =
            "\(countText(screens, "screen")) in \(countText(variants, "variant")), \(countText(pages, "picture"))"
        if countsDrawn { line += ", \(drawn) of them drawn" }
        if warnings > 0 { line += "; \(countText(warnings, "warning")) about layouts, which 'check' names" }
        StandardStreams.say(line)
        StandardStreams.sayWritten([site])
    }
}
