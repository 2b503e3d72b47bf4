import ArgumentParser
import LayoutDocument
import Notation

/// `about`: what the program is made of and knows: its libraries, devices, limits, schemas and manual.
struct AboutCommand: ParsableCommand {
    enum Subject: String, ExpressibleByArgument, CaseIterable { case doctor, devices, limits, schema, manual }
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

    static let configuration = CommandConfiguration(
        commandName: "about",
        abstract: "Print versions and fonts, the known devices, the limits, a JSON schema or the manual.",
        discussion: """
              render-cli about
              render-cli about devices
              render-cli about limits --format json
              render-cli about schema > tree.schema.json
              render-cli about schema frames
              render-cli about manual | man -l -

            doctor prints versions and fonts and draws a test page; devices lists what --device and 'devices' know; limits \
            lists the limits, their flags and the caps that no flag passes; schema prints the JSON schema of tree.json, or of \
            what a command prints with --format json; manual prints the manual page, or the list of commands in Markdown. \
            Schemas: \((["tree"] + OutputSchemas.all.map(\.name)).joined(separator: ", ")). \
            Exit code 0: all well; 2: something is missing; 70: a self-test failed.
            """)

    @Argument(help: "doctor, devices, limits, schema or manual.")
    var subject: Subject = .doctor

    @Argument(help: ArgumentHelp("With schema: tree, a command's name, or errors.", valueName: "name"))
    var name: String?

    @Option(help: "text or json; markdown for the manual.")
    var format: Format = .text

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if let name, subject != .schema {
            throw ValidationError("about \(subject.rawValue): no '\(name)' belongs here")
        }
        if format == .markdown, subject != .manual {
            throw ValidationError("--format markdown goes with 'about manual'")
        }
        if format == .json, subject == .manual { throw ValidationError("the manual is text or Markdown") }
    }

    func run() throws {
        switch subject {
        case .doctor: try Doctor.print(as: format == .json ? .json : .text)
        case .devices: try tell(DeviceList.lines, DeviceList.json)
        case .limits: try tell(LimitList.lines, LimitList.json)
        case .schema: try StandardStreams.write(schema(name ?? "tree").utf8)
        case .manual:
            let program = try CommandOutline.program(RenderCLI.self)
            let text = format == .markdown ? ManualDocument(program).text : ManualPage(program).text
            try StandardStreams.write(text.utf8)
        }
    }

    private func tell(_ lines: @autoclosure () -> [String], _ json: @autoclosure () -> JSONValue) throws(Failure) {
        guard format == .json else { return try StandardStreams.print(lines: lines()) }
        try StandardStreams.write(json().text.utf8)
    }

    private func schema(_ name: String) throws(Failure) -> String {
        if let text = name == "tree" ? TreeSchema.text : OutputSchemas.text(of: name) { return text }
        let known = ["tree"] + OutputSchemas.all.map(\.name)
        throw Failure.usage(
            "no schema '\(escapedForDisplay(name))'" + UnknownWord.hint(name, among: known, called: "schemas"))
    }
}
