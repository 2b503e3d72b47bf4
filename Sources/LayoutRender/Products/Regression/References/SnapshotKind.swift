/// What a reference holds: every frame as text, or the picture of the layout.
public enum SnapshotKind: String, Sendable, CaseIterable {
    case frames, png, svg

    /// The extension of a reference's file.
    public var fileExtension: String { self == .frames ? "txt" : rawValue }
}
