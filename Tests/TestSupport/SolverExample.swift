import Cassowary

/// The program that Documentation/Solver.md carries through all steps: three labels in a stack, beside an icon.
///
///     | 16 [icon] 8 [ name 8 value 8 unit ] 16 |      on a screen 320 wide
///
/// Positions are those in the view around, as lowering makes them.
public enum SolverExample {
    public struct View {
        public let name: String
        public let x: Variable
        public let width: Variable
    }

    /// - Parameter ratio: whether the value is asked to be twice as wide as the name.
    public static func make(ratio: Bool = false) -> (program: ConstraintProgram, name: (Variable) -> String) {
        var program = ConstraintProgram()
        var names: [String] = []
        func view(_ name: String) -> View {
            names += ["\(name).x", "\(name).width"]
            return View(name: name, x: program.addVariable(), width: program.addVariable(minimum: 0))
        }
        let (icon, stack) = (view("icon"), view("stack"))
        let (name, value, unit) = (view("name"), view("value"), view("unit"))
        // The icon and the stack on the screen.
        program.add(Term(icon.x), .equal, 16, .required)
        program.add([Term(stack.x), Term(icon.x, -1), Term(icon.width, -1)], .equal, 8, .required)
        program.add([Term(stack.x), Term(stack.width)], .equal, 304, .required)
        program.add(Term(icon.width), .lessThanOrEqual, 24, Priority(251))
        program.add(Term(icon.width), .greaterThanOrEqual, 24, Priority(750))
        // The labels in the stack.
        program.add(Term(name.x), .equal, 0, .required)
        program.add([Term(value.x), Term(name.x, -1), Term(name.width, -1)], .equal, 8, .required)
        program.add([Term(unit.x), Term(value.x, -1), Term(value.width, -1)], .equal, 8, .required)
        program.add([Term(unit.x), Term(unit.width), Term(stack.width, -1)], .equal, 0, .required)
        for (ordinal, (label, length)) in zip([name, value, unit], [60.0, 120, 40]).enumerated() {
            let ordinal = Int32(ordinal)
            program.add(Term(label.width), .lessThanOrEqual, length, Priority(250, ordinal: ordinal))
            program.add(Term(label.width), .greaterThanOrEqual, length, Priority(750, ordinal: ordinal))
        }
        if ratio { program.add([Term(value.width), Term(name.width, -2)], .equal, 0, Priority(500)) }
        return (program, { names[Int($0.index)] })
    }
}
