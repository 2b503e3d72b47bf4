import ArgumentParser

/// The flags of a comparison with a design.
struct DesignOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which layer of a design is which view, as JSON; written if there is no such file, to be edited.",
            valueName: "file"))
    var match: String?

    @Flag(help: "Write the numbers of a design into the layout's file.")
    var fix = false
}
