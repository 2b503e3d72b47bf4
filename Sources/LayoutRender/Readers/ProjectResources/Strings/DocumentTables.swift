import Notation

/// A table of texts for a document.
public struct DocumentTable: Sendable, Equatable {
    /// The language as named by its folder or its column.
    public var language: String
    /// Relative to the project's root.
    public var path: String
    /// The texts by key, and the file's mistakes.
    public var table: StringTable

    /// A table of a language.
    public init(language: String, path: String, table: StringTable) {
        self.language = language
        self.path = path
        self.table = table
    }
}

extension Project {
    /// The tables beside a document: `de.lproj/Main.strings` for `Base.lproj/Main.storyboard`, and the languages of
    /// `Main.xcstrings` in a language folder or beside the document; by folder, then by language.
    ///
    /// A document outside a language folder has no `.strings` tables, and `Localizable` is for code only.
    /// - Parameter document: an absolute path with links resolved.
    public func tables(of document: String) -> [DocumentTable] {
        let folder = ProjectPath.folder(document)
        let name = ProjectPath.stem(document)
        var tables: [DocumentTable] = catalogTables(ProjectPath.join(folder, name + ".xcstrings"))
        guard ProjectPath.fileExtension(folder) == "lproj" else { return tables }
        for languageFolder in languageFolders(beside: folder) {
            let path = ProjectPath.join(languageFolder, name)
            let language = ProjectPath.stem(languageFolder)
            if let bytes = files.contents(of: path + ".strings", limit: limits.tableBytes) {
                tables.append(
                    DocumentTable(
                        language: language, path: relativePath(path + ".strings"),
                        table: StringTable.read(bytes, limits: limits)))
            }
            if languageFolder != folder { tables += catalogTables(path + ".xcstrings") }
        }
        return tables
    }

    /// The tables that `NSLocalizedString` reads: those of the nearest folder with `Localizable.strings` in its language
    /// folders, and the nearest `Localizable.xcstrings`; by path, then by language.
    /// - Parameter folder: the document's folder, absolute.
    public func localizableTables(near folder: String) -> [DocumentTable] {
        let nearest = nearness(to: folder).sorted(index.codeTables)
        guard let chosen = nearest.first.map(bundle) else { return [] }
        return codeTables(nearest.filter { bundle($0) == chosen })
    }

    /// The tables that code of any module reads, one group a module: the groups nearest first, each like
    /// `localizableTables(near:)`.
    /// - Parameter folder: the folder from which nearness counts, absolute.
    public func localizableTableGroups(near folder: String) -> [[DocumentTable]] {
        let nearest = nearness(to: folder).sorted(index.codeTables)
        var bundles: [String] = []
        for path in nearest where !bundles.contains(bundle(path)) { bundles.append(bundle(path)) }
        return bundles.map { chosen in codeTables(nearest.filter { bundle($0) == chosen }) }
    }

    /// The folder of a module's resources: the one that holds the table, or the table's language folder.
    private func bundle(_ path: String) -> String {
        let folder = ProjectPath.folder(path)
        return ProjectPath.fileExtension(folder) == "lproj" ? ProjectPath.folder(folder) : folder
    }

    /// One table for a `.strings` file, one for each language of a string catalog, in the order of the paths.
    private func codeTables(_ paths: [String]) -> [DocumentTable] {
        paths.filter(isReadable).sorted { $0.precedes($1) }.flatMap { path in
            if ProjectPath.fileExtension(path) == "xcstrings" { return catalogTables(absolute(path)) }
            guard let bytes = files.contents(of: absolute(path), limit: limits.tableBytes) else { return [] }
            return [
                DocumentTable(
                    language: ProjectPath.stem(ProjectPath.folder(path)), path: path,
                    table: StringTable.read(bytes, limits: limits))
            ]
        }
    }

    /// The tables of a string catalog, one for each language.
    private func catalogTables(_ path: String) -> [DocumentTable] {
        guard let bytes = files.contents(of: path, limit: limits.tableBytes) else { return [] }
        let shown = relativePath(path)
        do {
            return try StringCatalog(bytes).tables.map {
                DocumentTable(language: $0.language, path: shown, table: $0.table)
            }
        } catch {
            return [DocumentTable(language: "mul", path: shown, table: StringTable(problems: [error]))]
        }
    }

    /// The languages of the folders beside a document's own language folder, by folder, also of those without a table of the
    /// document; none for a document outside a language folder.
    ///
    /// - Parameter document: an absolute path with links resolved.
    package func languages(beside document: String) -> [String] {
        let folder = ProjectPath.folder(document)
        guard ProjectPath.fileExtension(folder) == "lproj" else { return [] }
        return languageFolders(beside: folder).map { ProjectPath.stem($0) }
    }

    /// The `.lproj` folders beside a language folder, sorted; a linked folder counts if it is inside the project.
    func languageFolders(beside folder: String) -> [String] {
        let around = ProjectPath.folder(folder)
        return (files.entries(of: around, limit: limits.entries) ?? [])
            .filter { $0.kind == .folder && ProjectPath.fileExtension($0.name) == "lproj" }
            .map { ProjectPath.join(around, $0.name) }.sorted { $0.precedes($1) }
    }
}
