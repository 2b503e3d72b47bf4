/// A table of facts as text: what tests check and documents print.
package struct FactLines: Sendable {
    /// One row as text.
    package struct Line: Sendable {
        /// The place of the release among the columns, from 0.
        package let column: Int
        /// The release's name.
        package let since: String
        package let value: String
        package let evidence: Evidence
    }

    package let name: String
    package let lines: [Line]
}

extension FactTable where Column: CaseIterable & Comparable & CustomStringConvertible, Value: FactValue {
    /// The table as text.
    package var described: FactLines {
        let columns = Array(Column.allCases)
        return FactLines(
            name: name,
            lines: rows.map { row in
                .init(
                    column: columns.firstIndex(of: row.first) ?? -1, since: row.first.description,
                    value: row.value.factText, evidence: row.evidence)
            })
    }
}
