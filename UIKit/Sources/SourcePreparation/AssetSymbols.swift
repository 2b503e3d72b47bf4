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
        var catalogs: [URL] = []
        TargetResources.walk(folder) { file in
            guard file.pathExtension == "xcassets" else { return false }
            catalogs.append(file)
            return true
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
        guard depth < 32 else { return }
        for name in folder.namesInside {
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
        let named = Set(sources.flatMap { SourceNames(of: $0).members.map(\.name) })
        let declared = Set(sources.flatMap { Self.declared(in: .of($0)) })
        var (lines, seen): ([String], Set<String>) = ([], [])
        for asset in assets.filter({ !$0.isColor }) + assets.filter(\.isColor) {
            let (type, symbol) = (asset.isColor ? "Color" : "Image", Self.symbol(asset.name, isColor: asset.isColor))
            let spaces = asset.path.map { Self.joined($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            let path = (spaces + [symbol]).joined(separator: ".")
            guard (spaces + [symbol]).allSatisfy(named.contains), !declared.contains(spaces.first ?? symbol),
                seen.insert(type + path).inserted
            else { continue }
            func place(_ kind: String, _ depth: Int) -> String { ([kind] + spaces[..<depth]).joined(separator: ".") }
            let kinds = ["\(type)Resource", "UI\(type)"]
            for (depth, space) in spaces.enumerated() where seen.insert(place(type, depth + 1)).inserted {
                lines += kinds.map { "extension \(place($0, depth)) { enum `\(space)` {} }" }
            }
            let name = ManifestText.quoted((asset.path + [asset.name]).joined(separator: "/"))
            let (kind, owner) = (place(kinds[0], spaces.count), place(kinds[1], spaces.count))
            lines.append("extension \(kind) { static let `\(symbol)` = \(kinds[0])(name: \(name), bundle: .main) }")
            if asset.isColor, spaces.isEmpty, Self.colors.contains(symbol) || symbol.hasPrefix("system") { continue }
            lines.append(
                "extension \(owner) { static var `\(symbol)`: \(kinds[1]) { .init(resource: \(kind).`\(symbol)`) } }")
        }
        return lines.isEmpty ? "" : "import UIKit\n\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The members without an object, and the types, that a source gives the classes of pictures and colours.
    private static func declared(in file: SourceDeclarations) -> [String] {
        let owners: Set = ["UIImage", "UIColor", "ImageResource", "ColorResource"]
        func isOwner(_ type: Int) -> Bool { file.types[type].head.path.last.map(owners.contains) == true }
        return file.members.filter { $0.said.isStatic && isOwner($0.owner) }.map(\.said.name)
            + file.types.filter { $0.outer.map(isOwner) == true }.compactMap(\.head.path.last)
    }

    /// Colours that UIColor has already, which Xcode leaves alone, as those whose names begin with `system`.
    private static let colors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
        "placeholderText", "separator", "opaqueSeparator", "link", "darkText", "lightText", "tintColor",
    ]

    /// A name as Xcode spells it in Swift: the words between other characters joined, the first one in small letters, and
    /// without the word `Color` or `Image` at the end of the name of one.
    static func symbol(_ name: String, isColor: Bool) -> String {
        var joined = joined(name)
        let end = isColor ? "Color" : "Image"
        if joined.hasSuffix(end), joined.count > end.count { joined.removeLast(end.count) }
        // A word of capitals is small as a whole, and its last capital begins the next word: `URLIcon`, `urlIcon`.
        let capitals = joined.prefix { $0.isUppercase }
        let small = capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
        let symbol = joined.prefix(small).lowercased() + joined.dropFirst(small)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    private static func joined(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
