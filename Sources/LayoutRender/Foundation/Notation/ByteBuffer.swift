/// Bytes that grow at their end, for formats of very many short pieces.
///
/// Appending two bytes to an `[UInt8]` takes more than a hundred instructions, to this buffer about ten.
@safe package struct ByteBuffer: ~Copyable {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes so far.
    package private(set) var count = 0

    /// An empty buffer.
    package init() { unsafe memory = .allocate(capacity: 32) }

    deinit { unsafe memory.deallocate() }

    /// The bytes so far as text; bytes that are no UTF-8 become replacement characters.
    package var text: String { text(from: 0) }

    /// The same from a place on.
    package func text(from place: Int) -> String { unsafe String(decoding: memory[place..<count], as: UTF8.self) }

    /// Whether the bytes from a place on are sure to be left as they are by `displayLine`.
    package func isDisplayLine(from place: Int) -> Bool {
        unsafe !needsEscape(UnsafeBufferPointer(rebasing: memory[place..<count]).span)
    }

    /// Appends one byte.
    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        if unsafe count == memory.count { reserve(1) }
        unsafe memory[count] = byte
        count += 1
    }

    /// Appends a byte so many times.
    package mutating func append(_ byte: UInt8, count more: Int) {
        guard more > 0 else { return }
        if unsafe memory.count - count < more { reserve(more) }
        for place in 0..<more { unsafe memory[count + place] = byte }
        count += more
    }

    /// Appends a literal.
    @inline(__always)
    package mutating func append(_ text: StaticString) {
        unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a text in UTF-8.
    ///
    /// Not generic: other modules call it.
    package mutating func append(text: String) {
        let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0) }
        if isDone == nil { for byte in text.utf8 { append(byte) } }
    }

    /// Appends bytes that are owned by someone else.
    @inline(__always)
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if unsafe memory.count - count < bytes.count { reserve(bytes.count) }
        for place in 0..<bytes.count { unsafe memory[count + place] = bytes[place] }
        count += bytes.count
    }

    /// Takes back all bytes from a place on; a place behind the end changes nothing.
    package mutating func truncate(to place: Int) { count = min(count, max(place, 0)) }

    /// Makes room for some more bytes, at least as many as there are.
    private mutating func reserve(_ more: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + max(count, more))
        _ = unsafe larger.update(fromContentsOf: memory[..<count])
        unsafe memory.deallocate()
        unsafe memory = larger
    }
}
