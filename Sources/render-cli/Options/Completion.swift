import ArgumentParser
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutRender

/// The completions for the word at the cursor. The lists are computed when a shell asks, not at every start.
enum Completion {
    static let inputs = CompletionKind.file(extensions: InputFiles.extensions)

    /// The common devices in portrait and landscape, after the devices of the files on the command line.
    static let devices = CompletionKind.custom { words, _, prefix in
        let common = Device.all.map(\.name)
        return afterComma(
            prefix, names(.device, in: words) + common + (prefix.contains(".") ? common.map { $0 + ".landscape" } : []))
    }
    static let traits = CompletionKind.custom { _, _, prefix in afterComma(prefix, TraitSet.words) }
    static let releases = CompletionKind.custom { _, _, prefix in
        afterComma(prefix, Release.allCases.reversed().map(\.version) + ["all"])
    }
    static let layers = CompletionKind.custom { _, _, prefix in
        afterComma(prefix, LayerSet.named.map(\.name) + ["legend", "all"])
    }
    static let states = CompletionKind.custom { words, _, _ in names(.state, in: words) + ["base", "all"] }
    static let steps = CompletionKind.custom { words, _, _ in names(.step, in: words) + ["all"] }
    static let scenes = CompletionKind.custom { words, _, _ in names(.scene, in: words) }

    /// Completions for the last part of a list with commas, each with the parts before it.
    static func afterComma(_ prefix: String, _ names: [String]) -> [String] {
        let parts = prefix.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let start = parts.dropLast().map { $0 + "," }.joined()
        return names.filter { !parts.dropLast().contains($0) }.map { start + $0 }
    }

    /// The names in the layouts on an unfinished command line. A file that cannot be read gives none.
    static func names(_ kind: AskedNames.Kind, in words: [String]) -> [String] {
        // Selecting a name that no file has makes the reader collect all names.
        guard let selection = try? SelectionOptions.parse(["--\(kind.rawValue)", "?"]) else { return [] }
        var loader = InputLoader(selection: selection, limits: Limits(), takesStates: true, takesSteps: true)
        for word in words.prefix(64) where isLayout(word) {
            _ = try? loader.load(word)
        }
        return loader.names.names(of: kind)
    }

    private static func isLayout(_ word: String) -> Bool {
        guard InputFiles.extensions.contains(where: { word.hasSuffix("." + $0) }) else { return false }
        return FileReader.status(word).kind == .regular
    }
}
