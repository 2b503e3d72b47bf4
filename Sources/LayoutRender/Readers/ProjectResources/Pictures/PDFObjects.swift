import Compression

/// The dictionaries of a PDF file: enough of the format to find the boxes of a page.
///
/// Objects are found by scanning the file, not with the cross-reference table, which is wrong in broken files.
/// Streams are skipped, except streams that contain objects.
///
///     4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] >> endobj
///
/// is one object of an icon; its box of 24 by 24 points is all that layout needs. Nothing is drawn here.
struct PDFObjects {
    /// A dictionary that is not parsed yet: its position.
    struct Dictionary {
        /// The index in `buffers`: the file or a decompressed stream.
        fileprivate var buffer: Int
        /// The first byte of `<<`.
        fileprivate var start: Int
    }

    /// A value that is not parsed yet.
    struct Value {
        fileprivate var buffer: Int
        fileprivate var range: Range<Int>
    }

    /// The file, then the decompressed streams of objects.
    private var buffers: [[UInt8]]
    /// The position of each numbered object; the last object with a number counts.
    private var places: [Int: Dictionary] = [:]
    /// Objects that are dictionaries, in the order of the file.
    private(set) var dictionaries: [Dictionary] = []

    /// Limits beyond any drawing; together with the limit on a value's length they bound the work on a hostile file.
    private static let maximumObjects = 5_000
    /// Limit of unterminated dictionaries, each of which costs the scan of a whole value.
    private static let maximumBroken = 8
    /// The most streams of objects that are decompressed.
    private static let maximumStreams = 200
    /// The most bytes that a stream may have after decompression.
    private static let maximumUnpacked = 8 * 1_024 * 1_024

    /// - Parameter bytes: the whole file. The cost is one pass over it, and the decompression of at most 200 streams
    ///   and 8 MB.
    init(_ bytes: [UInt8]) {
        buffers = [bytes]
        var streams: [(dictionary: Dictionary, data: Int)] = []
        var place = 0
        var count = 0
        var broken = 0
        // 1  Every "n g obj" of the file; a stream's data is skipped if its end is known.
        while let found = Self.next("obj", in: bytes, from: place), count < Self.maximumObjects {
            place = found + 3
            guard found > 0, !bytes.has("endobj", at: found - 3), let number = Self.objectNumber(bytes, before: found)
            else { continue }
            count += 1
            var start = found + 3
            Self.skipSpace(bytes, &start)
            let object = Dictionary(buffer: 0, start: start)
            places[number] = object
            guard bytes.has("<<", at: start) else { continue }
            var end = start
            guard Self.skipValue(bytes, &end) else {
                broken += 1
                if broken == Self.maximumBroken { break }
                continue
            }
            dictionaries.append(object)
            Self.skipSpace(bytes, &end)
            place = max(place, end)
            guard bytes.has("stream", at: end) else { continue }
            streams.append((object, end + 6))
            let length = value("Length", object).map(numbers)?.first.flatMap { Int(exactly: $0) }
            if let length, length > 0, length < bytes.count - end, bytes.has("endstream", near: end + 6 + length) {
                place = end + 6 + length
            }
        }
        // 2  The objects inside streams.
        var unpacked = 0
        for stream in streams.prefix(Self.maximumObjects) where name("Type", stream.dictionary) == "ObjStm" {
            guard buffers.count <= Self.maximumStreams, unpacked < Self.maximumUnpacked else { break }
            var data = stream.data
            if bytes.has("\r\n", at: data) { data += 2 } else { data += 1 }
            guard data < bytes.count,
                let inner = Deflate.decompress(bytes[data...], limit: Self.maximumUnpacked - unpacked)
            else { continue }
            unpacked += inner.count
            addObjects(of: inner, stream.dictionary)
        }
    }

    /// Adds the objects of a decompressed object stream (ISO 32000-1, 7.5.7): pairs of number and offset, then the
    /// objects.
    private mutating func addObjects(of inner: [UInt8], _ dictionary: Dictionary) {
        guard let first = integer("First", dictionary), let count = integer("N", dictionary), first >= 0, count >= 0
        else { return }
        buffers.append(inner)
        let buffer = buffers.count - 1
        var place = 0
        for _ in 0..<min(count, Self.maximumObjects - places.count) {
            guard let number = Self.integer(inner, &place), let offset = Self.integer(inner, &place),
                offset < inner.count, first + offset < inner.count
            else { return }
            var start = first + offset
            Self.skipSpace(inner, &start)
            let object = Dictionary(buffer: buffer, start: start)
            places[number] = object
            if inner.has("<<", at: start) { dictionaries.append(object) }
        }
    }

