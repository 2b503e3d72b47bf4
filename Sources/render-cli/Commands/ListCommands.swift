import ArgumentParser
import LayoutDocument
import LayoutEngine
import Notation

/// `devices`: lists the known devices.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that --device and 'devices' know.",
        discussion: """
              render-cli devices
              render-cli devices --format json
            """)

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        switch format {
        case .text: try StandardStreams.print(lines: Self.lines)
        case .json: try StandardStreams.write(Self.json.text.utf8)
        }
    }

    private static var json: JSONValue {
        func insets(_ insets: EdgeInsets) -> JSONValue {
            .object([
                .init("top", .measure(insets.top)), .init("left", .measure(insets.left)),
                .init("bottom", .measure(insets.bottom)), .init("right", .measure(insets.right)),
            ])
        }
        return .object([
            .init(
                "devices",
                .array(
                    Device.all.map { device in
                        .object([
                            .init("name", .string(device.name)), .init("width", .measure(device.width)),
                            .init("height", .measure(device.height)), .init("scale", .measure(device.scale)),
                            .init("isPad", .bool(device.isPad)), .init("safeArea", insets(device.safeAreaInsets)),
                            .init("landscapeSafeArea", insets(device.landscapeSafeAreaInsets)),
                        ])
                    }))
        ])
    }

    /// A table with a heading.
    static var lines: [String] {
        var lines = ["name               portrait       scale  safe area top/bottom  landscape left/right/bottom"]
        for device in Device.all {
            let portrait = device.safeAreaInsets
            let landscape = device.landscapeSafeAreaInsets
            lines.append(
                column(device.name, 19)
                    + column("\(PlainNumber.text(device.width)) x \(PlainNumber.text(device.height))", 15)
                    + column("\(PlainNumber.text(device.scale))x", 7)
                    + column("\(PlainNumber.text(portrait.top))/\(PlainNumber.text(portrait.bottom))", 22)
                    + [landscape.left, landscape.right, landscape.bottom].map(PlainNumber.text).joined(separator: "/"))
        }
        lines.append("Add .landscape to a name to turn the device: iPhone8.landscape")
        return lines
    }
}

/// `schema`: the JSON schema of tree.json.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON schema of tree.json, or of what a command prints with --format json.",
        discussion: """
              render-cli schema > tree.schema.json
              render-cli schema frames

            Names: \((["tree"] + OutputSchemas.all.map(\.name)).joined(separator: ", ")).
            """)

    @Argument(help: ArgumentHelp("tree, a command's name, or errors.", valueName: "name"))
    var name = "tree"

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        guard let text = name == "tree" ? TreeSchema.text : OutputSchemas.text(of: name) else {
            let known = ["tree"] + OutputSchemas.all.map(\.name)
            throw Failure.usage(
                "no schema '\(escapedForDisplay(name))'" + UnknownWord.hint(name, among: known, called: "schemas"))
        }
        try StandardStreams.write(text.utf8)
    }
}

/// `limits`: lists the limits of a run.
struct LimitsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "limits",
        abstract: "List the limits, their flags and the caps that no flag passes.",
        discussion: """
              render-cli limits
              render-cli tree.json -o out.png --max-nodes 100000
            """)

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @OptionGroup(title: "Messages") var talk: TalkOptions

    private static var json: JSONValue {
        .object([
            .init(
                "limits",
                .array(
                    Limits.entries.map { entry in
                        .object([
                            .init("name", .string(entry.name)), .init("default", .integer(entry.defaultValue)),
                            .init("cap", .integer(entry.hardCap)), .init("unit", .string(entry.unit)),
                            .init("flag", .string("--" + entry.flag)),
                        ])
                    }))
        ])
    }

    func run() throws {
        if format == .json { return try StandardStreams.write(Self.json.text.utf8) }
        var lines = ["what                 default      cap          unit            flag"]
        for entry in Limits.entries {
            lines.append(
                column(entry.name, 21) + column("\(entry.defaultValue)", 13) + column("\(entry.hardCap)", 13)
                    + column(entry.unit, 16) + "--\(entry.flag)")
        }
        lines += [
            "Fixed: coordinates up to \(PlainNumber.text(Limits.coordinate)) pt; multipliers 0.0001 to 10000; scale "
                + "\(Limits.scale.lowerBound) to \(PlainNumber.text(Limits.scale.upperBound)); font size "
                + "\(PlainNumber.text(Limits.fontSize.lowerBound)) to \(PlainNumber.text(Limits.fontSize.upperBound));",
            "\(Limits.combiningMarks) marks on one character; \(Limits.parentheses) nested parentheses; "
                + "\(Limits.canvasSide) pixels along one side of a picture.",
        ]
        try StandardStreams.print(lines: lines)
    }
}

/// The forms of commands that print one table.
enum TextOrJSON: String, ExpressibleByArgument, CaseIterable { case text, json }

/// A text padded with spaces to a width.
func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
}
