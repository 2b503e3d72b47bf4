import LayoutEngine
import Notation

/// What code makes of a screen that the file cannot know: the lengths of texts, the rows of lists, the sizes of pictures, and which
/// views of a stack view are there.
///
/// All views of one kind have the state at once. A state is an edit of few records, so that one live session of a screen
/// serves all of them.
package enum CodeState: Sendable, Hashable, CaseIterable {
    case noTexts, letter, title, paragraph
    case noRows, row, manyRows
    case noPictures, smallPictures, largePictures
    case hidden, shown

    /// The views or the constraints that a state changes.
    enum Subject: String { case letters, rows, pictures, views }

    /// What the state is about.
    var subject: Subject {
        switch self {
        case .noTexts, .letter, .title, .paragraph: .letters
        case .noRows, .row, .manyRows: .rows
        case .noPictures, .smallPictures, .largePictures: .pictures
        case .hidden, .shown: .views
        }
    }

    /// The state in words that follow the page: `its own device with 40 letters in texts`.
    var words: String {
        switch self {
        case .noTexts: "without the texts that code sets"
        case .letter, .title, .paragraph: "with \(countText(count, "letter")) in texts"
        case .noRows: "without rows in its lists"
        case .row, .manyRows: "with \(countText(count, "row")) in its lists"
        case .noPictures: "without the pictures that code sets"
        case .smallPictures, .largePictures: "with pictures of \(count) by \(count)"
        case .hidden: "without the arranged views that code can hide"
        case .shown: "with the arranged views that the file hides"
        }
    }

    /// The letters of a text, the rows of a list, the points of a picture's sides, or 1 for what is shown: none, the fewest, and many. A text of 40
    /// letters is a name or a title, one of 200 a sentence or two; a picture of 16 points is an icon, and one of 1,000 a photo,
    /// wider than any phone.
    var count: Int {
        switch self {
        case .noTexts, .noRows, .noPictures, .hidden: 0
        case .letter, .row, .shown: 1
        case .title: 40
        case .paragraph: 200
        case .manyRows: 100
        case .smallPictures: 16
        case .largePictures: 1_000
        }
    }
}

/// The records of a tree that a state changes, with their values in the state.
struct StateEdit {
    /// The scene in the state.
    var scene: LayoutScene
    /// The changed views.
    var items: [ItemID] = []
    /// Indices in `LayoutTree.constraints`.
    var constraints: [Int] = []

    /// A scene that is not changed yet.
    init(_ scene: LayoutScene) { self.scene = scene }

    /// Whether the state changes nothing.
    var isEmpty: Bool { items.isEmpty && constraints.isEmpty }

    /// Gives the changed records of a session's tree the values that they have in another tree.
    func write(_ tree: LayoutTree, to edited: inout LayoutTree) {
        for id in items {
            edited[id].content = tree[id].content
            edited[id].intrinsicContentSize = tree[id].intrinsicContentSize
            edited[id].isHidden = tree[id].isHidden
        }
        for place in constraints { edited.constraints[place].constant = tree.constraints[place].constant }
    }
}

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
        case .views: HiddenInStackRule.fill(&edit, shown: state == .shown)
        }
        return edit
    }
}
