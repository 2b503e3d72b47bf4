import InterfaceBuilder
import LayoutDocument
import LayoutRender

/// Draws pages to bytes; one for each thread.
struct Painter: ~Copyable {
    private var renderer: Renderer
    private let settings: RenderSettings

    init(_ settings: RenderSettings) throws(Failure) {
        self.settings = settings
        renderer = try settings.makeRenderer()
    }

    /// The page in each of the formats, and lines for standard error.
    mutating func paint(_ page: Page, as formats: [PictureFormat]) throws(Failure) -> (
        files: [[UInt8]], notices: [String]
    ) {
        if let sheet = page.sheet { return try paint(sheet, of: page, as: formats) }
        let (list, report, scale, pictures) = draw(page, namesGroups: formats.contains(.svg))
        let files = try write(list, as: formats, scale: scale, name: "\(displayName(page.input)): \(report.scene.id)")
        let file = displayName(page.input)
        let defects = report.defects.map {
            let words = DiagnosticText(scene: report.scene, diagnostic: $0)
            return "\(words.place(in: file)): \(report.scene.id): \($0.kind.rawValue): \(words.message)"
        }
        return (files, defects + pictures + list.notes.map { "\(file): \(report.scene.id): \($0)" })
    }

    /// What the page's picture shows, with its scale and a line for each picture in it that could not be read.
    private func draw(_ page: Page, namesGroups: Bool = false) -> (
        list: DisplayList, report: FramesReport, scale: Double, notices: [String]
    ) {
        let report = FramesReport(page)
        let look = Self.look(of: page, report.scene, report.layout, settings: settings, namesGroups: namesGroups)
        let list = DisplayList(scene: report.scene, layout: report.layout, options: look.options)
        return (list, report, look.options.scale, look.notices)
    }

    /// How a page's picture looks, with the pictures in it, and a line for each of them that could not be read.
    static func look(
        of page: Page, _ scene: LayoutScene, _ layout: ResolvedLayout, settings: RenderSettings, namesGroups: Bool
    ) -> (options: RenderOptions, notices: [String]) {
        var options = settings.options(for: page.renderOptions)
        options.title = scene.name
        options.namesGroups = namesGroups
        let scale = settings.scale ?? page.renderOptions.scale ?? scene.environment.scale
        options.scale = scale
        let notices: [String]
        if let pictures = page.pictures {
            notices = pictures.fill(&options, scene.tree, layout, settings.limits)
        } else {
            let files = ImageFiles(for: page, scene.tree, layout, scale: scale, limits: settings.limits)
            (options.images, options.imageSizes, notices) = (files.images, files.sizes, files.notices)
        }
        return (options, notices)
    }

    /// Where views of these names stand in the page's picture, in its pixels, every pixel that they touch.
    func places(of names: [String], on page: Page) -> [(x: Int, y: Int, width: Int, height: Int)] {
        guard !names.isEmpty else { return [] }
        let (list, report, scale, _) = draw(page)
        let bounds = list.bounds
        return report.scene.tree.items.indices.compactMap { index in
            guard names.contains(report.scene.tree.items[index].identifier) else { return nil }
            let frame = report.layout.items[index].absoluteFrame
            guard let left = Int(exactly: ((frame.minX - bounds.minX) * scale).rounded(.down)),
                let top = Int(exactly: ((frame.minY - bounds.minY) * scale).rounded(.down)),
                let right = Int(exactly: ((frame.maxX - bounds.minX) * scale).rounded(.up)),
                let bottom = Int(exactly: ((frame.maxY - bounds.minY) * scale).rounded(.up))
            else { return nil }
            return (left, top, right - left, bottom - top)
        }
    }

    /// One picture in each of the formats.
    private mutating func write(
        _ list: DisplayList, as formats: [PictureFormat], scale: Double, name: String
    ) throws(Failure) -> [[UInt8]] {
        var files: [[UInt8]] = []
        do {
            for format in formats {
                switch format {
                case .png: files.append(try renderer.png(list, scale: scale))
                case .svg: files.append(try renderer.svg(list))
                case .pdf: files.append(try renderer.pdf(list))
                }
            }
        } catch {
            throw Failure("\(name): \(error.description)")
        }
        return files
    }

    /// All scenes of an Interface Builder file at their places on the canvas.
    private mutating func paint(
        _ document: InterfaceBuilderDocument, of page: Page, as formats: [PictureFormat]
    ) throws(Failure) -> (files: [[UInt8]], notices: [String]) {
        let file = displayName(page.input)
        let sheet = SceneSheet(
            document: document, title: page.name, file: file, settings: settings, pictures: page.pictures)
        let list = sheet.list
        let wanted = settings.scale ?? 1
        let scale = sheet.fittingScale(wanted)
        var notices = sheet.notices
        if scale < wanted { notices.append("\(file): drawn at scale \(scale): the sheet is too large for \(wanted)") }
        return (try write(list, as: formats, scale: scale, name: file), notices)
    }

    /// Characters that no pinned font has, in the order of meeting them.
    var missingCharacters: [Unicode.Scalar] { renderer.missingCharacters }
}
