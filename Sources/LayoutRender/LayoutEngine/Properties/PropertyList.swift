/// Collects declarations, each an expression of its own for the compiler.
@resultBuilder
enum PropertyList {
    static func buildExpression(_ property: Property) -> [Property] { [property] }
    static func buildBlock(_ properties: [Property]...) -> [Property] { Array(properties.joined()) }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The words of an enumeration with their cases, in the order of the cases.
    static var words: [(String, Self)] { allCases.map { ($0.rawValue, $0) } }
}
