import LayoutEngine

/// The resources and other files that a document names.
public struct DocumentReferences: Sendable {
    /// Each name once, in source order.
    public private(set) var names = ResourceNames()
    /// The outermost element of the file.
    let root: XMLElement

    /// Pictures and colours are listed by the file itself; fonts are named by each text.
    init(document: XMLElement) {
        root = document
        for child in document.child("resources")?.children.map({ $0 }) ?? [] {
            guard let name = child["name"] else { continue }
            switch child.name {
            case "image":
                names.add(
                    ResourceNames.Image(
                        name: name, isSystemSymbol: child["catalog"] == "system",
                        isInline: name.contains(":") || child.children.contains { _ in true }))
            case "namedColor":
                names.add(
                    ResourceNames.NamedColor(
                        name: name, recorded: child.child("color").flatMap(ColorReader.components)))
            default: break
            }
        }
        var files: [String: String] = [:]
        for list in document.child("customFonts")?.children.map({ $0 }) ?? [] {
            for entry in list.children { if let file = list.key, !entry.text.isEmpty { files[entry.text] = file } }
        }
        for element in document.descendants(named: "fontDescription", "font") {
            guard let name = element["name"], !name.hasPrefix(".") else { continue }
            names.add(ResourceNames.NamedFont(name: name, family: element["family"], file: files[name]))
        }
    }

    /// The ids of all objects of the file, which the keys of a table begin with.
    package var objectIDs: Set<String> { Set(root.descendants.compactMap(\.id)) }

    /// The keys of the texts that a table can translate, in source order; texts without a letter need no translation.
    package var localizableKeys: [String] { root.localizableKeys }
}
