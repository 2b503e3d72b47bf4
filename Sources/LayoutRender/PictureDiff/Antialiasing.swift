import PNGCodec

/// Distinguishes anti-aliased pixels from real differences, after Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector" (2009): an anti-aliased pixel has a darker and a brighter neighbour, and one of these neighbours lies in a
/// flat area in both pictures.
enum Antialiasing {
    /// Whether a pixel of `picture` is anti-aliased. More than two neighbours of the same brightness mean that the
    /// pixel lies in a flat area itself; a pixel at the border counts one neighbour as equal.
    static func isSmoothing(
        _ column: Int, _ row: Int, _ picture: inout PictureSource, other: inout PictureSource
    ) throws(PNG.ReadingError) -> Bool {
        let columns = min(picture.width, other.width)
        let rows = min(picture.height, other.height)
        let center = PerceptualColor.Pixel(try picture.row(row), column).y
        var darkest = (difference: 0.0, column: 0, row: 0)
        var brightest = (difference: 0.0, column: 0, row: 0)
        var equals = isBorder(column, row, columns, rows) ? 1 : 0
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            let line = try picture.row(y)
            for x in max(0, column - 1)...min(columns - 1, column + 1) where x != column || y != row {
                let step = PerceptualColor.Pixel(line, x).y - center
                if step == 0 {
                    equals += 1
                    if equals > 2 { return false }
                } else if step < darkest.difference {
                    darkest = (step, x, y)
                } else if step > brightest.difference {
                    brightest = (step, x, y)
                }
            }
        }
        guard darkest.difference < 0, brightest.difference > 0 else { return false }
        if try isFlat(darkest.column, darkest.row, &picture, columns, rows),
            try isFlat(darkest.column, darkest.row, &other, columns, rows)
        {
            return true
        }
        guard try isFlat(brightest.column, brightest.row, &picture, columns, rows) else { return false }
        return try isFlat(brightest.column, brightest.row, &other, columns, rows)
    }

    /// Whether a pixel has fewer than eight neighbours.
    private static func isBorder(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Bool {
        column == 0 || row == 0 || column == columns - 1 || row == rows - 1
    }

    /// Whether more than two of the eight neighbours have exactly the pixel's colour.
    private static func isFlat(
        _ column: Int, _ row: Int, _ picture: inout PictureSource, _ columns: Int, _ rows: Int
    ) throws(PNG.ReadingError) -> Bool {
        let own = try picture.row(row)[column * 4..<column * 4 + 4]
        var equals = isBorder(column, row, columns, rows) ? 1 : 0
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            let line = try picture.row(y)
            for x in max(0, column - 1)...min(columns - 1, column + 1) where x != column || y != row {
                if line[x * 4..<x * 4 + 4].elementsEqual(own) { equals += 1 }
            }
        }
        return equals > 2
    }
}
