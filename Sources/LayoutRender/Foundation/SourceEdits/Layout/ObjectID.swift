import Notation

/// Ids in the form of Xcode: three, two and three letters or digits with hyphens between, such as `xY3-k9-Q2a`.
enum ObjectID {
    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// An id that the document does not have. The id follows from the constraint and the document's own ids of that
    /// form: equal edits of equal files give equal bytes.
    static func new(for constraint: SourceEdit.NewConstraint, in source: XMLSource) -> String {
        var seed = StableHash()
        for text in [
            constraint.holder, constraint.firstItem, constraint.firstAttribute, constraint.relation,
            constraint.secondItem ?? "", constraint.secondAttribute ?? "",
        ] {
            seed.combine(text)
        }
        var attempt: UInt64 = 0
        while true {
            var hash = seed
            hash.combine(attempt)
            let id = text(of: hash.value)
            if !source.has(id) { return id }
            attempt += 1
        }
    }

    private static func text(of number: UInt64) -> String {
        var rest = number
        var text = ""
        for place in 0..<8 {
            if place == 3 || place == 5 { text.append("-") }
            text.append(letters[Int(rest % 62)])
            rest /= 62
        }
        return text
    }
}

/// The order of a view's children in Xcode's files.
enum ChildOrder {
    /// Children that stand before a view's constraints, in most of 1,231 files that Xcode wrote.
    private static let beforeConstraints: Set<String> = [
        "rect", "autoresizingMask", "subviews", "accessibility", "gestureRecognizers",
    ]

    /// The child before which `constraints` goes; nil: behind all. The safe area's guide stands before the background
    /// colour since Xcode 11, and behind the constraints in older files.
    static func next(in view: Int, _ source: XMLSource) -> Int? {
        var hasBackground = false
        return source.elements[view].children.first { child in
            let name = source.elements[child].name
            let key = source.value("key", of: child)
            if key == "backgroundColor" { hasBackground = true }
            let isBefore =
                beforeConstraints.contains(name) || key == "contentView" || key == "backgroundColor"
                || (name == "viewLayoutGuide" && !hasBackground)
            return !isBefore
        }
    }
}
