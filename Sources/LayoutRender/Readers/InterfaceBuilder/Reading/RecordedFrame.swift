import LayoutEngine
import Markup

extension XMLElement {
    /// The frame that the file records for a view; nil for an element that is no view or has none.
    ///
    /// Xcode writes `<rect key="frame" x= y= width= height=>`. Xcode 8 and 9 write the frames of content views and of
    /// the views inside cells as `<frame key="frameInset" minX= minY= width= height=>`, with the same meaning; numbers
    /// that are 0 are left out.
    var recordedFrame: Rect? {
        if let rect = child(key: "frame", name: "rect") { return ViewReader.rect(rect) }
        return child(key: "frameInset", name: "frame").map { ViewReader.rect($0, x: "minX", y: "minY") }
    }

    /// Whether the element is the content view of a table's row. Xcode 7 records no frame for some of them.
    var isRowContent: Bool { name == "tableViewCellContentView" }

    /// Whether the file records a frame, as it does for each view with a place of its own.
    var hasRecordedFrame: Bool { child(key: "frame") != nil || child(key: "frameInset") != nil }
}
