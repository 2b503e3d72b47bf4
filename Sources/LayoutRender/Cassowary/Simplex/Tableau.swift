/// One row of the tableau: `basic = constant + sum of coefficient * column`.
///
/// Columns ascend; a column is a nonbasic variable.
struct Row: Sendable {
    /// The variable the row defines; -1 for a required equality that has not been given one yet (`0 = ...`).
    var basic: Int32
    var constant: Double
    var columns: [Int32] = []
    var coefficients: [Double] = []

    func coefficient(of column: Int32) -> Double? {
        var low = 0
        var high = columns.count
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < column { low = middle + 1 } else { high = middle }
        }
        return low < columns.count && columns[low] == column ? coefficients[low] : nil
    }
}

/// The rows of a core in solved form, and the value and range of each of its variables.
///
/// "Solved form" is the paper's basic feasible solved form (Badros, Borning, Stuckey, section 2.2) without the split of
/// an error into two variables: a variable may stand anywhere in its range, and what it costs is a convex function.
struct Tableau: Sendable {
    var rows: [Row] = []
    /// The row that defines a variable; -1 for a nonbasic one, -2 for one whose row was put away.
    var rowOf: [Int32]
    /// Rows that may hold the column: a superset, in the order in which they came to hold it.
    var users: [[Int32]]
    var values: [Double]
    /// The range a variable may still move in; narrows level by level.
    var low: [Double]
    var high: [Double]
    /// A nonbasic variable that will not move again.
    var isFrozen: [Bool]
    /// Rows of variables that cost nothing and have no limits, in the order in which they were put away.
    var deferred: [Row] = []
    /// Row operations so far, and how many are allowed.
    var work = 0
    var workLimit: Int

    /// Scratch of `merge`.
    private var mergedColumns: [Int32] = []
    private var mergedCoefficients: [Double] = []

    init(variables count: Int, workLimit: Int) {
        rowOf = Array(repeating: -1, count: count)
        users = Array(repeating: [], count: count)
        values = Array(repeating: 0, count: count)
        low = Array(repeating: -.infinity, count: count)
        high = Array(repeating: .infinity, count: count)
        isFrozen = Array(repeating: false, count: count)
        self.workLimit = workLimit
    }

    /// Adds a row; its columns ascend and are distinct.
    mutating func append(_ row: Row) {
        let index = Int32(truncatingIfNeeded: rows.count)
        for column in row.columns { users[Int(column)].append(index) }
        if row.basic >= 0 { rowOf[Int(row.basic)] = index }
        rows.append(row)
    }

    /// The rows that hold the column, each once, with its coefficient there; also tidies the column's list.
    mutating func column(_ column: Int32, into result: inout [(row: Int32, coefficient: Double)]) {
        result.removeAll(keepingCapacity: true)
        var list = users[Int(column)]
        users[Int(column)] = []
        list.sort()
        var kept = 0
        var last: Int32 = -1
        for index in list where index != last {
            last = index
            guard let coefficient = rows[Int(index)].coefficient(of: column) else { continue }
            result.append((index, coefficient))
            list[kept] = index
            kept += 1
        }
        list.removeLast(list.count - kept)
        users[Int(column)] = list
    }

    /// Makes `entering` basic in the row and the row's own variable nonbasic.
    ///
    /// Before: `l = k + a e + sum a_c x_c`. After: `e = -k/a + (1/a) l - sum (a_c/a) x_c`, and every other row that held
    /// `e` holds that sum in its place. A required equality has no `l`; its row is `0 = k + a e + ...`.
    mutating func pivot(row index: Int32, entering: Int32) throws(SolverError) {
        var row = rows[Int(index)]
        rows[Int(index)].columns = []
        rows[Int(index)].coefficients = []
        guard let place = row.columns.firstIndex(of: entering) else { return }
        let leaving = row.basic
        let scale = -1 / row.coefficients[place]
        row.columns.remove(at: place)
        row.coefficients.remove(at: place)
        row.constant *= scale
        for i in row.coefficients.indices { row.coefficients[i] *= scale }
        row.basic = entering
        if leaving >= 0 {
            rowOf[Int(leaving)] = -1
            if isFrozen[Int(leaving)] {
                row.constant -= scale * values[Int(leaving)]
            } else {
                let at = row.columns.firstIndex { $0 > leaving } ?? row.columns.count
                row.columns.insert(leaving, at: at)
                row.coefficients.insert(-scale, at: at)
                users[Int(leaving)] = [index]
            }
        }
        try substitute(entering, by: row)
        rowOf[Int(entering)] = index
        rows[Int(index)] = row
    }

    /// Puts `row` in place of its basic variable wherever that stands as a column.
    private mutating func substitute(_ column: Int32, by row: Row) throws(SolverError) {
        let list = users[Int(column)]
        users[Int(column)] = []
        for index in list {
            guard let factor = rows[Int(index)].coefficient(of: column) else { continue }
            merge(row, times: factor, into: index, without: column)
            work += 1 + (row.columns.count + rows[Int(index)].columns.count) / 32
            if work > workLimit { throw .workLimit(workLimit) }
        }
    }

    /// `rows[index] += factor * row`, leaving out one column. What cancels is dropped, relative to what it came from;
    /// frozen columns move into the constant.
    private mutating func merge(_ row: Row, times factor: Double, into index: Int32, without removed: Int32) {
        let target = Int(index)
        mergedColumns.removeAll(keepingCapacity: true)
        mergedCoefficients.removeAll(keepingCapacity: true)
        var constant = rows[target].constant + factor * row.constant
        var i = 0
        var j = 0
        let n = rows[target].columns.count
        let m = row.columns.count
        while i < n || j < m {
            let a = i < n ? rows[target].columns[i] : .max
            let b = j < m ? row.columns[j] : .max
            var sum: Double
            if a < b {
                sum = rows[target].coefficients[i]
                i += 1
                if a == removed { continue }
            } else if b < a {
                sum = factor * row.coefficients[j]
                j += 1
                if !isFrozen[Int(b)] { users[Int(b)].append(index) }
            } else {
                let first = rows[target].coefficients[i]
                let second = factor * row.coefficients[j]
                sum = first + second
                i += 1
                j += 1
                if sum.magnitude <= Tolerance.cancellation * (first.magnitude + second.magnitude) { continue }
            }
            let column = min(a, b)
            if isFrozen[Int(column)] {
                constant += sum * values[Int(column)]
            } else {
                mergedColumns.append(column)
                mergedCoefficients.append(sum)
            }
        }
        rows[target].constant = constant
        rows[target].columns.removeAll(keepingCapacity: true)
        rows[target].columns.append(contentsOf: mergedColumns)
        rows[target].coefficients.removeAll(keepingCapacity: true)
        rows[target].coefficients.append(contentsOf: mergedCoefficients)
    }

    /// Computes every basic and every deferred variable afresh from its row.
    mutating func refreshValues() {
        for row in rows where row.basic >= 0 { values[Int(row.basic)] = value(of: row) }
        for row in deferred.reversed() { values[Int(row.basic)] = value(of: row) }
    }

    func value(of row: Row) -> Double {
        var sum = row.constant
        for i in row.columns.indices { sum += row.coefficients[i] * values[Int(row.columns[i])] }
        return sum
    }
}
