import LayoutDocument
import LayoutInspector
import Notation

/// A layout that is laid out again when its files change; the last good result is served until the next one.
struct LiveDocument {
    private let inputs: [String]
    private let excluded: [PathPattern]
    private let selection: SelectionOptions
    private let settings: RenderSettings
    /// The last good version, and the one before, for the moves.
    private var version: LiveVersion?
    private var previous: LiveVersion?
    /// The id of the page that a browser asked for last: the next version starts with this page.
    private var shown: String?
    private var troubles: [String] = []
    private var revision = 0
    /// Folders of the files that the layout depends on.
    private(set) var folders: [String] = []

    init(_ inputs: [String], excluded: [PathPattern], selection: SelectionOptions, settings: RenderSettings) {
        self.inputs = inputs
        self.excluded = excluded
        self.selection = selection
        self.settings = settings
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
            return try show(try LiveVersion(pages, settings: settings))
        } catch {
            return note(error)
        }
    }

    /// - Returns: whether the errors are others than before.
    private mutating func note(_ failure: Failure) -> Bool {
        let lines = failure.lines.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
        guard lines != troubles else { return false }
        troubles = lines
        for line in failure.lines { StandardStreams.sayError(line) }
        revision += 1
        return true
    }

    /// Takes a version unless it equals the last one.
    private mutating func show(_ version: LiveVersion) throws(Failure) -> Bool {
        var new = version
        var isNew = true
        if var old = self.version, old.ids == new.ids {
            // Most changes show on the page that somebody looks at; the others are computed only if that page is the same.
            let first = [place(of: shown, in: new) ?? 0]
            isNew = try new.content(first) != old.content(first)
            if !isNew { isNew = try new.content(new.all) != old.content(old.all) }
            self.version = old
        } else {
            _ = try new.content(new.all)
        }
        guard isNew || !troubles.isEmpty else { return false }
        troubles = []
        revision += 1
        if isNew { (previous, self.version) = (self.version, new) }
        return true
    }

    private func place(of id: String?, in version: LiveVersion) -> Int? {
        id.flatMap { version.ids.firstIndex(of: $0) }
    }

    // MARK: Answers

    mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch request.path {
        case "/":
            let (inspector, data) = data(ofPage: nil)
            return HTTPResponse(type: "text/html; charset=utf-8", body: inspector.liveHTML(data: data).utf8)
        case "/data.json":
            shown = request.query["page"] ?? shown
            return HTTPResponse(type: "application/json", body: data(ofPage: request.query["page"]).text.utf8)
        case "/events": return .events(first: event)
        case "/frames.json":
            let scenes = (version?.pages ?? []).map { FramesReport($0).json }
            let frames = JSONValue.object([.init("scenes", .array(scenes))])
            return HTTPResponse(type: "application/json", body: frames.text.utf8)
        case "/picture.png": return picture(of: request.query["page"])
        default: return .notFound
        }
    }

    /// The data of the scripts: all pages, or one page, with the others announced.
    private mutating func data(ofPage id: String?) -> (inspector: InspectorPage, text: String) {
        do throws(Failure) {
            return try data(ofPlace: version.flatMap { place(of: id, in: $0) })
        } catch {
            // A page that nobody had looked at cannot be drawn: the version before stays.
            (version, previous) = (previous, nil)
            _ = note(error)
            if let data = try? data(ofPlace: nil) { return data }
            version = nil
            return empty
        }
    }

    /// No page, as before the first good version.
    private var empty: (inspector: InspectorPage, text: String) {
        let page = InspectorPage(title: inputs.first.map(lastComponent) ?? "", pages: [])
        return (page, page.data(content: page.content, live: .init(revision: revision, troubles: troubles)))
    }

    private mutating func data(ofPlace place: Int?) throws(Failure) -> (inspector: InspectorPage, text: String) {
        guard var version else { return empty }
        let places = place.map { [$0] } ?? version.all
        var inspector = try version.inspector(places)
        let content = try version.content(places)
        self.version = version
        if var previous {
            let same = Set(places.map { version.ids[$0] })
            inspector.noteMoves(since: try previous.inspector(previous.all.filter { same.contains(previous.ids[$0]) }))
            self.previous = previous
        }
        let live = InspectorPage.Live(
            revision: revision, troubles: troubles, isPartial: places.count < version.pages.count)
        return (inspector, inspector.data(content: content, live: live))
    }

    /// The page with this id; without an id the first page.
    private func picture(of id: String?) -> HTTPResponse {
        guard let version else { return .notFound }
        let index = id.map { place(of: $0, in: version) } ?? 0
        guard let index, version.pages.indices.contains(index) else { return .notFound }
        do throws(Failure) {
            var painter = try Painter(settings)
            let painted = try painter.paint(version.pages[index], as: [.png])
            return HTTPResponse(type: "image/png", body: painted.files[0])
        } catch {
            return HTTPResponse(.init(status: 500, reason: "Internal Server Error"))
        }
    }
}
