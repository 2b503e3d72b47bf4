/// Why a file is no design, with the place of the mistake.
package struct FigmaError: Error, Sendable, Equatable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
    /// What is wrong, without the place.
    package var message: String

    init(_ place: (line: Int, column: Int), _ message: String) {
        (line, column, self.message) = (place.line, place.column, message)
    }

    /// `line:column: error: message`
    package var description: String { "\(line):\(column): error: \(message)" }
}
