import LayoutDocument
import LayoutEngine
import ProjectResources

/// The language of a page.
struct Localization: Sendable {
    /// The requested language.
    var wanted: String
    /// The project's name of the chosen language.
    var language: String
    /// The texts by key.
    var texts: [String: String] = [:]
    /// The language's copy of the whole document, used instead of the named document and without a table.
    var copy: DocumentCopy?
    /// Whether the project lacks the requested language, so that the development language is used.
    var isFallback = false
    /// Whether neither a table nor a copy translates the document, although the language is not the document's own.
    var isUntranslated = false

    /// The direction of the chosen language, not of the requested one.
    var layoutDirection: LayoutDirection {
        LanguageChoice.isRightToLeft(language) ? .rightToLeft : .leftToRight
    }
}

/// The languages of a document: of its tables and copies, the project's languages, and the development language.
struct Languages {
    /// The texts of a table, in the order of lookup: later tables win.
    struct Table {
        var language: String
        var texts: [String: String]
    }

    private let tables: [Table]
    private let copies: [DocumentCopy]
    /// The language of the document itself, if it is a copy for one language.
    private let own: String?
    private let available: [String]
    private let development: String

    /// The languages of an Interface Builder file.
    init(around surroundings: Surroundings) {
        self.init(
            tables: surroundings.tables().map { Table(language: $0.language, texts: $0.table.texts) },
            copies: surroundings.copies(), own: surroundings.ownLanguage, around: surroundings)
    }

    /// The languages of a tree.json: the tables of the project that code reads, and the document's own texts.
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
            + surroundings.languagesBeside + surroundings.knownLanguages
        where name != "Base" && !available.contains(name) {
            available.append(name)
        }
        self.available = available
    }

    /// The localization of an app without a language setting.
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

    /// The localization of an app on a device set to a language.
    func localization(for wanted: String) -> Localization {
        let best = LanguageChoice.best(for: wanted, among: available)
        let language = best ?? development
        var found = Localization(wanted: wanted, language: language, isFallback: best == nil)
        let chain = LanguageChoice.chain(
            for: language, among: [own].compactMap { $0 } + copies.map(\.language) + tables.map(\.language),
            development: development)
        let source = chain.first { name in
            name == own || copies.contains { $0.language == name } || tables.contains { $0.language == name }
        }
        found.isUntranslated =
            !found.isFallback && !LanguageChoice.isSame(language, development)
            && source.map { LanguageChoice.isSame($0, development) } ?? true
        guard let source, source != own else { return found }
        found.copy = copies.first { $0.language == source }
        guard found.copy == nil else { return found }
        for table in tables where table.language == source { found.texts.merge(table.texts) { _, new in new } }
        return found
    }
}
