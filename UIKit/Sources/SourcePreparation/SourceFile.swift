import Foundation
@_exported import SwiftSources

/// Sources as they lie in a folder.
public enum SourceFile {
    /// The texts of the Swift files below a folder, in the order of their paths; hidden folders and the manifest are left
    /// out.
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

/// A line for a terminal or a log: names of strangers move no cursor and begin no line.
public func displayed(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE0FFF:
            shown += "\\u{\(String(scalar.value, radix: 16))}"
        default: shown.unicodeScalars.append(scalar)
        }
    }
    return shown
}

/// Says a sentence on standard error: `uikit: waiting for another run`.
public func say(_ text: String) { FileHandle.standardError.write(Data((displayed("uikit: " + text) + "\n").utf8)) }

/// A number before its noun: `1 file`, `2 files`.
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
