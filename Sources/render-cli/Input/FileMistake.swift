import InterfaceBuilder
import ProjectResources

/// A mistake in a file that leaves pages to lay out: in an Interface Builder file, or in a file of the project around a layout.
struct FileMistake: Hashable {
    /// As the command line names the folder.
    var file: String
    var line: Int
    /// Nil where the reader tells lines alone.
    var column: Int?
    var message: String
    /// Whether Xcode opens or builds no such file.
    var isError: Bool

    init(_ problem: InterfaceBuilderDocument.Problem, in file: String) {
        (self.file, line, column) = (file, problem.line, problem.column)
        (message, isError) = (problem.message, problem.isError)
    }

    /// - Parameter file: the path of the broken file for messages.
    init(_ broken: BrokenFile, at file: String) {
        (self.file, line, message, isError) = (file, broken.line, broken.message, broken.isCertain)
    }
}
