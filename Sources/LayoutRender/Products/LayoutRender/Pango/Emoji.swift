/// Which texts need the font of emoji, and which characters fill the place of an unknown one.
extension String {
    /// Whether some character is drawn with an emoji font: by default, or by a variation selector.
    var hasEmoji: Bool {
        unicodeScalars.contains { scalar in
            scalar.value == 0xFE0F || scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
        }
    }
}

extension String {
    /// The stretches with and without emoji in turn; empty where a letter may run from right to left.
    var cutAtEmoji: [String] {
        var parts: [(text: String, isEmoji: Bool)] = []
        for character in self {
            let text = String(character)
            let isEmoji = text.hasEmoji
            if !isEmoji, text.unicodeScalars.contains(where: { 0x590..<0x900 ~= $0.value }) { return [] }
            if let last = parts.last, last.isEmoji == isEmoji {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((text, isEmoji))
            }
        }
        return parts.map(\.text)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar, or the sequence that contains it, is a picture if a font has one.
    package var isEmoji: Bool { value >= 0x231A && properties.isEmoji || value == 0x20E3 }
}

extension String {
    /// The byte offset of each character.
    var characterStarts: [Int] {
        var starts: [Int] = []
        var at = 0
        for character in self {
            starts.append(at)
            at += character.utf8.count
        }
        return starts
    }
}

extension [Int] {
    /// The index of the last of the ascending numbers that is not above `limit`, found by bisection; 0 for none.
    func last(upTo limit: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? self[low - 1] : 0
    }
}
