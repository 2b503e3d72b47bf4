/// The sources that give the classes of a program example data, for the program that draws them.
///
/// Three files: values that are made up, the bodies of the sources' `#Preview`, and what a person's file of examples has. What
/// the compiler refuses of the first two is written in another way, or left out.
struct ExampleProgram {
    static let madeName = "uikit-examples-made.swift"
    static let previewsName = "uikit-examples-previews.swift"
    static let ownName = "uikit-examples-own.swift"
    static let names = [madeName, previewsName, ownName]

    /// The modules whose types other files may name.
    private let modules: [String]
    /// Stand-ins for modules of Apple's that the sources import.
    private let imports: [String]
    private let types: ExampleTypes
    private let classes: [ClassExample]
    private let previews: [(module: String, preview: PreviewReading.Preview)]
    /// A person's file of examples.
    private let own: (path: String, text: String)?

    /// What the compiler refused: how many ways of a value, and parts of fillings and previews.
    private(set) var refused: [String: Int] = [:]
    private(set) var made = ""
    private(set) var shown = ""
    private(set) var examples = ""
    /// What a line of the first two files belongs to, from line 0.
    private var madeKeys: [String?] = []
    private var shownKeys: [String?] = []

    /// - Parameters:
    ///   - files: the outlines of the sources, each with its module.
    ///   - own: a person's file of examples.
    init(
        _ files: [(outline: SourceOutline, module: String)], modules: [String], imports: [String],
        own: (path: String, text: String)?
    ) {
        self.modules = modules
        self.imports = imports
        self.own = own
        types = ExampleTypes(files)
        let types = types
        classes = types.types.filter { modules.contains($0.module) }.compactMap { ClassExample($0, in: types) }
        previews = files.filter { modules.contains($0.module) }.flatMap { file in
            PreviewReading.previews(in: file.outline).map { (file.module, $0) }
        }
        write()
    }

    /// The classes of views and controllers that a name leads to.
    var classNames: [String] { classes.map(\.name) }
    /// Those of them that are views.
    var viewNames: Set<String> { Set(classes.filter { $0.role == .view }.map(\.name)) }

    private var heads: [String] {
        (["Foundation", "UIKit", "UIKitDrawing"] + imports).map { "import \($0)" }
            + modules.map { "@testable import \($0)" }
    }

    private mutating func write() {
        writeOwn()
        writeMade()
        writePreviews()
    }

    // MARK: Made up

    private mutating func writeMade() {
        let own = self.own.map { PreviewReading.examples(in: SourceOutline($0.text)) } ?? []
        var given: [String: String] = [:]
        for found in own where found.isFunction && given[found.type] == nil { given[found.type] = found.name }
        var writer = ExampleWriter(types, refused: refused, given: given)
        let parts = Set(refused.keys)
        var lines: [(text: String, key: String?)] = heads.map { ($0, nil) }
        var entries: [(text: String, key: String?)] = []
        for (number, example) in classes.enumerated() {
            let make = example.making(&writer, skipping: refused["make \(example.name)"] ?? 0)
            let fill = example.filling(&writer, without: parts)
            // Of a class in another type, and of a generic one, the runtime knows no name.
            let key = "class \(example.name)"
            let isNamed = example.type.path.count == 1 && example.type.generics.isEmpty || parts.contains(key)
            let sizeKey = "size \(example.name)"
            let size = parts.contains(sizeKey) || example.role != .view ? nil : types.size(of: example.type)
            guard make != nil || !fill.isEmpty || !isNamed || size != nil else { continue }
            if let make {
                lines += ["func uikitMake\(number)() -> AnyObject? {", "    " + make.line, "}"].map { ($0, make.key) }
            }
            if !fill.isEmpty {
                lines.append(("func uikitFill\(number)(_ object: AnyObject) {", nil))
                lines.append(("    guard let object = object as? \(example.spelling) else { return }", fill[0].key))
                lines += fill.map { ("    " + $0.line, $0.key) } + [("}", nil)]
            }
            let words = ([make].compactMap { $0 } + fill).map(\.words).filter { !$0.isEmpty }
            entries += [
                ("    DrawnExample(\(ManifestText.quoted(example.name)), \(ManifestText.list(words)), type:", nil),
                ("        \(isNamed ? "nil" : example.spelling + ".self"),", key),
                ("        size: \(size.map { "{ \($0) }" } ?? "nil"),", sizeKey),
                (
                    "        make: \(make == nil ? "nil" : "uikitMake\(number)"), "
                        + "fill: \(fill.isEmpty ? "nil" : "uikitFill\(number)")),", nil
                ),
            ]
        }
        for function in writer.functions { lines += function.lines.map { ($0, function.key) } }
        let delegate = types.types(conformingTo: "UIApplicationDelegate").first { modules.contains($0.module) }
        let delegateName = delegate.map { ManifestText.quoted("\($0.module).\($0.name)") } ?? "nil"
        lines.append(("let uikitDelegate: String? = \(delegateName)", nil))
        lines.append(("let uikitMade: [DrawnExample] = [", nil))
        lines += entries + [("]", nil)]
        made = lines.map { $0.text + "\n" }.joined()
        madeKeys = lines.map(\.key)
    }

