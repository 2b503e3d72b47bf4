import LayoutDocument
import LayoutEngine

extension ServedFolder {
    /// The most kept selections; then all are dropped, since a client rarely comes back to the first.
    private static let mostKept = 64

    /// The pages that the arguments of a tool select, read once until a file changes; a text of the client's is read for
    /// each call.
    func pages(_ wanted: PageArguments) throws(Failure) -> (pages: [WarmPage], notices: [Notice]) {
        let key = wanted.words + ["", wanted.file]
        if wanted.text == nil, let pages = known[key] { return (pages, notices[key] ?? []) }
        var loader = try loader(wanted.words)
        if let text = wanted.text { loader.files.contents = [wanted.file: Array(text.utf8)] }
        let pages = try loader.load(wanted.file).map(WarmPage.init)
        try loader.names.check(loader.selection.askedNames)
        guard !pages.isEmpty else { throw Failure("\(wanted.file): no screen in this file") }
        guard wanted.text == nil else { return (pages, loader.remarks.notices) }
        if known.count >= Self.mostKept { (known, notices) = ([:], [:]) }
        (known[key], notices[key]) = (pages, loader.remarks.notices)
        return (pages, loader.remarks.notices)
    }

    /// A reader behind the folder's door.
    /// - Parameter words: flags of `SelectionOptions`.
    func loader(_ words: [String], takesVariants: Bool = false) throws(Failure) -> InputLoader {
        var loader = InputLoader(
            selection: try Self.selection(words), limits: limits, takesStates: takesVariants, takesSteps: takesVariants,
            projects: store)
        loader.files.enclosure = enclosure
        return loader
    }

    /// The flags of a command line, without one.
    static func selection(_ words: [String]) throws(Failure) -> SelectionOptions {
        do {
            return try SelectionOptions.parse(words)
        } catch {
            throw Failure.usage(SelectionOptions.message(for: error))
        }
    }
}
