import LayoutEngine

/// Collects declarations, each an expression of its own for the compiler.
@resultBuilder
enum PropertyList {
    static func buildBlock(_ properties: Property...) -> [Property] { properties }
}

extension [String] {
    /// The names of the bits that are set, where these are the names of all bits in their order.
    package func named(byBitsOf mask: UInt8) -> [String] {
        indices.filter { $0 < 8 && mask & (1 << UInt8($0)) != 0 }.map { self[$0] }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The words of an enumeration with their cases, in the order of the cases.
    static var words: [(String, Self)] { allCases.map { ($0.rawValue, $0) } }
}
