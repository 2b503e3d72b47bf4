import LayoutDiff
import LayoutEngine
import Notation

/// Reads the output of `frames --format json`: frames without their tree.
enum FramesDocument {
    /// Far beyond any layout, and small enough to be converted to pixels.
    private static let farthest = 1e9

    /// Nil for another kind of file. Every scene becomes a flat tree, so moves can be found, causes cannot.
    static func pages(_ bytes: [UInt8], file: String) throws(Failure) -> [(page: Page, side: LayoutSide)]? {
        guard fileExtension(file) == "json", bytes.prefix(64).contains(UInt8(ascii: "{")) else { return nil }
        let start = String(decoding: bytes.prefix(64), as: UTF8.self).filter { !$0.isWhitespace }
        guard start.hasPrefix("{\"scenes\":") else { return nil }
        let document: JSONValue
        do {
            document = try JSONReading.parse(bytes)
        } catch {
            throw Failure("\(file):\(error.place.line):\(error.place.column): \(error.message)")
        }
        guard let scenes = document["scenes"] else {
            throw Failure("\(file): not the JSON that 'render-cli frames --format json' writes")
        }
        var pages: [(page: Page, side: LayoutSide)] = []
        for (place, scene) in scenes.values.enumerated() {
            guard case .object(let frames)? = scene["frames"], let first = frames.first else {
                throw Failure("\(file): scenes[\(place)]: no frames")
            }
            let hidden = Set((scene["hidden"]?.values ?? []).compactMap(\.string))
            var tree = LayoutTree(root: View(.view, identifier: first.key))
            var items: [ResolvedItem] = []
            for (index, entry) in frames.enumerated() {
                let numbers = entry.value.values.compactMap(\.double).filter { $0.magnitude < Self.farthest }
                guard numbers.count == 4, entry.value.values.count == 4 else {
                    throw Failure("\(file): scenes[\(place)].frames.\(entry.key): not a frame")
                }
                if index > 0 {
                    var view = View(.view, identifier: entry.key)
                    view.isHidden = hidden.contains(entry.key)
                    tree.addSubview(view, to: tree.root)
                }
                var item = ResolvedItem()
                item.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                item.absoluteFrame = item.frame
                item.unroundedFrame = item.frame
                items.append(item)
            }
            let id = scene["id"]?.string ?? ""
            let name = scene["name"]?.string ?? id
            let environment = LayoutEnvironment(width: items[0].frame.width, height: items[0].frame.height)
            let page = Page(
                input: file,
                names: Page.Names(document: stem(file), scene: name, device: "recorded", traits: "default"),
                source: .scene(LayoutScene(id: id, name: name, tree: tree, environment: environment)))
            let layout = ResolvedLayout(items: items)
            pages.append((page, LayoutSide(tree: tree, layout: layout, environment: environment)))
        }
        return pages
    }
}
