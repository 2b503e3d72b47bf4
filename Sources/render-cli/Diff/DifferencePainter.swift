import CLibrary
import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutFilm
import LayoutRender
import PictureDiff
import Regression

/// Draws both sides of compared pages and their difference.
struct DifferencePainter: ~Copyable {
    private var renderer: Renderer
    private let settings: RenderSettings
    private let pictures: PagePictures

    init(_ settings: RenderSettings) throws(Failure) {
        self.settings = settings
        pictures = PagePictures(settings: settings)
        renderer = try settings.makeRenderer()
    }

    /// The picture of the difference; for an added or removed page the picture of its only side.
    mutating func paint(_ page: ComparedPage, as format: PictureFormat) throws(Failure) -> [UInt8]? {
        let list: DisplayList
        if let before = page.before, let after = page.after {
            list = DifferencePicture.list(
                before: before, after: after, page.scene.difference, options: options(page.page, after),
                captions: page.captions)
        } else if let side = page.after ?? page.before {
            list = self.list(side, page.page)
        } else {
            return nil
        }
        return try play(list, page, format)
    }

    /// The output for a format: a picture, or a film from the old layout to the new; nil for the film of a page with
    /// only one side.
    mutating func paint(
        _ page: ComparedPage, as kind: OutputTemplate.Kind, _ timing: FilmTiming
    ) throws(Failure) -> [UInt8]? {
        guard case .film(let format) = kind else {
            guard case .picture(let format) = kind else { return nil }
            return try paint(page, as: format)
        }
        guard let before = page.before, let after = page.after else {
            let side = page.before == nil ? "old" : "new"
            try Notice.say([.note("the \(side) version lacks this page, so nothing slides", at: page.scene.title)])
            return nil
        }
        // The scale of a document's film, too.
        let stated = settings.scale ?? page.page.renderOptions.scale
        do {
            let film = try DifferenceFilm.film(
                before: before, after: after, options: options(page.page, after),
                oldOptions: options(page.oldPage ?? page.page, before))
            return try renderer.film(film, as: format, scale: stated ?? (format == .gif ? 1 : scale(page.page)), timing)
        } catch {
            throw Failure("\(page.scene.title): \(error.description)")
        }
    }

    /// A film of two pictures, one point per pixel.
    mutating func paint(
        _ film: Film, named name: String, as format: FilmFormat, _ timing: FilmTiming
    ) throws(Failure) -> [UInt8] {
        do {
            return try renderer.film(film, as: format, scale: 1, timing)
        } catch {
            throw Failure("\(name): \(error.description)")
        }
    }

    /// The pages for a report, in their order, drawn by several painters at the same time.
    static func reportCases(_ pages: [ComparedPage], _ settings: RenderSettings) throws(Failure) -> [ReportCase] {
        let painters = max(1, min(pages.count, Processors.count))
        let parts = parallelMap(painters) { first in
            Result { () throws(Failure) in
                var painter = try DifferencePainter(settings)
                var cases: [ReportCase] = []
                for place in stride(from: first, to: pages.count, by: painters) {
                    cases.append(try painter.reportCase(pages[place]))
                }
                return cases
            }
        }
        var queues: [ArraySlice<ReportCase>] = []
        for part in parts { queues.append(try part.get()[...]) }
        return pages.indices.compactMap { queues[$0 % painters].popFirst() }
    }

    /// The page for a report, with pictures if something changed.
    mutating func reportCase(_ page: ComparedPage) throws(Failure) -> ReportCase {
        let status: ReportCase.Status =
            switch page.scene.presence {
            case .added: .new
            case .removed: .deleted
            case .both: page.scene.isVisual ? .failed : .passed
            }
        var result = ReportCase(name: page.scene.title, status: status, message: page.scene.headline)
        result.describe(page.scene.difference)
        (result.words, result.changes) = (page.scene.words, page.scene.seen)
        if page.after != nil { result.command = page.page.inspectCommand ?? "" }
        guard page.scene.isVisual else { return result }
        guard let before = page.before, let after = page.after else {
            if let side = page.before { result.reference = try play(list(side, page.page), page, .png) }
            if let side = page.after { result.actual = try play(list(side, page.page), page, .png) }
            return result
        }
        var (old, new) = (list(before, page.oldPage ?? page.page), list(after, page.page))
        let part: ChangedPart?
        do {
            part = try ChangedPart(
                from: old, to: new, page.scene.difference.scrolled(before: before, after: after), &renderer)
        } catch {
            throw Failure("\(page.scene.title): \(error.description)")
        }
        if let part {
            (old.bounds, new.bounds) = (part.frame, part.frame)
            result.details.append(part.text)
        }
        result.reference = try play(old, page, .png)
        result.actual = try play(new, page, .png)
        let both = DifferencePicture.list(
            before: before, after: after, page.scene.difference, options: options(page.page, after), part: part?.frame)
        result.difference = try play(both, page, .png)
        return result
    }

    /// The options of a side's picture, with the pictures that `render` draws.
    private func options(_ page: Page, _ side: LayoutSide) -> RenderOptions {
        var options = pictures.options(of: page, side.scene, side.layout).options
        options.title = page.names.scene
        options.scale = scale(page)
        return options
    }

    private func scale(_ page: Page) -> Double { settings.scale ?? page.renderOptions.scale ?? 2 }

    private func list(_ side: LayoutSide, _ page: Page) -> DisplayList {
        DisplayList(scene: side.scene, layout: side.layout, options: options(page, side))
    }

    private mutating func play(
        _ list: DisplayList, _ page: ComparedPage, _ format: PictureFormat
    ) throws(Failure) -> [UInt8] {
        do {
            switch format {
            case .png: return try renderer.png(list, scale: scale(page.page))
            case .svg: return try renderer.svg(list)
            case .pdf: return try renderer.pdf(list)
            }
        } catch {
            throw Failure("\(page.scene.title): \(error.description)")
        }
    }
}

extension PictureFiles {
    /// The old picture cross-faded into the new picture.
    func film() throws(Failure) -> Film {
        var film = Film(title: pair.name)
        do {
            for (file, caption) in [(pair.before, "before"), (pair.after, "after")] {
                let picture = try bitmap(file)
                let size = Size(width: Double(picture.width), height: Double(picture.height))
                var list = DisplayList(size: size)
                list.image(picture, in: list.bounds)
                try film.append(list, caption: caption, animation: DifferenceFilm.animation)
            }
        } catch let error as RenderError {
            throw Failure("\(pair.name): \(error.description)")
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(pair.name): \(error)")
        }
        return film
    }

    /// The pictures for a report.
    func reportCase(_ difference: PictureDifference?) throws(Failure) -> ReportCase {
        let isPassed = difference?.isTolerated ?? true
        var result = ReportCase(
            name: pair.name, status: isPassed ? .passed : .failed,
            message: difference?.text ?? PictureFiles.noVisualChange)
        guard let difference, difference.pixels > 0, let before = pair.before, let after = pair.after else {
            return result
        }
        let limit = max(limits.inputBytes, limits.pictures.pixels * 4)
        result.reference = try before.read(limit: limit)
        result.actual = try after.read(limit: limit)
        result.difference = try overlay(difference)
        return result
    }
}
