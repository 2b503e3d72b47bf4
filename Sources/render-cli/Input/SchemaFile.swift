import LayoutDocument

extension TreeSchema {
    /// The name that the `$schema` of written documents has: a file beside them.
    static let fileName = "tree.schema.json"
}
