extension PNG {
    /// The colours of a picture with at most 256 colours.
    ///
    /// Such a picture is stored as one index a pixel: a quarter of the bytes to filter and to compress.
    struct Palette {
        /// Red in the lowest byte, alpha in the highest, in the order of first appearance.
        private var colors: [UInt32] = []
        /// Open addressing: index in `colors` plus one, 0 for a free slot.
        private var slots = [UInt16](repeating: 0, count: Palette.slotCount)

        /// Four times the most colours, so that probing ends soon.
        private static let slotCount = 1024
        /// The most colours of a palette.
        private static let maximum = 256

        /// Nil if there are more than 256 colours.
        init?(_ pixels: [UInt8]) {
            var last: UInt32 = 0
            var isFirst = true
            let isSmall = unsafe pixels.withUnsafeBytes { bytes in
                for index in 0..<bytes.count / 4 {
                    let color = unsafe bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                    if color == last && !isFirst { continue }
                    last = color
                    isFirst = false
                    guard add(color) else { return false }
                }
                return true
            }
            guard isSmall, !colors.isEmpty else { return nil }
        }

        /// The slot of a colour, or the free slot where the colour would be entered.
        private func slot(of color: UInt32) -> Int {
            var slot = Int((color &* 2_654_435_761) >> 22)
            while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) % Palette.slotCount }
            return slot
        }

        /// Enters a colour; false if there are too many.
        private mutating func add(_ color: UInt32) -> Bool {
            let slot = slot(of: color)
            guard slots[slot] == 0 else { return true }
            guard colors.count < Palette.maximum else { return false }
            colors.append(color)
            slots[slot] = UInt16(colors.count)
            return true
        }

        /// Writes the palette indices of a row's colours.
        @unsafe func pack(_ line: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) {
            var last: UInt32 = 0
            var lastIndex = UInt8(truncatingIfNeeded: Int(slots[slot(of: 0)]) - 1)
            for column in 0..<count {
                let color = unsafe line.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
                if color != last {
                    last = color
                    lastIndex = UInt8(truncatingIfNeeded: Int(slots[slot(of: color)]) - 1)
                }
                unsafe target.storeBytes(of: lastIndex, toByteOffset: column, as: UInt8.self)
            }
        }

        /// The format of the picture's rows.
        var raster: Raster {
            var table: [UInt8] = []
            var opacity: [UInt8] = []
            for color in colors.map(UInt32.init(littleEndian:)) {
                table.append(UInt8(truncatingIfNeeded: color))
                table.append(UInt8(truncatingIfNeeded: color >> 8))
                table.append(UInt8(truncatingIfNeeded: color >> 16))
                opacity.append(UInt8(truncatingIfNeeded: color >> 24))
            }
            if opacity.allSatisfy({ $0 == 255 }) { opacity = [] }
            return Raster(colorType: .palette, palette: table, transparency: opacity)
        }
    }
}
