/// A known word that is made of the parts of another: `numberOfPages` for `pages`, `minimumValue` for `min`, `style` for
/// `tableStyle`; nil for none.
///
/// A word that ends with the other counts most, as its last part says what it is; then a word that has the other's parts in
/// their order, with the fewest beside; then one with which the other ends. Of equal ones the first counts.
func relatedWord(to word: String, in known: some Sequence<String>) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let parts = wordParts(word)
    guard parts.contains(where: { $0.utf8.count > 2 }) else { return nil }
    var best: (word: String, rank: Int)?
    for candidate in known {
        let other = wordParts(candidate)
        let rank: Int
        if other.count >= parts.count, Array(other.suffix(parts.count)) == parts {
            rank = 0
        } else if isContained(parts, in: other) {
            rank = 100 + other.count
        } else if other.count < parts.count, Array(parts.suffix(other.count)) == other, candidate.utf8.count > 3 {
            rank = 300 - other.count
        } else {
            continue
        }
        if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.word
}

/// The parts of a word in capitals' places, in small letters: `ui`, `table`, `view` of `UITableView`.
private func wordParts(_ word: String) -> [String] {
    var parts: [String] = []
    var wasCapital = true
    for letter in word {
        if parts.isEmpty || letter.isUppercase && !wasCapital || !letter.isLetter {
            parts.append(letter.lowercased())
        } else if letter.isLowercase, wasCapital, let last = parts.last, last.count > 1 {
            // The last capital of `UITable` begins a part.
            parts[parts.count - 1] = String(last.dropLast())
            parts.append(String(last.suffix(1)) + letter.lowercased())
        } else {
            parts[parts.count - 1] += letter.lowercased()
        }
        wasCapital = letter.isUppercase
    }
    return parts.filter { $0 != "ui" }
}

/// Whether parts stand in others in the same order; a part of three letters and more may be cut short.
private func isContained(_ parts: [String], in others: [String]) -> Bool {
    var rest = parts[...]
    for other in others {
        guard let next = rest.first else { break }
        if other == next || next.utf8.count > 2 && other.hasPrefix(next) { rest.removeFirst() }
    }
    return rest.isEmpty
}
