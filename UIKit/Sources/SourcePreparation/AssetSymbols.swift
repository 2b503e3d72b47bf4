import Foundation

/// The names that Xcode gives the pictures and colours of a module's asset catalogs: `UIColor.chatBubble` for `ChatBubble.colorset`.
///
/// Only those are written that a source of the module names behind a dot, and that none declares.
struct AssetSymbols {
    struct Asset: Hashable {
        var isColor: Bool
        /// The names of the folders that are namespaces, from the outermost in.
        var path: [String]
        var name: String
    }

    let assets: [Asset]

    /// - Parameter folder: the module's folder; links and folders that begin with a dot are left alone.
    init(below folder: URL) {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var catalogs: [URL] = []
        for case let file as URL in files ?? .init() where file.pathExtension == "xcassets" {
            catalogs.append(file)
            files?.skipDescendants()
        }
        self.init(in: catalogs)
    }

    /// - Parameter catalogs: the folders of catalogs.
    init(in catalogs: [URL]) {
        var found: [Asset] = []
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) { Self.read(catalog, [], depth: 0, &found) }
        assets = found
    }

    private static func read(_ folder: URL, _ path: [String], depth: Int, _ found: inout [Asset]) {
        guard depth < 32, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
        for name in names.sorted() {
            let place = folder.appendingPathComponent(name)
            let bare = place.deletingPathExtension().lastPathComponent
            switch place.pathExtension {
            case "imageset", "symbolset": found.append(Asset(isColor: false, path: path, name: bare))
            case "colorset": found.append(Asset(isColor: true, path: path, name: bare))
            case "": read(place, path + (isNamespace(place) ? [name] : []), depth: depth + 1, &found)
            default: break
            }
        }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        let contents = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
        let json = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }

    /// The code for one module; empty where its sources name no asset.
    func code(for sources: [String]) -> String {
        guard !assets.isEmpty else { return "" }
        let names = sources.map(SourceNames.init)
        let named = Set(names.flatMap { $0.members.map(\.name) })
        let declared = Set(names.flatMap(\.declared))
        var (lines, seen): ([String], Set<String>) = ([], [])
        for isColor in [false, true] {
            let type = isColor ? "ColorResource" : "ImageResource"
            let owner = isColor ? "UIColor" : "UIImage"
            for asset in assets where asset.isColor == isColor {
                let symbol = Self.symbol(asset.name, isColor: isColor)
                guard named.contains(symbol), !declared.contains(symbol), asset.path.isEmpty,
                    seen.insert(type + symbol).inserted
                else { continue }
                let name = ManifestText.quoted(asset.name)
                lines.append("extension \(type) { static let `\(symbol)` = \(type)(name: \(name), bundle: .main) }")
                guard !(isColor && Self.isUIKitsOwn(symbol)) else { continue }
                lines.append(
                    "extension \(owner) { static var `\(symbol)`: \(owner) { \(owner)(resource: .\(symbol)) } }")
            }
        }
        return lines.isEmpty ? "" : "import UIKit\n\n" + lines.joined(separator: "\n") + "\n"
    }

    private static let colors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
        "placeholderText", "separator", "opaqueSeparator", "link", "darkText", "lightText", "tintColor",
    ]

    /// Whether UIColor has a colour of the name already, which Xcode leaves alone.
    private static func isUIKitsOwn(_ symbol: String) -> Bool { colors.contains(symbol) || symbol.hasPrefix("system") }

    /// A name as Xcode spells it in Swift: the words between other characters joined, the first one in small letters, and
    /// without the word `Color` or `Image` at the end of the name of one.
    static func symbol(_ name: String, isColor: Bool) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var joined = words.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }
        .joined()
        let end = isColor ? "Color" : "Image"
        if joined.hasSuffix(end), joined.count > end.count { joined.removeLast(end.count) }
        // A word of capitals is small as a whole, and its last capital begins the next word: `URLIcon`, `urlIcon`.
        let capitals = joined.prefix { $0.isUppercase }
        let small = capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
        let symbol = joined.prefix(small).lowercased() + joined.dropFirst(small)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }
}
