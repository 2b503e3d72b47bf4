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
            guard member.canBeAsked else { return nil }
            self.owner = owner
            name = member.name
            labels = member.labels?.map { $0 ?? "_" }
        }

        var flatOwner: String { owner.split(separator: ".").joined(separator: "_") }
        var override: String { "\(OverriddenExtensions.prefix)\(flatOwner)_\(name)" }
        var moved: String { "\(MovedMembers.prefix)\(flatOwner)_\(name)" }
        var proto: String { (["UIKitOverride", flatOwner, name] + (labels ?? [])).joined(separator: "_") }
    }

    private let superclasses: [String: String]
    private let own: Set<[String]>
    /// The members of extensions, by their first names.
    private var slots: [String: Set<Slot>] = [:]
    /// Classes that override a slot.
    private var overriders: [Slot: Set<String>] = [:]

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - texts: those of the modules beside it.
    init(_ sources: [String], beside texts: [String]) {
        let module = DeclarationScanner.scan(sources)
        let others = DeclarationScanner.scan(texts)
        superclasses = DeclarationScanner.superclasses(in: module + others)
        own = Set(module.flatMap(\.classes).map(\.path))
        // What an extension has for a class of its own module, that class has itself.
        let members = [module, others].flatMap { files in
            let home = Set(files.flatMap(\.classes).map(\.path))
            return files.flatMap(\.members).filter { !$0.isInExtension || !home.contains($0.owner) }
        }
        // 1 what extensions give classes
        let overridden = Set(members.lazy.filter(\.isOverride).map(\.name))
        for member in members where member.isInExtension && !member.isOverride && !member.said.isHidden {
            guard overridden.contains(member.name), let slot = Slot(member, owner: member.type) else { continue }
            slots[member.name, default: []].insert(slot)
        }
        guard !slots.isEmpty else { return }
        // 2 who overrides it, and who does so in an extension
        var overriding: [Slot: Set<String>] = [:]
        for member in members where member.isOverride {
            guard let slot = slot(of: member) else { continue }
            overriders[slot, default: []].insert(member.type)
            if member.isInExtension { overriding[slot, default: []].insert(member.type) }
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

    private func slot(of member: DeclarationScanner.Member) -> Slot? {
        guard let known = slots[member.name] else { return nil }
        return above(member.type).lazy.compactMap { Slot(member, owner: $0) }.first(where: known.contains)
    }

    /// - Returns: a file of the module, the code to append to it, and how many members have changed.
    func edit(_ source: String) -> EditedSource {
        guard !overriders.isEmpty else { return EditedSource(text: source) }
        var edits: [(range: Range<Int>, text: String)] = []
        var code = ""
        var count = 0
        for member in DeclarationScanner.scan([source])[0].members {
            let type = member.type
            if member.isInExtension, !member.isOverride, !own.contains(member.owner),
                let slot = Slot(member, owner: type), overriders[slot] != nil
            {
                edits.append((member.start..<member.start, Self.asking(member, slot) + "; "))
                edits.append((member.nameRange, slot.moved))
                edits += member.open.map { ($0, "public") }
                code += Self.declaration(of: slot, member)
                count += 1
            } else if member.isOverride, let slot = slot(of: member),
                let overriders = overriders[slot], overriders.contains(type)
            {
                let isFirst = !above(type).contains(where: overriders.contains)
                // No extension overrides what another one says.
                guard isFirst || !member.isInExtension else { continue }
                edits.append((member.nameRange, slot.override))
                if isFirst { edits += member.overrides.map(\.blanked) }
                let target = isFirst ? slot.moved : slot.override
                edits += member.said.cursor.superCalls(of: member.name, in: member.body).map { ($0, target) }
                if isFirst { code += "extension \(type): \(slot.proto) {}\n" }
                count += 1
            }
        }
        return EditedSource(text: source.edited(edits), count: count, code: count > 0 ? "\n" + code : "")
    }

    // MARK: What is written

    /// The member that asks first.
    private static func asking(_ part: DeclarationScanner.Member, _ slot: Slot) -> String {
        let head = part.publicHead
        guard let arguments = part.arguments else {
            let getter =
                "get { if let object = self as? any \(slot.proto) { return object.\(slot.override) }; return \(slot.moved) }"
            let setter =
                " set { if let object = self as? any \(slot.proto) { object.\(slot.override) = newValue } else { \(slot.moved) = newValue } }"
            return "\(head) { \(getter)\(part.isSettable ? setter : "") }"
        }
        let call = "(\(arguments.joined(separator: ", ")))"
        return
            "\(head) { if let object = self as? any \(slot.proto) { return \(part.waits)object.\(slot.override)\(call) }; return \(part.waits)\(slot.moved)\(call) }"
    }

    /// The protocol of those that override the member.
    private static func declaration(of slot: Slot, _ part: DeclarationScanner.Member) -> String {
        let isolation = slot.owner == "NSObject" ? "" : "@preconcurrency @MainActor "
        let access = part.isPublic ? "public " : ""
        let member =
            part.arguments == nil
            ? "var \(slot.override)\(part.signature) { get\(part.isSettable ? " set" : "") }"
            : "func \(slot.override)\(part.signature)"
        return "\(isolation)\(access)protocol \(slot.proto): AnyObject { \(member) }\n"
    }
}
