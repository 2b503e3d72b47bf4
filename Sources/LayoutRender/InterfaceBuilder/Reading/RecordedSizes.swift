import LayoutEngine

/// Gives leaves that cannot be measured here their recorded size as intrinsic size.
struct RecordedSizes {
    let context: DocumentContext

    func apply(to tree: inout LayoutTree) {
    }
}
