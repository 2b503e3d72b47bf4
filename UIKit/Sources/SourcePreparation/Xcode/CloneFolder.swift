import Foundation
import XcodeProjects

/// The files of a clone on the disk; no link leads out.
struct CloneFolder: CloneFiles {
    let root: URL
    private let spelled: SpelledPaths

    /// Folders of what was fetched, and of what tools have made.
    static let fetched: Set<String> = ["Pods", "Carthage"]
    static let made: Set<String> = [".build", "build", "DerivedData", "node_modules"]
    static let foreign = fetched.union(made)
    private static let maximumBytes = 64 << 20
    private static let maximumFiles = 50_000

    init(_ root: URL) {
        let root = root.resolvingSymlinksInPath().standardizedFileURL
        self.root = root
        spelled = SpelledPaths { Self.place($0, in: root)?.namesInside ?? [] }
    }

    /// The place of a path, also where its case is another one; nil for one that a link leads out of the clone.
    func place(_ path: String) -> URL? {
        let place = Self.place(path, in: root)
        guard let place, !FileManager.default.fileExists(atPath: place.path) else { return place }
        return spelled.spelling(of: path).map { Self.place($0, in: root) } ?? place
    }

    private static func place(_ path: String, in root: URL) -> URL? {
        let place = root.appendingPathComponent(path).standardizedFileURL
        return root.path == "/" || place.resolvingSymlinksInPath().isBelow(root.path) ? place : nil
    }

    /// Whether a path leads into what was fetched.
    static func isFetched(_ path: String) -> Bool {
        !fetched.isDisjoint(with: path.split(separator: "/").map(String.init))
    }

    func contents(_ path: String) -> [UInt8]? {
        file(path).flatMap { FileManager.default.contents(atPath: $0.path) }.map(Array.init)
    }

    func isFile(_ path: String) -> Bool { file(path) != nil }

    /// The place of a regular file that is not too large.
    private func file(_ path: String) -> URL? {
        guard let place = place(path),
            let values = try? place.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]
            ),
            values.isRegularFile == true, (values.fileSize ?? .max) <= Self.maximumBytes
        else { return nil }
        return place
    }

    func files(below folder: String) -> [String] { walk(folder, skipping: []) { _ in true } }

    /// The paths of files and folders below a folder that are wanted, sorted; links are not followed.
    func walk(_ folder: String, skipping: Set<String>, where isWanted: (URL) -> Bool) -> [String] {
        guard let place = place(folder) else { return [] }
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey, .isRegularFileKey]
        let found = FileManager.default.enumerator(
            at: place, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var paths: [String] = []
        for case let file as URL in found ?? .init() {
            guard paths.count < Self.maximumFiles else { break }
            if skipping.contains(file.lastPathComponent) { found?.skipDescendants() }
            guard (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true, isWanted(file),
                let path = path(of: file)
            else { continue }
            paths.append(path)
        }
        return paths.sorted()
    }

    /// The path from the clone's folder; nil for a place outside.
    func path(of place: URL) -> String? {
        place.standardizedFileURL.path == root.path ? "" : place.path(below: root)
    }
}
