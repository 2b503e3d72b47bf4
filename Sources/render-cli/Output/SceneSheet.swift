import InterfaceBuilder
import LayoutDocument
import LayoutRender
import Notation

/// A storyboard as one sheet: every scene with its picture, containers as their first screens, segues as arrows.
struct SceneSheet {
    let list: DisplayList
    /// The messages of the scenes, one line each, after their place in the file.
    let notices: [Notice]
    private let limits: RenderLimits

    /// - Parameter file: the document's name in messages.
    init(
        document: InterfaceBuilderDocument, title: String, file: String, settings: RenderSettings,
        pictures: DocumentPictures? = nil, translations: CutTranslations = CutTranslations()
    ) throws(Failure) {
        var notices: [Notice] = []
        var options = settings.options(for: .interfaceBuilder)
        limits = options.limits
        // If one scene can only be drawn light, the whole sheet is drawn light.
        let unknown = document.scenes.filter {
            settings.theme.isDark(in: $0.environment) && $0.tree.countOfColorsUnknownInDark > 0
        }
        if let scene = unknown.first {
            options.theme = .light
            let others = unknown.count > 1 ? " and \(countText(unknown.count - 1, "more scene")) use" : " uses"
            notices.append(
                .note(
                    "drawn light: \(scene.id)\(others) named colours whose dark variant the source does not hold",
                    at: file))
        }
        let unit = document.canvasUnit
        func place(_ location: Point?) -> Point? {
            location.map { Point(x: ($0.x * unit.width).rounded(), y: ($0.y * unit.height).rounded()) }
        }
        var scenes: [Sheet.Scene] = []
        var drawn: [String: DisplayList] = [:]
        for scene in document.scenes {
            let layout = scene.tree.resolve(in: scene.environment)
            try layout.requireFrames("\(file): \(scene.id)")
            notices += layout.diagnostics.filter { $0.kind != .notice }.map {
                let words = DiagnosticText(scene: scene, diagnostic: $0)
                return .warning(words.place(in: file), "\(scene.id): \($0.kind.rawValue): \(words.message)")
            }
            notices += translations.lines(scene, layout, file: file)
            options.title = scene.name
            for notice in pictures?.fill(&options, scene, layout, settings.limits) ?? []
            where !notices.contains(notice) {
                notices.append(notice)
            }
            let picture = DisplayList(scene: scene, layout: layout, options: options)
            if drawn[scene.id] == nil { drawn[scene.id] = picture }
            notices += Notice.notes(of: picture, of: scene.id, file: file).filter { !notices.contains($0) }
            scenes.append(
                Sheet.Scene(
                    id: scene.id, name: Self.spoken(scene.name), location: place(scene.canvasLocation), picture: picture
                ))
        }
        for container in document.containers {
            scenes.append(
                Sheet.Scene(
                    id: container.id, name: Self.spoken(container.name), location: place(container.canvasLocation),
                    picture: options.layers.contains(.chrome) ? container.shownScene.flatMap { drawn[$0] } : nil))
        }
        let sheet = Sheet(
            title: title, scenes: scenes, arrows: document.segues.map(Sheet.Arrow.init),
            entryPoint: document.entryPoint, theme: options.theme)
        list = sheet.displayList(environment: document.scenes.first?.environment ?? LayoutEnvironment())
        self.notices = notices
    }

    /// An element's name in words: `navigationController` becomes Navigation Controller; other names are kept.
    private static func spoken(_ name: String) -> String {
        guard name.hasSuffix("Controller"), let first = name.first, first.isLowercase else { return name }
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase { words += " " }
            words += words.isEmpty ? letter.uppercased() : String(letter)
        }
    }

    /// The wanted scale, or the largest multiple of a quarter below it at which the sheet is within the limits.
    func fittingScale(_ wanted: Double) -> Double {
        var scale = wanted
        let size = list.size
        while scale > 0.25,
            size.width * scale > Double(limits.maximumSide) || size.height * scale > Double(limits.maximumSide)
                || size.width * size.height * scale * scale > Double(limits.maximumPixels)
        {
            scale -= 0.25
        }
        return max(scale, 0.1)
    }
}

extension Sheet.Arrow {
    fileprivate init(_ segue: InterfaceBuilderDocument.Segue) {
        self.init(
            from: segue.source, to: segue.destination, label: segue.identifier ?? segue.relationship ?? segue.kind,
            isRelationship: segue.kind == "relationship" || segue.kind == "embed")
    }
}
