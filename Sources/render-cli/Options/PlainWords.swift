/// A run of a command whose usual words are read without the parser: inputs, and a few flags with values.
///
/// Every other word, help and every mistake is left to the parser, whose messages and rules are thus written once.
protocol PlainRun {
    /// What the command does when nothing but inputs is said.
    static var plain: Self { get }

    /// The inputs in their order.
    var inputs: [String] { get set }

    /// Takes a flag with its value as the parser does.
    /// - Returns: false for another flag, and for a value that the parser refuses.
    mutating func take(_ flag: String, _ value: String) -> Bool

    func run() throws
}

extension PlainRun {
    /// What the parser makes of the words; nil where only the parser knows: other flags, help, and every mistake.
    static func read(_ words: [String]) -> Self? {
        var inputs: [String] = []
        var flags: [(name: String, value: String)] = []
        var pending: String?
        for word in words {
            let isFlag = word != "-" && word.hasPrefix("-")
            if let flag = pending {
                guard !isFlag else { return nil }
                flags.append((flag, word))
                pending = nil
            } else if isFlag {
                pending = word
            } else {
                inputs.append(word)
            }
        }
        guard pending == nil, !inputs.isEmpty else { return nil }
        var run = plain
        run.inputs = inputs
        for flag in flags { guard run.take(flag.name, flag.value) else { return nil } }
        return run
    }
}

extension FramesRun: PlainRun {
    static var plain: Self {
        Self(inputs: [], format: .text, folders: .plain, selection: .plain, limitOptions: .plain)
    }

    mutating func take(_ flag: String, _ value: String) -> Bool {
        guard flag == "--format", let known = FramesCommand.Format(rawValue: value) else { return false }
        format = known
        return true
    }
}

extension RenderRun: PlainRun {
    static var plain: Self {
        Self(
            inputs: [], output: [], format: nil, jobs: nil, asksForFilm: false, timing: .standard, folders: .plain,
            selection: .plain, settings: .plain)
    }

    mutating func take(_ flag: String, _ value: String) -> Bool {
        guard flag == "-o" || flag == "--output" else { return false }
        output.append(value)
        return true
    }
}
