import LayoutEngine
import Notation

/// One combination of traits, UIKit's UITraitCollection in the words of tree.json; nil leaves a trait at the device's
/// default.
public struct TraitSet: Sendable, Hashable {
    /// Nil: the direction of `locale`, left to right without one.
    public var layoutDirection: LayoutDirection?
    /// Nil: light.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Nil: normal.
    public var accessibilityContrast: AccessibilityContrast?
    /// Nil: `large`.
    public var contentSizeCategory: ContentSizeCategory?
    /// A language tag: texts are shaped in this language, and a language written from right to left mirrors the layout
    /// unless `layoutDirection` is set.
    public var locale: String?
    /// The release of iOS; nil: the device's or the document's.
    public var release: Release?

    /// No trait is set.
    public init() {}

    /// `ltr,dark,ios26`; `default` if no trait is set.
    public var name: String {
        let words = [
            layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" }, userInterfaceStyle?.rawValue,
            accessibilityContrast.map { $0 == .high ? "highContrast" : "normalContrast" },
            contentSizeCategory?.rawValue, locale, release.map(Self.word),
        ]
        let stated = words.compactMap { $0 }
        return stated.isEmpty ? "default" : stated.joined(separator: ",")
    }

    /// Changes the traits that are set; the others stay the device's. A direction that is stated wins over the
    /// direction of the language.
    package func apply(to environment: inout LayoutEnvironment) {
        let written = locale.flatMap { LocaleTag($0) }?.layoutDirection
        environment.layoutDirection = layoutDirection ?? written ?? environment.layoutDirection
        environment.texts.language = locale ?? environment.texts.language
        environment.userInterfaceStyle = userInterfaceStyle ?? environment.userInterfaceStyle
        environment.accessibilityContrast = accessibilityContrast ?? environment.accessibilityContrast
        environment.contentSizeCategory = contentSizeCategory ?? environment.contentSizeCategory
        environment.release = release ?? environment.release
    }

    /// The word of a release among traits: `ios18.4`.
    private static func word(_ release: Release) -> String { "ios" + release.version }

    /// The words that `init(words:)` accepts.
    public static let words =
        ["ltr", "rtl"] + LayoutDirection.allCases.map(\.rawValue) + UserInterfaceStyle.allCases.map(\.rawValue)
        + ["highContrast", "normalContrast"] + ContentSizeCategory.allCases.map(\.rawValue) + Release.allCases.map(word)

    /// Traits as words: `rtl,dark,accessibilityLarge,ios26`. The error contains the first unknown word.
    public init(words text: String) throws(UnknownTrait) {
        for word in text.split(separator: ",").map(String.init) {
            if word == "rtl" || word == LayoutDirection.rightToLeft.rawValue {
                layoutDirection = .rightToLeft
            } else if word == "ltr" || word == LayoutDirection.leftToRight.rawValue {
                layoutDirection = .leftToRight
            } else if let style = UserInterfaceStyle(rawValue: word) {
                userInterfaceStyle = style
            } else if word == "highContrast" {
                accessibilityContrast = .high
            } else if word == "normalContrast" {
                accessibilityContrast = .normal
            } else if let category = ContentSizeCategory(rawValue: word) {
                contentSizeCategory = category
            } else if let release = Release.allCases.first(where: { Self.word($0) == word }) {
                self.release = release
            } else {
                throw UnknownTrait(word: word, nearest: nearestWord(to: word, in: Self.words))
            }
        }
    }

    /// A word that no trait has.
    public struct UnknownTrait: Error, Sendable, Hashable, CustomStringConvertible {
        /// As written.
        public var word: String
        /// The most similar known word; nil if none is similar.
        public var nearest: String?

        /// One sentence, with the nearest word where there is one.
        public var description: String {
            "unknown trait '\(escapedForDisplay(word))'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}
