import Cassowary

extension Lowering {
    /// Whether the rules of stacks are lowered in short form where the tree allows, and content sizes of priority 1000 as
    /// required constraints.
    struct Form {
        var isShort = true
        var requiresContent = false
    }

    /// The findings of the lowering of one program.
    struct Found {
        /// Rows with a height from constraints.
        var fittedRows: [ItemID] = []
        /// Rows, headers, cells and pages with a length that follows from their constraints, along `axis`.
        var fittedLengths: [(item: ItemID, axis: Axis)] = []
        /// Whether any rule asked for a baseline.
        var usesBaselines = false
        /// Whether a content size has priority 1000.
        var hasRequiredContent = false
        /// Whether a rule referred to an unknown that the program lacks.
        var lacksUnknowns = false
        /// Levels that constraints went up to a common view.
        var climbs = 0
    }

    /// The unknowns of the rectangles, and those of rules.
    struct Unknowns {
        /// The unknown behind each number of a rectangle; -1 where it is left out.
        var indices = Rectangles<Int32>()
        /// How many views have no unknowns, because their frames follow from given lengths.
        var independentCount = 0
        /// The first unknown that belongs to no rectangle.
        var firstHelper: Int32 = 0
        /// Helper unknowns of a unit that is lowered again; they are used before new helpers are added.
        var spare: [Variable] = []
    }

    /// The sizes that were measured for proportional stacks, texts and views with a natural size.
    struct Measures {
        /// The sizes by which proportional stacks share, by view.
        var naturals: [ItemID: Size] = [:]
        /// The widths at which `naturals` were measured, for views whose height depends on the width.
        var naturalWidths: [ItemID: Double] = [:]
        /// By item: whether a text inside, or the item's own, wraps; empty without proportional stacks.
        var wrapsInside: [Bool] = []
        /// By item: the priority at which a label, or a stack that holds one, shares the width of a stack as a text; 0 for
        /// other views. Empty until a stack asks.
        var textPriorities: [Float] = []
        /// Row operations of those measurements, plus the number of views measured.
        var work = 0
        /// The natural sizes that earlier passes measured.
        var sizes: MeasuredSizes

        init(count: Int) { sizes = MeasuredSizes(count: count) }
    }
}

/// The notes of lowering on each item.
struct ItemTable {
    /// The notes on one item.
    struct Record {
        /// The place of a scroll view's content guide among the rectangles; -1 for other items.
        var contentRectangle: Int32 = -1
        /// The range of the item's own constraints in the program.
        var unit: Range<Int32> = 0..<0
        /// Whether the item's constraints depend on solved sizes (wrapping text, baselines).
        var dependsOnFrames = false
        /// Whether a constraint refers to the item's margins, safe area or readable width.
        var refersToInsets = false
        /// The parts of a stack's rules that the program has in short form.
        var shortParts: ShortForm = []
        /// The parts that must be in full form because a rule refers to an unknown that the short form leaves out.
        var fullParts: ShortForm = []
        /// Whether the view has no unknowns, because the frame follows from given lengths.
        var isIndependent = false
        /// Whether a rule refers to the item or to an item inside: such a view is not independent.
        var isNeeded = false
    }

    private var records: [Record]

    init(count: Int) { records = Array(equal: Record(), count: count) }

    var indices: Range<Int> { records.indices }
    /// Whether the constraints of any item depend on solved sizes.
    var dependOnFrames: Bool { records.contains(where: \.dependsOnFrames) }

    @inline(__always)
    subscript(place: Int) -> Record {
        get { records[place] }
        _modify { yield &records[place] }
    }

    @inline(__always)
    subscript(id: ItemID) -> Record {
        get { records[Int(id.index)] }
        _modify { yield &records[Int(id.index)] }
    }
}
