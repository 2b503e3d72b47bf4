import LayoutEngine
import ProjectResources

/// A language that a document is laid out in.
struct Localization: Sendable {
    /// As asked for.
    var wanted: String
    /// As the project names it.
    var language: String
    /// By key.
    var texts: [String: String]
    /// True when the project has nothing for the wanted language and the development language stands in.
    var isFallback = false

    /// That of the language an app would run in, not that of the one asked for.
    var layoutDirection: LayoutDirection {
        LanguageChoice.isRightToLeft(language) ? .rightToLeft : .leftToRight
    }
}

/// The languages of a document: those of its tables, those that the project lists, and the development language.
struct Languages {
    private let tables: [DocumentTable]
    private let available: [String]
    private let development: String

    init(around surroundings: Surroundings) {
        tables = surroundings.tables()
        development = surroundings.developmentLanguage ?? "en"
        var available = [development]
        for name in tables.map(\.language) + surroundings.knownLanguages
        where name != "Base" && !available.contains(name) {
            available.append(name)
        }
        self.available = available
    }

    /// The development language, then the languages of the tables in their order.
    var all: [Localization] {
        var names = [development]
        for table in tables where !names.contains(table.language) && table.language != "Base" {
            names.append(table.language)
        }
        return names.map { localization(for: $0) }
    }

    /// What an app shows on a device set to a language.
    func localization(for wanted: String) -> Localization {
        let best = LanguageChoice.best(for: wanted, among: available)
        let language = best ?? development
        var texts: [String: String] = [:]
        for table in tables where LanguageChoice.isSame(table.language, language) {
            texts.merge(table.table.texts) { _, new in new }
        }
        return Localization(wanted: wanted, language: language, texts: texts, isFallback: best == nil)
    }
}
