import LayoutDocument
import LayoutRender

/// What a page is written as, by the extension of its file.
enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    init(path: String, stated: PictureFormat?) throws(Failure) {
        if let stated {
            self = stated
            return
        }
        if path == "-" {
            self = .png
            return
        }
        guard let format = PictureFormat(rawValue: fileExtension(path)) else {
            throw Failure.usage("\(path): the extension says no format; use .png, .svg or .pdf, or --format")
        }
        self = format
    }
}

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
        let report = FramesReport(page)
        var options = settings.options(for: page.renderOptions)
        options.title = report.scene.name
        let scale = settings.scale ?? page.renderOptions.scale ?? report.scene.environment.scale
        options.scale = scale
        let list = DisplayList(
            tree: report.scene.tree, layout: report.layout, environment: report.scene.environment, options: options)
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
            throw Failure("\(displayName(page.input)): \(report.scene.id): \(error.description)")
        }
        let file = displayName(page.input)
        return (files, report.defects.map { "\(file): \(report.scene.id): \($0.kind.rawValue): \($0.message)" })
    }

    /// Characters that no pinned font has, in the order of meeting them.
    var missingCharacters: [Unicode.Scalar] { renderer.missingCharacters }
}
