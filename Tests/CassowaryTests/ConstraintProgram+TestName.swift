import Cassowary
import Testing

/// A program among a test's arguments is named by its size: its constraints would fill the log with megabytes.
extension ConstraintProgram: CustomTestStringConvertible {
    public var testDescription: String { "\(variableCount) variables, \(constraintCount) constraints" }
}
