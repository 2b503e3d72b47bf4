import Notation

/// A `Contents.json` of an asset catalog.
struct CatalogContents: Sendable {
    /// The whole object.
    let value: JSONValue

    /// A byte order mark is skipped, and so are commas behind the last member of a list or an object, which Xcode takes: apps
    /// are shipped with such catalogs.
    /// - Throws: the first mistake of bytes that are no JSON object.
    init(_ bytes: [UInt8]) throws(StringTable.Problem) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let body = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
        if let value = JSONReading.value(body) {
            self.value = value
        } else {
            do {
                value = try JSONReading.parse(Self.withoutLastCommas(body))
            } catch {
                throw StringTable.Problem(message: error.message, line: error.place.line)
            }
        }
        guard case .object = value else { throw StringTable.Problem(message: "expected a JSON object", line: 1) }
    }

    private static let beginnings: [UInt8] = [
        UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"),
    ]

    /// The bytes with a space for each comma, outside strings, that only space divides from a closing bracket.
    private static func withoutLastCommas(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var comma: Int?
        var isInString = false
        var isEscaped = false
        var isBehindValue = false
        for (place, byte) in bytes.enumerated() {
            if isInString {
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma { bytes[comma] = UInt8(ascii: " ") }
                comma = nil
            case UInt8(ascii: ","):
                // Behind a bracket or another comma, a comma leaves a gap.
                comma = isBehindValue ? place : nil
            default:
                isInString = byte == UInt8(ascii: "\"")
                isEscaped = false
                comma = nil
            }
            isBehindValue = !Self.beginnings.contains(byte)
        }
        return bytes
    }

    /// A member of `properties`.
    func property(_ name: String) -> JSONValue? { value["properties"]?[name] }

    /// Whether the folder's name is a part of the names inside it: `Icons/arrow`.
    var providesNamespace: Bool { property("provides-namespace") == .bool(true) }
}

/// The traits that a slot of an image or colour set is for.
struct SlotConditions: Sendable, Equatable {
    /// `universal` where the slot names none.
    var idiom: String
    /// Appearances as pairs, such as luminosity and dark.
    var appearances: [Appearance]
    /// A language tag; nil: for any language.
    var locale: String?
    /// `left-to-right` or `right-to-left`; nil: for both.
    var direction: String?
    /// `compact` or `regular`; nil: for both.
    var widthClass: String?
    /// As `widthClass`.
    var heightClass: String?
    /// Pixels per point; nil: for any screen.
    var scale: Double?

    /// A condition such as `luminosity: dark`.
    struct Appearance: Sendable, Equatable {
        /// Such as `luminosity` or `contrast`.
        var name: String
        /// Such as `dark` or `high`.
        var value: String
    }

    /// A scale that is no number from 1 to 8 counts as none; at most 16 appearances are read.
    init(_ slot: JSONValue) {
        idiom = slot["idiom"]?.string ?? "universal"
        appearances = (slot["appearances"]?.values ?? []).prefix(16).compactMap { term in
            guard let name = term["appearance"]?.string, let value = term["value"]?.string else { return nil }
            return Appearance(name: name, value: value)
        }
        locale = slot["locale"]?.string
        direction = slot["language-direction"]?.string
        widthClass = slot["width-class"]?.string
        heightClass = slot["height-class"]?.string
        scale = slot["scale"]?.string.flatMap { text in
            text.hasSuffix("x") ? Double(text.dropLast()).flatMap { (1...8).contains($0) ? $0 : nil } : nil
        }
    }
}
