import Files
import Findings
import LayoutAudit
import LayoutDocument
import Notation
import ProjectResources
import SourceEdits

/// The repair of a finding in the table of one language.
struct TableRepair: Sendable {
    /// The finding about the document of the table.
    let finding: Finding
    /// The number of entries more.
    let count: Int

    /// `add 2 texts of the file, marked as not translated`
    var sentence: String { "add \(countText(count, "text")) of the file, marked as not translated" }
}

/// Repairs of missing translations: the texts of the file as entries of the tables that lack them. A language without a
/// table, and a table that is no text in UTF-8, have none.
struct TranslationRepairs {
    let run: RepairRun

    /// The repaired files with the tables behind the documents that they belong to.
    func with(_ repaired: [RepairedFile]) throws(Failure) -> [RepairedFile] {
        var files: [RepairedFile] = []
        for var document in repaired {
            let rule = AuditRule.missingTranslation.rawValue
            guard let finding = document.unrepaired.first(where: { $0.rule == rule && $0.severity > .information })
            else {
                files.append(document)
                continue
            }
            let (tables, isWhole) = try tables(of: document.source, finding, files)
            if isWhole { document.unrepaired.removeAll { $0.fingerprint == finding.fingerprint } }
            files.append(document)
            for table in tables {
                // Two documents of one name share a table.
                if let place = files.firstIndex(where: { $0.source.path == table.source.path }) {
                    files[place].after = table.after
                    files[place].entries += table.entries
                } else {
                    files.append(table)
                }
            }
        }
        return files
    }

    /// The tables of a document with the texts that they lack, and whether every language that lacks texts has all of them
    /// now.
    private func tables(
        of document: SourceFile, _ finding: Finding, _ made: [RepairedFile]
    ) throws(Failure) -> (files: [RepairedFile], isWhole: Bool) {
        let pages = run.pages(document.path)
        let gaps = try pages.missingTranslations(document.bytes).filter(\.isPartial).flatMap(\.gaps)
        var (files, isWhole): ([RepairedFile], Bool) = ([], !gaps.isEmpty)
        for gap in gaps {
            let table = pages.surroundings.tables().first {
                $0.language == gap.language && $0.path.hasSuffix(".strings")
            }
            guard let table, var file = try file(of: table, beside: document.path, made),
                let bytes = StringTable.adding(
                    gap.uses.map { .init(key: $0.key, text: $0.text) }, to: file.after)
            else {
                isWhole = false
                continue
            }
            file.after = bytes
            file.entries.append(TableRepair(finding: finding, count: gap.uses.count))
            files.append(file)
        }
        return (files, isWhole)
    }

    /// The file of a table in the folder of its language beside the document's own; nil where the folder has no such file.
    private func file(
        of table: DocumentTable, beside document: String, _ made: [RepairedFile]
    ) throws(Failure) -> RepairedFile? {
        let parts = PathText.components(table.path)
        guard parts.count >= 2, let name = parts.last else { return nil }
        // The folder around the document's own; above a folder "..", another "..".
        var around = PathText.components(document).filter { $0 != "." }.dropLast()
        if around.isEmpty || around.last == ".." { around.append("..") } else { around.removeLast() }
        let path =
            (document.hasPrefix("/") ? "/" : "")
            + (around + [parts[parts.count - 2], name]).joined(separator: "/")
        if let file = made.first(where: { $0.source.path == path }) {
            return RepairedFile(source: file.source, after: file.after)
        }
        guard let source = try? SourceFile(reading: path, limit: run.limits.inputBytes) else { return nil }
        return RepairedFile(source: source, after: source.bytes)
    }
}
