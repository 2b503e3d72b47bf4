import Foundation

/// A kind of file, of the common ones: its identifier, its file name extensions and what it is a kind of.
public struct UTType: Hashable, Sendable, Codable {
    public let identifier: String

    private static let known: [(identifier: String, above: String?, extensions: [String], mime: String?)] = [
        ("public.item", nil, [], nil), ("public.content", nil, [], nil),
        ("public.data", "public.item", [], "application/octet-stream"), ("public.folder", "public.item", [], nil),
        ("public.image", "public.data", [], nil), ("public.png", "public.image", ["png"], "image/png"),
        ("public.jpeg", "public.image", ["jpeg", "jpg", "jpe"], "image/jpeg"),
        ("com.compuserve.gif", "public.image", ["gif"], "image/gif"),
        ("public.tiff", "public.image", ["tiff", "tif"], "image/tiff"),
        ("com.microsoft.bmp", "public.image", ["bmp"], "image/bmp"),
        ("public.heic", "public.image", ["heic"], "image/heic"),
        ("public.heif", "public.image", ["heif"], "image/heif"),
        ("org.webmproject.webp", "public.image", ["webp"], "image/webp"),
        ("public.svg-image", "public.image", ["svg", "svgz"], "image/svg+xml"),
        ("public.audiovisual-content", "public.data", [], nil), ("public.movie", "public.audiovisual-content", [], nil),
        ("public.video", "public.movie", [], nil), ("public.mpeg-4", "public.movie", ["mp4"], "video/mp4"),
        ("com.apple.quicktime-movie", "public.movie", ["mov", "qt"], "video/quicktime"),
        ("public.audio", "public.audiovisual-content", [], nil), ("public.mp3", "public.audio", ["mp3"], "audio/mpeg"),
        ("public.mpeg-4-audio", "public.audio", ["m4a"], "audio/mp4"),
        ("com.microsoft.waveform-audio", "public.audio", ["wav", "wave"], "audio/vnd.wave"),
        ("public.text", "public.data", [], nil), ("public.plain-text", "public.text", ["txt", "text"], "text/plain"),
        ("public.utf8-plain-text", "public.plain-text", [], nil),
        ("public.html", "public.text", ["html", "htm"], "text/html"),
        ("public.xml", "public.text", ["xml"], "application/xml"),
        ("public.json", "public.text", ["json"], "application/json"),
        ("public.rtf", "public.text", ["rtf"], "text/rtf"),
        ("public.comma-separated-values-text", "public.text", ["csv"], "text/csv"),
        ("public.source-code", "public.plain-text", [], nil),
        ("public.swift-source", "public.source-code", ["swift"], nil),
        ("com.adobe.pdf", "public.data", ["pdf"], "application/pdf"),
        ("public.zip-archive", "public.data", ["zip"], "application/zip"), ("public.url", "public.data", [], nil),
        ("public.file-url", "public.url", [], nil), ("public.vcard", "public.text", ["vcf", "vcard"], "text/vcard"),
    ]
    private static func entry(_ identifier: String) -> (above: String?, extensions: [String], mime: String?)? {
        known.first { $0.identifier == identifier }.map { ($0.above, $0.extensions, $0.mime) }
    }

    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = Self.known.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        identifier = found.identifier
    }
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        guard let found = Self.known.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        identifier = found.identifier
    }
    private init(known identifier: String) { self.identifier = identifier }

    public var preferredFilenameExtension: String? { Self.entry(identifier)?.extensions.first }
    public var preferredMIMEType: String? { Self.entry(identifier)?.mime }
    public func conforms(to type: UTType) -> Bool {
        sequence(first: identifier) { Self.entry($0)?.above }.contains(type.identifier)
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let folder = UTType(known: "public.folder")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let rtf = UTType(known: "public.rtf")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let zip = UTType(known: "public.zip-archive")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let vCard = UTType(known: "public.vcard")
}
