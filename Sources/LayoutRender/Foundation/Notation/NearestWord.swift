/// The known word with the smallest edit distance; nil if no word is near.
///
/// Swapping two neighbouring letters counts as one edit (optimal string alignment); at most a third of the letters may
/// differ.
///
/// Upper and lower case are alike. Of several words at the same distance the first wins, so that the suggestion does
/// not depend on anything but the order of `known`. Words of more than 64 bytes have no suggestion: the distance costs
/// the product of both lengths.
package func nearestWord(to word: String, in known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= 64, !letters.isEmpty else { return nil }
    let allowed = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    func consider(_ candidate: String, _ other: [UInt8]) {
        guard abs(other.count - letters.count) <= allowed else { return }
        let distance = editDistance(letters, other)
        if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    for candidate in known {
        let other = Array(candidate.lowercased().utf8)
        consider(candidate, other)
        // Booleans are often written without their `is`.
        if candidate.hasPrefix("is") { consider(candidate, Array(other.dropFirst(2))) }
    }
    return best?.word
}

/// Three rows of the table of distances are enough, since an exchange of neighbours looks back two rows.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        row.reserveCapacity(b.count + 1)
        for j in 0..<b.count {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
