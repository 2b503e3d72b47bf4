/// Writes, for each class of a file, the table that sets outlets and calls methods by their names.
///
/// A table is a class in an extension at the end of the file, where the private members of the class are at hand. It is
/// found by its name, which begins with the name of its class; for private and generic classes a protocol leads to it.
struct MemberTables {
    /// The classes of the package, for telling an extension of a class from that of a protocol.
    private let classes: [String: ScannedType]
    /// The number of tables of each type so far.
    private var counts: [String: Int] = [:]
    /// Members that occur more than once in a type, which a call by name could not tell apart.
    private let overloads: Set<String>

    /// - Parameter types: of all files of the module and of the modules that it imports.
    init(_ types: [ScannedType]) {
        var classes: [String: ScannedType] = [:]
        var seen: Set<String> = []
        var overloads: Set<String> = []
        for type in types {
            if !type.isExtension { classes[type.name] = type }
            for method in type.methods {
                let key = Self.key(type, method)
                if !seen.insert(key).inserted { overloads.insert(key) }
            }
        }
        self.classes = classes
        self.overloads = overloads
    }

    private static func key(_ type: ScannedType, _ method: ScannedType.Method) -> String {
        "\(type.name).\(method.name)(\(method.labels.map { $0 ?? "_" }.joined(separator: ":")))"
    }

    /// The code to append to a file; empty if its types have nothing that is known by name.
    /// - Parameter types: those of the file.
    mutating func code(for types: [ScannedType]) -> String {
        var merged: [ScannedType] = []
        for var type in types where isClass(type) {
            type.isMadePlainly = type.isMadePlainly || inheritsPlainInitializer(type)
            type.isNotMade = !type.isExtension && !type.isUnnameable && !type.isMadePlainly && !isMade(type)
            if type.isMadePlainly, !isOfUIKit(type) { type.isMadePlainly = false }
            if type.makesCells, !isOfUIKit(type) { type.makesCells = false }
            if type.isEmpty { continue }
            if let index = merged.firstIndex(where: { $0.path == type.path }) {
                merged[index].outlets += type.outlets
                merged[index].methods += type.methods
                merged[index].exchanged += type.exchanged
                if type.isMadePlainly { merged[index].isMadePlainly = true }
                if type.isNotMade { merged[index].isNotMade = true }
                if type.makesCells { merged[index].makesCells = true }
            } else {
                merged.append(type)
            }
        }
        let lines = merged.flatMap { table(of: $0) }
        return lines.isEmpty ? "" : "\nimport UIKit\n" + lines.joined(separator: "\n") + "\n"
    }

    /// What `draw` makes a class of UIKit's by, besides a frame.
    private static let makers: [String: [[String?]]] = [
        "UITableViewCell": [["style", "reuseIdentifier"]], "UITableViewHeaderFooterView": [["reuseIdentifier"]],
        "UITableView": [["frame", "style"]], "UICollectionView": [["frame", "collectionViewLayout"]],
        "UITextView": [["frame", "textContainer"]], "UIVisualEffectView": [["effect"]],
        "UIViewController": [["nibName", "bundle"], []],
        "UITableViewController": [["nibName", "bundle"], ["style"], []],
        "UICollectionViewController": [["nibName", "bundle"], ["collectionViewLayout"], []],
        "UINavigationController": [["nibName", "bundle"], []], "UITabBarController": [["nibName", "bundle"], []],
    ]

    /// Whether a class of views or controllers has an initialiser that `draw` may call. A class that declares initialisers
    /// has those alone; another one has its superclass's.
    private func isMade(_ type: ScannedType) -> Bool {
        let line = line(from: type)
        guard let last = line.firstIndex(where: { $0.superclass?.hasPrefix("UI") == true }),
            let above = line[last].superclass,
            let declared = line[...last].map(\.initializers).first(where: { !$0.isEmpty })
        else { return true }
        let makers = (Self.makers[above] ?? []) + [["frame"]]
        return declared.contains(where: makers.contains)
    }

    /// Whether a class without initialisers of its own has one without arguments from a superclass of the package.
    private func inheritsPlainInitializer(_ type: ScannedType) -> Bool {
        guard !type.isExtension, !type.isUnnameable else { return false }
        return line(from: type).first { $0.isMadePlainly || !$0.initializers.isEmpty }?.isMadePlainly == true
    }

    private func isClass(_ type: ScannedType) -> Bool {
        if !type.isExtension || classes[type.name] != nil { return true }
        // Classes of UIKit; its protocols have no members of Objective-C in extensions.
        return type.path.count == 1 && (type.name.hasPrefix("UI") || type.name == "NSObject")
    }

