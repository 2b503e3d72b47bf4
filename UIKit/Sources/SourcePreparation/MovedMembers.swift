/// Lets members of extensions be overridden, which only Objective-C allows.
///
/// A class of the module gets a member of its own that calls the extension's, which has another name from then on:
/// for a member of an extension that overrides one of the superclass, and for one that a subclass overrides. Every
/// line stays where it is, and what is private to a file stays within reach.
struct MovedMembers {
    /// What a member of an extension is called once the class has its name.
    static let prefix = "uikit_moved_"

    private static let ofEveryObject: Set<String> = ["debugDescription", "description", "hash", "isEqual"]

    /// - Parameter sources: the files of one module.
    /// - Returns: the files, each with the number of its members that were moved.
    static func move(_ sources: [String]) -> [EditedSource] {
        // 1 the classes and members of all files
        let found = DeclarationScanner.scan(sources)
        guard found.contains(where: { $0.members.contains { $0.isOverride || ($0.isInExtension && $0.isOpen) } }) else {
            return sources.map { EditedSource(text: $0) }
        }
        var classes: [[String]: (file: Int, type: SourceDeclarations.TypeEntry)] = [:]
        var doubled: Set<[String]> = []
        for (file, (path, type)) in found.enumerated().flatMap({ file, all in all.classes.map { (file, $0) } })
        where classes.updateValue((file, type), forKey: path) != nil { doubled.insert(path) }
        // 2 who overrides what
        var overridden: [String: Set<[String]>] = [:]
        for member in found.flatMap(\.members) where member.isOverride {
            overridden[member.name, default: []].insert(member.owner)
        }
        func isAbove(_ owner: [String], _ below: [String]) -> Bool {
            sequence(first: below) { classes[$0]?.type.superclass?.split(separator: ".").map(String.init) }
                .dropFirst().prefix(32).contains(owner)
        }
        // 3 the members that move; one that a class above has by the same name gets its class's name too
        var moved: [(file: Int, member: DeclarationScanner.Member)] = []
        for (file, declarations) in found.enumerated() {
            for member in declarations.members
            where member.isInExtension && !member.said.isHidden && !doubled.contains(member.owner) {
                guard classes[member.owner] != nil,
                    member.isOverride || member.isOpen
                        || overridden[member.name]?.contains(where: { isAbove(member.owner, $0) }) == true
                else { continue }
                moved.append((file, member))
            }
        }
        let owners = Dictionary(grouping: moved.map(\.member), by: \.name).mapValues { Set($0.map(\.owner)) }
        // 4 the edits of each file
        var edits: [[(range: Range<Int>, text: String)]] = sources.map { _ in [] }
        var counts = sources.map { _ in 0 }
        for (file, member) in moved {
            guard let (home, type) = classes[member.owner] else { continue }
            let isShared = owners[member.name]?.contains { isAbove($0, member.owner) } == true
            let prefix = Self.prefix + (isShared ? member.owner.joined(separator: "_") + "_" : "")
            func named(_ text: String) -> String { text.replacing(Self.prefix, with: prefix) }
            let inside = type.head.brace + 1
            edits[home].append((inside..<inside, " " + named(member.forwarder) + ";"))
            let observers = member.observers.map { ($0.range, named($0.text)) }
            edits[file] += observers.isEmpty ? [(member.nameRange, prefix + member.name)] : observers
            edits[file] += member.blanked.map(\.blanked)
            // What overrides a member of every object belongs to no actor, whatever its class belongs to.
            if member.isOverride, type.superclass == "NSObject", ofEveryObject.contains(member.name) {
                edits[file][edits[file].count - member.blanked.count].text = "nonisolated"
            }
            counts[file] += 1
        }
        // Members of one class stand at one place, in the order of the source.
        return sources.indices.map { EditedSource(text: sources[$0].edited(edits[$0]), count: counts[$0]) }
    }
}
