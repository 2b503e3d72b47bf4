/// A font of Core Graphics: a name, with the file that has it where one is known.
public final class CGFont: @unchecked Sendable {
    public let postScriptName: CFString?
    public let fullName: CFString?
    let data: Data?

    public init?(_ name: CFString) { (postScriptName, fullName, data) = (name, name, nil) }
    /// The first font of a file; nil for bytes that are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let names = FontFileNames(data) else { return nil }
        (postScriptName, fullName, self.data) = (names[.postScript], names[.full], data)
    }
}

/// What the first face of a font file is called, by its table `name`. [documented: OpenType, "Naming Table"]
struct FontFileNames {
    enum Name: Int { case family = 1, face, full = 4, postScript = 6 }
    private var texts: [Int: String] = [:]

    subscript(name: Name) -> String? { texts[name.rawValue] }

    /// Nil for bytes that are no font.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }
        let collection = 0x7474_6366
        guard let first = number(0, 4) else { return nil }
        let start = first == collection ? number(12, 4) ?? 0 : 0
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(number(start, 4)), let tables = number(start + 4, 2)
        else { return nil }
        let entries = (0..<tables).map { start + 12 + $0 * 16 }
        guard let entry = entries.first(where: { number($0, 4) == 0x6E61_6D65 }), let table = number(entry + 8, 4),
            let count = number(table + 2, 2), let room = number(table + 4, 2)
        else { return }
        for place in (0..<count).map({ table + 6 + $0 * 12 }) {
            guard let platform = number(place, 2), let name = number(place + 6, 2), let length = number(place + 8, 2),
                let offset = number(place + 10, 2), texts[name] == nil
            else { continue }
            let begin = table + room + offset
            guard begin + length <= bytes.count else { continue }
            let text = Array(bytes[begin..<begin + length])
            // The Macintosh's names are in its Roman letters, the others in UTF-16.
            texts[name] = String(data: Data(text), encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
        }
    }
}

// Fonts are found by their names in the files of the program: registering one says whether it is a font.

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    public static var user: CTFontManagerScope { .persistent }
}
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
    case notRegistered = 201
}
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

public typealias CFError = NSError
public typealias CFErrorDomain = CFString
public func CFErrorCopyDescription(_ error: CFError) -> CFString! { error.localizedDescription }
public func CFErrorGetCode(_ error: CFError) -> Int { error.code }
public func CFErrorGetDomain(_ error: CFError) -> CFErrorDomain! { error.domain }

public typealias CTFontErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

private func failure(of url: URL) -> CFError? {
    guard let data = try? Data(contentsOf: url) else { return failure(.fileNotFound, url) }
    return FontFileNames(data) == nil ? failure(.unrecognizedFormat, url) : nil
}
private func failure(_ error: CTFontManagerError, _ url: URL) -> CFError {
    NSError(
        domain: kCTFontManagerErrorDomain, code: error.rawValue,
        userInfo: [kCTFontManagerErrorFontURLsKey: [url]])
}
private func say(_ failure: CFError?, _ error: CTFontErrorPointer?) -> Bool {
    guard let failure else { return true }
    error?.pointee = Unmanaged.passRetained(failure)
    return false
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontErrorPointer?) -> Bool { true }
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontErrorPointer?
) -> Bool { say(failure(of: url), error) }
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontErrorPointer?
) -> Bool { say(failure(of: url), error) }
public func CTFontManagerRegisterFontURLs(
    _ urls: CFArray, _ scope: CTFontManagerScope, _ isEnabled: Bool, _ handler: ((CFArray, Bool) -> Bool)?
) {
    let failures = urls.compactMap { ($0 as? URL).flatMap(failure) }
    _ = handler?(NSArray(array: failures), true)
}
public func CTFontManagerCreateFontDescriptorsFromURL(_ url: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let font = FontFileNames(data)?[.postScript].flatMap { UIFont(name: $0, size: 12) }
    return NSArray(array: font.map { [$0.fontDescriptor] } ?? [])
}