    /// Whether a class descends from one of UIKit, as far as the sources say.
    private func isOfUIKit(_ type: ScannedType) -> Bool {
        line(from: type).contains { $0.superclass?.hasPrefix("UI") == true }
    }

    /// A class and its superclasses in the package, the nearest first.
    private func line(from type: ScannedType) -> [ScannedType] {
        Array(sequence(first: type) { $0.superclass.flatMap { classes[$0] } }.prefix(64))
    }

    private mutating func table(of type: ScannedType) -> [String] {
        let index = counts[type.name, default: 0]
        counts[type.name] = index + 1
        var lines = ["extension \(type.name) {", "    final class UIKitMembers\(index): UIKit.MemberTable {"]
        if type.isMadePlainly { lines.append("        override class func make() -> AnyObject? { \(type.name)() }") }
        if type.makesCells {
            lines.append(
                "        override class func make(_ style: UIKit.UITableViewCell.CellStyle, _ name: String?) -> AnyObject? "
                    + "{ \(type.name)(style: style, reuseIdentifier: name) }")
        }
        if type.isNotMade { lines.append("        override class var isNotMade: Bool { true }") }
        if !type.outlets.isEmpty {
            lines += choosing(
                "set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool", of: type, by: "key",
                type.outlets.map { "            case \"\($0)\": value.set { object.`\($0)` = $0 }" })
        }
        let methods = type.methods.filter { !overloads.contains(Self.key(type, $0)) }
        if !methods.isEmpty {
            let names = Set(methods.flatMap { [$0.name, $0.objectiveCName] })
            lines.append("        override class var names: [String] { [\(Self.list(names))] }")
            lines += choosing(
                "call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool", of: type,
                by: "name",
                methods.flatMap { method in
                    let call = "object.`\(method.name)`(\(Self.arguments(method.labels)))"
                    return [
                        "            case \(Self.list([method.name, method.objectiveCName])):",
                        method.labels.isEmpty
                            ? "                _ = \(call)"
                            : "                do { _ = try \(call) } catch { return false }",
                    ]
                })
        }
        lines += exchange(of: type)
        let isHeld =
            (type.isUnnameable || classes[type.name]?.isUnnameable == true) && index == 0 && !inheritsTable(type)
        if isHeld, !type.exchanged.isEmpty {
            lines.append("        override class var owner: AnyClass? { \(type.name).self }")
        }
        lines += ["    }", "}"]
        if isHeld {
            lines.append(
                "extension \(type.name): UIKit.MemberHolding { public static var uikitMembers: UIKit.MemberTable.Type { UIKitMembers0.self } }"
            )
        }
        return lines
    }

    /// A function of a table that chooses by a name.
    private func choosing(_ head: String, of type: ScannedType, by name: String, _ cases: [String]) -> [String] {
        [
            "        override class func \(head) {",
            "            guard let object = object as? \(type.name) else { return false }",
            "            switch \(name) {",
        ] + cases + ["            default: return false", "            }", "            return true", "        }"]
    }

    private static func list(_ names: Set<String>) -> String {
        names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private static func arguments(_ labels: [String?]) -> String {
        labels.enumerated().map { "\($1.map { "\($0): " } ?? "")values.get(\($0))" }.joined(separator: ", ")
    }

    /// The methods of a class that can be exchanged.
    private func exchange(of type: ScannedType) -> [String] {
        guard !type.exchanged.isEmpty else { return [] }
        let names = type.exchanged.flatMap { method in
            Set([method.name, method.objectiveCName]).sorted().map { "\"\($0)\": \"\(method.name)\"" }
        }
        let cases = type.exchanged.map { method in
            let call = "object.\(ExchangedMethods.own(method.name, of: type.path))(\(Self.arguments(method.labels)))"
            return "            case \"\(method.name)\": return \(method.labels.isEmpty ? "" : "try ")\(call)"
        }
        return [
            "        override class var exchangeable: [String: String] { [\(names.joined(separator: ", "))] }",
            "        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {",
            "            guard let object = object as? \(type.name) else { return nil }", "            switch name {",
        ] + cases + ["            default: return nil", "            }", "        }"]
    }

    /// Whether a superclass in the package holds a table in the same way.
    private func inheritsTable(_ type: ScannedType) -> Bool {
        classes[type.name].map { line(from: $0).dropFirst().contains { $0.isUnnameable && !$0.isEmpty } } ?? false
    }
}
