import LayoutDocument

extension GalleryCommand {
    /// All that decides what a gallery says of a file, beside the file and its project, as labels and values.
    var keyWords: [(String, String)] {
        let (drawing, limits) = (drawing, drawing.limits)
        var words = [
            ("key", "gallery 2"), ("program", Version.line), ("audit", "\(audit)"), ("inspector", "\(inspector)"),
            ("devices", "\(selection.devices)"), ("traits", "\(selection.traits)"), ("ios", "\(selection.ios)"),
            ("states", "\(selection.states)"), ("steps", "\(selection.steps)"), ("scenes", "\(selection.scenes)"),
            ("locales", "\(selection.locales)"), ("sizes", "\(selection.sizes)"),
            ("behavior", selection.behavior.map { "\($0)" } ?? "own"),
            // What a flag takes away from every picture and adds to each.
            ("layers", "\(drawing.layers(over: .all).rawValue) \(drawing.layers(over: []).rawValue)"),
        ]
        words += RenderSettings.keyWords(drawing, for: .interfaceBuilder)
        return words + Limits.entries.map { ($0.flag, "\(limits[keyPath: $0.keyPath])") }
    }
}
