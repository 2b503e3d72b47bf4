import LayoutDocument
import LayoutGallery

/// A gallery that a server on this machine keeps up to date: files are read at the start and when they are saved, a picture
/// is drawn when a browser asks for it, and the audit looks at a file while nobody waits.
struct LiveGallery: LiveSource {
    private let command: GalleryCommand
    private let settings: RenderSettings
    private var store: ProjectStore
    private var files: [String: LiveGalleryFile] = [:]
    /// The paths, in the order of the gallery.
    private var paths: [String] = []
    private let pictures: LivePictures
    private var troubles: [String] = []
    private var revision = 0
    /// The page's data, made when a browser asks for it.
    private var data: String?
    /// The file of each address of a picture or an inspector's page, made when a browser asks for one.
    private var places: [String: String]?
    private(set) var folders: [String] = []

    init(_ command: GalleryCommand, settings: RenderSettings) throws(Failure) {
        self.command = command
        self.settings = settings
        store = try ProjectStore(command.selection.project)
        pictures = LivePictures(settings)
    }

    var event: ServerEvent { ServerEvent(data: "\(revision)") }

    // MARK: Reading

    mutating func reload(_ changed: Set<String>?) -> Bool {
        // 1  The files, searched for again where a name is new or gone.
        let known = Set(paths.filter { files[$0]?.plans.isEmpty == false }.map { lastComponent($0) })
        let isSame = changed.map { names in
            names.isSubset(of: known) && paths.allSatisfy { FileReader.status($0).kind == .regular }
        }
        if isSame != true, !search() { return true }
        // 2 Changed files are read again. A picture, a color or a text of the project may be in every file; a colour
        // set is a file Contents.json, so that the extension tells nothing.
        let isResource = changed.map { !$0.isSubset(of: known) } ?? true
        if isResource, let fresh = try? ProjectStore(command.selection.project) { store = fresh }
        var planner = GalleryPlanner(
            selection: command.selection, limits: settings.limits, store: store,
            names: GalleryNames(command.inputs), hasKeys: true)
        planner.isWaitedFor = true
        var read = files
        for path in paths where files[path] == nil || isResource || changed?.contains(lastComponent(path)) ?? true {
            read[path] = LiveGalleryFile(path, planner, pictures, hasInspector: command.inspector, before: files[path])
        }
        let listed = Set(paths)
        files = read.filter { listed.contains($0.key) }
        let documents = paths.flatMap { files[$0]?.plans.compactMap { $0.pages.first?.page } ?? [] }
        folders += FolderWatch.folders(of: documents, files: [], projects: []).filter { !folders.contains($0) }
        // 3 The messages.
        let lines = paths.flatMap { files[$0]?.troubles ?? [] }
        for line in lines where !troubles.contains(line) { StandardStreams.sayError(line) }
        troubles = lines.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
        renew()
        return true
    }

    /// - Returns: false where the folders cannot be read; the former files stay.
    private mutating func search() -> Bool {
        do throws(Failure) {
            let inputs = try InputFiles(command.inputs, leavingOut: command.folders.patterns, mayBeEmpty: true)
            var loader = InputLoader(
                selection: command.selection, limits: settings.limits, takesStates: true, takesSteps: true,
                projects: store)
            var projects: Set<String> = []
            for file in inputs.paths where InputLoader.isInterfaceBuilder(file) {
                let surroundings = (try? loader.surroundings(of: file)) ?? nil
                projects.formUnion(surroundings?.projects.map(\.root.path) ?? [])
            }
            paths = inputs.paths
            projects.formUnion(command.selection.project.assets)
            if let root = command.selection.project.root { projects.insert(root) }
            folders = FolderWatch.folders(of: [], files: paths, projects: inputs.folders + projects.sorted())
            return true
        } catch {
            troubles = error.lines
            for line in error.lines { StandardStreams.sayError(line) }
            renew()
            return false
        }
    }

    private mutating func renew() {
        revision += 1
        (data, places) = (nil, nil)
    }

    // MARK: What nobody waits for

    var isComplete: Bool { !command.audit || nextFile == nil }

    /// The first file at which the audit has not looked.
    private var nextFile: String? { paths.first { files[$0]?.isAudited == false } }

    mutating func computeNext() -> ServerEvent? {
        guard let path = nextFile else { return nil }
        let hasNew = files[path]?.audit(path, settings, store) ?? false
        if hasNew { renew() }
        // The pages listen for all remarks of the files, not for each.
        return nextFile == nil ? event : nil
    }

    // MARK: Answers

    mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch request.path {
        case "/":
            return HTTPResponse(type: "text/html; charset=utf-8", body: contents().liveHTML(data: text()).utf8)
        case "/data.json": return HTTPResponse(type: "application/json", body: text().utf8)
        // The page may show pictures of its server, so that browsers ask for the one of the window.
        case "/favicon.ico": return HTTPResponse(type: "image/png", body: [])
        case "/events": return .events(first: event)
        case let path where path.hasPrefix("/pictures/"): return picture(String(path.dropFirst()))
        case let path where path.hasPrefix("/inspector/"): return inspector(String(path.dropFirst()))
        default: return .notFound
        }
    }

    private mutating func text() -> String {
        if let data { return data }
        let text = contents().data(live: .init(revision: revision, troubles: troubles))
        data = text
        return text
    }

    private func contents() -> GalleryPage {
        var shown: [GalleryFile] = []
        for path in paths {
            guard let file = files[path] else { continue }
            var contents = GalleryFile()
            contents.screens = file.screens(pictures)
            shown.append(contents)
        }
        return GalleryContents(title: command.shownTitle, files: shown).page
    }

    /// The picture of a page, drawn now unless it is kept.
    private mutating func picture(_ address: String) -> HTTPResponse {
        if let bytes = pictures.kept(address) { return HTTPResponse(type: "image/png", body: bytes) }
        guard let page = place(of: address).flatMap({ files[$0]?.page(address) }) else { return .notFound }
        guard let bytes = try? pictures.draw(page, address) else {
            return HTTPResponse(.init(status: 500, reason: "Internal Server Error"))
        }
        return HTTPResponse(type: "image/png", body: bytes)
    }

    private mutating func inspector(_ address: String) -> HTTPResponse {
        guard let path = place(of: address), let file = files[path],
            let made = try? GalleryInspector(file.plans, settings: settings)
        else { return .notFound }
        return HTTPResponse(type: "text/html; charset=utf-8", body: made.page.html.utf8)
    }

    /// The file to which an address belongs.
    private mutating func place(of address: String) -> String? {
        if let places { return places[address] }
        var made: [String: String] = [:]
        let names = GalleryNames(command.inputs)
        for path in paths.reversed() {
            made[GallerySite.inspectorPage(of: names.name(of: path))] = path
            for address in files[path]?.allAddresses ?? [] { made[address] = path }
        }
        places = made
        return made[address]
    }
}
