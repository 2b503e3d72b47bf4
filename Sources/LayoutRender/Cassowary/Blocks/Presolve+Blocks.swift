extension Presolve {
    /// Finds the blocks of all rows and columns.
    mutating func findBlocks() {
        blocks.ofRow = Table(repeating: .none, count: rowConstraints.count)
        var search = BlockSearch(rows: rowConstraints.count, columns: columnCount)
        for v in classes.roots.indices {
            let column = ColumnIndex(v)
            if !search.hasFound(column), pool.columns[column].count > 0 {
                search.run(from: column, &self)
            }
        }
        listMembers()
        for block in blocks.list.indices where blocks.list[block].cutColumn.exists {
            blocks.list[block].parent = blocks.ofColumn[blocks.list[block].cutColumn]
        }
    }

    /// Sorts rows and columns by block, so that each block's members are a range.
    private mutating func listMembers() {
        let (rowStarts, rows) = Self.group(blocks.ofRow, blocks: blocks.list.count)
        let (columnStarts, columns) = Self.group(blocks.ofColumn, blocks: blocks.list.count)
        blocks.rows = rows
        blocks.columns = columns
        for block in blocks.list.indices {
            blocks.list[block].rows = rowStarts[block.offset]..<rowStarts[block.offset + 1]
            blocks.list[block].columns = columnStarts[block.offset]..<columnStarts[block.offset + 1]
        }
    }

    /// The members of each block, block by block (counting sort); those of block b start at the first list's entry b.
    private static func group<Index>(_ blockOf: Table<Index, BlockIndex>, blocks count: Int) -> ([Int], [Index]) {
        var starts = Array(equal: 0, count: count + 2)
        for block in blockOf.elements where block.exists { starts[block.offset + 2] += 1 }
        for block in 0..<count { starts[block + 2] += starts[block + 1] }
        var members = Array(equal: Index(0), count: starts[count + 1])
        for index in blockOf.indices where blockOf[index].exists {
            let block = blockOf[index].offset
            members[starts[block + 1]] = index
            starts[block + 1] += 1
        }
        return (starts, members)
    }
}
