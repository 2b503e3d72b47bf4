import ArgumentParser
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation

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

    /// A layout or a log of `explain` and, behind a layout, its views.
    static let explained = CompletionKind.custom { words, place, prefix in
        let others = words.enumerated().filter { $0.offset != place }.map(\.element)
        let views = views(in: others)
        return views.isEmpty ? files(beginning: prefix) : views
    }

    /// The names of the views in the first layout of an unfinished command line, those without white space and signs of a
    /// shell. A file that cannot be read gives none.
    static func views(in words: [String]) -> [String] {
        guard let file = words.prefix(64).first(where: isLayout), let selection = try? SelectionOptions.parse([]) else {
            return []
        }
        var loader = InputLoader(selection: selection, limits: Limits(), takesStates: false, takesSteps: false)
        var found: [String] = []
        for page in (try? loader.load(file)) ?? [] {
            for name in ItemNames(page.makeScene()).printed where !found.contains(name) && found.count < 500 {
                if ShellWord.quoted(name) == name { found.append(name) }
            }
        }
        return found
    }

    /// The folders and files whose paths begin so.
    static func files(beginning prefix: String) -> [String] {
        let folder = prefix.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(prefix[...$0]) } ?? ""
        let names = (try? FileReader.names(in: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { name in
            let path = folder + name
            return FileReader.status(path).kind == .folder ? path + "/" : path
        }
    }

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
