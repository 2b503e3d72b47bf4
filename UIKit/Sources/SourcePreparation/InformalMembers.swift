/// Methods that Objective-C gives every object, and that classes override below classes that have none of them here:
/// `awakeFromNib` of a class below `NSObject`, `responds(to:)` of any.
///
/// The first class from the top that overrides such a method declares it instead, and states the protocol by which UIKit asks for
/// it; what it calls by `super` is a function that does what an object without the method does. Every line stays where it is.
struct InformalMembers {
    private struct Slot {
        var labels: [String]
        /// The protocol of UIKit's; nil for a method that UIKit never calls.
        var asked: String?
        /// What `super` of the topmost class does.
        var plain: String
        var isOfMain = false
        /// The classes of UIKit that have the method.
        var owners: Set<String>
    }

    private static let slots: [String: Slot] = [
        "awakeFromNib": Slot(
            labels: [], asked: "UIKit.UIKitAwaking", plain: "uikitAwakeFromNib", isOfMain: true,
            owners: ["UIView", "UIViewController"]),
        "prepareForInterfaceBuilder": Slot(
            labels: [], plain: "uikitAwakeFromNib", isOfMain: true, owners: ["UIView"]),
        "observeValue": Slot(
            labels: ["forKeyPath", "of", "change", "context"], asked: "UIKit.UIKitObserving",
            plain: "uikitObserveValue", owners: ["UIResponder"]),
        "responds": Slot(labels: ["to"], asked: "UIKit.UIKitResponding", plain: "uikitResponds", owners: []),
        "forwardingTarget": Slot(
            labels: ["for"], asked: "UIKit.UIKitForwarding", plain: "uikitForwardingTarget", owners: []),
    ]

    private var superclasses: [String: String] = [:]
    /// The classes that override a method of each name.
    private var overriders: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - texts: those of the modules beside it.
    init(_ sources: [String], beside texts: [String]) {
        let names = Self.slots.keys
        guard sources.contains(where: { source in names.contains { source.hasBytes(of: $0) } }) else { return }
        let declarations = DeclarationScanner.scan(sources + texts)
        for (type, stated) in DeclarationScanner.superclasses(in: declarations) {
            let prefix = "Foundation."
            superclasses[type] = stated.hasPrefix(prefix) ? String(stated.dropFirst(prefix.count)) : stated
        }
        for member in declarations.flatMap(\.members) where member.isOverride && Self.slots[member.name] != nil {
            overriders[member.name, default: []].insert(member.type)
        }
    }

    /// The superclasses of a class up to `NSObject`, the nearest first; nil where the sources do not say them all.
    private func above(_ type: String) -> ArraySlice<String>? {
        let line = UIKitAncestry.line(from: type, superclasses)
        return line.firstIndex(of: "NSObject").map { line[...$0].dropFirst() }
    }

    private func slot(of member: DeclarationScanner.Member) -> Slot? {
        guard member.isOverride, !member.isInExtension, let slot = Self.slots[member.name], member.canBeAsked,
            let above = above(member.type),
            !above.contains(where: { overriders[member.name]?.contains($0) == true })
        else { return nil }
        let labels = member.labels?.map { $0 ?? "_" }
        return slot.labels == labels && slot.owners.isDisjoint(with: above) ? slot : nil
    }

    /// The method as UIKit asks for it, where a class states its selector without a mark of what may be missing.
    private static func bridge(_ name: String, _ head: String) -> String {
        guard ["responds", "forwardingTarget"].contains(name), !head.hasBytes(of: "Selector!"),
            !head.hasBytes(of: "Selector?")
        else { return "" }
        let (label, result, nothing) = name == "responds" ? ("to", "Bool", "false") : ("for", "Any?", "nil")
        return """
             public func \(name)(\(label) asked: Selector!) -> \(result) {
                if let asked { return \(name)(\(label): asked as Selector) }; return \(nothing) }
            """.replacingOccurrences(of: "\n", with: " ")
    }

    /// - Returns: a file of the module, the code to append to it, and how many members have changed.
    func edit(_ source: String) -> EditedSource {
        guard !overriders.isEmpty else { return EditedSource(text: source) }
        var edits: [(range: Range<Int>, text: String)] = []
        var (code, count) = ("", 0)
        for member in DeclarationScanner.scan([source])[0].members {
            guard let slot = slot(of: member) else { continue }
            let cursor = member.said.cursor
            let head = String(decoding: cursor.text[member.start..<member.body.lowerBound], as: UTF8.self)
            if slot.isOfMain, !head.hasBytes(of: "@MainActor"), !head.hasBytes(of: "nonisolated") {
                edits.append((member.start..<member.start, "@MainActor "))
            }
            edits += member.overrides.map(\.blanked)
            edits += cursor.superCalls(of: member.name, in: member.body).map { ($0, slot.plain) }
            if let asked = slot.asked {
                let body = Self.bridge(member.name, head)
                code += "extension \(member.type): @preconcurrency \(asked) {\(body)}\n"
            }
            count += 1
        }
        return EditedSource(text: source.edited(edits), count: count, code: code.isEmpty ? "" : "\n" + code)
    }
}

extension SourceCursor {
    /// The places of a name behind `super.`.
    func superCalls(of name: String, in body: Range<Int>) -> [Range<Int>] {
        var cursor = self
        cursor.place = body.lowerBound
        var places: [Range<Int>] = []
        while let word = cursor.nextName(), cursor.place < body.upperBound {
            guard word == "super", cursor.has(".") else { continue }
            cursor.place += 1
            let begin = cursor.place
            if cursor.readName() == name { places.append(begin..<cursor.place) }
        }
        return places
    }
}
