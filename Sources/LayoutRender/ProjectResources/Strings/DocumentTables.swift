/// A table of texts for an Interface Builder file.
public struct DocumentTable: Sendable, Equatable {
    /// The language as its folder or its column names it.
    public var language: String
    /// From the project's root.
    public var path: String
    public var table: StringTable
}

extension Project {
    /// The tables beside a document: `de.lproj/Main.strings` for `Base.lproj/Main.storyboard`, and the languages of
    /// `Main.xcstrings` in a language folder or beside the document; by folder, then by language.
    ///
    /// A document outside a language folder has no `.strings` tables, and `Localizable` is for code alone.
    /// - Parameter document: an absolute path without links.
    public func tables(of document: String) -> [DocumentTable] {
        let folder = PathText.folder(document)
        let name = PathText.stem(document)
        var tables: [DocumentTable] = catalogTables(PathText.join(folder, name + ".xcstrings"))
        guard PathText.fileExtension(folder) == "lproj" else { return tables }
        for languageFolder in languageFolders(beside: folder) {
            let path = PathText.join(languageFolder, name)
            let language = PathText.stem(languageFolder)
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

    private func catalogTables(_ path: String) -> [DocumentTable] {
        guard let bytes = files.contents(of: path, limit: limits.tableBytes) else { return [] }
        let shown = relativePath(path)
        guard let catalog = StringCatalog(bytes) else {
            let problem = StringTable.Problem(message: "no string catalog, or broken JSON", line: 1)
            return [DocumentTable(language: "mul", path: shown, table: StringTable(problems: [problem]))]
        }
        return catalog.tables.map { DocumentTable(language: $0.language, path: shown, table: $0.table) }
    }

    /// The `.lproj` folders around a language folder, sorted; a linked one counts when it lies in the project.
    func languageFolders(beside folder: String) -> [String] {
        let around = PathText.folder(folder)
        return (files.entries(of: around, limit: limits.entries) ?? [])
            .filter { $0.kind == .folder && PathText.fileExtension($0.name) == "lproj" }
            .map { PathText.join(around, $0.name) }.sorted()
    }
}
