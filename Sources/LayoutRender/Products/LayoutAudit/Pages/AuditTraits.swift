import LayoutEngine
import Notation

/// The traits of one page of an audit: the screen, the language and the text size.
public struct AuditTraits: Sendable, Hashable {
    /// A name that `render-cli about devices` lists; nil: the file's own device.
    public var device: String?
    /// Whether the device lies on its side.
    public var isLandscape = false
    /// Nil: that of the language, left to right without one.
    public var layoutDirection: LayoutDirection?
    /// Nil: the file's own.
    public var contentSizeCategory: ContentSizeCategory?
    /// A language tag such as `de`; nil: the texts of the file itself.
    public var language: String?
    /// Longer, accented or mirrored texts in place of a translation.
    public var pseudo: PseudoLanguage?
    /// The release of iOS; nil: the file's own.
    public var release: Release?
    /// Light or dark; nil: the file's own.
    public var style: UserInterfaceStyle?
    /// What code makes of the screen; nil: the screen of the file.
    package internal(set) var state: CodeState?

    /// A page of the file's own language and text size.
    public init(device: String? = nil, isLandscape: Bool = false) {
        self.device = device
        self.isLandscape = isLandscape
    }

    /// The file as it is: no trait is asked for.
    public static let own = AuditTraits()

    /// The same page without a text size; nil for a page without one, in another language or on the file's own device.
    package var atUsualTextSize: AuditTraits? {
        guard contentSizeCategory != nil, device != nil, language == nil, pseudo == nil else { return nil }
        var page = self
        page.contentSizeCategory = nil
        return page
    }

    /// The page in words: `iPhone SE on its side in German`.
    public var words: String {
        var words = device.map(DeviceWords.name) ?? "its own device"
        if isLandscape { words += " on its side" }
        if let language { words += " in \(LanguageWords.name(language))" }
        if let pseudo { words += " in \(pseudo.words)" }
        if let layoutDirection {
            words += layoutDirection == .rightToLeft ? ", right to left" : ", left to right"
        }
        if let contentSizeCategory { words += " at text size \(contentSizeCategory.rawValue)" }
        if let style { words += style == .dark ? " in the dark" : " in light" }
        if let state { words += " " + state.words }
        if let release { words += " in \(release)" }
        return words
    }

    /// The name of the page in another release of iOS, such as `ios-26`; nil for a page of the file's own release.
    public var releasePage: String? { release.map { "ios-" + $0.version } }

    /// The device and its orientation in the words of the command line, for commands to copy and for filters.
    public var deviceWord: String { (device ?? "own") + (isLandscape ? ".landscape" : "") }
}

/// Devices as people write them.
///
/// Names of `Device` are one word for the command line.
enum DeviceWords {
    /// `iPhoneSe` is `iPhone SE`, `iPhone16ProMax` is `iPhone 16 Pro Max`, `iPadPro11M4` is `iPad Pro 11 M4`.
    static func name(_ word: String) -> String {
        if word == "iPhoneSe" { return "iPhone SE" }
        var out = ""
        var previous: Character?
        for (place, character) in word.enumerated() {
            if place > 1, let previous, startsWord(character, after: previous) { out.append(" ") }
            out.append(character)
            previous = character
        }
        return out
    }

    /// Whether a device's name gets a blank before this character: `iPhone13Mini` is written "iPhone 13 Mini".
    private static func startsWord(_ character: Character, after previous: Character) -> Bool {
        if character.isNumber { return previous.isLowercase }
        return character.isUppercase && (previous.isLowercase || previous.isNumber)
    }
}

extension AuditTraits {
    /// Whether tables measure their self-sizing rows on the page. On the file's own canvas rows keep their recorded
    /// heights.
    var measuresRows: Bool { device != nil || contentSizeCategory != nil || release != nil }
}
