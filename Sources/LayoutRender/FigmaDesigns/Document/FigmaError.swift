/// Why a file is no design, with the place of the mistake.
public struct FigmaError: Error, Sendable, Equatable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int
    /// What is wrong, without the place.
    public var message: String

    init(_ place: (line: Int, column: Int), _ message: String) {
        (line, column, self.message) = (place.line, place.column, message)
    }

    /// `line:column: error: message`
    public var description: String { "\(line):\(column): error: \(message)" }
}
