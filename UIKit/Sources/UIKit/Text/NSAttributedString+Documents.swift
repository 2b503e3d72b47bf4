extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }
    /// A document could not be read as what it should be.
    struct UnreadableDocument: Error, CustomStringConvertible {
        let description: String
    }

    /// The text of a document: of HTML its words and paragraphs without any look; RTF is not read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard type == .plain || type == .html, let text = String(data: data, encoding: encoding) else {
            throw UnreadableDocument(description: "a document of type \(type.rawValue) cannot be read")
        }
        if type == .html {
            Missing.note("NSAttributedString(data:options:): of HTML the words are read, without their look")
        }
        self.init(string: type == .html ? HTMLText.words(of: text) : text)
    }
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }
    public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard documentAttributes[.documentType] as? DocumentType ?? .plain == .plain else {
            throw UnreadableDocument(description: "only plain text is written")
        }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

/// The words of an HTML text.
enum HTMLText {
    private static let paragraphs: Set<String> = [
        "p", "br", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote",
    ]
    private static let silent: Set<String> = ["script", "style", "head", "title"]
    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    ]

    static func words(of text: String) -> String {
        var result = ""
        var hidden: String?
        var rest = text[...]
        while let next = rest.first {
            if next == "<", hidden == nil || rest.dropFirst().first == "/" {
                let tag = rest.prefix { $0 != ">" }
                rest = rest.dropFirst(tag.count + 1)
                let isEnd = tag.dropFirst().first == "/"
                let name = tag.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber }.lowercased()
                if isEnd, name == hidden {
                    hidden = nil
                } else if !isEnd, hidden == nil, silent.contains(name) {
                    hidden = name
                }
                // A paragraph ends a line; one that begins does so only behind other words.
                if hidden == nil, paragraphs.contains(name),
                    isEnd || name == "br" || !(result.isEmpty || result.hasSuffix("\n"))
                {
                    result += "\n"
                }
            } else if next == "&", let end = rest.prefix(10).firstIndex(of: ";") {
                if hidden == nil { result += character(rest[rest.index(after: rest.startIndex)..<end]) }
                rest = rest[rest.index(after: end)...]
            } else {
                let isSpace = next == " " || next.isNewline || next == "\t"
                if hidden == nil, !isSpace || !(result.isEmpty || result.hasSuffix(" ") || result.hasSuffix("\n")) {
                    result.append(isSpace ? " " : next)
                }
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func character(_ entity: Substring) -> String {
        if let known = entities[String(entity)] { return known }
        guard entity.first == "#" else { return "&\(entity);" }
        let isHex = entity.dropFirst().first == "x"
        let code = UInt32(entity.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return code.flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
}
