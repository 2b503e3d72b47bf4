import LayoutRender

/// A table of facts as text: what tests check and pages print.
package struct FactLines: Sendable {
    /// One row as text.
    package struct Line: Sendable {
        /// The place of the release among the columns, from 0.
        package let column: Int
        /// The release's name.
        package let since: String
        package let value: String
        package let evidence: Evidence
    }

    package let name: String
    package let lines: [Line]

    /// The tables as text, in their order.
    package static func of<Column: CaseIterable & Comparable & CustomStringConvertible, each Value>(
        _ tables: repeat FactTable<Column, each Value>
    ) -> [FactLines] {
        var all: [FactLines] = []
        repeat all.append(FactLines(each tables))
        return all
    }

    private init<Column: CaseIterable & Comparable & CustomStringConvertible, Value>(_ table: FactTable<Column, Value>)
    {
        let columns = Array(Column.allCases)
        name = table.name
        lines = table.rows.map { row in
            Line(
                column: columns.firstIndex(of: row.first) ?? -1, since: row.first.description,
                value: Self.text(row.value), evidence: row.evidence)
        }
    }

    /// A value as short as a cell of a page's table.
    static func text(_ value: Any) -> String {
        switch value {
        case let value as Double: value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
        case let value as Bool: value ? "yes" : "no"
        case let value as Release: value.description
        case let value as Size: "\(text(value.width)) x \(text(value.height))"
        case let value as EdgeInsets:
            [value.top, value.left, value.bottom, value.right].map(text).joined(separator: ", ")
        case let value as Corners: if case .points(let radius) = value { text(radius) } else { "capsule" }
        case let value as Color: text(of: value)
        case let value as Font: "\(value.textStyle?.rawValue ?? text(value.size)) \(value.weight.rawValue)"
        case let value as Font.Weight: value.rawValue
        case let value as EdgeTones:
            value.tones.isEmpty
                ? "none"
                : value.tones.map { "\(text($0.opacity * 100)) % at \(text($0.distance))" }.joined(separator: ", ")
        case let value as SystemFontRelease:
            switch value {
            case .twoFontsPlainIdeographs: "Text and Display, ideographs without tracking"
            case .twoFonts: "Text and Display"
            case .variable: "one font with optical sizes"
            }
        default: "none"
        }
    }

    private static func text(of color: Color) -> String {
        switch color {
        case .named(let name): return name
        case .rgba(let red, let green, let blue, let alpha):
            let channels = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
            return alpha == 1 ? channels : "\(channels) at \(Int((alpha * 100).rounded())) %"
        case .dynamic(let light, let dark):
            return text(of: light) + (dark.map { ", dark \(text(of: $0))" } ?? "")
        }
    }
}

extension Evidence {
    /// As a cell of a page's table: `recorded, 9 of 9`.
    package var text: String {
        switch self {
        case .recorded(let count, let all): "recorded, \(count) of \(all)"
        case .measured(let source): "measured: \(source)"
        case .documented(let source): "documented: \(source)"
        case .inferred(let question): "inferred: \(question)"
        }
    }
}
