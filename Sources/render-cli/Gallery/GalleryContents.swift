import DesignDiff
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
    /// Why files could not be compared.
    var uncompared: [String] = []

    /// The page with the variants of all files: for each screen a picture or none of every variant.
    var page: GalleryPage {
        let drawn = besideDesigns(files.flatMap(\.screens))
        let (variants, places) = variants
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
        page.uncompared = uncompared
        return page
    }

    /// Screens with the frame of a design that shows each among their pictures, the likest by name and texts.
    private func besideDesigns(_ drawn: [GalleryFile.Drawn]) -> [GalleryFile.Drawn] {
        let frames = drawn.filter(\.screen.isDesign).map {
            ($0, PageWords(name: $0.screen.name, texts: $0.screen.texts))
        }
        guard !frames.isEmpty else { return drawn }
        return drawn.map { drawn in
            var drawn = drawn
            let words = PageWords(name: drawn.screen.name, texts: drawn.screen.texts)
            if !drawn.screen.isDesign, let place = words.likest(of: frames.map(\.1)),
                let picture = frames[place].0.pictures.first?.picture
            {
                drawn.screen.states.append(.init(name: "design: " + frames[place].0.screen.name, picture: picture))
            }
            return drawn
        }
    }

    /// The variants of all files, and those of each screen's pictures.
    private var variants: (all: GalleryVariants, places: [[Int]]) {
        var variants = GalleryVariants()
        let places = files.flatMap(\.screens).map { $0.pictures.map { variants.place(of: $0.words) } }
        return (variants, places)
    }

    /// The files beside the page to which it leads: pictures and inspector's pages.
    var addresses: Set<String> {
        var addresses: Set<String> = []
        for drawn in files.flatMap(\.screens) {
            addresses.formUnion(drawn.shown.map(\.address))
            if let file = GallerySite.inspectorFile(of: drawn.screen.inspector) { addresses.insert(file) }
        }
        for change in changes ?? [] {
            for picture in [change.before, change.after, change.difference].compactMap({ $0 }) {
                addresses.insert(picture.address)
            }
        }
        return addresses
    }

    /// The largest change first, equal ones in the order of the files.
    static func sorted(_ changes: [GalleryChange]) -> [GalleryChange] {
        changes.enumerated().sorted {
            ($1.element.amount, $0.element.file, $0.offset) < ($0.element.amount, $1.element.file, $1.offset)
        }.map(\.element)
    }

    /// Says what was written.
    func say(site: String, countsDrawn: Bool) {
        let screens = files.reduce(0) { $0 + $1.screens.count }
        let (pages, drawn) = (files.reduce(0) { $0 + $1.pages }, files.reduce(0) { $0 + $1.drawn })
        let warnings = files.reduce(0) { $0 + $1.warnings }
        var line =
            "\(countText(screens, "screen")) in \(countText(variants.all.all.count, "variant")), \(countText(pages, "picture"))"
        if countsDrawn { line += ", \(drawn) of them drawn" }
        if warnings > 0 { line += "; \(countText(warnings, "warning")) about layouts, which 'check' names" }
        StandardStreams.say(line)
        StandardStreams.sayWritten([site])
    }
}
