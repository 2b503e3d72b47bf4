public import PNGCodec

/// How a picture differs from a reference that another system drew: in its size, outside of its texts, in its texts' places, and
/// in their letters.
///
/// The picture without its texts tells which pixels are of texts: those that the texts change, and what lies within two points. A
/// text lies where its reference has it if its ink ends at the same pixels, a point more or less.
public struct ReferenceVerdict: Equatable, Sendable {
    public var reference: (width: Int, height: Int) { (referenceSize[0], referenceSize[1]) }
    public var picture: (width: Int, height: Int) { (pictureSize[0], pictureSize[1]) }
    private let referenceSize: [Int]
    private let pictureSize: [Int]
    /// Pixels that differ outside of texts, the most that a part of one differs, and how many there are in all.
    public private(set) var outside = 0
    public private(set) var mostOutside = 0
    public private(set) var pixels = 0
    /// Pixels that differ in texts.
    public private(set) var inTexts = 0
    /// Lines of text, and those that lie elsewhere.
    public private(set) var texts = 0
    public private(set) var textsElsewhere = 0

    public enum Cause: String, CaseIterable, Sendable {
        case missing, equal, letters, places, outside, size
    }

    /// The first of the size, what lies outside of texts, the places of texts, and the letters that differs.
    public var cause: Cause {
        if referenceSize != pictureSize { return .size }
        if outside > 0 { return .outside }
        if textsElsewhere > 0 { return .places }
        return inTexts > 0 ? .letters : .equal
    }

    /// - Parameters:
    ///   - reference: of the other system.
    ///   - plain: the picture without its texts; nil for a picture that is none of a view.
    ///   - scale: pixels of a point.
    public init(_ reference: Bitmap, _ picture: Bitmap, without plain: Bitmap?, scale: Int = 2) {
        referenceSize = [reference.width, reference.height]
        pictureSize = [picture.width, picture.height]
        guard referenceSize == pictureSize else { return }
        pixels = picture.width * picture.height
        if plain == nil, reference.pixels == picture.pixels { return }
        let plain = plain.flatMap { $0.width == picture.width && $0.height == picture.height ? $0 : nil } ?? picture
        let places = TextPlaces(picture, plain, reach: 2 * max(1, scale))
        for pixel in 0..<pixels {
            let step = Self.distance(reference, picture, pixel)
            guard step > 0 else { continue }
            if places.isText(pixel) {
                inTexts += 1
            } else {
                (outside, mostOutside) = (outside + 1, max(mostOutside, step))
            }
        }
        for box in places.boxes() {
            texts += 1
            let (own, other) = (Self.ink(picture, plain, in: box), Self.ink(reference, plain, in: box))
            let isSame = zip(own, other).allSatisfy { abs($0 - $1) <= max(1, scale) }
            if !isSame || own.isEmpty != other.isEmpty { textsElsewhere += 1 }
        }
    }

    /// The most that a part of a pixel differs: of its colour as much as shows.
    static func distance(_ a: Bitmap, _ b: Bitmap, _ pixel: Int) -> Int {
        let start = pixel * 4
        if a.pixels[start] == b.pixels[start], a.pixels[start + 1] == b.pixels[start + 1],
            a.pixels[start + 2] == b.pixels[start + 2], a.pixels[start + 3] == b.pixels[start + 3]
        {
            return 0
        }
        let (first, second) = (Int(a.pixels[start + 3]), Int(b.pixels[start + 3]))
        return (start..<start + 3).reduce(abs(first - second)) {
            max($0, abs(shown(a.pixels[$1], first) - shown(b.pixels[$1], second)))
        }
    }

    private static func shown(_ part: UInt8, _ alpha: Int) -> Int {
        alpha == 255 ? Int(part) : (Int(part) * alpha + 127) / 255
    }

    /// Where what a picture has over a plain one begins and ends, in a box: left, top, right, bottom; nothing without any.
    private static func ink(_ picture: Bitmap, _ plain: Bitmap, in box: TextPlaces.Box) -> [Int] {
        var found: [Int] = []
        for y in box.top...box.bottom {
            for x in box.left...box.right where distance(picture, plain, y * picture.width + x) > 48 {
                found =
                    found.isEmpty
                    ? [x, y, x, y] : [min(found[0], x), min(found[1], y), max(found[2], x), max(found[3], y)]
            }
        }
        return found
    }
}

/// The pixels of a picture that belong to texts, and the boxes of those that hang together.
private struct TextPlaces {
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private let width: Int
    private let height: Int
    private let mask: [Bool]

    init(_ picture: Bitmap, _ plain: Bitmap, reach: Int) {
        (width, height) = (picture.width, picture.height)
        let ink = (0..<width * height).map { ReferenceVerdict.distance(picture, plain, $0) > 0 }
        let wide = Self.widened(ink, lines: height, count: width, lineStep: width, step: 1, reach)
        mask = Self.widened(wide, lines: width, count: height, lineStep: 1, step: width, reach)
    }

    func isText(_ pixel: Int) -> Bool { mask[pixel] }

    /// The mask with every pixel that has one of it within reach along a line.
    private static func widened(
        _ mask: [Bool], lines: Int, count: Int, lineStep: Int, step: Int, _ reach: Int
    ) -> [Bool] {
        var result = mask
        for line in 0..<lines {
            var last = -reach - 1
            var (place, end) = (0, 0)
            while place < count {
                while end < count, end <= place + reach {
                    if mask[line * lineStep + end * step] { last = end }
                    end += 1
                }
                if last >= place - reach { result[line * lineStep + place * step] = true }
                place += 1
            }
        }
        return result
    }

    /// The boxes of the parts of the mask that hang together.
    func boxes() -> [Box] {
        var left = mask
        var boxes: [Box] = []
        for start in left.indices where left[start] {
            var box = Box(left: width, top: height, right: 0, bottom: 0)
            var open = [start]
            left[start] = false
            while let pixel = open.popLast() {
                let (x, y) = (pixel % width, pixel / width)
                box = Box(
                    left: min(box.left, x), top: min(box.top, y), right: max(box.right, x), bottom: max(box.bottom, y))
                for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let (nx, ny) = (x + dx, y + dy)
                    guard nx >= 0, ny >= 0, nx < width, ny < height, left[ny * width + nx] else { continue }
                    left[ny * width + nx] = false
                    open.append(ny * width + nx)
                }
            }
            boxes.append(box)
        }
        return boxes
    }
}
