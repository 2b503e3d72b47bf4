import Foundation

/// What tells a file from a later one of its name: its size and its date.
enum FileState {
    /// Nil for a file that is not there; of a link the file behind it.
    static func text(of file: URL) -> String? {
        let values = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        guard let size = values?[.size] as? Int, let date = values?[.modificationDate] as? Date else { return nil }
        return "\(size) \(Int(date.timeIntervalSince1970 * 1_000))"
    }
}

extension Encodable {
    /// Writes a note for the next run: the same bytes for the same values.
    func keep(at place: URL, _ formatting: JSONEncoder.OutputFormatting = .sortedKeys) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        try encoder.encode(self).write(to: place, options: .atomic)
    }
}

extension Decodable {
    /// The note of a run before; nil where none is of this form.
    static func kept(at place: URL) -> Self? {
        FileManager.default.contents(atPath: place.path).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }
}

extension URL {
    /// What lies in a folder, by the names; nothing where no folder can be read.
    var namesInside: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The path from a folder; nil for a place that is not below it.
    func path(below folder: URL) -> String? {
        let (path, prefix) = (standardizedFileURL.path, folder.standardizedFileURL.path + "/")
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// Whether the path is another one or below.
    func isBelow(_ path: String) -> Bool { self.path == path || self.path.hasPrefix(path + "/") }
}
