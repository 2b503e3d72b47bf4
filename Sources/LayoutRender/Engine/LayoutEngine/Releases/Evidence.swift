/// Why a row of a table of releases is believed.
package enum Evidence: Sendable, Hashable {
    /// Frames that Interface Builder recorded in public files: `count` of `all` have the value.
    case recorded(Int, of: Int)
    /// Frames or pictures of UIKit itself, and who published them.
    case measured(String)
    /// Apple's documentation, or a header of the SDK.
    case documented(String)
    /// Nothing but a conclusion, and the question that a Mac would answer.
    case inferred(String)
}
