/// The modules beside UIKit that its package provides, so that a target needs no other package for them.
enum ProvidedModules {
    /// The product that has each module.
    private static let modules: [String: String] = [:]

    static let products = Set(modules.values)

    /// - Returns: the products that a target with these imports needs, in the order of their names.
    static func products(for imports: Set<String>) -> [String] {
        Set(imports.compactMap { modules[$0] }).sorted()
    }
}
