import AgentProtocol
import Files

/// The arguments that select pages of one file, which most tools have.
struct PageArguments {
    /// The path inside the folder.
    let file: String
    /// What stands in the file, if the client says so; the file on the disk is not read then.
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
        return words
    }

    /// The arguments' schemas.
    static let properties: [JSONSchema.Property] =
        [
            .init(
                "file",
                .text(
                    "Path of a .storyboard, .xib or tree.json file inside the served folder, as list_screens names it.")
            ),
            .init(
                "text",
                .text(
                    "The file's contents, in place of those on the disk, to try a change before it is saved; the path still "
                        + "tells the kind of file."
                ),
                isRequired: false),
        ] + selection

    /// The arguments that select pages of a file.
    static let selection: [JSONSchema.Property] = [
        .init(
            "scene", .text("Scene of a storyboard, by the id or name in list_screens; else the first that fits."),
            isRequired: false),
        .init(
            "device",
            .text(
                "Device to lay out for, such as iPhoneSe, iPhone17, iPad, iPhone8.landscape or 390x844@3; else the file's own."
            ),
            isRequired: false),
        .init(
            "traits",
            .texts(
                "Traits, such as dark, rtl, or a text size such as extraExtraLarge or accessibilityLarge.", most: 8),
            isRequired: false),
        .init(
            "locale", .text("Language of the texts, such as de or ar, from the project's tables."), isRequired: false),
        .init("state", .text("State of a tree.json."), isRequired: false),
        .init("step", .text("Step of a tree.json."), isRequired: false),
    ]
}
