import AgentProtocol
import Files
import Notation

/// `draw_view`: a class of a Swift package, compiled and drawn.
enum DrawViewTool: AgentTool {
    static let startsPrograms = true

    static let definition = ToolDefinition(
        name: "draw_view", title: "Build and draw a view written in Swift",
        description: """
            Compiles a Swift package of the served folder for this machine and draws one of its UIKit classes: a UIView by \
            init(frame:), a UIViewController by init(). BUILDS AND RUNS THE PACKAGE'S CODE with the rights of this program. \
            The first call compiles UIKit too and takes minutes; later calls compile what changed. Compiler errors come \
            back as the answer.
            """,
        input: [
            .init("class", .text("Such as ProfileCard.")),
            .init("package", .text("Folder of the package; else the served folder."), isRequired: false),
            .init("device", .text("Such as iPhoneSe."), isRequired: false),
            .init("style", .text("", of: ["light", "dark"]), isRequired: false),
            .init("text_size", .text("Such as accessibilityLarge."), isRequired: false),
            .init("language", .text("Of the texts, such as de."), isRequired: false), PageArguments.release,
            .init("rtl", .flag("From right to left."), isRequired: false),
            .init("width", .integer("Of the view, in points.", in: 1...4_000), isRequired: false),
            .init("height", .integer("", in: 1...4_000), isRequired: false),
        ],
        output: [
            .init("class", .text()), .init("bytes", .integer("Of the picture.")),
            .init("notes", .list(.text(), "What the program said.")),
        ],
        annotations: .init(isReadOnly: false, isDestructive: false, isIdempotent: true, isOpenWorld: true))

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let name = arguments.text("class") ?? ""
        guard
            name.utf8.allSatisfy({
                $0 < 0x80
                    && ($0 == 0x5F || Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber)
            }), !name.isEmpty
        else { throw Failure("'\(displayName(name))' is no name of a class") }
        let package = try package(arguments.text("package") ?? ".", folder)
        guard let builds = folder.builds else { throw Failure("the server was started without --allow builds") }
        let (file, notes) = try builds.draw(name, of: package, options(arguments), turn)
        var answer = ToolAnswer(
            AgentText.data(["\(name): picture of \(countText(file.count, "byte"))"] + notes),
            .object([
                .init("class", .string(name)), .init("bytes", .integer(file.count)), .init("notes", .strings(notes)),
            ]))
        answer.content.append(.picture(file, type: "image/png"))
        return answer
    }

    /// The package's folder, absolute; links are refused.
    private static func package(_ path: String, _ folder: ServedFolder) throws(Failure) -> String {
        guard path != ".", path != folder.root else { return folder.root }
        let place = try folder.place(of: path)
        let enclosure = folder.enclosure
        guard try Failure.of({ () throws(FileTrouble) in try enclosure.kind(of: place) }) == .folder else {
            throw Failure("\(place.text): no folder")
        }
        return folder.root + "/" + place.text
    }

    private static func options(_ arguments: ToolArguments) -> [String] {
        var words: [String] = ["--scale", "1"]
        for (name, flag) in [
            ("device", "--device"), ("style", "--style"), ("text_size", "--text-size"), ("language", "--language"),
            ("ios", "--ios"),
        ] {
            // A value that looks like a flag would be one.
            if let value = arguments.text(name), !value.hasPrefix("-") { words += [flag, value] }
        }
        if arguments.isTrue("rtl") { words.append("--rtl") }
        for name in ["width", "height"] {
            if let value = arguments.integer(name) { words += ["--" + name, "\(value)"] }
        }
        return words
    }
}
