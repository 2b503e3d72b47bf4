/// The modules that a source imports.
enum ImportedModules {
    /// Conditions are not asked.
    static func names(in source: String) -> Set<String> {
        guard source.hasBytes(of: "import") else { return [] }
        let outline = SourceOutline.declarations(of: source)
        return Set(outline.units.map { $0.importedModule(in: outline.text) }).subtracting([""])
    }
}
