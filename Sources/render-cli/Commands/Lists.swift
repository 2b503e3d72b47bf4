import ArgumentParser
import LayoutDocument
import LayoutEngine
import Notation

/// The devices that `--device` and the `devices` of a tree.json know.
enum DeviceList {
    /// With lengths in points.
    static var json: JSONValue {
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

/// The limits of a run, their flags and the caps that no flag passes.
enum LimitList {
    static var json: JSONValue {
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

    /// A table with a heading.
    static var lines: [String] {
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
        return lines
    }
}

/// The forms of commands that print one table.
enum TextOrJSON: String, ExpressibleByArgument, CaseIterable { case text, json }

/// A text padded with spaces to a width.
func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
}
