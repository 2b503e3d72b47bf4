import Files

/// Why a page cannot be tested, or a run cannot be carried out.
public struct RegressionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Lines for a person, the first begins with `error: ` or a place in a file.
    public var lines: [String]

    /// The lines.
    public var description: String { lines.joined(separator: "\n") }

    /// An error of several lines.
    public init(lines: [String]) { self.lines = lines }

    /// An error of one line, without the word `error`.
    public init(_ line: String) { self.init(lines: ["error: " + line]) }

    package init(_ trouble: FileTrouble) { self.init(trouble.description) }

    /// Runs a body that works on files.
    static func of<Value>(_ body: () throws(FileTrouble) -> Value) throws(RegressionError) -> Value {
        do {
            return try body()
        } catch {
            throw RegressionError(error)
        }
    }
}
