/// A small TrueType font made here: boxes of different widths for letters, digits and space, with a kerning pair.
///
/// 1,000 units an em, ascender 900, descender -200; a letter is 400 units wide and 10 more for each step of its code.
public enum SampleFont {
    public static let scalars: [UInt32] = [32] + Array(48...57) + Array(65...90) + Array(97...122)

    /// In units of the font.
    public static func advance(of scalar: UInt32) -> Int { scalar == 32 ? 250 : 400 + 10 * Int(scalar % 32) }

    /// What `A` before `V` takes away.
    public static let kerning = 80

    /// The file.
    public static func bytes(postScriptName: String = "Sample-Regular", family: String = "Sample") -> [UInt8] {
        let count = scalars.count + 1
        var glyf: [UInt8] = []
        var loca: [UInt8] = big16(0)
        var hmtx: [UInt8] = big16(500) + big16(0)
        glyf += box(width: 400)
        loca += big16(glyf.count / 2)
        for scalar in scalars {
            if scalar != 32 { glyf += box(width: advance(of: scalar) - 100) }
            loca += big16(glyf.count / 2)
            hmtx += big16(advance(of: scalar)) + big16(50)
        }
        let head =
            big32(0x0001_0000) + big32(0) + big32(0) + big32(0x5F0F_3CF5) + big16(3) + big16(1_000)
            + [UInt8](repeating: 0, count: 16) + big16(0) + big16(-200) + big16(1_000) + big16(900) + big16(0)
            + big16(8) + big16(2) + big16(0) + big16(0)
        let hhea =
            big32(0x0001_0000) + big16(900) + big16(-200) + big16(0) + [UInt8](repeating: 0, count: 24) + big16(count)
        let maxp = big32(0x0001_0000) + big16(count) + [UInt8](repeating: 0, count: 26)
        return file([
            ("cmap", cmap()), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("kern", kern()),
            ("loca", loca), ("maxp", maxp),
            ("name", name([(1, family), (4, family + " Regular"), (6, postScriptName)])),
        ])
    }

    /// A closed box of four points, 700 units high.
    private static func box(width: Int) -> [UInt8] {
        // A glyph: one contour, the bounds, the last point's index, no instructions.
        let head = big16(1) + big16(50) + big16(0) + big16(50 + width) + big16(700) + big16(3) + big16(0)
        // Points on the curve with both coordinates in two bytes.
        let flags = [UInt8](repeating: 1, count: 4)
        let x = big16(50) + big16(width) + big16(0) + big16(-width)
        let y = big16(0) + big16(0) + big16(700) + big16(0)
        return head + flags + x + y
    }

    /// Format 4, one segment a character.
    private static func cmap() -> [UInt8] {
        let segments = scalars.count + 1
        var ends: [UInt8] = []
        var deltas: [UInt8] = []
        for (index, scalar) in scalars.enumerated() {
            ends += big16(Int(scalar))
            deltas += big16(index + 1 - Int(scalar))
        }
        ends += big16(0xFFFF)
        let starts = ends
        deltas += big16(1)
        let offsets = [UInt8](repeating: 0, count: segments * 2)
        let body = big16(segments * 2) + big16(0) + big16(0) + big16(0) + ends + big16(0) + starts + deltas + offsets
        let table = big16(4) + big16(body.count + 6) + big16(0) + body
        return big16(0) + big16(1) + big16(3) + big16(1) + big32(12) + table
    }

    private static func kern() -> [UInt8] {
        func glyph(_ scalar: UInt32) -> Int { (scalars.firstIndex(of: scalar) ?? 0) + 1 }
        let pairs = big16(glyph(65)) + big16(glyph(86)) + big16(-kerning)
        let head = big16(1) + big16(6) + big16(0) + big16(0)
        return big16(0) + big16(1) + big16(0) + big16(6 + head.count + pairs.count) + big16(1) + head + pairs
    }

    private static func name(_ names: [(id: Int, text: String)]) -> [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for entry in names {
            let text = entry.text.utf16.flatMap { big16(Int($0)) }
            records += big16(3) + big16(1) + big16(0x409) + big16(entry.id) + big16(text.count) + big16(texts.count)
            texts += text
        }
        return big16(0) + big16(names.count) + big16(6 + records.count) + records + texts
    }

    private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        var head = big32(0x0001_0000) + big16(tables.count) + big16(128) + big16(3) + big16(16)
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for table in tables {
            head += Array(table.tag.utf8) + big32(0) + big32(start + body.count) + big32(table.bytes.count)
            body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
        }
        return head + body
    }

    private static func big16(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private static func big32(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
