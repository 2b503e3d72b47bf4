import LayoutEngine
import ProjectResources
import Synchronization

extension Surroundings {
    /// A hash of what a document takes from its project, as found for an environment and a language. A file counts by
    /// its bytes: its place in the project has no part in the hash.
    func hash(
        of references: ResourceNames, in environment: LayoutEnvironment, _ localization: Localization?, limit: Int
    ) -> String {
        var hash = KeyHash()
        hash.add("language", localization?.language ?? "none")
        hash.add("direction", localization.map { "\($0.layoutDirection)" } ?? "none")
        for (key, text) in (localization?.texts ?? [:]).sorted(by: { $0.key < $1.key }) {
            hash.add("text " + key, text)
        }
        guard !isEmpty, !references.isEmpty else { return hash.text }
        // Bars and embedded scenes take their pictures with the environment's own language.
        var traits = AssetTraits(environment)
        traits.language = localization?.language
        var drawn = traits
        drawn.language = environment.texts.language
        for reference in references.images {
            for traits in [traits, drawn] {
                var image = image(reference, for: traits)
                let file = image.path.map { path in files(named: path).map { digests.hash(of: $0, limit: limit) } }
                image.path = nil
                image.others = []
                hash.add("image " + reference.name, "\(image)")
                for bytes in file ?? [] { hash.add("file", bytes) }
            }
        }
        for reference in references.colors {
            let color = color(reference.name, for: traits)
            hash.add("color " + reference.name, "\(String(describing: color.value)) \(String(describing: color.dark))")
        }
        for reference in references.fonts {
            let font = font(reference)
            hash.add("font " + reference.name, "\(font.kind) \(font.name)")
            for file in font.path.map(files) ?? [] { hash.add("file", digests.hash(of: file, limit: limit)) }
        }
        return hash.text
    }

    /// The absolute paths that a path of a project may mean: that below each project's folder, and itself if absolute.
    private func files(named path: String) -> [String] {
        if path.hasPrefix("/") { return [path] }
        return projects.map { $0.absolute(path) }.filter { FileReader.status($0).kind == .regular }
    }
}

/// The hashes of the files that a run takes from projects, each file read once.
///
/// A class because all pages share it, on any thread.
final class FileDigests: Sendable {
    private let known = Mutex(PathTable<String>())

    /// The hash of a file's bytes; the reason in its place if the file cannot be read.
    func hash(of path: String, limit: Int) -> String {
        if let hash = known.withLock({ $0[path] }) { return hash }
        let hash = (try? FileReader.read(path, limit: limit, flag: nil)).map(KeyHash.text) ?? Self.unreadable
        known.withLock { $0[path] = hash }
        return hash
    }

    /// The hash of a file that was read whole; nil for another file, of which nothing is known.
    func whole(_ path: String, limit: Int) -> String? {
        let hash = hash(of: path, limit: limit)
        return hash == Self.unreadable ? nil : hash
    }

    private static let unreadable = "unreadable"
}
