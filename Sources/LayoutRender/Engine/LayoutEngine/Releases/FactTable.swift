/// A fact of UIKit or of Interface Builder that changed from release to release: a row for each value.
///
///     static let stepperSize = ReleaseTable(
///         "UIStepper.size",
///         .since(.iOS8, Size(width: 94, height: 29), .recorded(2, of: 2)),
///         .since(.iOS13, Size(width: 94, height: 32), .recorded(4, of: 4)))
///
/// The type parameters have no requirement, which costs conformance searches.
///
/// Guarantees: there is a value for each release. That the rows ascend, begin with the oldest release and change the value is
/// tested for all tables of this folder.
package struct FactTable<Column: Sendable, Value: Sendable>: Sendable {
    /// The value since a release, and why it is believed.
    package struct Row: Sendable {
        package let first: Column
        package let value: Value
        package let evidence: Evidence

        /// The value from a release on, until the next row.
        package static func since(_ first: Column, _ value: Value, _ evidence: Evidence) -> Row {
            Row(first: first, value: value, evidence: evidence)
        }
    }

    /// UIKit's type and the fact's subject, such as `UISwitch.size`.
    package let name: String
    /// Oldest first, at least one.
    package let rows: [Row]

    package init(_ name: String, _ oldest: Row, _ later: Row...) {
        self.name = name
        rows = [oldest] + later
    }
}

extension FactTable where Column: Comparable {
    // Inlined into other modules.
    /// The value in a release: of the last row that does not begin later, else of the oldest.
    @inlinable package subscript(column: Column) -> Value {
        var place = rows.count - 1
        while place > 0, rows[place].first > column { place -= 1 }
        return rows[place].value
    }
}

/// A fact of UIKit by the release of iOS.
package typealias ReleaseTable<Value: Sendable> = FactTable<Release, Value>
/// A fact of Interface Builder's canvas by the release of Xcode.
package typealias CanvasTable<Value: Sendable> = FactTable<XcodeRelease, Value>
