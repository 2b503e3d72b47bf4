/// Steps that can be taken back, one at a time; groups of steps are taken back together.
open class UndoManager: NSObject {
    private var undoSteps: [[() -> Void]] = []
    private var redoSteps: [[() -> Void]] = []
    private var group: [() -> Void] = []
    private var depth = 0
    private var disabled = 0
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    @Kept open var groupsByEvent = true
    /// The number of steps that are kept; 0 for all.
    open var levelsOfUndo = 0
    open private(set) var undoActionName = ""
    open var redoActionName: String { undoActionName }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    open var canUndo: Bool { !undoSteps.isEmpty || !group.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }
    open var groupingLevel: Int { depth }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    open func setActionName(_ name: String) { undoActionName = name }

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        add { [weak target] in target.map(handler) }
    }
    private func add(_ step: @escaping () -> Void) {
        if !isUndoing, !isRedoing { redoSteps = [] }
        group.append(step)
        if depth == 0, !isUndoing, !isRedoing { close() }
    }
    private func close() {
        guard !group.isEmpty else { return }
        undoSteps.append(group)
        group = []
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }
    open func beginUndoGrouping() { depth += 1 }
    open func endUndoGrouping() {
        depth = max(0, depth - 1)
        if depth == 0 { close() }
    }
    open func undo() {
        close()
        undoNestedGroup()
    }
    open func undoNestedGroup() {
        guard let steps = undoSteps.popLast() else { return }
        isUndoing = true
        for step in steps.reversed() { step() }
        isUndoing = false
        // What the steps registered takes them back.
        if !group.isEmpty { redoSteps.append(group) }
        group = []
    }
    open func redo() {
        guard let steps = redoSteps.popLast() else { return }
        isRedoing = true
        for step in steps.reversed() { step() }
        isRedoing = false
        close()
    }
    open func removeAllActions() { (undoSteps, redoSteps, group) = ([], [], []) }
}
