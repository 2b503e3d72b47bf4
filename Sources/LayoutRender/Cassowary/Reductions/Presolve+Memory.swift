extension Presolve {
    /// The presolve of a program, from the program's memory if the shape is known.
    init(
        _ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>, unmergeable: [ColumnIndex] = []
    ) {
        let isKept = program.constraintCount <= PresolveMemory.mostConstraints
        let memory = isKept ? program.memory as? PresolveMemory : nil
        if let kept = memory?.presolve(program, isExcluded, unmergeable) {
            self = kept
            return
        }
        self.init(making: program, isExcluded: isExcluded, unmergeable: unmergeable)
        memory?.keep(self, of: program, isExcluded)
    }
}
