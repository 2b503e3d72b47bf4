import PNGCodec

/// Distinguishes anti-aliased pixels from real differences, after Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector" (2009): an anti-aliased pixel has a darker and a brighter neighbour, and one of these neighbours lies in a
/// flat area in both pictures.
///
/// A line of about a pixel has no such pixel in its middle, which is darker, or brighter, than both sides. There the ink of
/// the neighbourhood tells: it stays where the line is only smoothed otherwise.
enum Antialiasing {
    /// Whether a pixel of `picture` is anti-aliased. More than two neighbours of the same brightness mean that the
    /// pixel lies in a flat area itself; a pixel at the border counts one neighbour as equal.
    static func isSmoothing(
        _ column: Int, _ row: Int, _ picture: inout PictureSource, other: inout PictureSource, over ground: Double
    ) throws(PNG.ReadingError) -> Bool {
        let columns = min(picture.width, other.width)
        let rows = min(picture.height, other.height)
        let center = PerceptualColor.Pixel(try picture.row(row), column, over: ground).y
        var darkest = (difference: 0.0, column: 0, row: 0)
        var brightest = (difference: 0.0, column: 0, row: 0)
        var equals = isBorder(column, row, columns, rows) ? 1 : 0
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            let line = try picture.row(y)
            for x in max(0, column - 1)...min(columns - 1, column + 1) where x != column || y != row {
                let step = PerceptualColor.Pixel(line, x, over: ground).y - center
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

    /// Whether a pixel lies in a thin line of both pictures: 1 a neighbour lies in a flat area of the same colour in both, the
    /// line's ground; 2 both pixels differ from the ground to the same side, and less from each other than either from the
    /// ground, so that the line moved by less than half of its width; 3 the neighbourhoods differ from the ground by the same
    /// sum, so that neither the line's colour nor its width changed.
    static func isThinLine(
        _ column: Int, _ row: Int, _ one: inout PictureSource, _ other: inout PictureSource, over ground: Double
    ) throws(PNG.ReadingError) -> Bool {
        let columns = min(one.width, other.width)
        let rows = min(one.height, other.height)
        let middle = (
            PerceptualColor.Pixel(try one.row(row), column, over: ground).y,
            PerceptualColor.Pixel(try other.row(row), column, over: ground).y
        )
        var side = (y: middle.0, column: column, row: row)
        var sums = (0.0, 0.0)
        var count = 0.0
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            let (line, otherLine) = (try one.row(y), try other.row(y))
            for x in max(0, column - 1)...min(columns - 1, column + 1) {
                let a = PerceptualColor.Pixel(line, x, over: ground).y
                let b = PerceptualColor.Pixel(otherLine, x, over: ground).y
                sums = (sums.0 + a, sums.1 + b)
                count += 1
                if a == b, abs(a - middle.0) > abs(side.y - middle.0) { side = (a, x, y) }
            }
        }
        let contrast = (side.y - middle.0, side.y - middle.1)
        guard contrast.0 * contrast.1 > 0, abs(middle.0 - middle.1) < min(abs(contrast.0), abs(contrast.1)),
            try isFlat(side.column, side.row, &one, columns, rows),
            try isFlat(side.column, side.row, &other, columns, rows)
        else { return false }
        let ink = (abs(side.y * count - sums.0), abs(side.y * count - sums.1))
        return abs(ink.0 - ink.1) <= inkTolerance * max(ink.0, ink.1)
    }

    /// The share of a line's ink that sampling may add or take: 13 % at most in rings of sixteen samples a pixel, where a colour
    /// a quarter paler takes 25 %.
    private static let inkTolerance = 0.15

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
