import Compression

/// Rows of a picture on their way into a zlib stream: each row is filtered by the filter that leaves the fewest bits,
/// and compressed.
///
/// 1 The row is packed; the row before becomes the row above. 2 `FilteredLine` chooses a filter by estimates. 3 The
/// filtered bytes are compressed, or kept. A row that is known to equal the row above takes a shorter way
/// (`appendRepeated`).
@safe struct FilteredRows: ~Copyable {
    /// Bytes of a row without its filter byte.
    private let rowBytes: Int
    /// Bytes of a pixel: the distance to the pixel on the left, which the filters subtract.
    private let pixelBytes: Int
    /// The row that is being added, unfiltered. `margin` zeros before the row stand for the pixel before the first, and
    /// `margin` bytes after the row may be read past the end.
    private var current: UnsafeMutableRawPointer
    /// The row above, with the same margins.
    private var above: UnsafeMutableRawPointer
    /// Compresses the filtered rows, one after the other.
    private var deflater: RowDeflater
    /// Whether no row was added: the first row is not filtered.
    private var isFirst = true
    /// Rows that do not repeat the row above, and how many of them are neither plain nor Up: gradients and photographs.
    private var (storedRows, softRows) = (0, 0)
    /// The filtered bytes if they are kept instead of compressed; else nil.
    private var kept: [UInt8]?

    /// Bytes before and after a row; the loops read up to 16 bytes beyond either end.
    private static let margin = 64

    /// No rows yet.
    /// - Parameter keepsBytes: whether to keep the filtered rows instead of compressing them.
    init(width: Int, pixelBytes: Int, keepsBytes: Bool = false) {
        rowBytes = width * pixelBytes
        self.pixelBytes = pixelBytes
        kept = keepsBytes ? [] : nil
        deflater = RowDeflater(rowBytes: rowBytes, pixelBytes: pixelBytes)
        unsafe current = Self.row(rowBytes)
        unsafe above = Self.row(rowBytes)
    }

    /// Memory of a row with its margins, all zeros.
    private static func row(_ count: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count + margin * 2, alignment: 64)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: count + margin * 2)
        return unsafe memory
    }

    deinit {
        unsafe current.deallocate()
        unsafe above.deallocate()
    }

    /// Adds a row that is equal to the row above; not as the first.
    mutating func appendRepeated() {
        guard kept == nil else {
            kept?.append(PNG.RowFilter.up)
            kept?.append(contentsOf: repeatElement(0, count: rowBytes))
            return
        }
        deflater.appendRepeated()
    }

    /// Adds a row whose bytes `pack` writes.
    mutating func append(_ pack: (UnsafeMutableRawPointer) -> Void) {
        unsafe swap(&current, &above)
        let lines = unsafe FilteredLine(
            row: current + Self.margin, above: above + Self.margin, count: rowBytes, step: pixelBytes)
        unsafe pack(current + Self.margin)
        let filter = isFirst ? PNG.RowFilter.none : lines.bestFilter
        isFirst = false
        storedRows += 1
        if filter != PNG.RowFilter.none, filter != PNG.RowFilter.up { softRows += 1 }
        guard kept == nil else {
            kept?.append(filter)
            kept?.append(contentsOf: lines.filtered(filter))
            return
        }
        unsafe deflater.append(filter: filter) { target in unsafe lines.write(filter, to: target) }
    }

    /// Whether a search at every byte may find much more than `RowDeflater` does: in gradients, whose rows are short
    /// cycles of small differences, but not in photographs, where nothing repeats.
    /// - Parameter streamBytes: the length of the stream that `finish` returned.
    func mayHideCycles(streamBytes: Int) -> Bool {
        softRows * 2 > storedRows && streamBytes * 4 < storedRows * rowBytes
    }

    /// The filtered rows, if they were to be kept.
    var keptBytes: [UInt8] { kept ?? [] }

    /// The whole stream; nothing can be added afterwards.
    mutating func finish() -> [UInt8] { deflater.finish() }
}
