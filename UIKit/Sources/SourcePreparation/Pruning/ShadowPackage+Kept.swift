import Foundation

/// What was taken out, kept for the next run of the same sources.
extension ShadowPackage {
    private struct Kept: Codable {
        var key: String
        var edits: [String: [Pruning.Edit]]
        var standIns: [String: StandInTypes]
    }

    private static let keptName = "pruned.json"
    private var keptPlace: URL { folder.appendingPathComponent(Self.keptName) }

    /// What stood for types, members, values and operators in the last build of a target, by module; empty without one.
    static func standIns(of owner: URL, in scratch: URL) -> [String: [String]] {
        let place = ScratchFolder.copies(of: owner, in: scratch.standardizedFileURL).appendingPathComponent(keptName)
        return (Kept.kept(at: place)?.standIns ?? [:]).mapValues(\.names).filter { !$0.value.isEmpty }
    }

    /// What the edits depend on: the sources, UIKit as it was built, and this program.
    var key: String {
        var hash = StableHash()
        for module in sources {
            hash.combine(module.target.name)
            for (file, text) in zip(module.files, module.texts) {
                hash.combine(file.path)
                hash.combine(text)
            }
        }
        if let compiled { hash.combine(compiled.folder.path) }
        for file in [
            scratch.build.appendingPathComponent("debug/Modules/UIKit.swiftmodule"),
            URL(fileURLWithPath: CommandLine.arguments[0]),
        ] { hash.combine("\n" + (FileState.text(of: file) ?? "")) }
        return hash.digits
    }

    func keep() throws {
        try Kept(key: key, edits: prunings.mapValues(\.edits), standIns: standIns).keep(at: keptPlace)
    }

    /// Takes the edits of the run before, if nothing changed since: before the copies are written, so that a copy that is the
    /// same as before stays as it is.
    mutating func readKept() -> Bool {
        guard let kept = Kept.kept(at: keptPlace), kept.key == key else { return false }
        standIns = kept.standIns
        for (path, edits) in kept.edits { for edit in edits { prunings[path]?.add(edit) } }
        return true
    }
}
