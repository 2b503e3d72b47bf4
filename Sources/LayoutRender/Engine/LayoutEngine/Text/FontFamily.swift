import Notation

/// The known metrics of a font family of iOS, in em: line metrics and relative widths.
struct FontFamily: Sendable, Equatable {
    /// From the baseline up.
    var ascender: Double
    /// A positive distance, with the line gap.
    var descender: Double
    /// Letter widths relative to the system font's.
    var width: Double
    /// The advance of all letters of a monospaced family.
    var monospace: Double?
    /// The share of Helvetica Neue's bold in one of its faces, below 0 for light faces; nil for other families.
    var helveticaBoldness: Double?

    /// Published line metrics of common families; nil for others, for which the system font is used.
    static func named(_ name: String, face: String?, weight: Font.Weight) -> FontFamily? {
        func key(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }
        if let face = helveticaNeue(key(face ?? name), weight) { return face }
        let key = key(name)
        return table.first { key.hasPrefix($0.prefix) }?.family
    }

    /// A face of Helvetica Neue; nil for other families, and for condensed faces, whose widths are not known.
    ///
    /// Light and thin faces are extrapolated beyond roman. [measured: the widths of 2 of 3 labels] All faces but roman have
    /// higher lines. [measured: 20.5 points at 17 for 14 of 14 labels in light; 14 of 21 sizes in medium and bold]
    private static func helveticaNeue(_ key: String, _ weight: Font.Weight) -> FontFamily? {
        guard key.hasPrefix("helveticaneue"), !key.holds("condensed") else { return nil }
        // A face that is named roman is roman in every weight.
        let table = key.hasSuffix("roman") ? .regular : SystemFontWeight(weight)
        let isBold = key.holds("bold") || table == .semibold || table == .bold
        let isMedium = key.holds("medium") || table == .medium
        let isLight = key.holds("light") || key.holds("thin") || table == .light
        let isRoman = !isBold && !isMedium && !isLight
        return FontFamily(
            ascender: isRoman ? 0.952 : 0.975, descender: isRoman ? 0.213 : 0.216, width: 1,
            helveticaBoldness: isBold ? 1 : isMedium ? 0.5 : isLight ? -0.9 : 0)
    }

    /// Longer names before their prefixes.
    private static let table: [(prefix: String, family: FontFamily)] = [
        ("helveticaneue", FontFamily(ascender: 0.952, descender: 0.213, width: 0.93)),
        ("helvetica", FontFamily(ascender: 0.92, descender: 0.23, width: 0.95)),
        ("arial", FontFamily(ascender: 0.905, descender: 0.245, width: 0.96)),
        ("avenirnext", FontFamily(ascender: 1, descender: 0.366, width: 0.975)),
        ("avenir", FontFamily(ascender: 1, descender: 0.366, width: 0.955)),
        ("futura", FontFamily(ascender: 1.039, descender: 0.26, width: 0.96)),
        ("opensans", FontFamily(ascender: 1.069, descender: 0.293, width: 1.01)),
        ("roboto", FontFamily(ascender: 0.928, descender: 0.244, width: 0.95)),
        ("georgia", FontFamily(ascender: 0.917, descender: 0.219, width: 0.94)),
        ("timesnewroman", FontFamily(ascender: 0.891, descender: 0.259, width: 0.83)),
        ("couriernew", FontFamily(ascender: 0.833, descender: 0.3, width: 1, monospace: 0.6)),
        ("courier", FontFamily(ascender: 0.754, descender: 0.246, width: 1, monospace: 0.6)),
        ("sfmono", FontFamily(ascender: 0.952, descender: 0.241, width: 1, monospace: 0.618)),
        ("menlo", FontFamily(ascender: 0.928, descender: 0.236, width: 1, monospace: 0.602)),
    ]
}
