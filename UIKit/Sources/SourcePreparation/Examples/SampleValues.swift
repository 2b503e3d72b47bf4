/// Values of types that no source of the program declares, three of each, as a designer would type them in.
///
/// The same in every run: dates are fixed, and texts follow from the name of what they are for.
enum SampleValues {
    /// - Parameters:
    ///   - type: a name such as `String` or `UIImage`.
    ///   - name: of the parameter or the property.
    /// - Returns: three expressions of Swift, or one that stands for all three; nil for other types.
    static func expressions(of type: String, named name: String) -> [String]? {
        switch type {
        case "String", "Substring", "NSString": return texts(name).map(ManifestText.quoted)
        case "Int", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger":
            return numbers(name)
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Float64": return fractions(name)
        case "Bool":
            return [has(name, "hidden loading empty error disabled deleted") ? "false" : "true"]
        default: return others[type].map { [$0.hasPrefix(".") || $0.hasPrefix("(") ? type + $0 : $0] }
        }
    }

    /// Whether a type is a number with a fraction, or a text: what SwiftUI's and Foundation's names stand for.
    static func isKnown(_ type: String) -> Bool { expressions(of: type, named: "") != nil }

    /// An expression of a type; one that begins with a point or a parenthesis follows the type.
    private static let others: [String: String] = [
        "Any": "\"Example\"", "AnyHashable": "(\"Example\")", "AnyObject": "NSObject()",
        "AttributedString": "(\"Example\")", "Bundle": ".main", "Calendar": "(identifier: .gregorian)",
        "CGAffineTransform": ".identity", "CGColor": "UIColor.systemBlue.cgColor", "CGPoint": ".zero",
        "CGRect": "(x: 0, y: 0, width: 320, height: 44)", "CGSize": "(width: 320, height: 44)",
        "CGVector": "(dx: 0, dy: 0)", "Character": "\"A\"", "Data": "()",
        "Date": "(timeIntervalSince1970: 1_736_934_060)", "DateComponents": "(year: 2025, month: 1, day: 15)",
        "DateFormatter": "()", "DispatchQueue": ".main", "Error": "NSError(domain: \"Example\", code: 1)",
        "FileManager": ".default", "IndexPath": "(row: 0, section: 0)", "IndexSet": "()",
        "Locale": "(identifier: \"en_US\")", "Never": "", "Notification": "(name: Notification.Name(\"Example\"))",
        "NotificationCenter": ".default", "NSAttributedString": "(string: \"Example\")",
        "NSDirectionalEdgeInsets": ".zero", "NSError": "(domain: \"Example\", code: 1)",
        "NSMutableAttributedString": "(string: \"Example\")", "NSNumber": "(value: 3)", "NSObject": "()",
        "NSRange": "(location: 0, length: 0)", "NumberFormatter": "()", "OperationQueue": ".main",
        "TimeZone": "(identifier: \"UTC\")!",
        "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIColor": ".systemBlue",
        "UIContentSizeCategory": ".large", "UIEdgeInsets": ".zero", "UIFont": ".systemFont(ofSize: 17)",
        "UIImage": "(systemName: \"photo\")!", "UINavigationController": "(rootViewController: UIViewController())",
        "UIScreen": ".main", "URL": "(string: \"https://example.com/example\")!",
        "URLRequest": "(url: URL(string: \"https://example.com\")!)", "URLSession": ".shared",
        "UserDefaults": ".standard", "UUID": "(uuidString: \"00000000-0000-4000-8000-000000000001\")!", "Void": "()",
    ]

    // MARK: Texts

    private static let people = ["Anna Schmidt", "Ben Carter", "Clara Rossi"]
    private static let sentences = [
        "A sentence that is about as long as most of them are.", "A second one, which is shorter.",
        "The third sentence goes on for a while, so that a line of an ordinary label has to wrap.",
    ]

    private static let links = (1...3).map { "https://example.com/\($0)" }

    /// What words in a name a text is for; the first line whose words occur decides.
    private static let table: [(words: String, texts: [String])] = [
        ("email mail", ["anna@example.com", "ben@example.com", "clara@example.com"]),
        ("url uri link href website", links),
        ("phone mobile telephone", ["+1 555 010 0001", "+1 555 010 0002", "+1 555 010 0003"]),
        ("uuid identifier id key token code hash", ["1", "2", "3"]),
        ("date day created updated timestamp", ["2025-01-15", "2025-01-16", "2025-01-17"]),
        ("time duration", ["09:41", "10:30", "12:15"]),
        ("price amount cost total balance fee", ["$ 12.50", "$ 8.00", "$ 149.99"]),
        ("color colour hex", ["#3478F6", "#34C759", "#FF9500"]),
        ("city town location place", ["Lisbon", "Oslo", "Vienna"]),
        ("country", ["Portugal", "Norway", "Austria"]),
        ("address street", ["1 Main Street", "24 Park Road", "7 Hill Lane"]),
        ("image icon photo avatar picture symbol", ["photo", "star", "person"]),
        ("firstname givenname", ["Anna", "Ben", "Clara"]),
        ("lastname surname familyname", ["Schmidt", "Carter", "Rossi"]),
        ("username user author person fullname nickname sender", people),
        ("description message body text content comment detail details summary note bio info", sentences),
        ("number count quantity percent value", ["1", "2", "3"]),
        ("name", people),
    ]

    static func texts(_ name: String) -> [String] {
        let words = words(of: name)
        let asked = Set(words + [words.joined()])
        let found = table.first { !asked.isDisjoint(with: $0.words.split(separator: " ").map(String.init)) }
        if let found { return found.texts }
        // The name itself, as a person would write it.
        let text = words.joined(separator: " ")
        let plain = text.isEmpty ? "Example" : text.prefix(1).uppercased() + text.dropFirst()
        return [plain, plain + " two", "The third " + (text.isEmpty ? "example" : text)]
    }

    private static func numbers(_ name: String) -> [String] {
        if has(name, "year") { return ["2025", "2024", "2023"] }
        if has(name, "page index row section selected offset") { return ["0", "1", "2"] }
        if has(name, "count number quantity total amount likes") { return ["12", "3", "48"] }
        return ["1", "2", "3"]
    }

    private static func fractions(_ name: String) -> [String] {
        if has(name, "progress ratio alpha opacity fraction percent percentage") { return ["0.6", "0.3", "0.9"] }
        if has(name, "latitude lat") { return ["38.72", "59.91", "48.21"] }
        if has(name, "longitude lng lon long") { return ["-9.14", "10.75", "16.37"] }
        if has(name, "price amount cost total balance fee") { return ["12.5", "8", "149.99"] }
        return ["12", "24", "36"]
    }

    /// The words of a name, in small letters: `userName` is `user`, `name`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        var wasSmall = false
        for letter in name {
            let isWord = letter.isLetter || letter.isNumber
            if !isWord || (letter.isUppercase && wasSmall), !current.isEmpty {
                words.append(current)
                current = ""
            }
            if isWord { current += letter.lowercased() }
            wasSmall = letter.isLowercase || letter.isNumber
        }
        return current.isEmpty ? words : words + [current]
    }

    private static func has(_ name: String, _ known: String) -> Bool {
        !Set(words(of: name)).isDisjoint(with: known.split(separator: " ").map(String.init))
    }
}
