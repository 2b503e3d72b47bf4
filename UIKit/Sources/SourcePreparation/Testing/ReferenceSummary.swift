import Foundation

/// What the pictures of a suite say of the references that its clone has, by cause: the sum of the lines that the tests have
/// written.
struct ReferenceSummary {
    /// A comparison.
    struct Entry: Decodable {
        var cause: String
        var reference: String
        var width, height, ownWidth, ownHeight: Int?
        var pixels, outside, mostOutside, inTexts: Int?
        var texts, textsElsewhere: Int?
    }

    private let entries: [Entry]

    /// The causes in the order of the report, with what they mean.
    private static let causes = [
        ("equal", "equal to the pixel"), ("letters", "equal but for letters, with texts at their places"),
        ("places", "equal but for texts, some at other places"), ("outside", "with other pixels outside of texts"),
        ("size", "of another size"), ("missing", "without a reference"),
    ]
    /// What is read of a report, in bytes.
    private static let longest = 64 << 20

    /// - Parameter text: a line of JSON for each comparison; others are passed over. The last comparison with a reference counts.
    init(_ text: String) {
        var found: [String: Entry] = [:]
        for line in text.split(separator: "\n") {
            guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)),
                Self.causes.contains(where: { $0.0 == entry.cause })
            else { continue }
            found[entry.reference] = entry
        }
        entries = found.values.sorted { $0.reference < $1.reference }
    }

    /// - Parameter file: what the tests have written; without one nothing was compared.
    init(of file: URL) {
        let handle = try? FileHandle(forReadingFrom: file)
        defer { try? handle?.close() }
        self.init(String(decoding: (try? handle?.read(upToCount: Self.longest)) ?? Data(), as: UTF8.self))
    }

    /// The counts by cause, then a line for each picture that differs.
    /// - Parameter folder: the clone, whose path the names of references lose.
    func text(below folder: URL) -> String {
        let compared = entries.count { $0.cause != "missing" }
        var lines = [
            "\(counted(compared, "picture")) compared with \(compared == 1 ? "its reference" : "their references"):"
        ]
        for (cause, words) in Self.causes {
            let count = entries.count { $0.cause == cause }
            if count > 0 { lines.append("  \(count) \(words)") }
        }
        for (cause, _) in Self.causes.dropFirst() {
            for entry in entries where entry.cause == cause {
                let name = URL(fileURLWithPath: entry.reference).path(below: folder) ?? entry.reference
                lines.append("\(name): \(Self.words(entry))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func words(_ entry: Entry) -> String {
        func pair(_ a: Int?, _ b: Int?) -> String { "\(a ?? 0) x \(b ?? 0)" }
        switch entry.cause {
        case "missing": return "no reference"
        case "size": return "\(pair(entry.width, entry.height)) pixels, here \(pair(entry.ownWidth, entry.ownHeight))"
        default: break
        }
        var parts: [String] = []
        let count = max(1, entry.pixels ?? 0)
        func share(_ part: Int) -> String { String(format: "%.2f %%", Double(part) * 100 / Double(count)) }
        if let outside = entry.outside, outside > 0 {
            parts.append(
                "\(counted(outside, "pixel")) outside of texts (\(share(outside))), by \(entry.mostOutside ?? 0) of 255 at most"
            )
        }
        if let texts = entry.texts, let elsewhere = entry.textsElsewhere, elsewhere > 0 {
            parts.append("\(elsewhere) of \(counted(texts, "text")) elsewhere")
        }
        if let inTexts = entry.inTexts, inTexts > 0 {
            parts.append("\(counted(inTexts, "pixel")) of texts (\(share(inTexts)))")
        }
        return parts.joined(separator: ", ")
    }
}
