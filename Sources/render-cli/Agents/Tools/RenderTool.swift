import AgentProtocol
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation

/// `render`: a picture of a page, small unless a client asks for more.
enum RenderTool: AgentTool {
    static let definition = ToolDefinition(
        name: "render", title: "Draw a screen",
        description: """
            Draws a screen as a PNG picture, at one pixel a point unless a width is asked for, and gives the frames of its \
            views. Look at a whole screen first, then crop to a view. With annotate, frames, names, gaps and hidden views \
            are drawn over the screen. To learn why a view has its place or size, call explain; do not measure pixels.
            """,
        input: PageArguments.properties + [
            .init("view", .text("Id of a view to crop to, with a margin of 8 points."), isRequired: false),
            .init(
                "width", .integer("Of the picture, in pixels; else one pixel a point.", in: 16...2_000),
                isRequired: false),
            .init("annotate", JSONSchema.flag().otherwise(.bool(false)), isRequired: false),
            .init(
                "show", .texts("Layers to draw besides.", of: LayerSet.named.map(\.name), most: 16), isRequired: false),
            .init("frames", JSONSchema.flag("List the views.").otherwise(.bool(true)), isRequired: false),
            ListCursor.property,
        ],
        output: [
            .init("picture", picture), .init("views", ViewEntries.schema),
            .init("findings", .list(.text(), "Conflicts, ambiguities and cut texts.")), ListCursor.next,
        ] + PageChoice.output)

    private static let picture = JSONSchema.object([
        .init("width", .integer("In pixels.")), .init("height", .integer()), .init("bytes", .integer()),
        .init("scale", .number("Pixels a point.")), .init("area", .list(.number(), "The drawn part of the page.")),
    ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let wanted = try PageArguments(arguments, in: folder)
        let (pages, notices) = try folder.pages(wanted)
        let chosen = try PageChoice(pages, view: arguments.text("view"))
        let report = try chosen.page.report()
        let drawn = try draw(chosen, report, arguments, folder)
        var list = AnswerList(startingAt: try ListCursor(arguments.text("cursor")))
        if arguments.isTrue("frames") || !arguments.has("frames") {
            list.add(try ViewEntries(report, below: arguments.text("view")).entries, ofFile: 0)
        }
        let findings = (drawn.notices + notices).map(\.description)
        let picture = drawn.size
        let summary =
            "\(report.scene.id)  \(chosen.page.page.names.device): picture of \(picture.width) x \(picture.height) pixels, "
            + "\(PlainNumber.text(drawn.scale)) a point"
        var answer = ToolAnswer(
            AgentText.data([summary] + findings + chosen.lines + list.entries.map(\.line) + list.rest(of: 1)),
            .object(
                chosen.members(report) + [
                    .init(
                        "picture",
                        .object([
                            .init("width", .integer(picture.width)), .init("height", .integer(picture.height)),
                            .init("bytes", .integer(drawn.file.count)), .init("scale", .measure(drawn.scale)),
                            .init("area", ViewEntries.json(drawn.area)),
                        ])),
                    .init("views", .array(list.entries.map(\.json))), .init("findings", .strings(findings)),
                    .init("otherScreens", .strings(chosen.others)),
                    .init("nextCursor", .optional(list.next(of: 1))),
                ]))
        answer.content.append(.picture(drawn.file, type: "image/png"))
        return answer
    }

    private struct Drawn {
        var file: [UInt8]
        var area: Rect
        var scale: Double
        var notices: [Notice]

        /// In pixels.
        var size: (width: Int, height: Int) {
            (Int((area.width * scale).rounded(.up)), Int((area.height * scale).rounded(.up)))
        }
    }

    private static func draw(
        _ chosen: PageChoice, _ report: FramesReport, _ arguments: ToolArguments, _ folder: ServedFolder
    ) throws(Failure) -> Drawn {
        let page = chosen.page.page
        // 1 what is drawn, and how large
        var settings = RenderSettings.plain
        let width = arguments.integer("width").map(Double.init)
        let own = report.layout[report.scene.tree.root].frame.size
        settings.scale = min(max((width ?? own.width) / max(1, own.width), Limits.scale.lowerBound), 4)
        let pictures = PagePictures(settings: settings)
        var (options, files) = pictures.options(of: page, report.scene, report.layout)
        options.layers = arguments.isTrue("annotate") ? .annotated : .unclipped
        options.layers.formUnion(LayerSet(named: arguments.texts("show")))
        var list = DisplayList(scene: report.scene, layout: report.layout, options: options)
        // 2 the part that is shown
        if let view = arguments.text("view") {
            list.bounds = try area(of: view, report, within: list.bounds)
        }
        let wanted = (width ?? list.bounds.width) / max(1, list.bounds.width)
        let scale = min(max(wanted, Limits.scale.lowerBound), Limits.scale.upperBound)
        let file = try folder.painter.png(list, scale: scale)
        files = pictures.notices(of: report, list, files)
        return Drawn(file: file, area: list.bounds, scale: scale, notices: files)
    }

    /// A view's place on the page with a margin, in whole points.
    private static func area(of view: String, _ report: FramesReport, within page: Rect) throws(Failure) -> Rect {
        let frame = report.layout[try ViewEntries.item(view, report)].absoluteFrame
        let left = max(page.minX, (frame.minX - 8).rounded(.down))
        let top = max(page.minY, (frame.minY - 8).rounded(.down))
        let right = min(page.maxX, (frame.maxX + 8).rounded(.up))
        let bottom = min(page.maxY, (frame.maxY + 8).rounded(.up))
        guard right > left, bottom > top else {
            throw Failure("\(displayName(view)) lies outside the page, at \(frame.x), \(frame.y)")
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
