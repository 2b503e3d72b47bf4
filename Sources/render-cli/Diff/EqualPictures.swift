extension DiffCommand {
    /// The whole answer to `diff A.png B.png` where both files hold the same bytes; nil for every other call.
    ///
    /// That is the usual outcome in a suite of pictures, and then the parser would take longer than the comparison.
    static func answerForEqualPictures(_ arguments: [String]) -> String? {
        guard arguments.count == 3, arguments[0] == configuration.commandName else { return nil }
        let (before, after) = (arguments[1], arguments[2])
        for path in [before, after] where path.hasPrefix("-") || fileExtension(path) != "png" { return nil }
        guard FileComparison.areEqual(before, after) else { return nil }
        return "\(after): \(noVisualChange)"
    }

    /// What is said of two pictures that show the same.
    static let noVisualChange = "no visual change"
}
