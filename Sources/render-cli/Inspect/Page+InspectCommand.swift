import LayoutDocument
import Notation

extension Page {
    /// The command that opens this page in the inspector; nil for standard input or a name with control or invisible
    /// characters.
    var inspectCommand: String? {
        guard input != "-" else { return nil }
        var words = ["render-cli", "inspect", input]
        switch source {
        case .document: words += ["--device", names.device]
        case .scene(let scene):
            words += ["--scene", scene.id]
            if DocumentDevice(named: names.device) != nil { words += ["--device", names.device] }
        }
        // The word of a set of traits that is no trait is its language.
        let traits = names.traits.split(separator: ",").map(String.init).filter { $0 != "default" }
        let known = traits.filter { TraitSet.words.contains($0) }
        if !known.isEmpty { words += ["--traits", known.joined(separator: ",")] }
        for language in traits where !TraitSet.words.contains(language) { words += ["--locale", language] }
        if names.state != "base" { words += ["--state", names.state] }
        if names.step != "base" { words += ["--step", names.step] }
        if names.state == "base", names.step == "base" { words += ["--state", "base"] }
        let quoted = words.compactMap(Self.shellWord)
        return quoted.count == words.count ? quoted.joined(separator: " ") : nil
    }

    /// A word quoted for a shell; nil for a word with invisible characters.
    private static func shellWord(_ word: String) -> String? {
        guard !word.isEmpty, !word.unicodeScalars.contains(where: \.isDisplayControl) else { return nil }
        let isPlain = word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "._-/,".utf8.contains(byte)
        }
        guard !word.hasPrefix("-") || word.hasPrefix("--") else { return nil }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
