import Compression
import PNGCodec

/// Animated PNG: one file of the PNG format with more frames than one.
extension PNG {
    /// Writes pictures of one size as an animated PNG, one after another (PNG specification, third edition, 4.11).
    ///
    /// The first frame is the picture in viewers without animation. Each later frame is the rectangle that changed and
    /// replaces the pixels there.
    struct AnimationWriter {
        /// Of every picture, in pixels.
        private let width: Int
        /// Of every picture, in pixels.
        private let height: Int
        /// Whether pixels are written as three bytes.
        private let isOpaque: Bool
        /// The colours where they are few; nil for RGB and RGBA.
        private var table: ColorTable?
        /// The unit of delays.
        private let unitsPerSecond: Int
        /// Repetitions; 0: for ever.
        private let loops: Int
        /// The chunks of the frames so far.
        private var body: [UInt8] = []
        /// Control and data chunks are numbered together.
        private var sequence: UInt32 = 0
        /// The frames in `body`.
        private var frameCount: UInt32 = 0
        /// The picture that is shown: places in the table, else pixels of four bytes.
        private var shown: [UInt8]?
        /// The last frame, written when it is known how long it stays.
        private var waiting: Frame?

        /// A picture's changed rectangle, compressed, with its duration.
        private struct Frame {
            /// Where the frame lies in the picture.
            var box: PixelBox
            /// In the writer's units.
            var delay: Int
            /// The compressed rows.
            var packed: [UInt8]
        }

        /// Tighter than single pictures, for a film is looked at more often than made; tightest where a pixel is a
        /// byte.
        private var level: Int32 { table == nil ? 9 : 12 }

        /// - Parameters:
        ///   - isOpaque: whether no picture lets anything through; all have one colour type.
        ///   - table: the nearest of its colours stands for each pixel; only where `isOpaque`.
        ///   - unitsPerSecond: what delays are counted in.
        ///   - loops: times that the film is played; 0: for ever.
        init(
            width: Int, height: Int, isOpaque: Bool, table: ColorTable?, unitsPerSecond: Int, loops: Int
        ) {
            (self.width, self.height) = (width, height)
            self.isOpaque = isOpaque
            self.table = table
            self.unitsPerSecond = unitsPerSecond
            self.loops = loops
        }

        /// Adds a picture; if it equals the previous picture, the previous frame gets longer instead.
        mutating func append(_ bitmap: Bitmap, delay: Int) {
            let whole = PixelBox(x: 0, y: 0, width: width, height: height)
            let picture = table?.indices(of: bitmap) ?? bitmap.pixels
            let size = table == nil ? 4 : 1
            var box: PixelBox? = whole
            if let shown { box = PixelBox(changesFrom: shown, to: picture, width: width, bytesPerPixel: size) }
            guard let box else {
                waiting?.delay += delay
                return
            }
            writeWaiting()
            let part = box == whole ? picture : box.part(of: picture, width: width, bytesPerPixel: size)
            let rows =
                table == nil
                ? Self.rows(part, width: box.width, isOpaque: isOpaque) : Self.rows(part, width: box.width)
            waiting = Frame(box: box, delay: delay, packed: Deflate.compress(rows, level: level) ?? [])
            shown = picture
        }

        /// The whole file.
        consuming func finish() -> [UInt8] {
            writeWaiting()
            var out = PNG.signature
            var header: [UInt8] = []
            PNG.append(UInt32(truncatingIfNeeded: width), to: &header)
            PNG.append(UInt32(truncatingIfNeeded: height), to: &header)
            let type: PNGColorType = table != nil ? .palette : isOpaque ? .rgb : .rgba
            header += [8, type.rawValue, 0, 0, 0]
            PNG.append(chunk: "IHDR", header, to: &out)
            if let table {
                let bytes = table.colors.flatMap { color in
                    [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
                }
                PNG.append(chunk: "PLTE", bytes, to: &out)
            }
            var control: [UInt8] = []
            PNG.append(frameCount, to: &control)
            PNG.append(UInt32(truncatingIfNeeded: loops), to: &control)
            PNG.append(chunk: "acTL", control, to: &out)
            out += body
            PNG.append(chunk: "IEND", [], to: &out)
            return out
        }

        /// Writes the waiting frame: a control chunk, then its data. The first frame is also the picture (IDAT) of
        /// readers that know no animations; the others are fdAT chunks. Control and data chunks share one sequence of
        /// numbers.
        private mutating func writeWaiting() {
            guard let frame = waiting else { return }
            waiting = nil
            var control: [UInt8] = []
            PNG.append(nextNumber(), to: &control)
            for length in [frame.box.width, frame.box.height, frame.box.x, frame.box.y] {
                PNG.append(UInt32(truncatingIfNeeded: length), to: &control)
            }
            let (delay, units) = Self.fraction(frame.delay, unitsPerSecond)
            for number in [delay, units] {
                control += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
            }
            // dispose_op 0: the frame stays; blend_op 0: its pixels replace those below.
            control += [0, 0]
            PNG.append(chunk: "fcTL", control, to: &body)
            if frameCount == 0 {
                PNG.append(chunk: "IDAT", frame.packed, to: &body)
            } else {
                var data: [UInt8] = []
                PNG.append(nextNumber(), to: &data)
                PNG.append(chunk: "fdAT", data + frame.packed, to: &body)
            }
            frameCount += 1
        }

        /// The sequence number of the next control or data chunk.
        private mutating func nextNumber() -> UInt32 {
            defer { sequence += 1 }
            return sequence
        }

        /// A delay as two numbers of sixteen bits: long ones are counted more coarsely.
        private static func fraction(_ delay: Int, _ units: Int) -> (Int, Int) {
            var (delay, units) = (delay, units)
            while delay > 65_535, units > 1 { (delay, units) = ((delay + 5) / 10, max(1, units / 10)) }
            return (min(delay, 65_535), units)
        }

        /// Rows of places in a table, unfiltered: neighbouring places are not near in colour.
        private static func rows(_ indices: [UInt8], width: Int) -> [UInt8] {
            var rows: [UInt8] = []
            rows.reserveCapacity(indices.count + indices.count / max(1, width))
            for start in Swift.stride(from: 0, to: indices.count, by: max(1, width)) {
                rows.append(0)
                rows += indices[start..<start + width]
            }
            return rows
        }

        /// Rows with their filter bytes: Up where a row is as the one above it, which flat pictures are full of.
        private static func rows(_ pixels: [UInt8], width: Int, isOpaque: Bool) -> [UInt8] {
            let stride = width * 4
            let step = isOpaque ? 3 : 4
            var rows: [UInt8] = []
            rows.reserveCapacity((width * step + 1) * (pixels.count / max(1, stride)))
            var above: ArraySlice<UInt8> = []
            for start in Swift.stride(from: 0, to: pixels.count, by: stride) {
                let line = pixels[start..<start + stride]
                if line == above {
                    rows.append(2)
                    rows += Array(repeating: 0, count: width * step)
                    continue
                }
                above = line
                rows.append(0)
                if !isOpaque {
                    rows += line
                    continue
                }
                for place in Swift.stride(from: start, to: start + stride, by: 4) {
                    rows.append(pixels[place])
                    rows.append(pixels[place + 1])
                    rows.append(pixels[place + 2])
                }
            }
            return rows
        }
    }
}
