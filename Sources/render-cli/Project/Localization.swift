import LayoutDocument
import LayoutEngine
import ProjectResources

/// A language that a document is laid out in.
struct Localization: Sendable {
    /// As asked for.
    var wanted: String
    /// As the project names it.
    var language: String
    /// By key.
    var texts: [String: String] = [:]
    /// The whole document of the language, which is shown instead of the one named and takes no table.
    var copy: DocumentCopy?
    /// True when the project has nothing for the wanted language and the development language stands in.
    var isFallback = false

    /// That of the language an app would run in, not that of the one asked for.
    var layoutDirection: LayoutDirection {
        LanguageChoice.isRightToLeft(language) ? .rightToLeft : .leftToRight
    }
}

/// The languages of a document: those of its tables and copies, those that the project lists, and the development
/// language.
struct Languages {
    /// The texts of a table, in the order of asking: later ones win.
    struct Table {
        var language: String
        var texts: [String: String]
    }

    private let tables: [Table]
    private let copies: [DocumentCopy]
    /// Of the document itself, when it is a copy for one language.
    private let own: String?
    private let available: [String]
    private let development: String

    /// Of an Interface Builder file.
    init(around surroundings: Surroundings) {
        self.init(
            tables: surroundings.tables().map { Table(language: $0.language, texts: $0.table.texts) },
            copies: surroundings.copies(), own: surroundings.ownLanguage, around: surroundings)
    }

    /// Of a tree.json: what code reads in the project, and the document's own.
    init(of document: LayoutDocument, around surroundings: Surroundings) {
        self.init(
            tables: surroundings.codeTables().map { Table(language: $0.language, texts: $0.table.texts) }
                + document.assets.strings.map { Table(language: $0.language, texts: $0.texts) },
            copies: [], own: nil, around: surroundings)
    }

    private init(tables: [Table], copies: [DocumentCopy], own: String?, around surroundings: Surroundings) {
        self.tables = tables
        self.copies = copies
        self.own = own
        development = surroundings.developmentLanguage ?? "en"
        var available = [development]
        for name in [own].compactMap({ $0 }) + tables.map(\.language) + copies.map(\.language)
            + surroundings.knownLanguages
        where name != "Base" && !available.contains(name) {
            available.append(name)
        }
        self.available = available
    }

    /// What an app shows that nobody asked for a language.
    var developmentLocalization: Localization { localization(for: development) }

    /// The development language, then the languages of the tables and copies in their order.
    var all: [Localization] {
        var names = [development]
        for name in tables.map(\.language) + copies.map(\.language) + [own].compactMap({ $0 })
        where name != "Base" && !names.contains(where: { LanguageChoice.isSame($0, name) }) {
            names.append(name)
        }
        return names.map { localization(for: $0) }
    }

    /// What an app shows on a device set to a language.
    func localization(for wanted: String) -> Localization {
        let best = LanguageChoice.best(for: wanted, among: available)
        let language = best ?? development
        var found = Localization(wanted: wanted, language: language, isFallback: best == nil)
        let chain = LanguageChoice.chain(
            for: language, among: [own].compactMap { $0 } + copies.map(\.language) + tables.map(\.language),
            development: development)
        for name in chain {
            if name == own { break }
            if let copy = copies.first(where: { $0.language == name }) {
                found.copy = copy
                break
            }
            let named = tables.filter { $0.language == name }
            for table in named { found.texts.merge(table.texts) { _, new in new } }
            if !named.isEmpty { break }
        }
        return found
    }
}
