/// Advances of Helvetica Neue, the named family of most files, whose font files only Apple's systems have.
///
/// The widths are those that the family's metric files publish for roman and bold; the kerning is read off recorded widths.
/// [measured: 224 of 257 labels in 3 faces and 7 projects within half a point, most of the others of a width that was set]
enum HelveticaNeueAdvances {
    /// The width of the letter U+0020 + `index` in 1/1,000 em.
    /// - Parameter boldness: 0 for roman, 1 for bold; medium lies in the middle.
    static func width(_ index: Int, boldness: Double) -> Double {
        Double(roman[index]) + Double(bold[index] - roman[index]) * boldness
    }

    /// The change of a letter's advance after another, in 1/1,000 em. Only the largest of the font's pairs.
    static func kerning(of value: UInt32, after previous: UInt32) -> Double {
        guard 32..<127 ~= previous, 32..<127 ~= value else { return 0 }
        return Double(kerning[previous << 8 | value] ?? 0)
    }

    private static let roman: [Int32] = [
        278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
        648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
        222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
        593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
    ]

    private static let bold: [Int32] = [
        278, 295, 463, 556, 556, 1000, 685, 278, 278, 278, 407, 600, 278, 407, 278, 371,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 593,
        800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
        667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 296, 371, 296, 600, 500,
        259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
        611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 222, 333, 600,
    ]

    /// By the previous letter times 256 plus the letter; only used for lookups, never iterated.
    private static let kerning: [UInt32: Int32] = {
        var table: [UInt32: Int32] = [:]
        for (amount, first, second) in pairs {
            for letter in first.unicodeScalars {
                for next in second.unicodeScalars { table[letter.value << 8 | next.value] = amount }
            }
        }
        return table
    }()

    private static let pairs: [(amount: Int32, first: String, second: String)] = [
        (-92, "T", "acdegmnopqrsuvwxyz"), (-92, "Y", "acdegmnopqrsuvwx"), (-92, "PYVT", "A"), (-92, "A", "YVT"),
        (-74, "WF", "A"), (-74, "A", "W"), (-74, "L", "TYVW"), (-74, "V", "aeo"), (-37, "W", "aeo"),
        (-74, "yr", ".,"), (-74, "vw", "."), (-110, "PFTY", ".,"), (-110, "V", "."),
    ]
}
