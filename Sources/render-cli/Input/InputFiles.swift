/// The files that the paths of a command line mean: those named, and those found in the folders named.
struct InputFiles {
    /// In the order of the paths; each path once.
    private(set) var paths: [String] = []
    /// Paths that were written on the command line: one that cannot be read ends the command.
    private(set) var named: Set<String> = []
    /// What the search did not take.
    private(set) var passedOver = PassedOver()
    /// The folders that were searched.
    private(set) var folders: [String] = []

    /// Of layout files.
    static let extensions = ["json", "storyboard", "xib"]

    /// Files named one by one.
    init(named paths: [String]) {
        self.paths = paths
        named = Set(paths)
    }

    init(_ arguments: [String], leavingOut patterns: [PathPattern]) throws(Failure) {
        var search = FolderSearch(leavingOut: patterns) { Self.extensions.contains(fileExtension($0)) }
        var met: Set<String> = []
        for argument in arguments {
            guard argument != "-", FileReader.status(argument).kind == .folder else {
                named.insert(argument)
                if met.insert(argument).inserted { paths.append(argument) }
                continue
            }
            folders.append(argument)
            let places = try search.places(below: argument)
            guard !places.isEmpty || !search.failures.isEmpty else {
                throw Failure("\(argument): no .json, .storyboard or .xib file in this folder")
            }
            for place in places {
                let path = FolderSearch.join(argument, place)
                if met.insert(path).inserted { paths.append(path) }
            }
        }
        passedOver.take(search)
        passedOver.folders = folders
    }
}
