import InterfaceBuilder
import LayoutDocument
import LayoutRender

/// Draws pages to bytes; one for each thread.
struct Painter: ~Copyable {
    private var renderer: Renderer
    private let settings: RenderSettings

    init(_ settings: RenderSettings) throws(Failure) {
        self.settings = settings
        do {
            renderer = try Renderer(limits: settings.options(for: DocumentRenderOptions()).limits)
        } catch {
            throw Failure(error.description)
        }
    }

    /// The page in each of the formats, and lines for standard error.
    mutating func paint(_ page: Page, as formats: [PictureFormat]) throws(Failure) -> (
        files: [[UInt8]], notices: [String]
    ) {
        if let sheet = page.sheet { return try paint(sheet, of: page, as: formats) }
        let report = FramesReport(page)
        var options = settings.options(for: page.renderOptions)
        options.title = report.scene.name
        let scale = settings.scale ?? page.renderOptions.scale ?? report.scene.environment.scale
        options.scale = scale
        options.images = ImageFiles.load(for: page, report.scene.tree, limits: settings.limits)
        let list = DisplayList(
            tree: report.scene.tree, layout: report.layout, environment: report.scene.environment, options: options)
        let files = try write(list, as: formats, scale: scale, name: "\(displayName(page.input)): \(report.scene.id)")
        let file = displayName(page.input)
        let defects = report.defects.map { "\(file): \(report.scene.id): \($0.kind.rawValue): \($0.message)" }
        return (files, defects + list.notes.map { "\(file): \(report.scene.id): \($0)" })
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
        let sheet = SceneSheet(document: document, title: page.name, settings: settings)
        let list = sheet.list
        let wanted = settings.scale ?? 1
        let scale = sheet.fittingScale(wanted)
        var notices = sheet.notices.map { "\(file): \($0)" }
        if scale < wanted { notices.append("\(file): drawn at scale \(scale): the sheet is too large for \(wanted)") }
        return (try write(list, as: formats, scale: scale, name: file), notices)
    }

    /// Characters that no pinned font has, in the order of meeting them.
    var missingCharacters: [Unicode.Scalar] { renderer.missingCharacters }
}
