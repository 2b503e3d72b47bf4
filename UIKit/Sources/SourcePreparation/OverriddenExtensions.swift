/// Lets a subclass, or the extension of one, override what an extension gives a class of another module, which only Objective-C
/// allows.
///
/// The extension's member asks whether the object overrides it, by a protocol of its own, and goes on with what the source
/// says. The subclass has the member under a name that the protocol knows, and calls the extension's by `super`. Every line
/// stays where it is.
struct OverriddenExtensions {
    /// What the subclass's member is called; the extended class follows, then the member.
    private static let prefix = "uikit_override_"

    /// A member of an extension that a subclass overrides.
    private struct Slot: Hashable {
        var owner: String
        var name: String
        /// The parameters' labels; nil for a property.
        var labels: [String]?

        init?(_ member: DeclarationScanner.Member, owner: String) {
            guard let part = member.part else { return nil }
            self.owner = owner
            name = member.name
            labels = part.labels?.map { $0 ?? "_" }
        }

        var flatOwner: String { owner.split(separator: ".").joined(separator: "_") }
        var override: String { "\(OverriddenExtensions.prefix)\(flatOwner)_\(name)" }
        var moved: String { "\(MovedMembers.prefix)\(flatOwner)_\(name)" }
        var proto: String { (["UIKitOverride", flatOwner, name] + (labels ?? [])).joined(separator: "_") }
    }

    private let superclasses: [String: String]
    private let own: Set<String>
    /// The members of extensions, by their first names.
    private var slots: [String: Set<Slot>] = [:]
    /// Classes that override a slot.
    private var overriders: [Slot: Set<String>] = [:]
    /// Those of them that do so in an extension.
    private var overriding: [Slot: Set<String>] = [:]

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - texts: those of the modules beside it.
    init(_ sources: [String], beside texts: [String]) {
        let module = DeclarationScanner.scan(sources)
        let others = DeclarationScanner.scan(texts)
        var superclasses: [String: String] = [:]
        var homes: [String: Set<Int>] = [:]
        for (index, declarations) in (module + others).enumerated() {
            for type in declarations.classes {
                superclasses[type.path.joined(separator: ".")] = type.superclass
                homes[type.path.joined(separator: "."), default: []].insert(index < module.count ? 0 : 1)
            }
        }
        self.superclasses = superclasses
        own = Set(module.flatMap { $0.classes.map { $0.path.joined(separator: ".") } })
        let members = (module + others).flatMap(\.members)
        // 1 what extensions give classes, which a class of their own module has itself
        let overridden = Set(members.lazy.filter(\.isOverride).map(\.name))
        for (index, declarations) in (module + others).enumerated() {
            let side = index < module.count ? 0 : 1
            for member in declarations.members
            where member.isInExtension && !member.isOverride && !member.isOfFile && overridden.contains(member.name) {
                let owner = member.owner.joined(separator: ".")
                guard homes[owner]?.contains(side) != true, let slot = Slot(member, owner: owner) else { continue }
                slots[member.name, default: []].insert(slot)
            }
        }
        guard !slots.isEmpty else { return }
        // 2 who overrides it
        for (index, declarations) in (module + others).enumerated() {
            let side = index < module.count ? 0 : 1
            for member in declarations.members where member.isOverride {
                let type = member.owner.joined(separator: ".")
                // What an extension overrides for a class of its own module, that class has itself.
                guard !member.isInExtension || homes[type]?.contains(side) != true else { continue }
                guard let slot = slot(of: member, in: type) else { continue }
                overriders[slot, default: []].insert(type)
                if member.isInExtension { overriding[slot, default: []].insert(type) }
            }
        }
        // No class overrides what an extension has overridden.
        for (slot, types) in overriding {
            for type in types where overriders[slot]?.contains(where: { above($0).contains(type) }) == true {
                overriders[slot]?.remove(type)
            }
        }
    }

    /// The superclasses of a class, the nearest first.
    private func above(_ type: String) -> ArraySlice<String> {
        UIKitAncestry.line(from: type, superclasses).dropFirst()
    }

    private func slot(of member: DeclarationScanner.Member, in type: String) -> Slot? {
        guard let known = slots[member.name] else { return nil }
        for owner in above(type) {
            if let slot = Slot(member, owner: owner), known.contains(slot) { return slot }
        }
        return nil
    }

    /// - Returns: a file of the module, the code to append to it, and how many members have changed.
    func edit(_ source: String) -> (text: String, code: String, count: Int) {
        guard !overriders.isEmpty else { return (source, "", 0) }
        var edits: [(range: Range<Int>, text: String)] = []
        var code = ""
        var count = 0
        for member in DeclarationScanner.scan([source])[0].members {
            guard let part = member.part else { continue }
            let type = member.owner.joined(separator: ".")
            if member.isInExtension, !member.isOverride, !own.contains(type), let slot = Slot(member, owner: type),
                overriders[slot] != nil
            {
                edits.append((part.start..<part.start, Self.asking(part, slot) + "; "))
                edits.append((member.nameRange, slot.moved))
                for range in part.open { edits.append((range, "public")) }
                code += Self.declaration(of: slot, part)
                count += 1
            } else if member.isOverride, let slot = slot(of: member, in: type),
                let overriders = overriders[slot], overriders.contains(type)
            {
                let isFirst = !above(type).contains(where: overriders.contains)
                // No extension overrides what another one says.
                guard isFirst || !member.isInExtension else { continue }
                edits.append((member.nameRange, slot.override))
                for range in part.overrides where isFirst {
                    edits.append((range, String(repeating: " ", count: range.count)))
                }
                let target = isFirst ? slot.moved : slot.override
                edits += SourceCursor(source).superCalls(of: member.name, in: part.body).map { ($0, target) }
                if isFirst { code += "extension \(type): \(slot.proto) {}\n" }
                count += 1
            }
        }
        guard count > 0 else { return (source, "", 0) }
        return (source.edited(edits), "\n" + code, count)
    }

    // MARK: What is written

    /// The member that asks first.
    private static func asking(_ part: DeclarationScanner.Part, _ slot: Slot) -> String {
        let head = part.publicHead
        guard let arguments = part.arguments else {
            let getter =
                "get { if let object = self as? any \(slot.proto) { return object.\(slot.override) }; return \(slot.moved) }"
            let setter =
                " set { if let object = self as? any \(slot.proto) { object.\(slot.override) = newValue } else { \(slot.moved) = newValue } }"
            return "\(head){ \(getter)\(part.isSettable ? setter : "") }"
        }
        let call = "(\(arguments.joined(separator: ", ")))"
        return
            "\(head){ if let object = self as? any \(slot.proto) { return \(part.waits)object.\(slot.override)\(call) }; return \(part.waits)\(slot.moved)\(call) }"
    }

    /// The protocol of those that override the member.
    private static func declaration(of slot: Slot, _ part: DeclarationScanner.Part) -> String {
        let isolation = slot.owner == "NSObject" ? "" : "@preconcurrency @MainActor "
        let access = part.isPublic ? "public " : ""
        let member =
            part.arguments == nil
            ? "var \(slot.override)\(part.type) { get\(part.isSettable ? " set" : "") }"
            : "func \(slot.override)\(part.type)"
        return "\(isolation)\(access)protocol \(slot.proto): AnyObject { \(member) }\n"
    }
}