    // MARK: Previews

    private mutating func writePreviews() {
        let known = Dictionary(classes.map { ($0.type.path.last ?? "", $0.name) }) { first, _ in first }
        var lines: [(text: String, key: String?)] = heads.map { ($0, nil) }
        var entries: [String] = []
        for (number, (_, preview)) in previews.enumerated() {
            let key = "preview \(number)"
            guard refused[key] == nil else { continue }
            let names = PreviewReading.names(in: preview.body.utf8).all.compactMap { known[$0] }.sorted()
            guard !names.isEmpty else { continue }
            let title = preview.title.map(ManifestText.quoted) ?? "nil"
            let body = preview.body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            lines +=
                ([
                    "func uikitPreview\(number)() -> DrawnExample {",
                    "    DrawnExample.preview(\(title), of: \(ManifestText.list(names))) {",
                ] + body + ["    }", "}"]).map { ($0, key) }
            entries.append("    uikitPreview\(number)(),")
        }
        lines.append(("func uikitPreviews() -> [DrawnExample] { [", nil))
        lines += entries.map { ($0, nil) } + [("] }", nil)]
        shown = lines.map { $0.text + "\n" }.joined()
        shownKeys = lines.map(\.key)
    }

    // MARK: A person's file

    private mutating func writeOwn() {
        var lines = heads
        let found = own.map { PreviewReading.examples(in: SourceOutline($0.text)) } ?? []
        lines.append("func uikitOwnExamples() -> [DrawnExample] { [")
        for example in found {
            let call = example.isFunction ? "\(example.name)()" : example.name
            lines.append("    DrawnExample.own(\(ManifestText.quoted(example.name)), { \(call) }),")
        }
        lines.append("].compactMap { $0 } }")
        if let own {
            // Messages name the file as it lies in the clone.
            lines.append("#sourceLocation(file: \(ManifestText.quoted(own.path)), line: 1)")
            lines.append(own.text)
        }
        examples = lines.map { $0 + "\n" }.joined()
    }

    // MARK: Refusals

    /// Writes what the compiler refuses in another way, or leaves it out.
    /// - Returns: whether something changed.
    mutating func answer(
        _ said: [CompilerDiagnostic], made madePath: String, previews previewsPath: String, atOnce all: Bool = false
    ) -> Bool {
        var keys: Set<String> = []
        for message in said where message.isError {
            let list = message.path == madePath ? madeKeys : message.path == previewsPath ? shownKeys : []
            guard list.indices.contains(message.line - 1), let key = list[message.line - 1] else { continue }
            keys.insert(key)
        }
        guard !keys.isEmpty else { return false }
        // After the third way all others go at once.
        for key in keys { refused[key, default: 0] += all || refused[key, default: 0] >= 2 ? ExampleWriter.given : 1 }
        write()
        return true
    }

    /// What was refused in a run before.
    mutating func take(_ known: [String: Int]) {
        guard known != refused else { return }
        refused = known
        write()
    }
}
