import LayoutRender

/// Which renderer made the pictures of a folder: one line a picture in `renderer.txt`.
///
/// Two renderers with other versions of cairo or the font draw other pixels everywhere; then saying so helps, and a
/// picture full of differing pixels does not.
enum RendererMark {
    static let fileName = "renderer.txt"

    /// A short name of everything that can move a pixel, without the folders that fonts lie in.
    static let current: String = {
        let lines = Renderer.fingerprint.map { line in
            line.split(separator: " ").map { lastComponent(String($0)) }.joined(separator: " ")
        }
        return Fingerprint.text(of: lines.joined())
    }()

    /// The mark that a picture was recorded with; nil when none was kept.
    static func recorded(for path: String) -> String? {
        (try? read(FileWriter.folder(of: path), SnapshotPath.enclosure(of: path)))?
            .first { $0.name == lastComponent(path) }?.mark
    }

    /// Keeps the current mark for pictures that were recorded.
    /// - Parameter enclosure: what the folders lie in; nil for that of each reference.
    static func keep(for paths: [String], in enclosure: Enclosure? = nil) throws(Failure) {
        for folder in Set(paths.map { FileWriter.folder(of: $0) }).sorted() {
            let own = paths.filter { FileWriter.folder(of: $0) == folder }
            guard let first = own.first else { continue }
            let enclosure = enclosure ?? SnapshotPath.enclosure(of: first)
            let names = Set(own.map(lastComponent))
            var lines = try read(folder, enclosure).filter { !names.contains($0.name) }
            lines += names.map { ($0, current) }
            let text = lines.sorted { $0.name < $1.name }.map { "\($0.name) \($0.mark)\n" }.joined()
            try enclosure.write(Array(text.utf8), to: SnapshotPath.join(folder, fileName))
        }
    }

    private static func read(_ folder: String, _ enclosure: Enclosure) throws(Failure) -> [(name: String, mark: String)]
    {
        let bytes = try enclosure.read(SnapshotPath.join(folder, fileName), limit: 1 << 24) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let space = line.lastIndex(of: " ") else { return nil }
            return (String(line[..<space]), String(line[space...].dropFirst()))
        }
    }
}
