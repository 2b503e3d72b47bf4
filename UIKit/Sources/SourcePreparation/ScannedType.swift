/// What Objective-C would know by name of a type: outlets that can be set and methods that can be called.
public struct ScannedType: Equatable, Sendable {
    public struct Method: Equatable, Sendable {
        /// Without parameters: `tap`.
        public var name: String
        /// The parameters' labels; nil for `_`.
        public var labels: [String?]
        /// The name of Objective-C if the source states one: `didTap:`.
        public var objectiveC: String?
    }

    /// Names from the outermost type in: `Outer`, `Inner`.
    public var path: [String]
    public var isExtension: Bool
    /// A private or generic type, which nothing finds by its name.
    public var isUnnameable = false
    /// The first type behind the colon, for classes.
    public var superclass: String?
    public var outlets: [String] = []
    public var methods: [Method] = []
    /// Methods that have a second part, which nothing exchanges.
    public var exchanged: [Method] = []
    /// Whether the class is made by `init()`, and not by `init(frame:)`.
    public var isMadePlainly = false
    /// The labels of the initialisers that the class declares, besides convenience ones that override nothing.
    public var initializers: [[String?]] = []
    /// Whether no initialiser is left that wants a frame, a style or nothing.
    public var isNotMade = false

    /// Whether the class has an initialiser of cells that overrides none: it hides a convenience one of a superclass.
    public var makesCells = false

    public var name: String { path.joined(separator: ".") }
    public var isEmpty: Bool {
        outlets.isEmpty && methods.isEmpty && exchanged.isEmpty && !isMadePlainly && !isNotMade && !makesCells
    }
}

extension ScannedType.Method {
    /// - Returns: nil for a method that no call by name can fill.
    init?(_ said: Declaration) {
        guard let labels = said.parameterList?.labelsOfCalls else { return nil }
        self.init(name: said.name, labels: labels)
        // `@objc(name:)`
        let stated = said.words.ranges(of: "@objc").first.map { said.cursor.text[$0].dropFirst("@objc(".count) }
        if let stated, !stated.isEmpty { objectiveC = String(decoding: stated.dropLast(), as: UTF8.self) }
    }

    /// The name that a nib knows a method by: `tap(_:)` is `tap:`, `tap(sender:)` `tapWithSender:`.
    public var objectiveCName: String {
        if let stated = objectiveC { return stated }
        var name = self.name
        for (index, label) in labels.enumerated() {
            let word = label ?? ""
            let isJoined = label == nil || Self.prepositions.contains(String(word.prefix { $0.isLowercase }))
            let capital = (isJoined ? "" : "With") + word.prefix(1).uppercased() + word.dropFirst()
            name += (index > 0 ? word : capital) + ":"
        }
        return name
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
