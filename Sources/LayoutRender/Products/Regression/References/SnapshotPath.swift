import Files
import Notation

/// The names of references.
public enum SnapshotName {
    /// `<scene>.<device-traits>.<state>`, a name that every file system takes.
    /// - Parameters:
    ///   - device: left out where it is nil.
    ///   - traits: left out where they are nil or `default`.
    ///   - state: left out where it is nil.
    public static func text(scene: String, device: String?, traits: String? = nil, state: String?) -> String {
        let traits = traits.flatMap { $0 == "default" ? nil : "-" + $0 } ?? ""
        let name = [scene, device.map { $0 + traits }, state].compactMap { $0 }.map(fileName).joined(separator: ".")
        return shortened(name.hasPrefix(".") ? "_" + name : name)
    }

    /// Letters, digits, hyphens and underscores of any script; other characters become hyphens.
    private static func fileName(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }

    /// File names may have 255 bytes, and the names of kept and temporary files need some of them. A longer name is
    /// shortened and ends with a hash.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > 180 else { return name }
        var start = ""
        for character in name {
            guard start.utf8.count + character.utf8.count <= 160 else { break }
            start.append(character)
        }
        // Without leading zeros, as in the names of references that exist.
        return start + "-" + String(StableHash(of: name).value, radix: 16)
    }
}

/// The paths of references and of the files of the last run.
package enum SnapshotPath {
    /// swift-snapshot-testing's name for the folder.
    package static let folder = "__Snapshots__"

    /// `__Snapshots__/<file>` beside the input.
    package static func folder(of input: String) -> String {
        join(PathText.folder(of: input), folder + "/" + PathText.lastComponent(input))
    }

    /// The folder of a reference's input, three components up.
    package static func enclosure(of reference: String) -> Enclosure {
        Enclosure(folder: PathText.folder(of: PathText.folder(of: PathText.folder(of: reference))))
    }

    /// The unique paths of a file's references without extension, in the order of the pages.
    ///
    /// Of several pages with a name, the first keeps the name; later pages get `-2`, `-3` and so on, skipping other
    /// pages' names. Names that differ only in case count as equal, as in some file systems.
    package static func stems(of pages: [some TestedPage], in input: String) -> [String] {
        let wanted = pages.map(\.snapshotName)
        var taken: Set<String> = []
        let isFirst = wanted.map { taken.insert($0.lowercased()).inserted }
        return zip(wanted, isFirst).map { name, isFirst in
            var unique = name
            var number = 2
            while !isFirst && !taken.insert(unique.lowercased()).inserted {
                unique = "\(name)-\(number)"
                number += 1
            }
            return join(folder(of: input), unique)
        }
    }

    /// A folder of `.` is left out, so that messages show paths as a person writes them.
    package static func join(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The path of a kept file of a reference below the folder of the run.
    package static func kept(_ reference: String, _ what: String, _ fileExtension: String, in folder: String) -> String
    {
        let parts = PathText.components(reference).filter { $0 != "." && $0 != SnapshotPath.folder }
        let place = parts.map { $0 == ".." ? "_" : $0 }.joined(separator: "/")
        return join(folder, stemOfPath(place) + "." + what + "." + fileExtension)
    }

    /// A path without its extension.
    private static func stemOfPath(_ path: String) -> String {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), !path.utf8[dot...].contains(UInt8(ascii: "/"))
        else {
            return path
        }
        return String(path[..<dot])
    }
}
