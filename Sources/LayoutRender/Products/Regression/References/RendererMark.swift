import Files
import LayoutRender
import Notation

/// The renderer that made each picture of a folder: one line per picture in `renderer.txt`.
///
/// Renderers with other versions of cairo or the font draw other pixels everywhere; then naming the renderer helps, and
/// a picture full of differing pixels does not.
package enum RendererMark {
    /// Beside the references that the marks are about.
    package static let fileName = "renderer.txt"

    /// A hash of everything that can move a pixel, without the folders of the fonts: 16 hexadecimal digits.
    package static let current: String = {
        let lines = Renderer.fingerprint.map { line in
            line.split(separator: " ").map { PathText.lastComponent(String($0)) }.joined(separator: " ")
        }
        return StableHash(of: lines.joined()).digits
    }()

    /// The mark of a recorded picture; nil if there is none.
    package static func recorded(for path: String) -> String? {
        (try? read(PathText.folder(of: path), SnapshotPath.enclosure(of: path)))?
            .first { $0.name == PathText.lastComponent(path) }?.mark
    }

    /// Stores the current mark for recorded pictures.
    /// - Parameter enclosure: the folder that contains the pictures' folders; nil: each reference's own.
    package static func keep(for paths: [String], in enclosure: Enclosure? = nil) throws(FileTrouble) {
        for folder in Set(paths.map { PathText.folder(of: $0) }).sorted() {
            let own = paths.filter { PathText.folder(of: $0) == folder }
            guard let first = own.first else { continue }
            let enclosure = enclosure ?? SnapshotPath.enclosure(of: first)
            let names = Set(own.map { PathText.lastComponent($0) })
            var lines = try read(folder, enclosure).filter { !names.contains($0.name) }
            lines += names.map { ($0, current) }
            let text = lines.sorted { $0.name < $1.name }.map { "\($0.name) \($0.mark)\n" }.joined()
            try enclosure.write(Array(text.utf8), to: SnapshotPath.join(folder, fileName))
        }
    }

    /// A line for each reference: its name, a space, its mark. Lines without a space are passed over.
    private static func read(_ folder: String, _ enclosure: Enclosure) throws(FileTrouble) -> [(
        name: String, mark: String
    )] {
        let bytes = try enclosure.read(SnapshotPath.join(folder, fileName), limit: 1 << 24) ?? []
        return String(decoding: bytes, as: UTF8.self).nonemptyLines.compactMap { line in
            guard let space = line.lastIndex(of: " ") else { return nil }
            return (String(line[..<space]), String(line[space...].dropFirst()))
        }
    }
}
