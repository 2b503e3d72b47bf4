import Files
import InterfaceBuilder
import LayoutDocument
import Notation
import ProjectResources

/// The languages in which a .xib or .storyboard is read.
extension InputLoader {
    /// The languages of the pages; nil: the file's own texts.
    mutating func localizations(
        _ wanted: [String], _ surroundings: Surroundings, _ file: String
    ) -> [Localization?] {
        guard !wanted.isEmpty else { return [nil] }
        let languages = Languages(around: surroundings)
        var found: [Localization] = []
        for name in wanted {
            for localization in name == "all" ? languages.all : [languages.localization(for: name)] {
                if found.contains(where: { $0.wanted == localization.wanted }) { continue }
                var localization = localization
                // A file of a git revision uses no copy from the disk.
                if files.contents[file] != nil { localization.copy = nil }
                if let notice = localization.fallbackNotice(file) { remarks.notices.append(notice) }
                found.append(localization)
            }
        }
        return found
    }

    /// Warns of a document with texts whose page in a language of the project has no translation.
    mutating func noteMissingTable(
        _ localization: Localization?, _ source: InterfaceBuilderSource, _ file: String
    ) {
        guard let localization, localization.isUntranslated, !source.references.localizableKeys.isEmpty else { return }
        remarks.notices.append(
            .warning(
                displayName(file),
                "no table translates the document into \(escapedForDisplay(localization.language)); its own texts are shown"
            ))
    }

    /// The path of a copy, relative like the named file: `App/de.lproj/Main.storyboard` for `App/Base.lproj/...`.
    static func path(beside file: String, of copy: DocumentCopy) -> String {
        let folder = FileWriter.folder(of: file)
        let parts = PathText.components(copy.path).suffix(2).joined(separator: "/")
        guard folder.hasSuffix(".lproj") else { return folder == "." ? "../" + parts : copy.path }
        let around = FileWriter.folder(of: folder)
        return around == "." ? parts : around == "/" ? "/" + parts : around + "/" + parts
    }
}

extension FileRemarks {
    /// Warns once of each code that no language has, and hands the languages on.
    mutating func doubting(_ locales: [String]) -> [String] {
        for notice in Notice.doubts(of: locales) where !notices.contains(notice) { notices.append(notice) }
        return locales
    }
}

extension [TraitSet] {
    /// Every combination of traits in every language; sets that differ in the language alone become one.
    func inLanguages(_ locales: [String]) -> [TraitSet] {
        guard !locales.isEmpty else { return self }
        var found: [TraitSet] = []
        for set in self {
            for locale in locales {
                var set = set
                set.locale = locale
                if !found.contains(set) { found.append(set) }
            }
        }
        return found
    }
}

extension Notice {
    /// A warning for each code of `--locale` that no language has.
    static func doubts(of locales: [String]) -> [Notice] {
        locales.compactMap { name in LocaleTag.doubt(name).map { .warning("--locale \(escapedForDisplay(name))", $0) } }
    }
}

extension Localization {
    /// The warning that a project lacks the wanted language; nil where it has the language.
    func fallbackNotice(_ file: String) -> Notice? {
        guard isFallback else { return nil }
        return .warning(
            displayName(file),
            "no \(escapedForDisplay(wanted)) in the project; the development language \(escapedForDisplay(language)) stands in"
        )
    }
}
