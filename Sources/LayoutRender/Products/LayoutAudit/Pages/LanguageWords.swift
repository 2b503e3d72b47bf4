/// The English names of languages, for messages.
enum LanguageWords {
    /// The name of a language; the tag itself for a language that the table lacks. `pt-BR` is `Portuguese (Brazil)`,
    /// `zh-Hant` is `Chinese (Traditional)`.
    static func name(_ tag: String) -> String {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, let name = names[first.lowercased()] else { return tag }
        let rest = parts.dropFirst().map { regions[$0.lowercased()] ?? String($0) }
        return rest.isEmpty ? name : "\(name) (\(rest.joined(separator: ", ")))"
    }

    /// By the first part of a tag.
    private static let names: [String: String] = [
        "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German",
        "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian",
        "fi": "Finnish", "fr": "French", "gl": "Galician", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
        "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "iw": "Hebrew", "ja": "Japanese", "ko": "Korean",
        "lt": "Lithuanian", "lv": "Latvian", "ms": "Malay", "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian",
        "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian",
        "sr": "Serbian", "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
        "vi": "Vietnamese", "zh": "Chinese",
    ]

    /// Regions and scripts that distinguish two translations of one language.
    private static let regions: [String: String] = [
        "br": "Brazil", "pt": "Portugal", "hans": "Simplified", "hant": "Traditional", "gb": "British",
        "us": "American", "cn": "China", "tw": "Taiwan", "hk": "Hong Kong", "ca": "Canada", "mx": "Mexico",
    ]
}
