import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import ProjectResources

/// What an Interface Builder file names and its project does not have.
struct MissingNames {
    private(set) var resources: [MissingResource] = []
    private(set) var translations: [MissingTranslation] = []

    init(_ references: DocumentReferences, _ surroundings: Surroundings, _ environment: LayoutEnvironment) {
        // The folder of a file alone is no project, and lacks everything.
        guard surroundings.projects.contains(where: { $0.root.sign != .folder }) else { return }
        findResources(references, surroundings, environment)
        findTranslations(references, surroundings)
    }

    // MARK: Pictures, colours, fonts

    private mutating func findResources(
        _ references: DocumentReferences, _ surroundings: Surroundings, _ environment: LayoutEnvironment
    ) {
        let traits = AssetTraits(environment)
        let names = references.names
        let images = names.images.map { surroundings.image($0, for: traits) }.filter { $0.kind == .missing }
        let colors = names.colors.map { (color: surroundings.color($0.name, for: traits), recorded: $0.recorded) }
            .filter { $0.color.value == nil }
        let fonts = names.fonts.map { surroundings.font($0) }.filter { $0.kind == .missing || $0.kind == .bundled }
        guard !images.isEmpty || !colors.isEmpty || !fonts.isEmpty,
            !surroundings.projects.contains(where: \.isTruncated)
        else { return }
        let uses = references.uses
        func add(
            _ kind: MissingResource.Kind, _ name: String, _ reason: MissingReason?, _ users: [DocumentReferences.Use]?,
            _ severity: Finding.Severity = .warning
        ) {
            guard let users else { return }
            resources.append(
                MissingResource(
                    kind, name, reason: Self.words(reason), severity: reason == .emptySlot ? .information : severity,
                    uses: users.map { SourceObject(id: $0.id, line: $0.line) }))
        }
        for image in images { add(.picture, image.name, image.reason, uses.images[image.name]) }
        for (color, recorded) in colors {
            // UIKit falls back on the colour that the file records.
            add(.colour, color.name, color.reason, uses.colors[color.name], recorded == nil ? .warning : .information)
        }
        // Packages bring fonts, and code registers them; the fonts of this machine change nothing.
        for font in fonts {
            add(
                .font, font.name, font.kind == .bundled ? .noSuchName : font.reason, uses.fonts[font.name], .information
            )
        }
    }

    private static func words(_ reason: MissingReason?) -> String {
        switch reason {
        case .emptySlot: "its set in the asset catalog is empty"
        case .fileMissing: "its set in the asset catalog names files that are not there"
        case .unreadable: "its file cannot be read"
        case .noSuchName, nil: "nothing in the project has this name"
        }
    }

    // MARK: Texts

    private mutating func findTranslations(_ references: DocumentReferences, _ surroundings: Surroundings) {
        let development = surroundings.developmentLanguage ?? "en"
        let whole = surroundings.copies().map(\.language) + [surroundings.ownLanguage, development].compactMap { $0 }
        func needsNone(_ name: String) -> Bool {
            ["base", "mul"].contains(name.lowercased()) || surroundings.lacksLanguage(name)
                || whole.contains { LanguageChoice.isSame($0, name) }
        }
        // 1 the keys of each language, in the order of the project's tables
        var languages: [(name: String, keys: Set<String>)] = []
        for table in surroundings.tables() where !needsNone(table.language) {
            let keys = Set(table.table.texts.keys)
            if let place = languages.firstIndex(where: { $0.name == table.language }) {
                languages[place].keys.formUnion(keys)
            } else {
                languages.append((table.language, keys))
            }
        }
        // 2 the texts that most of the languages with texts of the file have: what few have was left alone, or is old
        let texts = references.localizableUses.filter { !MissingTranslation.isPlaceholder($0.text) }
        languages.removeAll { language in !texts.contains { language.keys.contains($0.key) } }
        let wanted = texts.filter { text in
            languages.count { $0.keys.contains(text.key) } * 2 > languages.count
        }
        func objects(_ texts: [DocumentReferences.Text]) -> [SourceObject] {
            texts.map { SourceObject(id: $0.use.id, line: $0.use.line, text: $0.text, key: $0.key) }
        }
        // 3 the languages that lack some texts, and the project's languages that lack all
        let gaps = languages.map { language in
            MissingTranslation.Gap(language.name, uses: objects(wanted.filter { !language.keys.contains($0.key) }))
        }.filter { !$0.uses.isEmpty }
        if !gaps.isEmpty { translations.append(MissingTranslation(gaps, isPartial: true)) }
        let bare = surroundings.knownLanguages.filter { name in
            !needsNone(name) && !languages.contains { LanguageChoice.isSame($0.name, name) }
        }
        if !bare.isEmpty, !wanted.isEmpty {
            let gaps = bare.map { MissingTranslation.Gap($0, uses: objects(wanted)) }
            translations.append(MissingTranslation(gaps, isPartial: false))
        }
    }
}
