import LayoutEngine
import Notation
import ProjectResources

extension ResourcesReport {
    /// One line per name, then the tables; a missing resource with its reason.
    var lines: [String] {
        var lines = [escapedForDisplay(displayName(file), limit: 4_096)]
        if let project = surroundings.projects.last {
            lines.append("  project \(escapedForDisplay(project.root.path, limit: 4_096))")
            if project.isScanned, project.isTruncated { lines.append("  the scan met a limit: names may be missing") }
        } else {
            lines.append("  no project")
        }
        lines.append("  " + release.words)
        lines += images.flatMap { line("image", $0.name, Self.words($0), others: $0.others, notes: $0.notes) }
        lines += colors.flatMap { line("color", $0.name, Self.words($0), others: $0.others, notes: []) }
        lines += fonts.flatMap { line("font", $0.name, Self.words($0), others: [], notes: $0.notes) }
        for used in tables {
            let table = used.table
            lines.append(
                "  table \(escapedForDisplay(table.language)): \(used.used) of \(countText(table.table.texts.count, "key")), "
                    + escapedForDisplay(table.path, limit: 4_096))
            if used.pointless > 0 {
                lines.append(
                    used.pointless == 1 ? "    1 key points nowhere" : "    \(used.pointless) keys point nowhere")
            }
            if !used.untranslated.isEmpty {
                let keys = Folded.list(used.untranslated.map { escapedForDisplay($0) })
                lines.append("    without a translation: \(keys)")
            }
            lines += table.table.problems.map { "    line \($0.line): \($0.message)" }
        }
        for copy in copies {
            lines.append(
                "  copy \(escapedForDisplay(copy.language)): " + escapedForDisplay(copy.shownPath, limit: 4_096))
        }
        lines += mistakes.map {
            "  broken \(escapedForDisplay($0.file, limit: 4_096)), line \($0.line): \($0.message)"
        }
        return lines
    }

    private func line(
        _ kind: String, _ name: String, _ words: String, others: [String], notes: [String]
    ) -> [String] {
        var lines = ["  \(kind) \(escapedForDisplay(name)): \(words)"]
        if !others.isEmpty {
            let shown = others.prefix(5).map { escapedForDisplay($0, limit: 4_096) }.joined(separator: ", ")
            lines.append("    also \(shown)" + (others.count > 5 ? " and \(others.count - 5) more" : ""))
        }
        return lines + notes.map { "    \(escapedForDisplay($0, limit: 4_096))" }
    }

    private static func words(_ image: ResolvedImage) -> String {
        switch image.kind {
        case .inline: return "inside the file"
        case .system: return "a symbol of the system"
        case .missing: return words(image.reason)
        case .catalog, .loose, .symbol:
            var words = escapedForDisplay(image.path ?? "", limit: 4_096)
            if let size = image.size {
                words += ", \(PlainNumber.text(size.width)) x \(PlainNumber.text(size.height))"
            }
            if !image.isVector { words += " at \(PlainNumber.text(image.scale))x" }
            if image.rendering == .template { words += ", template" }
            return words
        }
    }

    private static func words(_ color: ResolvedColor) -> String {
        guard let value = color.value else { return words(color.reason) }
        let path = escapedForDisplay(color.path ?? "", limit: 4_096)
        return path + ", " + words(value) + (color.dark.map { ", dark " + words($0) } ?? "")
    }

    private static func words(_ value: ColorValue) -> String {
        switch value {
        case .system(let name): return escapedForDisplay(name)
        case .components(let red, let green, let blue, let alpha):
            return "(" + [red, green, blue, alpha].map(PlainNumber.text).joined(separator: ", ") + ")"
        }
    }

    private static func words(_ font: ResolvedFont) -> String {
        switch font.kind {
        case .system: "comes with iOS; another font stands in"
        case .missing: words(font.reason)
        case .project: escapedForDisplay(font.path ?? "", limit: 4_096)
        case .bundled: "not in the project; " + escapedForDisplay(font.path ?? "", limit: 4_096) + " stands in"
        }
    }

    private static func words(_ reason: MissingReason?) -> String {
        switch reason {
        case .emptySlot: "missing: the set is empty"
        case .fileMissing: "missing: the set names files that are not there"
        case .unreadable: "missing: the file cannot be read"
        case .noSuchName, nil: "missing: nothing in the project has this name"
        }
    }
}
