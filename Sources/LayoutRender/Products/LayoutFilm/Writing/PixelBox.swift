import PNGCodec

/// A rectangle of pixels.
struct PixelBox: Equatable {
    /// The first column.
    var x: Int
    /// The first row.
    var y: Int
    /// In pixels.
    var width: Int
    /// In pixels.
    var height: Int

    /// A rectangle inside its picture.
    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle that holds every pixel that differs; nil when none does, and for pictures of different
    /// lengths.
    ///
    /// Both pictures are rows of `width` pixels. Rows are compared as blocks of memory; only the rows that differ are
    /// read byte by byte, and only as far as the edges found so far.
    init?(changesFrom old: [UInt8], to new: [UInt8], width: Int, bytesPerPixel: Int) {
        let stride = width * bytesPerPixel
        guard stride > 0, old.count == new.count else { return nil }
        let bounds: (top: Int, bottom: Int, left: Int, right: Int)? = unsafe old.withUnsafeBytes { a in
            unsafe new.withUnsafeBytes { b in
                func row(_ bytes: UnsafeRawBufferPointer, _ row: Int) -> UnsafeRawBufferPointer {
                    unsafe UnsafeRawBufferPointer(rebasing: bytes[row * stride..<(row + 1) * stride])
                }
                func isEqual(_ place: Int) -> Bool { unsafe ByteBlocks.areEqual(row(a, place), row(b, place)) }
                let rows = old.count / stride
                guard let top = (0..<rows).first(where: { !isEqual($0) }) else { return nil }
                let bottom = (top..<rows).last { !isEqual($0) } ?? top
                var (left, right) = (stride, -1)
                for place in top...bottom where !isEqual(place) {
                    let (one, other) = unsafe (row(a, place), row(b, place))
                    if let first = (0..<left).first(where: { unsafe one[$0] != other[$0] }) { left = first }
                    if right + 1 < stride,
                        let last = (right + 1..<stride).last(where: { unsafe one[$0] != other[$0] })
                    {
                        right = last
                    }
                }
                return (top, bottom, left / bytesPerPixel, right / bytesPerPixel)
            }
        }
        guard let bounds else { return nil }
        self.init(
            x: bounds.left, y: bounds.top, width: bounds.right - bounds.left + 1,
            height: bounds.bottom - bounds.top + 1)
    }
}

extension PixelBox {
    /// The rectangle's part of a picture, which holds it.
    func part(of picture: [UInt8], width pictureWidth: Int, bytesPerPixel: Int) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(width * height * bytesPerPixel)
        for row in y..<y + height {
            let start = (row * pictureWidth + x) * bytesPerPixel
            out += picture[start..<start + width * bytesPerPixel]
        }
        return out
    }
}
