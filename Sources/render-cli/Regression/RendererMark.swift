import LayoutRender

/// Which renderer made the pictures of a folder: one line a picture in `renderer.txt`.
///
/// Two renderers with other versions of cairo or the font draw other pixels everywhere; then saying so helps, and a
/// picture full of differing pixels does not.
enum RendererMark {
    static let fileName = "renderer.txt"

    /// A short name of everything that can move a pixel, without the folders that fonts lie in.
    static let current: String = {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for line in Renderer.fingerprint {
            let words = line.split(separator: " ").map { lastComponent(String($0)) }.joined(separator: " ")
            for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return String(hash, radix: 16)
    }()

    /// The mark that a picture was recorded with; nil when none was kept.
    static func recorded(for path: String) -> String? {
        read(FileWriter.folder(of: path)).first { $0.name == lastComponent(path) }?.mark
    }

    /// Keeps the current mark for pictures that were recorded.
    static func keep(for paths: [String]) throws(Failure) {
        for folder in Set(paths.map { FileWriter.folder(of: $0) }).sorted() {
            let names = Set(paths.filter { FileWriter.folder(of: $0) == folder }.map(lastComponent))
            var lines = read(folder).filter { !names.contains($0.name) }
            lines += names.map { ($0, current) }
            let text = lines.sorted { $0.name < $1.name }.map { "\($0.name) \($0.mark)\n" }.joined()
            try SnapshotPath.write(Array(text.utf8), to: SnapshotPath.join(folder, fileName))
        }
    }

    private static func read(_ folder: String) -> [(name: String, mark: String)] {
        let path = SnapshotPath.join(folder, fileName)
        guard let bytes = try? FileReader.read(path, limit: 1 << 24, flag: "max-input") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let space = line.lastIndex(of: " ") else { return nil }
            return (String(line[..<space]), String(line[space...].dropFirst()))
        }
    }
}
