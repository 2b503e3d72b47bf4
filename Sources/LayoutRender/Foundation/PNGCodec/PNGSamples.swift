extension PNG {
    /// Converts the samples of a row to colours by the header, palette and transparency table. The five colour types
    /// and five depths of PNG (section 11.2.2) become eight bits for each of red, green, blue and alpha.
    struct Samples {
        private let header: Header
        /// The PLTE chunk: red, green and blue of each entry.
        private let palette: [UInt8]
        /// The tRNS chunk of a picture with a palette: the alpha of the first entries; later entries are opaque.
        private let opacity: [UInt8]
        /// The one transparent colour of a picture without alpha channel, as raw samples.
        private let key: [Int]?

        /// The tables of a file's chunks.
        init(_ contents: Contents) {
            header = contents.header
            palette = contents.palette
            let table = contents.transparency ?? []
            opacity = header.colorType == .palette ? table : []
            let channels = header.colorType.channels
            if (header.colorType == .gray || header.colorType == .rgb) && table.count == channels * 2 {
                key = (0..<channels).map { Int(table[$0 * 2]) << 8 | Int(table[$0 * 2 + 1]) }
            } else {
                key = nil
            }
        }

        /// The colour of a pixel in an unfiltered row. Samples of fewer than 8 bits are scaled to 0...255 (section
        /// 13.12).
        ///
        /// Of 16 bits the higher 8 are kept.
        ///
        /// - Throws: `badPixels` for an index beyond the palette.
        func color(in raw: [UInt8], rowStart: Int, column: Int) throws(ReadingError) -> RGBA {
            func sample(_ channel: Int) -> Int {
                let index = column * header.colorType.channels + channel
                switch header.depth {
                case 8: return Int(raw[rowStart + index])
                case 16: return Int(raw[rowStart + index * 2]) << 8 | Int(raw[rowStart + index * 2 + 1])
                default:
                    let bit = index * header.depth
                    let shift = 8 - header.depth - bit % 8
                    return Int(raw[rowStart + bit / 8]) >> shift & ((1 << header.depth) - 1)
                }
            }
            func byte(_ value: Int) -> UInt8 {
                switch header.depth {
                case 8: UInt8(truncatingIfNeeded: value)
                case 16: UInt8(truncatingIfNeeded: value >> 8)
                default: UInt8(truncatingIfNeeded: value * 255 / ((1 << header.depth) - 1))
                }
            }
            switch header.colorType {
            case .gray:
                let value = byte(sample(0))
                return RGBA(red: value, green: value, blue: value, alpha: key == [sample(0)] ? 0 : 255)
            case .grayAlpha:
                let value = byte(sample(0))
                return RGBA(red: value, green: value, blue: value, alpha: byte(sample(1)))
            case .rgb:
                let isKey = key.map { $0[0] == sample(0) && $0[1] == sample(1) && $0[2] == sample(2) } ?? false
                return RGBA(
                    red: byte(sample(0)), green: byte(sample(1)), blue: byte(sample(2)), alpha: isKey ? 0 : 255)
            case .rgba:
                return RGBA(
                    red: byte(sample(0)), green: byte(sample(1)), blue: byte(sample(2)), alpha: byte(sample(3)))
            case .palette:
                let index = sample(0)
                guard index * 3 + 2 < palette.count else {
                    throw .badPixels("colour \(index) of a palette of \(palette.count / 3)")
                }
                return RGBA(
                    red: palette[index * 3], green: palette[index * 3 + 1], blue: palette[index * 3 + 2],
                    alpha: index < opacity.count ? opacity[index] : 255)
            }
        }
    }
}
