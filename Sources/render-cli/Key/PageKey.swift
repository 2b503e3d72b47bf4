import LayoutDocument
import LayoutEngine
import LayoutRender
import Regression

extension Page {
    /// A hash of everything that the page's frames and pixels depend on: the files, the page's device, traits,
    /// language, state and step, the flags, and the renderer. Equal on all machines, in all folders, at all times.
    ///
    /// Of an Interface Builder file it has no recorded rectangle that the page's reading does not use: see
    /// `InterfaceBuilderSource.usedBytes`. Another key does not mean other pixels: a comment above an element, which moves
    /// the element's line, changes the key as well.
    /// - Parameter drawing: the flags of drawing; nil: those of a command line without any.
    /// - Returns: nil where the loader did not hash the files.
    func key(_ drawing: RenderSettings?, _ limits: Limits) -> String? {
        guard let inputs else { return nil }
        var hash = KeyHash()
        // 1 what draws
        hash.add("key", "2")
        hash.add("program", Version.text)
        hash.add("renderer", RendererMark.current)
        // 2 what is drawn
        for (label, text) in [
            ("document", inputs.document), ("shown", inputs.shown), ("reading", inputs.reading),
            ("name", names.document),
            ("scene", names.scene), ("id", sceneID), ("device", names.device), ("traits", names.traits),
            ("state", names.state), ("step", names.step),
        ] { hash.add(label, text) }
        if let use = inputs.resources {
            hash.add("resources", use.hash(limit: limits.pictures.imageBytes))
        }
        for (name, picture) in runPictures?.hashes(of: self) ?? [] { hash.add("picture " + name, picture) }
        // 3 how
        for (label, text) in RenderSettings.keyWords(drawing, for: renderOptions) { hash.add(label, text) }
        for entry in Limits.entries { hash.add(entry.flag, "\(limits[keyPath: entry.keyPath])") }
        return hash.text
    }
}

extension RenderSettings {
    /// The flags of drawing, as labels and values; the layers are those that are shown in the end.
    static func keyWords(_ drawing: RenderSettings?, for document: DocumentRenderOptions) -> [(String, String)] {
        let own = layers(of: document)
        return [
            ("scale", drawing?.scale.map { "\($0)" } ?? "own"),
            ("layers", "\((drawing?.layers(over: own) ?? own).rawValue)"),
            ("theme", "\(drawing?.theme ?? .automatic)"), ("legend", "\(drawing?.legend ?? false)"),
            ("text", drawing?.text.map { "\($0)" } ?? "own"),
        ]
    }
}
