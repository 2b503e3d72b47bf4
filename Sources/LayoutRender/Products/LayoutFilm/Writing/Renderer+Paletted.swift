import LayoutRender
import PNGCodec

extension Renderer {
    /// The picture as a PNG file of at most 256 colours, a quarter of the size and less: for programs that look at many
    /// screens. A picture with no more colours has its exact ones; others are reduced by median cut, as films are.
    /// - Parameter scale: pixels a point, 0.1 to 8.
    /// - Throws: as `png(_:scale:)`.
    public mutating func paletted(_ list: DisplayList, scale: Double = 1) throws(RenderError) -> [UInt8] {
        let bitmap = try pixels(list, scale: scale)
        var census = ColorCensus()
        census.add(bitmap)
        guard census.counts.count > Self.colors else { return PNG.encode(bitmap) }
        var table = ColorTable(census, count: Self.colors)
        let indices = table.indices(of: bitmap)
        return PNG.encode(bitmap.recolored(indices, table.colors) ?? bitmap)
    }

    /// One less than a palette has, for transparent pixels.
    private static var colors: Int { 255 }
}

extension Bitmap {
    /// Each pixel with the colour of its index; an index behind the colours is transparent.
    fileprivate func recolored(_ indices: [UInt8], _ colors: [UInt32]) -> Bitmap? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(indices.count * 4)
        for index in indices {
            let isHole = Int(index) >= colors.count
            let color = isHole ? 0 : colors[Int(index)]
            bytes.append(UInt8(truncatingIfNeeded: color >> 16))
            bytes.append(UInt8(truncatingIfNeeded: color >> 8))
            bytes.append(UInt8(truncatingIfNeeded: color))
            bytes.append(isHole ? 0 : 255)
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }
}
