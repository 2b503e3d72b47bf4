import LayoutEngine
import LayoutExplain
import LayoutRender

/// A picture of an explanation, with the words of the file's name.
struct ExplainedPanel: OutputSubject {
    /// The page that is explained; nil for a log.
    var page: Page?
    /// The log's file; empty for a page.
    var file = ""
    /// `{n}`: 1 for the first picture.
    var number = 1
    var list: DisplayList
    var scale: Double

    func value(of placeholder: String) -> String {
        switch placeholder {
        case "n": String(number)
        case "path" where page == nil: FileName.place(file)
        case "name" where page == nil: file == "-" ? "stdin" : stem(file)
        default: page?.value(of: placeholder) ?? ""
        }
    }
}

/// The pictures of `explain -o`: pictures with the same file name are put on one sheet.
struct ExplainedPanels {
    private var panels: [ExplainedPanel] = []
    private(set) var notices: [Notice] = []
    private let settings: RenderSettings

    init(_ settings: RenderSettings) { self.settings = settings }

    /// Adds what `draw` makes of a page, with the page's own pictures and scale.
    mutating func add(
        _ page: Page, _ explanation: PageExplanation, _ draw: (RenderOptions) -> [DisplayList]
    ) {
        var look = PagePictures(settings: settings).options(of: page, explanation.scene, explanation.layout)
        look.options.layers = settings.layers(over: .unclipped)
        for notice in look.notices where !notices.contains(notice) { notices.append(notice) }
        for list in draw(look.options) {
            panels.append(
                ExplainedPanel(page: page, number: panels.count + 1, list: list, scale: look.options.scale))
        }
    }

    /// Adds the pictures of a log's conflicts.
    mutating func add(log file: String, _ draw: (RenderOptions) -> [DisplayList]) {
        var options = settings.options(for: .interfaceBuilder)
        options.title = displayName(file)
        options.scale = settings.scale ?? 2
        for list in draw(options) {
            panels.append(ExplainedPanel(file: file, number: panels.count + 1, list: list, scale: options.scale))
        }
    }

    /// Adds a picture that a command drew by itself.
    mutating func add(_ list: DisplayList, file: String, scale: Double) {
        panels.append(ExplainedPanel(file: file, number: panels.count + 1, list: list, scale: scale))
    }

    /// Draws and writes the sheets, and says which; a file that nothing was found for is not written.
    /// - Parameter inputs: files that no picture may replace.
    func write(to output: String, inputs: [String]) throws(Failure) {
        let template = try OutputTemplate(output, format: nil, placeholders: NameTemplate.placeholders + ["n"])
        let format = try template.pictureFormat()
        var writer = FileWriter(inputs: inputs, .remade)
        // 1 which pictures share a file
        var order: [String] = []
        var sheets: [String: [ExplainedPanel]] = [:]
        for panel in panels {
            let path = template.name.path(for: panel)
            if sheets[path] == nil { order.append(path) }
            sheets[path, default: []].append(panel)
        }
        for path in order { try writer.check(path, madeBy: template.name) }
        // 2 each file
        var renderer = try settings.makeRenderer()
        for path in order {
            let panels = sheets[path] ?? []
            guard let first = panels.first,
                let list = DisplayList.sheet(of: panels.map(\.list), along: .vertical, title: first.list.title)
            else { continue }
            try writer.write(try Self.bytes(list, format, first.scale, &renderer, path), to: path)
        }
        try Notice.say(notices)
        StandardStreams.sayWritten(order)
        if order.isEmpty { StandardStreams.say("nothing to draw: \(displayName(output)) was not written") }
    }

    private static func bytes(
        _ list: DisplayList, _ format: PictureFormat, _ scale: Double, _ renderer: inout Renderer, _ path: String
    ) throws(Failure) -> [UInt8] {
        do {
            switch format {
            case .png: return try renderer.png(list, scale: scale)
            case .svg: return try renderer.svg(list)
            case .pdf: return try renderer.pdf(list)
            }
        } catch {
            throw Failure("\(displayName(path)): \(error.description)")
        }
    }
}
