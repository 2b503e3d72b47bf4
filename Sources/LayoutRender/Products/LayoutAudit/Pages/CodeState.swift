import Notation

/// What code makes of a screen that the file cannot know: the lengths of texts, the rows of lists, the sizes of pictures, and which
/// views of a stack view are there.
///
/// All views of one kind have the state at once.
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
