import Foundation
@_exported import SwiftSources

/// Sources as they lie in a folder.
public enum SourceFile {
    /// The texts of the Swift files below a folder in the order of their paths, without hidden folders and the manifest.
    public static func files(below folder: URL) -> [(path: String, text: String)] {
        let clone = CloneFolder(folder)
        let paths = clone.walk("", skipping: []) {
            $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
        }
        return paths.compactMap { path in
            (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)).map { (path, $0) }
        }
    }
}

/// Says a sentence on standard error: `uikit: waiting for another run`.
public func say(_ text: String) { FileHandle.standardError.write(Data((displayLine("uikit: " + text) + "\n").utf8)) }

/// The first names of a list, and how many more there are.
func few(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
}

/// A number before its noun: `1 file`, `2 files`.
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
