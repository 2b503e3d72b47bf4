/// Bodies of SwiftUI's views, which nothing draws.
enum UndrawnBodies {
    /// Empties the bodies of SwiftUI's views, for each may name whatever SwiftUI has; every line stays where it is.
    /// - Returns: the text, and the number of bodies.
    static let empty = KnownResults<String, (text: String, count: Int)> { source in
        guard source.hasBytes(of: "SwiftUI"),
            source.hasBytes(of: "some View") || source.hasBytes(of: "some SwiftUI.View")
        else { return (source, 0) }
        var pruning = Pruning(source)
        pruning.replaceUndrawnBodies()
        let count = pruning.edits.count
        return count == 0 ? (source, 0) : (pruning.apply(), count)
    }
}
