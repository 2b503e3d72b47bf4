import Synchronization

/// Names that a generator would make from the clone's files, and that nothing at hand declares: SwiftGen's
/// `L10n.Settings.title` and R.swift's `R.string.localizable.settingsTitle()` for the key `settings.title`, `Asset.logo.image` and
/// `R.image.logo()` for the picture `logo`. Keys and files are found by the letters and digits of the names.
struct GeneratedNames {
    private let names: [String]
    /// The arguments of a call.
    private let arguments: [Any]

    /// - Parameter names: from the outermost in; the last may be a function with its labels.
    init(_ names: [String], arguments: [Any] = []) {
        (self.names, self.arguments) = (names, arguments)
    }

    /// Texts that were words of names so far.
    private static let said = Mutex(Set<String>())
    /// The texts of tables by the letters and digits of their keys, for each language and each list of folders.
    private static let texts = Mutex([String: [String: String]]())

    /// Whether a line of a picture is a part of such a text.
    static func isSaid(_ line: String) -> Bool { said.withLock { $0.contains { $0.contains(line) } } }

    /// A text, a picture or a colour; nil for other types, and where no file has such a picture or colour.
    func value<T>() -> T? {
        func asks<V>(for type: V.Type) -> Bool { T.self is V.Type || T.self is V?.Type }
        if asks(for: String.self) { return text as? T }
        if asks(for: NSAttributedString.self) { return NSAttributedString(string: text) as? T }
        var found: AnyObject?
        if asks(for: UIImage.self) { found = nameOfSet(ofColors: false).flatMap { UIImage(named: $0) } }
        if asks(for: UIColor.self) { found = nameOfSet(ofColors: true).flatMap { UIColor(named: $0) } }
        if found == nil, names.first == "R", names.count > 2 {
            let made: Any? = MainActor.assumeIsolated { object { $0 is T } }
            return made.flatMap { $0 as? T }
        }
        return found.flatMap { $0 as? T }
    }

    /// What R.swift makes of files of Interface Builder: `R.nib.card(owner: nil)` and `R.storyboard.main.card()`.
    /// - Parameter fits: whether an object is one that is asked for.
    @MainActor private func object(_ fits: (Any) -> Bool) -> Any? {
        func word(_ place: Int) -> String { String(names[place].prefix { $0 != "(" }).bare }
        let kind = ["nib": "xib", "storyboard": "storyboard"][names[1]] ?? ""
        let files = ProgramFiles.paths(of: kind).map {
            URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
        }
        guard let file = files.first(where: { $0.bare == word(2) }) else { return nil }
        var made: [Any?]
        if kind == "xib" {
            let nib = UINib(nibName: file, bundle: nil)
            made = [nib]
            if !fits(nib) { made = nib.instantiate(withOwner: arguments.first) }
        } else {
            let scenes = UIStoryboard(name: file, bundle: nil)
            let name = names.count > 3 ? scenes.identifiers.first { $0.bare == word(3) } : nil
            made = [scenes]
            if !fits(scenes) {
                made = [name.map(scenes.instantiateViewController) ?? scenes.instantiateInitialViewController()]
            }
        }
        return made.lazy.compactMap(\.self).first(where: fits)
    }

    /// The text of the clone's tables; else the words of the last name, `support project` for `supportProject`.
    var text: String {
        // A function of a resource's stands behind a name of R.swift: `R.string.main.title.localized()`.
        let names = names.first == "R" ? names.prefix(4) : names[...]
        guard let last = names.last else { return "" }
        // 1 a key: R.swift's names begin with the kind and the table, SwiftGen's with a type and, of several tables, with one
        let first = names[0] == "R" ? 3...3 : min(1, names.count - 1)...2
        let known = Self.knownTexts
        for place in first where place < names.count {
            guard let found = known[names[place...].joined().bare] else { continue }
            return found.contains("%") ? String.filled(found, arguments) : found
        }
        // 2 its words
        let labels = last.split { "(:)".contains($0) }.map(String.init).filter { $0 != "_" }
        let words = labels.last?.inWords ?? ""
        Self.said.withLock { _ = $0.insert(words) }
        return words
    }

    private static var knownTexts: [String: String] {
        let resources = ProgramResources(bundle: nil)
        let key = resources.key
        if let known = texts.withLock({ $0[key] }) { return known }
        let found = Dictionary(resources.texts.map { ($0.key.bare, $0.value) }) { first, _ in first }
        texts.withLock { $0[key] = found }
        return found
    }

    /// The picture's or colour's name in its catalog.
    private func nameOfSet(ofColors isColor: Bool) -> String? {
        let kinds: Set<String> = ["image", "uiImage", "color", "uiColor", "name"]
        let own = names.count > 1 && kinds.contains(names[names.count - 1]) ? names.dropLast() : names[...]
        let known = ProgramResources(bundle: nil).namesOfSets(ofColors: isColor)
        for place in own.indices {
            let asked = own[place...].joined().bare
            if let found = known.first(where: { $0.bare == asked }) { return found }
        }
        return nil
    }
}

extension String {
    /// The letters and digits, in small letters.
    fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The words of a name, in small letters: `user name` for `userName`.
    package var inWords: String {
        var (words, wasSmall) = ("", false)
        for letter in self {
            if letter.isUppercase, wasSmall { words += " " }
            words += letter.isLetter || letter.isNumber ? letter.lowercased() : " "
            wasSmall = letter.isLowercase
        }
        return words
    }
}
