import Cassowary
import LayoutEngine

/// The numbers of a screen that a design has otherwise.
///
/// The equations of the screen's layout are asked for the design's frames. Unknown is by how much each quantity of the screen
/// differs in the design: the differences of views with layers are given, those of views between them are free, and all
/// equations hold as well as they can, in the least sum of errors. The equations that fail are the numbers to change: a view
/// that only follows another one fails none.
struct DesignNumbers {
    let design: DesignSide
    let screen: DesignSide
    let matching: DesignMatching
    /// Errors up to this many points are none.
    let tolerance: Double

    /// An equation of the screen's layout that fails for the design's frames.
    struct Failure {
        var equation: LayoutTrace.Equation
        /// By how many points the sum of the terms differs in the design.
        var error: Double
    }

    /// By how much each quantity differs in the design, and the equations that fail, in the order of the trace.
    /// - Throws: for a page whose program is more work than the page's limit allows.
    func solved() throws(SolverError) -> (differences: [LayoutTrace.Quantity: Double], failures: [Failure]) {
        var program = ConstraintProgram()
        var variables: [LayoutTrace.Quantity: Variable] = [:]
        func variable(_ quantity: LayoutTrace.Quantity) -> Variable {
            if let known = variables[quantity] { return known }
            let new = program.addVariable()
            variables[quantity] = new
            return new
        }
        // 1 the layers' frames, as differences along the chain of superviews
        let rests = restingOffsets()
        for pair in matching.pairs {
            let wanted = design.frame(pair.layer)
            var shown = frame(of: pair.view, asDrawn: wanted)
            for around in screen.tree.superviews(of: pair.view) { shown.origin.y += rests[around] ?? 0 }
            let chain = [pair.view] + screen.tree.superviews(of: pair.view)
            let xs = chain.map { Term(variable(.x($0))) }
            let ys = chain.map { Term(variable(.y($0))) }
            program.add(xs, .equal, wanted.x - shown.x, .required)
            program.add(ys, .equal, wanted.y - shown.y, .required)
            program.add(Term(variable(.width(pair.view))), .equal, wanted.width - shown.width, .required)
            program.add(Term(variable(.height(pair.view))), .equal, wanted.height - shown.height, .required)
        }
        // 2 the equations of the screen
        let values = Dictionary(screen.trace.values.map { ($0.quantity, $0.value) }) { first, _ in first }
        var asked: [(equation: LayoutTrace.Equation, row: ConstraintIndex)] = []
        for equation in screen.trace.equations where !equation.isSetAside {
            // A content decides a length only where the length is the content's.
            let isContent = equation.key.role.isContent
            if !equation.isActive, equation.relation == .equal || isContent { continue }
            let slack =
                equation.constant - equation.terms.reduce(0) { $0 + $1.coefficient * (values[$1.quantity] ?? 0) }
            let terms = equation.terms.map { Term(variable($0.quantity), $0.coefficient) }
            let row = program.add(
                terms, equation.relation, equation.relation == .equal ? 0 : slack,
                Priority(equation.key.role.isSource ? 900 : isContent ? 100 : 10))
            asked.append((equation, row))
        }
        var solver = Solver(program)
        let solution = try solver.solve(workLimit: screen.scene.environment.solving.workLimit)
        // 3 what fails
        func value(_ quantity: LayoutTrace.Quantity) -> Double { variables[quantity].map { solution[$0] } ?? 0 }
        let failures = asked.filter { solver.error(of: $0.row) > tolerance }.map { equation, _ in
            Failure(equation: equation, error: equation.terms.reduce(0) { $0 + $1.coefficient * value($1.quantity) })
        }
        return (variables.mapValues { solution[$0] }, failures)
    }

    /// How far the design draws the content of each scroll view below the place that layout gives: not at all, or below the
    /// bars and the content inset, as UIKit shows content at rest; whichever fits the layers best. The bars may be those of
    /// another release of iOS: their height is no number of the screen.
    private func restingOffsets() -> [ItemID: Double] {
        let inside = Dictionary(grouping: matching.pairs) { pair in
            screen.tree.superviews(of: pair.view).first { screen.tree[$0].scroll != nil }
        }
        let height = BarFacts.navigationBarHeight
        let own = height[screen.scene.environment.release]
        let bars = screen.scene.chrome?.navigationBar == nil ? [0] : [0] + height.rows.map { $0.value - own }
        var rests: [ItemID: Double] = [:]
        for case (let scroll?, let pairs) in inside {
            let found = pairs.map { design.frame($0.layer).y - screen.frame($0.view).y }
            let inset = screen.tree[scroll].scroll?.contentInset.top ?? 0
            let choices = [0, inset] + bars.map { inset + screen.layout[scroll].safeAreaInsets.top + $0 }
            func misfit(_ offset: Double) -> Double { found.reduce(0) { $0 + ($1 - offset).magnitude } }
            rests[scroll] = choices.min { misfit($0) < misfit($1) }
        }
        return rests
    }

    /// The frame of a view; of a scroll view each edge of the frame, or of the part that bars leave, whichever the design
    /// draws.
    private func frame(of view: ItemID, asDrawn wanted: Rect) -> Rect {
        let frame = screen.frame(view)
        guard screen.tree[view].scroll != nil else { return frame }
        let inner = frame.inset(by: screen.layout[view].safeAreaInsets)
        func nearer(_ edge: KeyPath<Rect, Double>) -> Double {
            let wanted = wanted[keyPath: edge]
            let (one, other) = (frame[keyPath: edge], inner[keyPath: edge])
            return (one - wanted).magnitude <= (other - wanted).magnitude ? one : other
        }
        let (left, top) = (nearer(\.minX), nearer(\.minY))
        return Rect(x: left, y: top, width: nearer(\.maxX) - left, height: nearer(\.maxY) - top)
    }
}

extension ConstraintRole {
    /// Whether the constraint is what somebody wrote, or a rule that somebody chose.
    var isSource: Bool {
        switch self {
        case .explicit, .autoresizing, .canvasConnection, .spacing, .fillEqually, .fillProportionally,
            .distributingEdge, .alignment, .contentGuide, .tableRow, .cellStyle, .flowItem, .arranger:
            true
        default: false
        }
    }

    /// Whether the constraint states the length of a content.
    fileprivate var isContent: Bool { self == .contentHugging || self == .compressionResistance }
}
