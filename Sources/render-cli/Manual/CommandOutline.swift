import ArgumentParser
import Notation

/// A command with its arguments, read from ArgumentParser's description of the program.
struct CommandOutline {
    var name: String
    var abstract: String
    /// Examples, indented by two spaces, and paragraphs.
    var discussion: String
    var arguments: [ArgumentOutline]
    var subcommands: [CommandOutline]

    /// The whole program, without hidden commands and arguments.
    static func program(_ root: any ParsableCommand.Type) throws(Failure) -> CommandOutline {
        guard let description = JSONReading.value(Array(root._dumpHelp().utf8)),
            let command = description["command"], let outline = CommandOutline(command)
        else { throw Failure("the program's description of itself cannot be read", code: ExitStatus.selfCheck) }
        return outline
    }

    private init?(_ value: JSONValue) {
        guard let name = value["commandName"]?.string, value["shouldDisplay"]?.isTrue != false else { return nil }
        self.name = name
        abstract = value["abstract"]?.string ?? ""
        discussion = value["discussion"]?.string ?? ""
        arguments = (value["arguments"]?.values ?? []).compactMap(ArgumentOutline.init)
        subcommands = (value["subcommands"]?.values ?? []).compactMap(CommandOutline.init).filter {
            $0.name != "help"
        }
    }

    /// The arguments in the order of the help text: the command's own, then section by section.
    var sections: [(title: String?, arguments: [ArgumentOutline])] {
        var sections: [(title: String?, arguments: [ArgumentOutline])] = []
        for argument in arguments {
            if let place = sections.firstIndex(where: { $0.title == argument.section }) {
                sections[place].arguments.append(argument)
            } else {
                sections.append((argument.section, [argument]))
            }
        }
        return sections.filter { $0.title == nil } + sections.filter { $0.title != nil }
    }

    /// `[<options>] <input> ...`
    var usage: String {
        let options = arguments.contains { !$0.names.isEmpty } ? ["[<options>]"] : []
        let operands = arguments.filter { $0.names.isEmpty }.map { $0.isOptional ? "[\($0.shown)]" : $0.shown }
        return (options + operands).joined(separator: " ")
    }
}

/// An option, a flag or an operand of a command.
struct ArgumentOutline {
    /// `--output`, `-o`; empty for an operand.
    var names: [String]
    /// The placeholder of the value; nil for a flag.
    var valueName: String?
    var abstract: String
    var defaultValue: String?
    var allValues: [String]
    var isOptional: Bool
    var isRepeating: Bool
    var section: String?

    init?(_ value: JSONValue) {
        guard value["shouldDisplay"]?.isTrue != false, let kind = value["kind"]?.string else { return nil }
        names = (value["names"]?.values ?? []).compactMap { name in
            name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
        }
        names.sort { $0.count > $1.count }
        valueName = kind == "flag" ? nil : value["valueName"]?.string
        abstract = value["abstract"]?.string ?? ""
        defaultValue = value["defaultValue"]?.string
        allValues = (value["allValues"]?.values ?? []).compactMap(\.string)
        isOptional = value["isOptional"]?.isTrue == true
        isRepeating = value["isRepeating"]?.isTrue == true
        section = value["sectionTitle"]?.string
    }

    /// `--output <file>, -o`, or `<input> ...`.
    var shown: String {
        let value = valueName.map { "<\($0)>" }
        guard let first = names.first else { return (value ?? "") + (isRepeating ? " ..." : "") }
        return ([first + (value.map { " " + $0 } ?? "")] + names.dropFirst()).joined(separator: ", ")
    }

    /// The abstract with the possible values and the default value.
    var explanation: String {
        var notes: [String] = []
        if !allValues.isEmpty { notes.append("values: " + allValues.joined(separator: ", ")) }
        if let defaultValue { notes.append("default: " + defaultValue) }
        return notes.isEmpty ? abstract : "\(abstract) (\(notes.joined(separator: "; ")))"
    }
}

extension JSONValue {
    fileprivate var isTrue: Bool? { if case .bool(let value) = self { value } else { nil } }
}
