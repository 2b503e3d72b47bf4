extension PNG {
    /// The row filters of the PNG specification, section 9: undoing them in place, a row at a time.
    ///
    /// A byte x is stored as its difference from a prediction by the bytes at the same place of neighbouring
    /// pixels: a to the left, b above, c above left; 0 where there is no neighbour.
    ///
    ///     0 none       x
    ///     1 sub        x - a
    ///     2 up         x - b
    ///     3 average    x - (a + b) / 2
    ///     4 Paeth      x - whichever of a, b, c is nearest to a + b - c
    enum RowFilter {
        /// Undoes the filter of one row.
        /// - Parameters:
        ///   - row: the filter byte, then the row's bytes.
        ///   - above: the row above, already unfiltered; nil for the first row.
        ///   - step: whole bytes per pixel, at least 1.
        /// - Returns: false for a filter that does not exist.
        static func undo(_ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?, step: Int)
            -> Bool
        {
            let line = unsafe UnsafeMutableBufferPointer(rebasing: row.dropFirst())
            let up = unsafe above.map { unsafe UnsafeBufferPointer(rebasing: $0.dropFirst()) }
            switch unsafe row[0] {
            case 0: break
            case 1: unsafe undoSub(line, step)
            case 2: if let up = unsafe up { unsafe undoUp(line, up) }
            case 3: unsafe undoAverage(line, up, step)
            case 4: if let up = unsafe up { unsafe undoPaeth(line, up, step) } else { unsafe undoSub(line, step) }
            default: return false
            }
            return true
        }

        /// Adds the pixel to the left.
        private static func undoSub(_ line: UnsafeMutableBufferPointer<UInt8>, _ step: Int) {
            var index = step
            while index < line.count {
                unsafe line[index] &+= line[index - step]
                index += 1
            }
        }

        /// Adds the pixel above.
        private static func undoUp(_ line: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeBufferPointer<UInt8>) {
            for index in 0..<min(line.count, up.count) { unsafe line[index] &+= up[index] }
        }

        /// Adds the mean of left and above, rounded down; missing neighbours are 0.
        private static func undoAverage(
            _ line: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeBufferPointer<UInt8>?, _ step: Int
        ) {
            for index in 0..<line.count {
                let left = index >= step ? unsafe Int(line[index - step]) : 0
                let above = unsafe up.map { unsafe Int($0[index]) } ?? 0
                unsafe line[index] &+= UInt8(truncatingIfNeeded: (left + above) / 2)
            }
        }

        /// The predictor is the neighbour nearest to left + up - corner; ties are decided in the order left, up, corner
        /// (section 9.4).
        private static func undoPaeth(
            _ line: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeBufferPointer<UInt8>, _ step: Int
        ) {
            let count = min(line.count, up.count)
            if step == 3 || step == 4 { return unsafe undoPaethByPixel(line, up, step, count) }
            for index in 0..<count {
                let left = index >= step ? unsafe Int(line[index - step]) : 0
                let corner = index >= step ? unsafe Int(up[index - step]) : 0
                let above = unsafe Int(up[index])
                let toLeft = abs(above - corner)
                let toUp = abs(left - corner)
                let toCorner = abs(left + above - 2 * corner)
                let choice = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? above : corner
                unsafe line[index] &+= UInt8(truncatingIfNeeded: choice)
            }
        }

        /// As `undoPaeth`, for pixels of 3 or 4 bytes, whose channels are predicted in parallel.
        private static func undoPaethByPixel(
            _ line: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeBufferPointer<UInt8>, _ step: Int, _ count: Int
        ) {
            var left = SIMD4<Int16>.zero
            var corner = SIMD4<Int16>.zero
            var index = 0
            let hasAlpha = step == 4
            while index + step <= count {
                let above = unsafe SIMD4<Int16>(
                    Int16(up[index]), Int16(up[index + 1]), Int16(up[index + 2]), hasAlpha ? Int16(up[index + 3]) : 0)
                let packed = unsafe SIMD4<Int16>(
                    Int16(line[index]), Int16(line[index + 1]), Int16(line[index + 2]),
                    hasAlpha ? Int16(line[index + 3]) : 0)
                let toLeft = magnitude(above &- corner)
                let toUp = magnitude(left &- corner)
                let toCorner = magnitude(left &+ above &- corner &- corner)
                var choice = corner.replacing(with: above, where: toUp .<= toCorner)
                choice = choice.replacing(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
                left = (packed &+ choice) & 0xFF
                corner = above
                unsafe line[index] = UInt8(truncatingIfNeeded: left[0])
                unsafe line[index + 1] = UInt8(truncatingIfNeeded: left[1])
                unsafe line[index + 2] = UInt8(truncatingIfNeeded: left[2])
                if hasAlpha { unsafe line[index + 3] = UInt8(truncatingIfNeeded: left[3]) }
                index += step
            }
        }

        /// Absolute values.
        @inline(__always)
        private static func magnitude(_ vector: SIMD4<Int16>) -> SIMD4<Int16> {
            vector.replacing(with: 0 &- vector, where: vector .< 0)
        }
    }
}
