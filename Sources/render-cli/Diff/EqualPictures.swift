extension DiffCommand {
    /// The complete output of `diff A.png B.png` if both files have equal bytes; nil for every other call.
    ///
    /// Equal files are the usual case in a suite of pictures; parsing the arguments would take longer than the
    /// comparison.
    static func answerForEqualPictures(_ arguments: [String]) -> String? {
        guard arguments.count == 3, arguments[0] == configuration.commandName else { return nil }
        let (before, after) = (arguments[1], arguments[2])
        for path in [before, after] where path.hasPrefix("-") || fileExtension(path) != "png" { return nil }
        guard FileComparison.areEqual(before, after) else { return nil }
        return "\(after): \(PictureFiles.noVisualChange)"
    }
}
