import Findings

/// A picture, colour or font that a file names and its project does not have.
package struct MissingResource: Sendable {
    /// What kind of resource; the raw value is the word of messages.
    package enum Kind: String, Sendable, CaseIterable { case picture, colour, font }

    /// What kind of resource the file names.
    package var kind: Kind
    /// The name as the file spells it.
    package var name: String
    /// What was looked for and not found: `nothing in the project has this name`.
    package var reason: String
    /// How sure it is that users miss the resource.
    package var severity: Finding.Severity
    /// The objects of the file that name the resource.
    package var uses: [SourceObject]

    /// A resource that is missing.
    package init(_ kind: Kind, _ name: String, reason: String, severity: Finding.Severity, uses: [SourceObject]) {
        self.kind = kind
        self.name = name
        self.reason = reason
        self.severity = severity
        self.uses = uses
    }
}

/// Texts of a file that some languages of the project lack, and that most of the file's languages have.
package struct MissingTranslation: Sendable {
    /// One language with the texts that the language lacks, in the order of the file.
    package struct Gap: Sendable {
        /// The language's tag.
        package var language: String
        /// The objects of the texts.
        package var uses: [SourceObject]

        /// The texts that a language lacks.
        package init(_ language: String, uses: [SourceObject]) {
            self.language = language
            self.uses = uses
        }
    }

    /// In the order of the project's tables.
    package var gaps: [Gap]
    /// Whether the languages have other texts for the file: then the missing ones were forgotten.
    package var isPartial: Bool

    /// The gaps of some languages.
    package init(_ gaps: [Gap], isPartial: Bool) {
        self.gaps = gaps
        self.isPartial = isPartial
    }

    /// Whether a text is a placeholder that code replaces, or an address: nobody translates `Label`, `[Name]`, `example.com`.
    package static func isPlaceholder(_ text: String) -> Bool {
        TextCertainty.isPlaceholder(text) || isAddress(text)
    }

    /// Whether a text is the address of a site or a mailbox: one word of parts with dots between.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return !text.contains(where: \.isWhitespace)
            && (text.contains("://") || text.contains("@") || (parts.count > 1 && parts.allSatisfy { $0.count > 1 }))
    }
}

/// An object of a file by its id.
package struct SourceObject: Sendable, Hashable {
    /// The object's id in the file.
    package var id: String
    /// From 1; nil where the source has no lines.
    package var line: Int?
    /// The object's text as the file has the text; empty for an object without one.
    package var text: String
    /// The key of the text in tables; empty for an object without a text.
    package var key: String

    /// An object of a file.
    package init(id: String, line: Int?, text: String = "", key: String = "") {
        self.id = id
        self.line = line
        self.text = text
        self.key = key
    }
}
