import ArgumentParser
import CLibrary

/// The flags for the amount and the colours of messages, which every command has.
struct TalkOptions: ParsableArguments {
    enum Color: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

    @Flag(help: "Say nothing on standard error but errors.")
    var quiet = false

    @Flag(help: "Say what is read and written, and whole lists.")
    var verbose = false

    @Flag(help: "Take warnings about the input for errors.")
    var strict = false

    @Option(help: "Messages on standard error: text, or json for one object a line.")
    var errors: Errors = .text

    enum Errors: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Option(help: "Colours: auto (a terminal and no NO_COLOR), always or never.")
    var color: Color = .auto

    func validate() throws {
        if quiet && verbose { throw ValidationError("--quiet and --verbose: say only one") }
    }
}

/// The values of the flags of `TalkOptions`, known before the arguments are parsed, for errors in the arguments
/// themselves.
enum Talk {
    static let isQuiet = RawArguments.has("--quiet")
    static let isStrict = RawArguments.has("--strict")
    static let isVerbose = RawArguments.has("--verbose") && !isQuiet

    /// Whether messages are objects of JSON.
    static let isJSON = RawArguments.value(of: "--errors") == TalkOptions.Errors.json.rawValue

    /// Whether standard output and standard error are coloured.
    static let colorsOutput = takesColor(STDOUT_FILENO)
    static let colorsErrors = takesColor(STDERR_FILENO)

    private static func takesColor(_ stream: Int32) -> Bool {
        switch RawArguments.value(of: "--color").flatMap(TalkOptions.Color.init(rawValue:)) ?? .auto {
        case .always: return true
        case .never: return false
        case .auto:
            guard isatty(stream) == 1, Environment.value("TERM") != "dumb" else { return false }
            return (Environment.value("NO_COLOR") ?? "").isEmpty
        }
    }

    /// Prints a message with `--verbose` only.
    static func detail(_ line: @autoclosure () -> String) {
        if isVerbose { StandardStreams.say(line()) }
    }
}

/// The colours of a terminal.
enum Ink: String {
    case red = "31"
    case green = "32"
    case yellow = "33"

    func paint(_ text: some StringProtocol, isBold: Bool = false) -> String {
        "\u{1B}[\(isBold ? "1;" : "")\(rawValue)m\(text)\u{1B}[0m"
    }

    /// Colours the first word or sign of a line of a report: removed or failed red, added or passed green, changed or
    /// waiting yellow.
    static func paint(report line: some StringProtocol) -> String {
        guard Talk.colorsOutput else { return String(line) }
        let indent = line.prefix(while: { $0 == " " })
        let word = line[indent.endIndex...].prefix(while: { $0 != " " })
        let ink: Ink
        switch word {
        case "failed", "-": ink = .red
        case "passed", "+": ink = .green
        case "recorded", "new", "orphan", "~": ink = .yellow
        default: return String(line)
        }
        return indent + ink.paint(word) + line[word.endIndex...]
    }
}
