/// A source file as the compiler for Linux takes it, with the tables of its members.
public struct PreparedSource: Sendable {
    public let text: String
    /// How often each rule was used.
    public let changes: [SourceRewriter.Rule: Int]

    /// Prepares the files of one module.
    /// - Parameters:
    ///   - originals: the texts of the files.
    ///   - others: the types of the modules that this one imports.
    ///   - texts: the files of those modules.
    ///   - isOfViews: whether the module has to do with UIKit.
    public static func prepare(
        _ originals: [String], importing others: [ScannedType] = [], texts: [String] = [], isOfViews: Bool = true
    ) -> [PreparedSource] {
        let managed = isOfViews ? ManagedMembers.edit.results(for: originals) : originals.map { (text: $0, count: 0) }
        let plain = isOfViews ? UndrawnBodies.empty.results(for: managed.map(\.text)) : managed
        let sources = plain.map(\.text)
        var types = MemberScanner.types(in: sources)
        var tables = MemberTables(types.flatMap { $0 } + others)
        let moved = isOfViews ? MovedMembers.move(sources) : sources.map { (text: $0, count: 0) }
        let extended = isOfViews ? OverriddenExtensions(moved.map(\.text), beside: texts) : nil
        let informal = isOfViews ? InformalMembers(moved.map(\.text), beside: texts) : nil
        let shared = moved.map { file in
            let own = informal?.edit(file.text) ?? (text: file.text, code: "", count: 0)
            let other = extended?.edit(own.text) ?? (text: own.text, code: "", count: 0)
            return (text: other.text, code: own.code + other.code, count: own.count + other.count)
        }
        let unreached =
            isOfViews ? UnreachedOverrides.edit(shared.map(\.text)) : shared.map { (text: $0.text, count: 0) }
        let swapped = Self.exchange(unreached.map(\.text), &types, others, isOfViews: isOfViews)
        let dynamic = isOfViews ? DynamicMembers.edit(swapped, beside: texts) : swapped.map { (text: $0, count: 0) }
        let asking = dynamic.map(\.text)
        let requirements = OptionalRequirements(asking, importing: texts)
        let methods = requirements.methods.union(isOfViews ? OptionalMethods.names : [])
        let asked = methods.subtracting(OptionalMethods.properties(named: methods, in: sources))
        let edited = requirements.edit(asking)
        let written = SourceRewriter.rewrite(
            edited.map(\.text), isOfViews: isOfViews, optionalMethods: asked, beside: texts)
        let added = isOfViews ? MembersOfTests.code(for: sources) : nil
        return sources.indices.map { index in
            var (text, changes) = written[index]
            let movedCount = moved[index].count + shared[index].count
            if managed[index].count > 0 { changes[.managedMember] = managed[index].count }
            if plain[index].count > 0 { changes[.undrawnBody] = plain[index].count }
            if movedCount > 0 { changes[.movedMember] = movedCount }
            if unreached[index].count > 0 { changes[.unreachedOverride] = unreached[index].count }
            if dynamic[index].count > 0 { changes[.dynamicMember] = dynamic[index].count }
            let exchanges = types[index].reduce(0) { $0 + $1.exchanged.count }
            if exchanges > 0 { changes[.exchangedMethod] = exchanges }
            if edited[index].count > 0 { changes[.optionalRequirement] = edited[index].count }
            text += edited[index].code + shared[index].code
            if let added, index == added.file { text += added.code }
            // Only UIKit calls by name.
            let code = isOfViews ? tables.code(for: types[index]) : ""
            if !code.isEmpty {
                text += code
                changes[.memberTable] = 1
            }
            return PreparedSource(text: text, changes: changes)
        }
    }

    /// The files with methods that can be exchanged, which their types get too.
    private static func exchange(
        _ sources: [String], _ types: inout [[ScannedType]], _ others: [ScannedType], isOfViews: Bool
    ) -> [String] {
        guard isOfViews else { return sources }
        let classes = (types.joined() + others).filter { !$0.isExtension }.map(\.name)
        let exchanged = ExchangedMethods.prepare(sources, classes: Set(classes))
        for (file, result) in exchanged.enumerated() {
            for found in result.found {
                guard let index = types[file].firstIndex(where: { $0.path == found.path }) else { continue }
                types[file][index].exchanged.append(found.method)
            }
        }
        return exchanged.map(\.text)
    }
}
