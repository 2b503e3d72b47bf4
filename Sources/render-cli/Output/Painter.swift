import LayoutDocument
import LayoutEngine
import LayoutFilm
import LayoutRender
import PictureDiff
import Regression

/// Draws pages to bytes; one painter per thread.
struct Painter: ~Copyable {
    var renderer: Renderer
    let pictures: PagePictures

    init(_ settings: RenderSettings) throws(Failure) {
        pictures = PagePictures(settings: settings)
        renderer = try settings.makeRenderer()
    }

    /// The page in each of the formats, and messages for standard error.
    mutating func paint(_ page: Page, as formats: [PictureFormat]) throws(Failure) -> (
        files: [[UInt8]], notices: [Notice]
    ) {
        let picture = try pictures.picture(of: page, namesGroups: formats.contains(.svg))
        var files: [[UInt8]] = []
        for format in formats { files.append(try paint(picture.drawing, as: format)) }
        return (files, picture.notices)
    }

    /// A drawing in one format.
    mutating func paint(_ drawing: PageDrawing, as format: PictureFormat) throws(Failure) -> [UInt8] {
        do {
            switch format {
            case .png: return try renderer.png(drawing.list, scale: drawing.scale)
            case .svg: return try renderer.svg(drawing.list)
            case .pdf: return try renderer.pdf(drawing.list)
            }
        } catch {
            throw Failure("\(drawing.name): \(error.description)")
        }
    }

    /// Several pages as one PDF, with one picture in memory at a time.
    mutating func paint(document pages: [Page]) throws(Failure) -> (files: [[UInt8]], notices: [Notice]) {
        if pages.count == 1 { return try paint(pages[0], as: [.pdf]) }
        var notices: [Notice] = []
        var name = displayName(pages[0].input)
        let pictures = pictures
        var refusal: Failure?
        do {
            let file = try renderer.pdf(title: pages[0].names.document, pages: pages.count) {
                index throws(RenderError) in
                let picture: PagePictures.Picture
                do throws(Failure) {
                    picture = try pictures.picture(of: pages[index])
                } catch {
                    refusal = error
                    throw RenderError.drawing(library: "layout", status: "no frames")
                }
                name = picture.drawing.name
                notices += picture.notices
                return picture.drawing.list
            }
            return ([file], notices)
        } catch {
            throw refusal ?? Failure("\(name): \(error.description)")
        }
    }

    /// The pages of a document as a film, and messages for standard error.
    mutating func paint(
        film pages: [Page], as formats: [FilmFormat], _ timing: FilmTiming
    ) throws(Failure) -> (files: [[UInt8]], notices: [Notice]) {
        let file = displayName(pages[0].input)
        var reel = try FilmReel(pages, pictures)
        var files: [[UInt8]] = []
        do {
            let film = try reel.film()
            for format in formats {
                files.append(try renderer.film(film, as: format, scale: reel.scale(of: format), timing))
            }
        } catch {
            throw Failure("\(file): \(error.description)")
        }
        return (files, reel.notices)
    }

    /// The rectangles of the views with these names in the page's picture, in pixels, including partly covered pixels.
    func places(of names: [String], on page: Page) -> [PixelRect] {
        guard !names.isEmpty else { return [] }
        let report = FramesReport(page)
        let options = pictures.options(of: report.page, report.scene, report.layout).options
        let bounds = DisplayList(scene: report.scene, layout: report.layout, options: options).bounds
        return PixelRect.places(
            of: names, in: report.scene.tree, report.layout, bounds: bounds, scale: options.scale)
    }

    /// Characters that no pinned font has, in the order of occurrence.
    var missingCharacters: [Unicode.Scalar] { renderer.missingCharacters }
}

extension Renderer {
    /// A film in one of its formats.
    mutating func film(
        _ film: Film, as format: FilmFormat, scale: Double, _ timing: FilmTiming
    ) throws(RenderError) -> [UInt8] {
        switch format {
        case .gif: try gif(film, scale: scale, timing: timing)
        case .apng: try apng(film, scale: scale, timing: timing)
        case .svg: try svg(film, timing: timing)
        case .png: try png(film.strip(), scale: scale)
        }
    }
}
