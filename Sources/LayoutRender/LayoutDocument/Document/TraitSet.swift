import LayoutEngine

/// One combination of traits; nil leaves a trait at its default.
public struct TraitSet: Sendable, Hashable {
    public var layoutDirection: LayoutDirection?
    public var userInterfaceStyle: UserInterfaceStyle?
    public var accessibilityContrast: AccessibilityContrast?
    public var contentSizeCategory: ContentSizeCategory?
    /// A language tag: texts are shaped in this language, and a language written from right to left mirrors the layout
    /// unless `layoutDirection` is set.
    public var locale: String?

    public init() {}

    /// `ltr,dark`; `default` if no trait is set.
    public var name: String {
        let words = [
            layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" }, userInterfaceStyle?.rawValue,
            accessibilityContrast.map { $0 == .high ? "highContrast" : "normalContrast" },
            contentSizeCategory?.rawValue,
            locale,
        ]
        let stated = words.compactMap { $0 }
        return stated.isEmpty ? "default" : stated.joined(separator: ",")
    }

    package func apply(to environment: inout LayoutEnvironment) {
        let written = locale.flatMap { LocaleTag($0) }?.layoutDirection
        environment.layoutDirection = layoutDirection ?? written ?? environment.layoutDirection
        environment.language = locale ?? environment.language
        environment.userInterfaceStyle = userInterfaceStyle ?? environment.userInterfaceStyle
        environment.accessibilityContrast = accessibilityContrast ?? environment.accessibilityContrast
        environment.contentSizeCategory = contentSizeCategory ?? environment.contentSizeCategory
    }

    /// The words that `init(words:)` accepts.
    public static let words =
        ["ltr", "rtl"] + LayoutDirection.allCases.map(\.rawValue) + UserInterfaceStyle.allCases.map(\.rawValue)
        + ["highContrast", "normalContrast"] + ContentSizeCategory.allCases.map(\.rawValue)

    /// Traits as words: `rtl,dark,accessibilityLarge`. The error contains the first unknown word.
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
            } else {
                throw UnknownTrait(word: word, nearest: nearestWord(to: word, in: Self.words))
            }
        }
    }

    public struct UnknownTrait: Error, Sendable, Hashable {
        public var word: String
        public var nearest: String?
    }
}