    // MARK: Entries

    /// The value of a key, with references resolved.
    /// - Returns: nil for a missing key, a value over 64 KB, and a dictionary of more than 1,000 entries before the
    ///   key.
    func value(_ key: String, _ dictionary: Dictionary) -> Value? {
        let bytes = buffers[dictionary.buffer]
        var place = dictionary.start
        guard bytes.has("<<", at: place) else { return nil }
        place += 2
        for _ in 0..<1_000 {
            Self.skipSpace(bytes, &place)
            guard place < bytes.count, bytes[place] == UInt8(ascii: "/") else { return nil }
            let start = place
            guard Self.skipValue(bytes, &place) else { return nil }
            let name = bytes[start + 1..<place]
            Self.skipSpace(bytes, &place)
            let valueStart = place
            guard Self.skipValue(bytes, &place) else { return nil }
            guard name.elementsEqual(key.utf8) else { continue }
            return followed(Value(buffer: dictionary.buffer, range: valueStart..<place))
        }
        return nil
    }

    /// The target of a reference; any other value itself.
    private func followed(_ value: Value) -> Value {
        guard let target = reference(in: value, from: value.range.lowerBound), target.end == value.range.upperBound
        else { return value }
        let object = target.object
        var end = object.start
        guard Self.skipValue(buffers[object.buffer], &end) else { return value }
        return Value(buffer: object.buffer, range: object.start..<end)
    }

    /// The dictionary of a key, through references; nil for other values.
    func dictionary(_ key: String, _ dictionary: Dictionary) -> Dictionary? {
        value(key, dictionary).flatMap(self.dictionary)
    }

    /// The dictionary of a value, through one reference.
    func dictionary(_ value: Value) -> Dictionary? {
        let value = followed(value)
        let start = value.range.lowerBound
        return buffers[value.buffer].has("<<", at: start) ? Dictionary(buffer: value.buffer, start: start) : nil
    }

    /// The name of a key without its slash, such as `Page`.
    func name(_ key: String, _ dictionary: Dictionary) -> String? {
        guard let value = value(key, dictionary) else { return nil }
        let bytes = buffers[value.buffer][value.range]
        return bytes.first == UInt8(ascii: "/") ? String(decoding: bytes.dropFirst(), as: UTF8.self) : nil
    }

    /// The whole number under a key, which may be a reference to a number.
    func integer(_ key: String, _ dictionary: Dictionary) -> Int? {
        value(key, dictionary).map(numbers)?.first.flatMap { Int(exactly: $0) }
    }

    /// The numbers of an array, or the single number; references inside are resolved. At most eight; the rest of a
    /// longer array is not read.
    func numbers(_ value: Value) -> [Double] {
        let bytes = buffers[value.buffer]
        var place = value.range.lowerBound
        if bytes.has("[", at: place) { place += 1 }
        var result: [Double] = []
        while result.count < 8 {
            Self.skipSpace(bytes, &place)
            guard place < value.range.upperBound else { break }
            if let target = reference(in: value, from: place) {
                var end = target.object.start
                let inner = buffers[target.object.buffer]
                guard Self.skipValue(inner, &end), let number = Self.number(inner[target.object.start..<end]) else {
                    break
                }
                result.append(number)
                place = target.end
                continue
            }
            let start = place
            guard Self.skipValue(bytes, &place), let number = Self.number(bytes[start..<place]) else { break }
            result.append(number)
        }
        return result
    }

    /// The first reference of an array.
    func firstReference(_ value: Value) -> Value? {
        let bytes = buffers[value.buffer]
        var place = value.range.lowerBound
        guard bytes.has("[", at: place) else { return nil }
        place += 1
        Self.skipSpace(bytes, &place)
        let start = place
        guard Self.skipValue(bytes, &place) else { return nil }
        return Value(buffer: value.buffer, range: start..<place)
    }

    /// The object of a reference `12 0 R`, and where the reference ends.
    private func reference(in value: Value, from start: Int) -> (object: Dictionary, end: Int)? {
        var place = start
        let bytes = buffers[value.buffer]
        guard let number = Self.integer(bytes, &place), Self.integer(bytes, &place) != nil else { return nil }
        Self.skipSpace(bytes, &place)
        guard bytes.has("R", at: place), let object = places[number] else { return nil }
        return (object, place + 1)
    }
}
