import ArgumentParser
import LayoutDocument
import Notation

/// `check --list resources` and `--list unused`: the file or value of each name in a document, and the sets of the asset
/// catalogs that nothing names.
struct ResourcesRun {
    var files: InputFiles
    var project: ProjectOptions
    var limits: Limits
    var listsUnused: Bool

    /// - Throws: exit code 1 where something is missing or, of unused assets, named nowhere; 2 where a file cannot be read, or
    ///   where nobody can tell what is unused.
    func print(as form: TextOrJSON) throws {
        let store = try ProjectStore(project)
        // In a folder only Interface Builder files are read: its JSON files may be anything.
        let documents = files.paths.filter { InputLoader.isInterfaceBuilder($0) || files.named.contains($0) }
        guard !documents.isEmpty else {
            throw Failure("no .storyboard, .xib or tree.json file among the inputs")
        }
        var passedOver = files.passedOver
        var reports: [ResourcesReport] = []
        for file in documents {
            do {
                reports.append(try ResourcesReport(file, store: store, limits: limits))
            } catch {
                guard !files.named.contains(file) else { throw error }
                passedOver.add(error, file: file)
            }
        }
        passedOver.say()
        let assets = listsUnused ? UnusedAssetsReport(of: reports.compactMap(\.surroundings.projects.last)) : nil
        switch form {
        case .text:
            try StandardStreams.print(
                lines: Array((reports.map(\.lines) + (assets.map { [$0.lines] } ?? [])).joined(separator: [""])))
        case .json:
            let documents = JSONValue.array(reports.map(\.json))
            let isOne = files.folders.isEmpty && reports.count == 1
            let value =
                if let assets {
                    JSONValue.object([.init("documents", documents), .init("unused", assets.json)])
                } else {
                    isOne ? reports[0].json : documents
                }
            try StandardStreams.write(value.text.utf8)
        }
        try passedOver.finish()
        if reports.contains(where: \.hasMissing) || assets?.isEmpty == false { throw ExitCode(ExitStatus.found) }
        // The reason stands in the report.
        if assets?.isComplete == false { throw ExitCode(ExitStatus.impossible) }
    }
}
