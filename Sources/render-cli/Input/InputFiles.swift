import LayoutDocument
import ProjectResources

/// The files of a command line's paths: the named files, and the files found in the named folders.
struct InputFiles {
    /// In the order of the paths; each path once.
    private(set) var paths: [String] = []
    /// Files that were named on the command line: if one cannot be read, the command ends.
    private(set) var named = PathSet()
    /// The files and folders that the search skipped.
    private(set) var passedOver = PassedOver()
    /// The folders that were searched.
    private(set) var folders: [String] = []

    /// Extensions of layout files.
    static let extensions = ["json", "storyboard", "xib"]

    /// Files that were all named on the command line.
    init(named paths: [String]) {
        self.paths = paths
        named = PathSet(paths)
    }

    /// Leaves every n-th file, for one of n shards; nil: all.
    mutating func keep(_ shard: (index: Int, count: Int)?) {
        guard let shard else { return }
        paths = paths.enumerated().filter { $0.offset % shard.count == shard.index }.map(\.element)
    }

    /// Leaves the files that a rule takes.
    mutating func keep(_ isTaken: (String) -> Bool) { paths = paths.filter(isTaken) }

    /// - Parameter mayBeEmpty: whether a folder without a layout is no mistake.
    init(_ arguments: [String], leavingOut patterns: [PathPattern], mayBeEmpty: Bool = false) throws(Failure) {
        var search = FolderSearch(leavingOut: patterns) {
            // The schema lies beside documents for editors.
            lastComponent($0) != TreeSchema.fileName && Self.extensions.contains(fileExtension($0))
        }
        var met = PathSet()
        for argument in arguments {
            guard argument != "-", FileReader.status(argument).kind == .folder else {
                named.insert(argument)
                if met.insert(argument) { paths.append(argument) }
                continue
            }
            folders.append(argument)
            let places = try search.places(below: argument)
            guard !places.isEmpty || !search.failures.isEmpty || mayBeEmpty else {
                throw Failure("\(argument): no .json, .storyboard or .xib file in this folder")
            }
            for place in places {
                let path = FolderSearch.join(argument, place)
                if met.insert(path) { paths.append(path) }
            }
        }
        passedOver.take(search)
        passedOver.folders = folders
    }
}
