/// Collects declarations, each an expression of its own for the compiler.
@resultBuilder
enum PropertyList {
    static func buildExpression(_ property: Property) -> [Property] { [property] }
    static func buildBlock(_ properties: [Property]...) -> [Property] { Array(properties.joined()) }
}
