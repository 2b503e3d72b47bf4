import LayoutDocument
import LayoutFilm
import LayoutRender

/// The pages of a document as a film: laid out, and joined by UIKit's animations.
struct FilmReel {
    private let pictures: PagePictures
    private var reports: [FramesReport]
    private var options: [RenderOptions] = []
    /// Messages for standard error.
    private(set) var notices: [Notice] = []

    /// - Parameter pages: of one document, device and set of traits; the base is left out if the first step changes
    ///   nothing.
    init(_ pages: [Page], _ pictures: PagePictures) throws(Failure) {
        self.pictures = pictures
        var pages = pages
        if pages.count > 1, pages[0].variant?.kind == .base, pages[1].variant?.isChanged == false {
            pages.removeFirst()
        }
        let file = displayName(pages[0].input)
        guard pages.count > 1 else {
            let hint = pages[0].sheet == nil ? "'steps' of a tree.json are one" : "a storyboard has none"
            throw Failure("\(file): a film needs two pages at least, one after another: \(hint)")
        }
        reports = []
        var views = 0
        for page in pages {
            let report = try FramesReport(solved: page)
            views += report.scene.tree.count
            guard views <= Film.maximumViews else {
                throw Failure("\(file): the film is too long: more than \(Film.maximumViews) views in its pages")
            }
            reports.append(report)
            let (options, notices) = pictures.options(of: page, report.scene, report.layout)
            self.options.append(options)
            self.notices += notices
        }
    }

    /// Pixels per point: the scale of the flags or the document, else the device's; 1 in a GIF, whose colours and
    /// compression are made for small pictures.
    func scale(of format: FilmFormat) -> Double {
        let stated = pictures.settings.scale ?? reports[0].page.renderOptions.scale
        return stated ?? (format == .gif ? 1 : options[0].scale)
    }

    /// All pictures, each with the animation to it.
    mutating func film() throws(RenderError) -> Film {
        // 1  The part of the plane that all pictures show.
        var bounds: Rect?
        for place in reports.indices {
            var options = options[place]
            options.film = FilmDrawing()
            options.showsLegend = false
            let list = picture(reports[place].scene, reports[place].layout, options)
            bounds = bounds.map { $0.union(list.bounds) } ?? list.bounds
            notices = notices + pictures.notices(of: reports[place], list, []).filter { !notices.contains($0) }
        }
        // 2  Each picture with these bounds, with the animation to it.
        var film = Film(title: reports[0].page.names.document)
        for place in reports.indices {
            let report = reports[place]
            var drawing = options[place]
            drawing.film = FilmDrawing(bounds: bounds)
            let picture = picture(report.scene, report.layout, drawing)
            let variant = report.page.variant
            try film.append(
                picture, caption: report.page.caption, animation: variant?.animation ?? StepAnimation(),
                way: way(to: place, drawing))
        }
        return film
    }

    /// The first and the last moment of the animation to a page, as pictures.
    private func way(to place: Int, _ options: RenderOptions) -> (from: DisplayList, to: DisplayList)? {
        guard place > 0 else { return nil }
        let (old, new) = (reports[place - 1], reports[place])
        guard
            let transition = LayoutTransition(
                from: LayoutTransition.Moment(tree: old.scene.tree, layout: old.layout),
                to: LayoutTransition.Moment(tree: new.scene.tree, layout: new.layout))
        else { return nil }
        var drawing = options
        drawing.film = FilmDrawing(bounds: options.film?.bounds, settledSizes: transition.settledSizes)
        func picture(_ moment: LayoutTransition.Moment) -> DisplayList {
            var scene = new.scene
            scene.tree = moment.tree
            return self.picture(scene, moment.layout, drawing)
        }
        return (picture(transition.start), picture(transition.end))
    }

    private func picture(_ scene: LayoutScene, _ layout: ResolvedLayout, _ options: RenderOptions) -> DisplayList {
        DisplayList(scene: scene, layout: layout, options: options)
    }
}

extension Page {
    /// The page's state or step.
    var variant: LayoutDocument.Variant? {
        if case .document(_, _, _, let variant) = source { variant } else { nil }
    }

    /// The caption in a strip.
    fileprivate var caption: String {
        guard let variant, variant.kind != .base else { return names.document }
        return variant.event.map { "\(variant.name) · \($0)" } ?? variant.name
    }
}
