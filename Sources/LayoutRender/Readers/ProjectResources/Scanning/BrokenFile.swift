import LayoutEngine
import Notation

/// A broken file of a project, the content of which is lost in whole or in part.
package struct BrokenFile: Sendable {
    /// Absolute.
    package var path: String
    /// Where the mistake is, from 1.
    package var line: Int
    /// One sentence.
    package var message: String
    /// Whether Xcode builds no app with such a file; false for a mistake in a table of texts, which may be this reader's.
    package var isCertain: Bool
}

extension BrokenFile {
    /// The broken ones among the files that decide what a document shows, by their paths: the catalogs that names lead to, the
    /// tables of texts, the nearest Xcode project and `Info.plist`.
    ///
    /// - Parameters:
    ///   - project: the project around the document.
    ///   - names: of the document's resources.
    ///   - tables: those that are used.
    ///   - folder: the document's folder, absolute.
    ///   - isThorough: whether the project is scanned for a document that names nothing of the project, and the tables that code
    ///     reads are asked for unfinished merges.
    package static func all(
        in project: Project, for names: ResourceNames, tables: [DocumentTable], near folder: String, isThorough: Bool
    ) -> [BrokenFile] {
        var found: [BrokenFile] = []
        func note(_ mistake: StringTable.Problem?, _ path: String) {
            let path = project.absolute(path)
            guard let mistake, !found.contains(where: { $0.path.hasSameBytes(as: path) }) else { return }
            found.append(
                BrokenFile(path: path, line: mistake.line, message: mistake.message, isCertain: mistake.endsReading))
        }
        for table in tables { note(table.table.problems.first, table.path) }
        if isThorough || !names.isEmpty {
            // 1 the sets of the names, and the groups around them, which may be a part of their names
            let pictures = names.images.filter { !$0.isSystemSymbol && !$0.isInline }
                .flatMap { [$0.name] + [AssetSet.name(ofFile: $0.name)].compactMap(\.self) }
            let kinds: [(kind: AssetSet.Kind, names: [String])] = [
                (.image, pictures), (.symbol, pictures), (.color, names.colors.map(\.name)),
            ]
            for (kind, names) in kinds {
                for name in names {
                    for set in project.index.sets[AssetSet.Key(kind: kind, name: ProjectPath.name(name))] ?? [] {
                        for group in set.folders { note(project.mistake(inGroup: group), group + "/Contents.json") }
                        if project.fullName(set) == name { note(project.mistake(in: set), set.path + "/Contents.json") }
                    }
                }
            }
            // 2 what the app says of itself
            if let path = project.nearestProjectFile(to: folder) { note(project.projectFile(at: path)?.mistake, path) }
            if let info = project.info(near: folder) { note(info.mistake, info.path) }
        }
        // 3 what code shows
        if isThorough { for path in project.index.codeTables { note(project.merge(in: path), path) } }
        if let wider = project.wider, isThorough || !names.isEmpty {
            let others = all(in: wider, for: names, tables: [], near: folder, isThorough: isThorough)
            found += others.filter { other in !found.contains { $0.path.hasSameBytes(as: other.path) } }
        }
        return found.sorted { $0.path.precedes($1.path) }
    }
}
