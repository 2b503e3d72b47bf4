import ArgumentParser

/// The flags of a comparison with a design.
struct DesignOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which layer of a design is which view, as JSON; written if there is no such file, to be edited.",
            valueName: "file"))
    var match: String?

    @OptionGroup var numbers: DesignTolerance

    @Flag(help: "Write the numbers of a design into the layout's file.")
    var fix = false
}

/// How exactly a screen follows its design.
struct DesignTolerance: ParsableArguments {
    @Option(help: ArgumentHelp("Numbers of a design that differ by no more pass.", valueName: "points"))
    var tolerance: Double = 0.5

    func validate() throws {
        guard tolerance.isFinite, tolerance >= 0 else {
            throw ValidationError("--tolerance \(tolerance): it must not be negative")
        }
    }
}
