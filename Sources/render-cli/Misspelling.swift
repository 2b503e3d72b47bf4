import ArgumentParser
import LayoutDocument
import Notation

/// Refuses words on the command line that are probably misspelt commands, before they are taken for files.
enum Misspelling {
    private static let commands =
        RenderCLI.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    static func check(_ arguments: [String]) throws(Failure) {
        guard let first = arguments.first else {
            throw Failure(
                lines: ["error: no input and no command"]
                    + StandardStreams.lines(of: HelpText.shown(RenderCLI.helpMessage(), isWhole: false)),
                code: ExitStatus.usage)
        }
        let asked = first == "help" ? arguments.dropFirst().first ?? "" : first
        if let (_, place) = movedCommands.first(where: { $0.word == asked }), FileReader.status(asked).kind == .missing
        {
            throw Failure.usage("no command '\(asked)'; it is: render-cli \(place)")
        }
        if first == "help", let word = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
            !commands.contains(word)
        {
            throw Failure.usage("no command '\(escapedForDisplay(word))'" + hint(word))
        }
        // The first word is an input if it is no command; a plain word that names no file is neither.
        guard RenderCLI.mayBeCommand(first), !commands.contains(first), !first.hasPrefix("-"),
            FileReader.status(first).kind == .missing
        else { return }
        throw Failure.usage("no command and no file '\(escapedForDisplay(first))'" + hint(first))
    }

    /// Where the words of earlier versions are now.
    private static let movedCommands: [(word: String, place: String)] = [
        ("merge", "test --merge REPORT ..., and of the parts of a gallery: gallery --merge PART ..."),
        ("convert", "FILE -o tree.json"), ("resources", "check FILE --list resources"), ("devices", "about devices"),
        ("limits", "about limits"), ("schema", "about schema"), ("manual", "about manual"),
        ("doctor", "about doctor"),
    ]

    /// Refuses a command's word among the inputs of `render`, as in `render-cli --device iPhoneSe frames tree.json`.
    static func check(inputs: [String]) throws(Failure) {
        let word = inputs.first {
            RenderCLI.mayBeCommand($0) && commands.contains($0) && FileReader.status($0).kind == .missing
        }
        guard let word else { return }
        throw Failure.usage("no file '\(word)'; a command comes before its flags: render-cli \(word) ...")
    }

    /// The arguments with a command's word before the flags for messages, which may be written on either side of the
    /// word: `--quiet frames tree.json` is `frames --quiet tree.json`.
    static func withCommandFirst(_ arguments: [String]) -> [String] {
        var end = 0
        while end < arguments.count {
            switch arguments[end] {
            case "--quiet", "--verbose": end += 1
            case "--color", "--errors": end += 2
            case let word where word.hasPrefix("--color=") || word.hasPrefix("--errors="): end += 1
            case let word where end > 0 && commands.contains(word):
                return [word] + arguments[..<end] + arguments[(end + 1)...]
            default: return arguments
            }
        }
        return arguments
    }

    /// A message about an unknown flag that is a trait's word or another program's name of an option that the command has,
    /// with the spelling here: `--rtl` is `--traits rtl`. Other messages are returned as they are.
    static func withTraits(_ message: String, for arguments: [String]) -> String {
        let type = RenderCLI.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        let help = RenderCLI.helpMessage(for: type ?? RenderCommand.self)
        for argument in arguments where argument.hasPrefix("--") {
            let flag = String(argument.prefix { $0 != "=" })
            let unknown = "Error: Unknown option '\(flag)'"
            guard message.hasPrefix(unknown) else { continue }
            let known = remarks.first { $0.name == flag.dropFirst(2) && [nil, arguments.first].contains($0.command) }
            if let known { return unknown + "; \(known.remark)" + message.drop { $0 != "\n" } }
            guard let spelling = spellings(of: flag).first(where: { help.contains($0.prefix { $0 != " " } + " ") })
            else {
                continue
            }
            return unknown + "; here it is \(spelling)" + message.drop { $0 != "\n" }
        }
        return message
    }

    /// The options that a flag's name suggests, with values.
    private static func spellings(of flag: String) -> [String] {
        let word = String(flag.dropFirst(2))
        if TraitSet.words.contains(word) { return ["--traits \(word)"] }
        return otherNames.filter { $0.names.contains(word) }.map(\.spelling)
    }

    /// Flags of earlier versions that need no spelling now, by a command or of all.
    private static let remarks: [(command: String?, name: String, remark: String)] = [
        ("explain", "conflicts", "'explain FILE' alone tells conflicts and ambiguities"),
        ("explain", "ambiguity", "'explain FILE' alone tells conflicts and ambiguities"),
        (nil, "inspector", "it is the default"), (nil, "chrome", "it is the default"),
        ("gallery", "audit", "it is the default"),
        ("audit", "view", "name the view beside the file: audit FILE VIEW --sweep width"),
        ("audit", "fix-rules", "name the rules: audit FILE --fix conflict"),
        ("test", "redraw", "a picture is drawn again unless it was recorded from the same drawing"),
    ]

    /// Names of options in other commands, other programs and earlier versions, and the options here; of several with one
    /// name the first that the command has.
    private static let otherNames: [(names: [String], spelling: String)] = [
        (["text-size", "text-sizes", "content-size", "content-size-category"], "--traits accessibilityLarge"),
        (["style", "appearance", "dark-mode", "user-interface-style"], "--traits dark"),
        (["direction", "layout-direction", "semantic-direction"], "--traits rtl"),
        (["language", "languages", "lang"], "--locale de"), (["pseudo"], "--locale long"),
        (["html"], "--report page.html"), (["summary"], "--report summary.md"), (["junit"], "--report junit.xml"),
        (["json"], "--report report.json"), (["json"], "--format json"), (["keep-timings"], "--report costs.tsv"),
        (["pictures"], "--output FOLDER"), (["no-chrome"], "--hide chrome"), (["full"], "--verbose"),
        (["legend"], "--show legend"), (["no-config"], "--config none"), (["no-project"], "--project none"),
        (["in"], "--project FOLDER"), (["why-not"], "--why 'not wider'"), (["since"], "--against origin/main"),
        (["devices"], "--device iPhoneSe,iPad9"), (["quick"], "--device own"), (["thorough"], "--device all"),
        (["coverage"], "--list coverage"), (["unused"], "--list unused"), (["allow-edits"], "--allow edits"),
        (["allow-builds"], "--allow builds"), (["max-diff-pixels"], "--max-diff 20"),
        (["max-diff-ratio"], "--max-diff 0.5%"), (["ignore-antialiasing"], "--ignore antialiasing"),
        (["release", "releases", "os", "os-version", "ios-version", "sdk"], "--ios 26"),
        (["landscape", "portrait", "orientation", "orientations", "size"], "--device iPhone8.landscape"),
    ]

    private static func hint(_ word: String) -> String {
        UnknownWord.hint(word, among: commands, called: "commands")
    }
}
