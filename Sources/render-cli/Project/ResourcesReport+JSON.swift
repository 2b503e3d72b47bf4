import LayoutEngine
import LayoutRender
import Notation
import ProjectResources

extension ResourcesReport {
    var json: JSONValue {
        .object([
            .init("file", .string(displayName(file))),
            .init("ios", .string(release.release.version)), .init("iosFrom", .string(release.origin.rawValue)),
            .init("project", project),
            .init("images", .array(images.map(Self.json))),
            .init("colors", .array(colors.map(json))),
            .init("fonts", .array(fonts.map(Self.json))),
            .init("texts", .array(texts.map(Self.json))),
            .init("tables", .array(tables.map(Self.json))),
            .init("copies", .array(copies.map(Self.json))),
            .init("broken", .array(mistakes.map(Self.json))),
        ])
    }

    private var project: JSONValue {
        guard let project = surroundings.projects.last else { return .null }
        return .object([
            .init("root", .string(project.root.path)),
            .init("sign", .string(project.root.sign.rawValue)),
            .init("developmentLanguage", .optional(surroundings.developmentLanguage)),
            .init("languages", .strings(surroundings.knownLanguages)),
            .init("complete", .bool(!project.isTruncated)),
        ])
    }

    private static func json(_ image: ResolvedImage) -> JSONValue {
        .object([
            .init("name", .string(image.name)),
            .init("kind", .string(image.kind.rawValue)),
            .init("path", .optional(image.path)),
            .init("size", .orNull(image.size.map(pair))),
            .init("scale", .number(image.scale)),
            .init("vector", .bool(image.isVector)),
            .init("template", .bool(image.rendering == .template)),
            .init("others", .strings(image.others)),
            .init("reason", .optional(image.reason?.rawValue)),
            .init("notes", .strings(image.notes)),
        ])
    }

    private static func pair(_ size: Size) -> JSONValue { .array([.number(size.width), .number(size.height)]) }

    private func json(_ color: ResolvedColor) -> JSONValue {
        var system: String?
        if case .system(let name)? = color.value { system = name }
        let kind = color.path == lastComponent(file) ? "document" : "catalog"
        return .object([
            .init("name", .string(color.name)),
            .init("kind", .string(color.value == nil ? "missing" : kind)),
            .init("path", .optional(color.path)),
            .init("color", .orNull(color.value.flatMap(Self.components))),
            .init("dark", .orNull(color.dark.flatMap(Self.components))),
            .init("system", .optional(system)),
            .init("others", .strings(color.others)),
            .init("reason", .optional(color.reason?.rawValue)),
        ])
    }

    /// sRGB components and alpha; for a system colour UIKit's light variant.
    private static func components(_ value: ColorValue) -> JSONValue? {
        switch value {
        case .components(let red, let green, let blue, let alpha):
            return .array([red, green, blue, alpha].map { .number($0) })
        case .system(let name):
            guard let color = RGBA(systemColor: name, isDark: false) else { return nil }
            return .array([color.red, color.green, color.blue, color.alpha].map { .number(Double($0) / 255) })
        }
    }

    private static func json(_ font: ResolvedFont) -> JSONValue {
        .object([
            .init("name", .string(font.name)),
            .init("family", .optional(font.family)),
            .init("kind", .string(font.kind.rawValue)),
            .init("path", .optional(font.path)),
            .init("reason", .optional(font.reason?.rawValue)),
            .init("notes", .strings(font.notes)),
        ])
    }

    private static func json(_ label: MeasuredLabel) -> JSONValue {
        .object([
            .init("id", .string(label.id)), .init("font", .string(label.font)), .init("size", .number(label.size)),
            .init("intrinsic", pair(label.intrinsic)),
        ])
    }

    private static func json(_ copy: DocumentCopy) -> JSONValue {
        .object([.init("language", .string(copy.language)), .init("path", .string(copy.shownPath))])
    }

    private static func json(_ mistake: FileMistake) -> JSONValue {
        .object([
            .init("path", .string(mistake.file)), .init("line", .integer(mistake.line)),
            .init("message", .string(mistake.message)),
        ])
    }

    private static func json(_ used: UsedTable) -> JSONValue {
        .object([
            .init("language", .string(used.table.language)),
            .init("path", .string(used.table.path)),
            .init("keys", .integer(used.table.table.texts.count)),
            .init("used", .integer(used.used)),
            .init("pointNowhere", .integer(used.pointless)),
            .init("untranslated", .integer(used.untranslated.count)),
            .init(
                "problems",
                .array(
                    used.table.table.problems.map {
                        .object([.init("line", .integer($0.line)), .init("message", .string($0.message))])
                    })),
        ])
    }
}
