import CLibrary
import LayoutEngine
import Notation

/// Which of the pinned fonts the machine has: their hashes go into the fingerprint of a reference.
extension FontFiles {
    /// The pinned files that are installed, each with its `FontMark`.
    static var installed: [(path: String, hash: String)] {
        var found: [(path: String, hash: String)] = []
        for weight in Font.Weight.allCases {
            for isItalic in [false, true] {
                for isDisplay in [false, true] {
                    let face = FontFace(weight: weight, isItalic: isItalic, isDisplay: isDisplay)
                    if let file = first(names(of: face), in: folders) { found.append(file) }
                }
            }
        }
        if let file = first(fallbackFiles, in: fallbackFolders) { found.append(file) }
        for font in ScriptFont.all {
            for name in font.files { if let file = first([name], in: font.folders) { found.append(file) } }
        }
        if let file = emojiFile { found.append(file) }
        return found
    }

    /// The font for emoji; nil for none.
    static var emojiFile: (path: String, hash: String)? { first(emojiFiles, in: emojiFolders) }

    /// The first file that can be read, by folder and then by name.
    private static func first(_ names: [String], in folders: [String]) -> (path: String, hash: String)? {
        for folder in folders {
            for name in names {
                if let hash = hash(ofFile: folder + "/" + name) { return (folder + "/" + name, hash) }
            }
        }
        return nil
    }

    /// Nil when the file cannot be read.
    private static func hash(ofFile path: String) -> String? {
        guard let file = unsafe fopen(path, "rb") else { return nil }
        defer { unsafe fclose(file) }
        return FontMark.text { unsafe fread(&$0, 1, $0.count, file) }
    }
}
