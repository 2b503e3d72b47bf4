extension Presolve {
    /// The presolve of a program: the one that the program's memory keeps for its shape, or a new one.
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
