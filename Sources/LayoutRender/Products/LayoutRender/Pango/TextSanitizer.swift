/// Limits a line of text before shaping: Pango needs seconds for a hundred thousand accents on one letter.
struct TextSanitizer {
    /// The limits of scalars and of combining marks.
    let limits: RenderLimits

    /// Control characters become spaces; combining marks beyond the limit per base and scalars beyond the limit are
    /// left out.
    func clean(_ text: String) -> String {
        if isHarmless(text) { return text }
        var result = String.UnicodeScalarView()
        var marks = 0
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limits.maximumTextScalars else { break }
            if TextSanitizer.isMark(scalar) {
                marks += 1
                if marks > limits.maximumCombiningMarks { continue }
            } else {
                marks = 0
            }
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            let isBreak = scalar.value == 0x2028 || scalar.value == 0x2029
            result.append(isControl || isBreak ? " " : scalar)
            count += 1
        }
        return String(result)
    }

    /// A short text of printable ASCII needs no copy.
    private func isHarmless(_ text: String) -> Bool {
        text.utf8.count <= limits.maximumTextScalars && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// Combining marks, the joiner of emoji, and variation selectors.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value)
        }
    }
}
