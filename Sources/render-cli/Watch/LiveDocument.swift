import LayoutDocument
import LayoutInspector
import LayoutRender
import Notation

/// A layout that is laid out again when its files change; the last good result is served until the next one.
struct LiveDocument: LiveSource {
    private let inputs: [String]
    private let excluded: [PathPattern]
    private let selection: SelectionOptions
    private let settings: RenderSettings
    /// The last good version, and the one before, for the moves.
    private var version: LiveVersion?
    private var previous: LiveVersion?
    /// The id of the page that a browser asked for last: the next version starts with this page.
    private var shown: String?
    /// The layers that a browser showed last: the next version is drawn with these layers.
    private var layers: LayerSet = []
    private var troubles: [String] = []
    private var revision = 0
    /// Whether a file was saved meanwhile: a save does not wait until all causes are found.
    private var isSaved: () -> Bool = { false }
    /// The moves with causes of the present version, by page, as JSON: found when a browser asks.
    private var causes: [String: JSONValue] = [:]
    /// The repairs for which a browser asked last.
    private var repairs: LiveRepairs?
    /// The page on which a browser tried edits last, laid out as the file has it.
    private var edited: EditedPage?
    /// Folders of the files that the layout depends on.
    private(set) var folders: [String] = []

    init(_ inputs: [String], excluded: [PathPattern], selection: SelectionOptions, settings: RenderSettings) {
        self.inputs = inputs
        self.excluded = excluded
        self.selection = selection
        self.settings = settings
    }

    /// The present revision, for pages that listen to events.
    var event: ServerEvent { ServerEvent(data: "\(revision)") }

    /// Whether all pages of the last good version can be sent without computing a page.
    var isComplete: Bool { version?.next == nil }

    /// How many pages of the last good version are computed.
    var computedCount: Int { version?.computedCount ?? 0 }

    /// Reads and lays out again.
    /// - Returns: whether there is a new result.
    mutating func reload(_ changed: Set<String>?) -> Bool {
        do throws(Failure) {
            let files = try InputFiles(inputs, leavingOut: excluded)
            folders = FolderWatch.folders(of: [], files: files.paths + files.folders.map { $0 + "/" }, projects: [])
            var loader = InputLoader(selection: selection, limits: settings.limits, takesStates: true, takesSteps: true)
            let pages = try loader.pages(of: files)
            let projects = files.paths.filter(InputLoader.isInterfaceBuilder).flatMap { file in
                ((try? loader.surroundings(of: file)) ?? nil)?.projects.map(\.root.path) ?? []
            }
            folders = FolderWatch.folders(of: pages, files: files.paths, projects: files.folders + projects)
            return try show(try LiveVersion(pages, settings: settings, layers: layers))
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
            // Most changes are visible on the page shown in the browser, so the other pages are computed only if that
            // page did not change.
            let first = place(of: shown, in: new) ?? 0
            old.draw(only: layers)
            isNew = try new.differs(at: first, from: &old)
            for place in new.all where !isNew { isNew = try new.differs(at: place, from: &old) }
            self.version = old
        } else {
            _ = try new.content()
        }
        guard isNew || !troubles.isEmpty else { return false }
        troubles = []
        revision += 1
        if isNew { (previous, self.version, causes) = (self.version, new, [:]) }
        return true
    }

    private func place(of id: String?, in version: LiveVersion) -> Int? {
        id.flatMap { version.ids.firstIndex(of: $0) }
    }

    // MARK: The pages that nobody asked for yet

    /// Computes one page with its moves: while nobody waits, the other pages of a saved version are computed in turn, so
    /// that a save waits for one of them at most.
    /// - Returns: what pages that listen are told: the revision of which all pages can be had, or a new revision with an
    ///   error.
    mutating func computeNext() -> ServerEvent? {
        guard var version, let next = version.next else { return nil }
        do throws(Failure) {
            try version.computeNext()
            self.version = version
        } catch {
            return dropVersion(error) ? event : nil
        }
        if var old = previous, let place = place(of: version.ids[next], in: old) {
            // Without its old version a page has no moves.
            previous = (try? old.inspector([place])) == nil ? nil : old
        }
        return version.next == nil ? ServerEvent(name: "whole", data: "\(revision)") : nil
    }

    /// A page that nobody had looked at cannot be drawn: the version before stays.
    private mutating func dropVersion(_ failure: Failure) -> Bool {
        (version, previous, causes) = (previous, nil, [:])
        return note(failure)
    }

    mutating func ask(_ isSaved: @escaping () -> Bool) { self.isSaved = isSaved }

    // MARK: Answers

    mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch request.path {
        case "/":
            let (inspector, data) = data(ofPage: nil)
            return HTTPResponse(type: "text/html; charset=utf-8", body: inspector.liveHTML(data: data).utf8)
        case "/data.json":
            shown = request.query["page"] ?? shown
            if let words = request.query["layers"] {
                layers = LayerSet(named: words.split(separator: ",").map(String.init))
            }
            return HTTPResponse(type: "application/json", body: data(ofPage: request.query["page"]).text.utf8)
        case "/events": return .events(first: event)
        case "/frames.json":
            let scenes = (version?.pages ?? []).map { FramesReport($0).json }
            let frames = JSONValue.object([.init("scenes", .array(scenes))])
            return HTTPResponse(type: "application/json", body: frames.text.utf8)
        case "/picture.png": return picture(of: request.query["page"])
        case "/view.json": return details(request.query)
        case "/moves.json": return moves(request.query)
        case "/repairs.json": return repairs(request.query)
        case "/edited.json": return trial(request.query)
        case HTTPRequest.writingPath where request.isPost: return write(request.query)
        default: return .notFound
        }
    }

    /// The data of the scripts: all pages, or one page, with the others announced.
    private mutating func data(ofPage id: String?) -> (inspector: InspectorPage, text: String) {
        do throws(Failure) {
            return try data(ofPlace: version.flatMap { place(of: id, in: $0) })
        } catch {
            _ = dropVersion(error)
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
        version.show(layers, at: places)
        let inspector = try version.inspector(places)
        let content = if let place { try version.content(of: place) } else { try version.content() }
        self.version = version
        let known = Set(previous?.ids ?? [])
        let live = InspectorPage.Live(
            revision: revision, troubles: troubles, isPartial: places.count < version.pages.count,
            compared: places.map { version.ids[$0] }.filter(known.contains))
        return (inspector, inspector.data(content: content, live: live))
    }

    /// What the panel shows of a view: `page`, and the index of the `view`.
    private mutating func details(_ query: [String: String]) -> HTTPResponse {
        guard let page = inspected(query["page"]), let view = query["view"].flatMap(Int.init),
            let details = page.details(ofView: view)
        else { return .notFound }
        return answer(details)
    }

    /// The moves of a `page` since the last version: at once without causes, with `causes` after a search.
    private mutating func moves(_ query: [String: String]) -> HTTPResponse {
        guard let id = query["page"], let page = inspected(id) else { return .notFound }
        let searches = query["causes"] != nil
        guard causes[id] == nil else { return answer(moves: causes[id]) }
        guard var old = previous, let place = place(of: id, in: old) else { return answer(moves: nil) }
        guard let before = try? old.inspector([place]).pages.first else { return .notFound }
        previous = old
        let isSaved = isSaved
        var isWhole = true
        let continues = {
            if isSaved() { isWhole = false }
            return isWhole
        }
        let moves = page.moves(since: before, searchingWhile: searches ? continues : nil)
        if searches, isWhole { causes[id] = moves }
        return answer(moves: moves, isWhole: isWhole)
    }

    private func answer(moves: JSONValue?, isWhole: Bool = true) -> HTTPResponse {
        answer([.init("moves", moves ?? .array([])), .init("isWhole", .bool(isWhole))])
    }

    /// A page of the present version by its id.
    private mutating func inspected(_ id: String?) -> InspectedPage? {
        guard var version, let place = place(of: id, in: version) else { return nil }
        let page = try? version.inspector([place]).pages.first
        self.version = version
        return page
    }

    /// A part of the data with the revision to which it belongs.
    private func answer(_ members: [JSONValue.Member]) -> HTTPResponse {
        let body = JSONValue.object([.init("revision", .integer(revision))] + members)
        return HTTPResponse(type: "application/json", body: body.compact.utf8)
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

    /// The page with edits that a person tries: `page`, the index of the selected `view`, and `edits`, one a line.
    private mutating func trial(_ query: [String: String]) -> HTTPResponse {
        if edited?.isCurrent == false { edited = nil }
        guard let (page, edits) = trialPage(query) else { return .notFound }
        let answer = page.answer(
            edits, view: query["view"].flatMap(Int.init), explains: query["why"] != nil, limits: settings.limits)
        return HTTPResponse(type: "application/json", body: answer.text.utf8)
    }

    /// Writes the edits into the file; the saved file is then noticed like every other.
    private mutating func write(_ query: [String: String]) -> HTTPResponse {
        guard let (page, edits) = trialPage(query) else { return .notFound }
        var reasons = ["the file has changed since; nothing was written"]
        if query["revision"] == "\(revision)" {
            if let place = query["repair"].flatMap(Int.init) {
                if let repairs, repairs.revision == revision, query["token"] == repairs.token {
                    reasons = repairs.write(place, query["text"].flatMap(Int.init) ?? 0)
                }
            } else {
                reasons = page.write(edits, limits: settings.limits)
            }
        }
        return HTTPResponse(
            type: "application/json", body: JSONValue.object([.init("mistakes", .strings(reasons))]).text.utf8)
    }

    /// The repairs of the file that a `page` shows.
    private mutating func repairs(_ query: [String: String]) -> HTTPResponse {
        guard let version, let index = place(of: query["page"], in: version) else { return .notFound }
        let input = version.pages[index].input
        // A save that changes nothing visible has no revision of its own.
        if repairs?.revision != revision || repairs?.input != input || repairs?.isCurrent != true {
            repairs = LiveRepairs(
                of: input, revision: revision, limits: settings.limits, project: selection.project)
        }
        guard let repairs else { return .notFound }
        return HTTPResponse(type: "application/json", body: repairs.json.compact.utf8)
    }

    /// The page that a question is about, and its edits; nil for a page that is not there.
    private mutating func trialPage(_ query: [String: String]) -> (page: EditedPage, edits: [String])? {
        guard let version, let id = query["page"], let index = place(of: id, in: version) else { return nil }
        let edits = (query["edits"] ?? "").split(separator: "\n").map(String.init)
        if let known = edited, known.id == id, known.revision == revision { return (known, edits) }
        let page = EditedPage(version.pages[index], id: id, revision: revision, limits: settings.limits)
        edited = page
        return (page, edits)
    }
}
