import LayoutAudit
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation

/// `audit --sweep`: where the views of some files break first, as a table and as a strip of pictures.
struct SweepRun {
    let kind: Sweep.Kind
    /// The identifier of a view; nil: all.
    let view: String?
    private(set) var rows: [(file: String, found: Sweep.Break)] = []
    private(set) var layouts = 0
    /// The own page, the last whole page and the first broken page of the first row.
    private(set) var strip: [LayoutScene] = []
    /// The pictures of the first row's file.
    private var pictures: DocumentPictures?
    private let limits: Limits

    /// Narrower than any screen or column of an app, and wider than any screen.
    private static let widths = (narrowest: 240, widest: 1_366)

    init(_ files: InputFiles, _ kind: Sweep.Kind, view: String?, _ limits: Limits, _ store: ProjectStore)
        throws(Failure)
    {
        (self.kind, self.view, self.limits) = (kind, view, limits)
        var passedOver = files.passedOver
        for file in files.paths {
            do throws(Failure) {
                let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
                let pages = AuditPages(
                    file: file, limits: limits, surroundings: store.surroundings(of: file), wanted: AuditWishes())
                try add(file, pages, bytes)
            } catch {
                guard !files.named.contains(file) else { throw error }
                passedOver.add(error, file: file)
            }
        }
        passedOver.say()
    }

    private mutating func add(_ file: String, _ pages: AuditPages, _ bytes: [UInt8]) throws(Failure) {
        let (own, pictures) = try pages.scenes(bytes, on: .own)
        guard let first = own.first else { return }
        var sweep = Sweep()
        let found: [Sweep.Break]
        var unsolved: String?
        switch kind {
        case .width:
            found = own.flatMap { scene -> [Sweep.Break] in
                let width = Self.width(of: scene)
                var each = Sweep()
                let found = each.breaks(
                    of: [scene], view: view, from: width, to: [Self.widths.narrowest, Self.widths.widest]
                ) { [Self.scene(scene, width: $0)] }
                layouts += each.layouts
                unsolved = unsolved ?? each.unsolved
                return found
            }
        case .text: found = sweep.longestTexts(of: own, view: view)
        case .font:
            let sizes = ContentSizeCategory.allCases
            found = sweep.breaks(
                of: own, view: view, from: Self.place(of: first.environment.contentSizeCategory), to: [sizes.count - 1]
            ) { (try? pages.scenes(bytes, on: Self.traits($0)).scenes) ?? [] }
        }
        layouts += sweep.layouts
        try pages.requireFrames(unsolved ?? sweep.unsolved)
        if let row = found.first, rows.isEmpty {
            (strip, self.pictures) = (try Self.strip(row, kind, own, pages, bytes), pictures)
        }
        rows += found.map { (displayName(file), $0) }
    }

    private static func width(of scene: LayoutScene) -> Int {
        Int((scene.environment.width ?? scene.tree[scene.tree.root].frame?.width ?? 0).rounded())
    }

    private static func scene(_ scene: LayoutScene, width: Int) -> LayoutScene {
        let height = scene.environment.height ?? scene.tree[scene.tree.root].frame?.height ?? 0
        return scene.filling(Size(width: Double(width), height: height))
    }

    private static func place(of size: ContentSizeCategory) -> Int {
        ContentSizeCategory.allCases.firstIndex(of: size) ?? 0
    }

    private static func traits(_ place: Int) -> AuditTraits {
        var traits = AuditTraits.own
        traits.contentSizeCategory = ContentSizeCategory.allCases[place]
        return traits
    }

    // MARK: Words

    var text: String {
        guard !rows.isEmpty else { return "nothing breaks" + (view.map { " of \(escapedForDisplay($0))" } ?? "") }
        var lines: [String] = []
        var last = ""
        for (file, found) in rows {
            let screen = file + (found.screenName.isEmpty ? "" : ": " + escapedForDisplay(found.screenName))
            if screen != last { lines += (lines.isEmpty ? [] : [""]) + [screen] }
            last = screen
            let line = found.line.map { "line \($0): " } ?? ""
            lines.append("  \(line)\(displayLine(found.caption)) \(words(found)): \(displayLine(found.words))")
        }
        return lines.joined(separator: "\n")
    }

    private func words(_ found: Sweep.Break) -> String {
        switch kind {
        case .width: "is whole at \(countText(found.whole, "point")) of width and breaks at \(found.broken)"
        case .text: "has room for \(countText(found.whole, "letter")), not for \(found.broken)"
        case .font: "is whole at \(Self.name(found.whole)) and breaks at \(Self.name(found.broken))"
        }
    }

    private func name(of place: Int) -> String {
        switch kind {
        case .width: "\(place) wide"
        case .text: countText(place, "letter")
        case .font: Self.name(place)
        }
    }

    private static func name(_ place: Int) -> String { ContentSizeCategory.allCases[place].rawValue }

    var json: JSONValue {
        .object([
            .init("command", .string("audit")), .init("sweep", .string(kind.rawValue)),
            .init("layouts", .integer(layouts)),
            .init(
                "breaks",
                .array(
                    rows.map { file, found in
                        .object([
                            .init("file", .string(file)), .init("line", .orNull(found.line.map(JSONValue.integer))),
                            .init("screen", .string(found.screen)), .init("screenName", .string(found.screenName)),
                            .init("view", .string(found.view)), .init("caption", .string(found.caption)),
                            .init("whole", value(found.whole)), .init("broken", value(found.broken)),
                            .init("words", .string(found.words)),
                        ])
                    })),
        ])
    }

    private func value(_ place: Int) -> JSONValue {
        kind == .font ? .string(Self.name(place)) : .integer(place)
    }

    // MARK: Pictures

    private static func strip(
        _ row: Sweep.Break, _ kind: Sweep.Kind, _ own: [LayoutScene], _ pages: AuditPages, _ bytes: [UInt8]
    ) throws(Failure) -> [LayoutScene] {
        guard let scene = own.first(where: { $0.id == row.screen }) else { return [] }
        var shown = [scene]
        for place in [row.whole, row.broken] {
            switch kind {
            case .width: shown.append(Self.scene(scene, width: place))
            case .text: shown.append(Sweep.scene(scene, letters: place, in: row.view))
            case .font:
                shown += try pages.scenes(bytes, on: traits(place)).scenes.filter { $0.id == row.screen }
            }
        }
        return shown
    }

    /// The strip as one picture; nil where nothing breaks.
    func picture() -> DisplayList? {
        guard let row = rows.first?.found else { return nil }
        let titles = ["as the file has it", "whole: \(name(of: row.whole))", "broken: \(name(of: row.broken))"]
        let panels = zip(strip, titles).map { scene, title in
            let layout = scene.tree.resolve(in: scene.environment, findingAmbiguity: false)
            var options = RenderOptions()
            options.title = title
            options.scale = 2
            options.layers = .unclipped
            _ = pictures?.fill(&options, scene, layout, limits)
            return DisplayList(marking: [row.view], label: title, in: scene, layout: layout, options: options)
        }
        return DisplayList.sheet(of: panels, along: .horizontal, title: row.caption)
    }

    /// Writes the strip to a file named `.png`, `.svg` or `.pdf`.
    func write(to path: String, inputs: [String]) throws(Failure) {
        var panels = ExplainedPanels(try settings())
        if let list = picture() { panels.add(list, file: rows[0].file, scale: 2) }
        try panels.write(to: path, inputs: inputs)
    }

    private func settings() throws(Failure) -> RenderSettings {
        do { return try RenderSettings.parse([]) } catch { throw Failure("\(error)") }
    }
}
