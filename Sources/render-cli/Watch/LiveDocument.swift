import LayoutDocument
import LayoutInspector
import Notation

/// A layout that is laid out again when its files change; the last good result is served until the next one.
struct LiveDocument {
    private let inputs: [String]
    private let excluded: [PathPattern]
    private let selection: SelectionOptions
    private let settings: RenderSettings
    private var pages: [Page] = []
    private var inspector: InspectorPage
    /// The pages' data for the scripts, without the changes since the last save.
    private var content: String
    private var troubles: [String] = []
    private var revision = 0
    /// Folders of the files that the layout depends on.
    private(set) var folders: [String] = []

    init(_ inputs: [String], excluded: [PathPattern], selection: SelectionOptions, settings: RenderSettings) {
        self.inputs = inputs
        self.excluded = excluded
        self.selection = selection
        self.settings = settings
        inspector = InspectorPage(title: inputs.first.map(lastComponent) ?? "", pages: [])
        content = inspector.content
    }

    /// The name of the present revision, for pages that listen to events.
    var event: String { "\(revision)" }

    /// Reads and lays out again.
    /// - Returns: whether there is a new result.
    mutating func reload() -> Bool {
        do throws(Failure) {
            let files = try InputFiles(inputs, leavingOut: excluded)
            folders = FolderWatch.folders(of: [], files: files.paths + files.folders.map { $0 + "/" }, projects: [])
            var loader = InputLoader(selection: selection, limits: settings.limits, takesStates: true, takesSteps: true)
            let pages = try loader.pages(of: files)
            let projects = files.paths.filter(InputLoader.isInterfaceBuilder).flatMap { file in
                ((try? loader.surroundings(of: file)) ?? nil)?.projects.map(\.root.path) ?? []
            }
            folders = FolderWatch.folders(of: pages, files: files.paths, projects: files.folders + projects)
            let run = try InspectRun(pages, settings: settings)
            return show(run.page, pages)
        } catch {
            let lines = error.lines.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
            guard lines != troubles else { return false }
            troubles = lines
            for line in error.lines { StandardStreams.sayError(line) }
            revision += 1
            return true
        }
    }

    private mutating func show(_ new: InspectorPage, _ pages: [Page]) -> Bool {
        self.pages = pages
        let content = new.content
        guard content != self.content || !troubles.isEmpty else { return false }
        troubles = []
        revision += 1
        if content != self.content {
            let old = inspector
            inspector = new
            if !old.pages.isEmpty { inspector.noteMoves(since: old) }
            self.content = content
        }
        return true
    }

    // MARK: Answers

    func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch request.path {
        case "/":
            return HTTPResponse(type: "text/html; charset=utf-8", body: inspector.liveHTML(data: data).utf8)
        case "/data.json": return HTTPResponse(type: "application/json", body: data.utf8)
        case "/events": return .events(first: event)
        case "/frames.json":
            let frames = JSONValue.object([.init("scenes", .array(pages.map { FramesReport($0).json }))])
            return HTTPResponse(type: "application/json", body: frames.text.utf8)
        case "/picture.png": return picture(of: request.query["page"])
        default: return .notFound
        }
    }

    private var data: String {
        inspector.data(content: content, live: .init(revision: revision, troubles: troubles))
    }

    /// The page with this id; without an id the first page.
    private func picture(of id: String?) -> HTTPResponse {
        let index = id.map { id in inspector.pages.firstIndex { $0.id == id } } ?? 0
        guard let index, pages.indices.contains(index) else { return .notFound }
        do throws(Failure) {
            var painter = try Painter(settings)
            let painted = try painter.paint(pages[index], as: [.png])
            return HTTPResponse(type: "image/png", body: painted.files[0])
        } catch {
            return HTTPResponse(.init(status: 500, reason: "Internal Server Error"))
        }
    }
}
