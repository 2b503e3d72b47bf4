import ArgumentParser

/// A command whose usual words are understood without the parser: inputs, and few flags.
protocol PlainCommand: PlainArguments, ParsableCommand {
    /// The inputs in their order.
    var inputs: [String] { get set }

    /// Takes a flag with its value as the parser does.
    /// - Returns: false for another flag, and for a value that the parser refuses.
    mutating func take(_ flag: String, _ value: String) -> Bool
}

extension PlainCommand {
    /// What the parser makes of the words; nil where only the parser knows: other flags, help, and every mistake.
    static func read(_ words: some Sequence<String>) -> Self? {
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
        var command = plain
        command.inputs = inputs
        for flag in flags { guard command.take(flag.name, flag.value) else { return nil } }
        return command
    }
}

extension FramesCommand: PlainCommand {
    static var plain: Self {
        var command = Self()
        command.format = .text
        command.folders = .plain
        command.selection = .plain
        command.limitOptions = .plain
        command.talk = .plain
        return command
    }

    mutating func take(_ flag: String, _ value: String) -> Bool {
        guard flag == "--format", let known = Format(rawValue: value) else { return false }
        format = known
        return true
    }
}

extension RenderCommand: PlainCommand {
    static var plain: Self {
        var command = Self()
        command.output = []
        command.format = nil
        command.jobs = nil
        command.film = .plain
        command.folders = .plain
        command.selection = .plain
        command.settings = .plain
        command.talk = .plain
        return command
    }

    mutating func take(_ flag: String, _ value: String) -> Bool {
        guard flag == "-o" || flag == "--output" else { return false }
        output.append(value)
        return true
    }
}
