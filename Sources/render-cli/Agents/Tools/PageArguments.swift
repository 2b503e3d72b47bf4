import AgentProtocol
import Files

/// The arguments that select pages of a file, common to most tools.
struct PageArguments {
    /// The path inside the folder.
    let file: String
    /// The file's text, if the client sends the text; the file on the disk is not read then.
    let text: String?
    /// The flags of the same meaning.
    let words: [String]

    init(_ arguments: ToolArguments, in folder: ServedFolder) throws(Failure) {
        file = try folder.layoutPlace(of: arguments.text("file") ?? "").text
        text = arguments.text("text")
        words = Self.words(arguments)
    }

    /// The flags that select pages.
    static func words(_ arguments: ToolArguments) -> [String] {
        let traits = arguments.texts("traits")
        var words = traits.isEmpty ? [] : ["--traits=" + traits.joined(separator: ",")]
        for name in ["device", "scene", "locale", "state", "step"] {
            if let value = arguments.text(name) { words.append("--\(name)=\(value)") }
        }
        if let release = arguments.text("ios") { words.append("--ios=\(release)") }
        return words
    }

    /// The arguments' schemas.
    static let properties: [JSONSchema.Property] =
        [
            .init("file", .text("As list_screens names it.")),
            .init("text", .text("Contents to try in place of the file's."), isRequired: false),
        ] + selection

    /// The arguments that select pages of a file.
    static let selection: [JSONSchema.Property] = [
        .init("scene", .text("Scene by id or name; else the first that fits."), isRequired: false),
        .init(
            "device", .text("Such as iPhoneSe, iPad, iPhone8.landscape, 390x844@3; else the file's."),
            isRequired: false),
        .init("traits", .texts("Such as dark, rtl, accessibilityLarge.", most: 8), isRequired: false),
        .init("locale", .text("Language of the texts, such as de."), isRequired: false),
        release, .init("state", .text("Of a tree.json."), isRequired: false),
        .init("step", .text("Of a tree.json."), isRequired: false),
    ]

    /// The release of iOS, as `--ios` takes it.
    static let release = JSONSchema.Property(
        "ios", .text("Release, 12 to 26; else the file's."), isRequired: false)
}
