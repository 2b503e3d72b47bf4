import SwiftSyntax

@testable import SourcePreparation

/// What is compared of a type.
struct ReadType: Equatable {
    var path: String
    var isExtension: Bool
    var superclass: String?
    var outlets: [String] = []
    /// With labels: `tap(_:)`.
    var methods: [String] = []
    /// The labels alone: `frame:`.
    var initializers: [String] = []

    init(path: String, isExtension: Bool, superclass: String?) {
        (self.path, self.isExtension, self.superclass) = (path, isExtension, superclass)
    }

    init(_ type: ScannedType) {
        self.init(path: type.name, isExtension: type.isExtension, superclass: type.superclass)
        outlets = type.outlets
        methods = type.methods.map { $0.name + "(" + Self.text($0.labels) + ")" }
        initializers = type.initializers.map(Self.text)
    }

    private static func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }

    /// The types of a file as the preparation wants them: those that a name leads to from outside.
    static func types(of tree: SourceFileSyntax) -> [ReadType] {
        let reader = TypeReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        return reader.found
    }
}
