import LayoutEngine
import Notation

/// The size stated in an SVG file's root element. `<svg width="24" height="24" viewBox="0 0 48 48">` is 24 by 24
/// points, without `width` and `height` 48 by 48. With one of the two, the other follows from the proportions of the
/// view box.
enum SVGPageSize {
    /// Whether the file has a root tag of SVG.
    static func isSVG(_ bytes: [UInt8]) -> Bool { rootTag(bytes) != nil }

    /// Width and height in points; else those of the view box.
    static func size(_ bytes: [UInt8]) -> Size? {
        guard let tag = rootTag(bytes) else { return nil }
        let width = attribute("width", tag).flatMap(length)
        let height = attribute("height", tag).flatMap(length)
        if let width, let height { return Size(width: width, height: height) }
        let separators: Set<Character> = [" ", ",", "\n", "\t", "\r"]
        let box = (attribute("viewBox", tag) ?? "").split { separators.contains($0) }.compactMap { Double($0) }
        guard box.count == 4, box[2].isFinite, box[3].isFinite, box[2] > 0, box[3] > 0 else { return nil }
        if let width { return Size(width: width, height: width * box[3] / box[2]) }
        if let height { return Size(width: height * box[2] / box[3], height: height) }
        return Size(width: box[2], height: box[3])
    }

    /// The attributes of the root element `<svg`, after skipped comments and declarations. The tag is looked for in
    /// the first 64 KB.
    private static func rootTag(_ bytes: [UInt8]) -> String? {
        var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let limit = min(bytes.count, 65_536)
        while place < limit {
            guard bytes[place] == UInt8(ascii: "<") else {
                guard bytes[place] <= 0x20 else { return nil }
                place += 1
                continue
            }
            if bytes.has("<!--", at: place) {
                while place < limit, !bytes.has("-->", at: place) { place += 1 }
                place += 3
            } else if bytes.has("<?", at: place) {
                while place < limit, !bytes.has("?>", at: place) { place += 1 }
                place += 2
            } else if bytes.has("<!", at: place) {
                var depth = 0
                while place < limit {
                    if bytes[place] == UInt8(ascii: "[") { depth += 1 }
                    if bytes[place] == UInt8(ascii: "]") { depth -= 1 }
                    place += 1
                    if bytes[place - 1] == UInt8(ascii: ">"), depth <= 0 { break }
                }
            } else {
                guard bytes.has("<svg", at: place) || bytes.has("<svg:svg", at: place) else { return nil }
                let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ">")) ?? limit
                return String(decoding: bytes[place..<end], as: UTF8.self)
            }
        }
        return nil
    }

    /// The value of an attribute of the root's tag.
    private static func attribute(_ name: String, _ tag: String) -> String? {
        var rest = tag[...]
        while let place = rest.firstPlace(of: name) {
            let before = place.lowerBound > rest.startIndex ? rest[rest.index(before: place.lowerBound)] : "x"
            var value = rest[place.upperBound...].drop { $0.isWhitespace }
            rest = rest[place.upperBound...]
            guard before.isWhitespace, value.first == "=" else { continue }
            value = value.dropFirst().drop { $0.isWhitespace }
            guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
            value = value.dropFirst()
            return String(value.prefix { $0 != quote })
        }
        return nil
    }

    /// A number without unit, in pixels or in points; with other units the view box gives the size.
    private static func length(_ text: String) -> Double? {
        var digits = text.trimmingSpaces
        if digits.hasSuffix("px") || digits.hasSuffix("pt") { digits.removeLast(2) }
        guard let value = Double(digits), value.isFinite, value > 0, value <= 100_000 else { return nil }
        return value
    }
}
