import LayoutEngine

extension LayoutScene {
    /// The scene in a state; the scene itself where code makes none of what the state is about.
    package func inState(_ state: CodeState) -> LayoutScene { edit(state).scene }

    /// What a state changes of the scene.
    func edit(_ state: CodeState) -> StateEdit {
        var edit = StateEdit(self)
        switch state.subject {
        case .letters: CodeTexts.fill(&edit, withLetters: state.count)
        case .rows: CodeLists.fill(&edit, withRows: state.count)
        case .pictures: CodePictures.fill(&edit, with: Double(state.count))
        case .views: CodeViews.fill(&edit, shown: state == .shown)
        }
        return edit
    }
}
