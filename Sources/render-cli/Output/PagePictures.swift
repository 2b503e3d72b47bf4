import LayoutDocument
import LayoutRender
import Notation
import Regression

/// Makes the display lists of pages.
struct PagePictures: Sendable {
    let settings: RenderSettings

    /// A page's drawing, and lines for standard error.
    struct Picture {
        var drawing: PageDrawing
        var notices: [Notice]
    }

    /// - Parameter namesGroups: whether groups get the names of their views.
    func picture(of page: Page, namesGroups: Bool = false) throws(Failure) -> Picture {
        let file = displayName(page.input)
        if let document = page.sheet {
            // All scenes of an Interface Builder file at their positions on the canvas.
            let sheet = try SceneSheet(
                document: document, title: page.names.document, file: file, settings: settings, pictures: page.pictures,
                translations: page.translations)
            let wanted = settings.scale ?? 1
            let scale = sheet.fittingScale(wanted)
            var notices = sheet.notices
            if scale < wanted {
                notices.append(.note("drawn at scale \(scale): the sheet is too large for \(wanted)", at: file))
            }
            return Picture(drawing: PageDrawing(name: file, list: sheet.list, scale: scale), notices: notices)
        }
        let report = try FramesReport(solved: page)
        var (options, notices) = options(of: page, report.scene, report.layout)
        options.namesGroups = namesGroups
        let list = DisplayList(scene: report.scene, layout: report.layout, options: options)
        notices = self.notices(of: report, list, notices)
        let drawing = PageDrawing(name: "\(file): \(report.scene.id)", list: list, scale: options.scale)
        return Picture(drawing: drawing, notices: notices)
    }

    /// The options of a page's picture, with a message for each of the page's pictures that could not be read.
    func options(
        of page: Page, _ scene: LayoutScene, _ layout: ResolvedLayout
    ) -> (options: RenderOptions, notices: [Notice]) {
        var options = settings.options(for: page.renderOptions)
        options.title = scene.name
        options.scale = settings.scale ?? page.renderOptions.scale ?? scene.environment.scale
        let files = ImageFiles(for: page, scene.tree, layout, scale: options.scale, limits: settings.limits)
        (options.images, options.imageTraits.sizes) = (files.images, files.sizes)
        options.imageTraits.templates = page.tiles
        let found = page.pictures?.fill(&options, scene, layout, settings.limits)
        return (options, files.notices + (found ?? []))
    }

    /// What is said of a picture of the background alone: a warning where flags hide the screen.
    func blankNotice(_ page: String, at file: String) -> Notice {
        settings.layers(over: .plain).contains(.content)
            ? Notice.note("the page is blank: no view draws anything", at: file).on(page)
            : .warning(file, "the page is blank: its content is hidden; --plain draws the screen").on(page)
    }

    /// Messages: defects of a page's layout, pictures that could not be read, and notes of the display list.
    func notices(of report: FramesReport, _ list: DisplayList, _ pictures: [Notice]) -> [Notice] {
        let file = displayName(report.page.input)
        let defects = report.defects.map {
            let words = DiagnosticText(scene: report.scene, diagnostic: $0)
            return Notice.warning(words.place(in: file), "\($0.kind.rawValue): \(words.message)").on(report.scene.id)
        }
        let cuts = report.page.translations.lines(report.scene, report.layout, file: file)
        let blank = list.isBlank ? [blankNotice(report.scene.id, at: file)] : []
        let flat = Notice.lackOfSize(report, file: file)
        var standIns = StandIns(hasEmojiFont: true)
        standIns.add(report.scene)
        return defects + cuts + pictures + (flat.isEmpty ? blank : flat)
            + Notice.fallenApart(report, file: file) + Notice.notes(of: list, of: report.scene.id, file: file)
            + Notice.lists(of: standIns, file: file)
    }
}

extension Notice {
    /// The notes of a scene's picture; a symbol without a drawing is the same note for all scenes of a file.
    static func notes(of list: DisplayList, of scene: String, file: String) -> [Notice] {
        list.notes.map { Notice.note($0, at: file).on(scene) } + list.undrawnSymbols.map { undrawn($0, file: file) }
    }

    private static func undrawn(_ symbol: String, file: String) -> Notice {
        let near = StandIns.drawnSymbol(near: symbol).map { "; '\($0)' has one" } ?? ""
        return .note(
            "no drawing of the symbol '\(escapedForDisplay(symbol))': a dashed square stands for it" + near, at: file)
    }

    /// The notes of what stands in on a file's pages.
    static func notes(of standIns: StandIns, file: String) -> [Notice] {
        standIns.undrawn.map { undrawn($0, file: file) } + lists(of: standIns, file: file)
    }

    /// The same without the symbols that drawing notes.
    static func lists(of standIns: StandIns, file: String) -> [Notice] {
        standIns.lists.map { list in
            .note("\(list.words): " + Folded.list(list.names.map { escapedForDisplay($0) }), at: file)
        }
    }

    /// A page without an area, where the size is the content's and nothing of the content decides the length.
    static func lackOfSize(_ report: FramesReport, file: String) -> [Notice] {
        let size = report.layout[report.scene.tree.root].frame.size
        guard size.width == 0 || size.height == 0 else { return [] }
        let (length, ends) =
            size.height == 0 ? ("height", "top to the bottom") : ("width", "leading to the trailing edge")
        let text = "the page has no \(length): constraints from the \(ends) of the root decide a size of \"fit\""
        return [Notice.note(text, at: file).on(report.scene.id)]
    }
}
