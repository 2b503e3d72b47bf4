import LayoutEngine

/// The document's own assets, and the names of resources outside the document.
///
/// The reader opens no file. It collects the names of resources in `names`; the caller looks these up in the project
/// and in the folders of `assets`, and reads the document again with the answers in `surroundings`. So a picture's
/// natural size and a German text are known when the tree is made.
extension DocumentReader {
    /// Limit of the entries in all tables of texts and colours of one document.
    private static let entryCap = 100_000
    /// The members of `assets`.
    private static let assetWords = ["images", "folder", "colors", "strings"]

    /// Entries beyond the cap are left out, as the file size bounds the memory already.
    ///
    ///     "assets": {"folder": "art", "colors": {"brand": {"light": "#06C", "dark": "#39F"}},
    ///                "strings": {"de": {"title": "Willkommen"}}}
    mutating func readAssets(_ node: Int) {
        guard var cursor = object(node) else { return }
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "images": defined.assets.images = innerFolder(value) ?? defined.assets.images
            case "folder": defined.assets.folder = innerFolder(value) ?? defined.assets.folder
            case "colors":
                guard var colors = object(value, "an object of colours by name") else { continue }
                while let (name, color) = colors.nextMember(in: arena), defined.assets.colors.count < Self.entryCap {
                    if let color = self.color(color) { defined.assets.colors[arena.string(name)] = color }
                }
            case "strings":
                guard var languages = object(value, "an object of tables by language") else { continue }
                while let (language, table) = languages.nextMember(in: arena) { readTable(language, table) }
            case "fonts":
                report(key, "font files lie in the project or in 'folder'; a text names its font with 'faceName'")
            default: unknownKey(key, known: Self.assetWords)
            }
        }
    }

    /// The texts of one language. Two tables of one language are both kept.
    private mutating func readTable(_ key: Int, _ node: Int) {
        let language = arena.string(key)
        guard LocaleTag(language) != nil else {
            return report(
                key, "\(quoted(language)) is no locale; it is a language tag such as ar, pt-BR or zh-Hant")
        }
        guard var cursor = object(node, "an object of texts by key") else { return }
        var texts: [String: String] = [:]
        while let (key, value) = cursor.nextMember(in: arena), texts.count < Self.entryCap {
            if let text = plainText(value) { texts[arena.string(key)] = text }
        }
        defined.assets.strings.append(LayoutDocument.Table(language: language, texts: texts))
    }

    /// A relative path without `..` and without NUL: a document names no folder outside its own. Symbolic links are
    /// refused where files are opened, by `Files`.
    private mutating func innerFolder(_ node: Int) -> String? {
        guard let folder = string(node) else { return nil }
        let parts = folder.utf8.split(separator: UInt8(ascii: "/"))
        let isInside =
            !folder.isEmpty && folder.utf8.first != UInt8(ascii: "/")
            && !parts.contains { $0.elementsEqual("..".utf8) } && !folder.unicodeScalars.contains("\0")
        guard isInside else {
            report(node, "\(quoted(folder)) must be a relative path of a folder inside the document's folder")
            return nil
        }
        return folder
    }

    // MARK: Names

    /// A colour by its name: the project's, else the document's own, else the variants beside the name.
    mutating func namedColor(_ name: String, light: Color?, dark: Color?) -> Color {
        names.add(ResourceNames.NamedColor(name: name, recorded: nil))
        let beside = light.map { Color.dynamic(light: $0, dark: dark) }
        return surroundings?.colors[name] ?? defined.assets.colors[name] ?? beside ?? .named("systemGray")
    }

    /// Records the name of a project's picture; the file's size wins over the document's.
    mutating func nameAsset(_ image: inout ImageContent) {
        names.add(ResourceNames.Image(name: image.name))
        image.size = surroundings?.imageSizes[image.name] ?? image.size
    }

    /// Records the name of a font other than the system's.
    mutating func nameFont(_ font: Font) {
        guard let name = font.faceName ?? font.family else { return }
        names.add(ResourceNames.NamedFont(name: name, family: font.family))
    }

    /// A visible text: a string, or a key of the language's table with a default text.
    ///
    /// `{"key": "title", "text": "Welcome"}` shows the text of the page's language, else `text`, else the key, as
    /// NSLocalizedString does.
    mutating func shownText(_ node: Int) -> String? {
        guard arena.isKind(node, .object) else { return plainText(node) }
        var cursor = arena.children(of: node)
        var name: String?
        var base: String?
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "key": name = string(value)
            case "text": base = plainText(value)
            default: unknownKey(key, known: ["key", "text"])
            }
        }
        guard let name else {
            report(node, "a text is a string, or an object with 'key' and 'text'")
            return nil
        }
        names.add(text: name)
        return surroundings?.texts[name] ?? base ?? name
    }
}
