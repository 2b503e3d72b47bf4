import CPango

/// A run of a text with one direction and one font, shaped at once.
struct TextStretch: Equatable {
    /// Indices of scalars.
    var range: Range<Int>
    /// The bidirectional embedding level; odd levels run from right to left.
    var level: UInt8
    /// Whether the font file has the letters; otherwise a pinned font draws them.
    var isCovered: Bool

    /// Odd levels run from right to left.
    var isRightToLeft: Bool { level % 2 == 1 }

    /// The runs of a text, from left to right.
    /// - Parameter covers: for each scalar, whether the font file has it.
    static func stretches(of scalars: [UInt32], covers: [Bool]) -> [TextStretch] {
        let levels = levels(of: scalars)
        var stretches: [TextStretch] = []
        for index in scalars.indices {
            let isCovered = covers[index]
            if let last = stretches.last, last.level == levels[index], last.isCovered == isCovered {
                stretches[stretches.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                stretches.append(
                    TextStretch(range: index..<index + 1, level: levels[index], isCovered: isCovered))
            }
        }
        return reordered(stretches)
    }

    /// The level of each scalar, by the Unicode bidirectional algorithm; the first strong letter decides the direction.
    private static func levels(of scalars: [UInt32]) -> [UInt8] {
        let plain = [UInt8](repeating: 0, count: scalars.count)
        // All letters below U+0590 (Hebrew) run from left to right.
        guard scalars.contains(where: { $0 >= 0x590 }) else { return plain }
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        var direction = PANGO_DIRECTION_WEAK_LTR
        // Pango manual: "the embedding levels of each character as defined by the Unicode Bidirectional Algorithm"; the
        // array is freed with g_free().
        guard
            let levels = unsafe pango_log2vis_get_embedding_levels(
                text, Int32(clamping: text.utf8.count), &direction)
        else { return plain }
        defer { unsafe g_free(levels) }
        let count = text.unicodeScalars.count
        guard count == scalars.count else { return plain }
        return unsafe Array(UnsafeBufferPointer(start: levels, count: count))
    }

    /// From reading order to visual order: from the highest level down, each sequence of runs of this level or a higher
    /// one is reversed. (Unicode Standard Annex 9, rule L2)
    private static func reordered(_ stretches: [TextStretch]) -> [TextStretch] {
        var stretches = stretches
        var level = stretches.map(\.level).max() ?? 0
        while level > 0 {
            var start = 0
            while start < stretches.count {
                var end = start
                while end < stretches.count, stretches[end].level >= level { end += 1 }
                if end > start + 1 { stretches[start..<end].reverse() }
                start = max(end, start + 1)
            }
            level -= 1
        }
        return stretches
    }
}
