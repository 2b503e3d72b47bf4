import Glibc
import SystemPackage

/// Where references and the files of the last run lie.
enum SnapshotPath {
    static let folder = "__Snapshots__"

    /// `__Snapshots__/<file>` beside the input.
    static func folder(of input: String) -> String {
        join(FileWriter.folder(of: input), folder + "/" + lastComponent(input))
    }

    /// A page's references without their extension.
    static func stem(of page: Page, in input: String) -> String { join(folder(of: input), name(of: page)) }

    /// `<scene>.<device-traits>.<state>`
    static func name(of page: Page) -> String {
        let scene = page.scene.isEmpty ? page.name : page.scene
        let traits = page.traits == "default" ? "" : "-" + page.traits
        let state = page.step == "base" ? page.state : "step-" + page.step
        return [scene, page.device + traits, state].map(fileName).joined(separator: ".")
    }

    /// Letters, digits, hyphens and underscores of any script; anything else becomes a hyphen.
    private static func fileName(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }

    static func join(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Where a kept file of a reference lies below the folder of the run.
    static func kept(_ reference: String, _ what: String, _ fileExtension: String, in folder: String) -> String {
        let parts = reference.split(separator: "/").filter { $0 != "." && $0 != SnapshotPath.folder }
        let place = parts.map { $0 == ".." ? "_" : String($0) }.joined(separator: "/")
        return join(folder, stemOfPath(place) + "." + what + "." + fileExtension)
    }

    /// A path without its extension.
    private static func stemOfPath(_ path: String) -> String {
        guard let dot = path.lastIndex(of: "."), path[dot...].firstIndex(of: "/") == nil else { return path }
        return String(path[..<dot])
    }

    /// Writes a file whole or not at all, its folder made first.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) { try FileWriter().write(bytes, to: path) }

    /// Removes a file; one that is gone already is no mistake.
    static func remove(_ path: String) throws(Failure) {
        guard unsafe unlink(RawArguments.cPath(path)) == 0 || errno == ENOENT else {
            throw Failure("\(path): \(Errno(rawValue: errno).description)")
        }
    }
}
