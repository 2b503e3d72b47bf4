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
            """)

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws { try StandardStreams.print(lines: Self.lines) }

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
        abstract: "Print the JSON schema of tree.json.",
        discussion: """
              render-cli schema > tree.schema.json
            """)

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws { try StandardStreams.write(TreeSchema.text.utf8) }
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

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
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

/// A text padded with spaces to a width.
func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
}
