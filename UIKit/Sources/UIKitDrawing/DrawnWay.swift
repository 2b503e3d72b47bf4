import UIKit

/// Another way to draw a class whose code ends the program, or of which nothing shows.
enum DrawnWay: String, CaseIterable {
    /// A screen of a navigation controller's, or a view in another one.
    case pushed = "--pushed"
    /// After the app's delegate was told of the launch, which may have set what screens ask for.
    case launched = "--launched"
    /// A screen that gets its data once its view is there.
    case loaded = "--loaded"
    /// No method and no property gives an object data.
    case unfilled = "--no-filling"
    /// A screen with what its scene or nib has, without its code.
    case still = "--still"
    /// As far as the code of the class comes.
    case rest = "--rest"
    /// A view that is made with a frame.
    case framed = "--framed"

    /// What a person is told of the picture; nil for nothing.
    @MainActor
    func words(of object: AnyObject) -> String? {
        switch self {
        case .pushed: object is UIView ? "in a plain view" : "as a screen of a navigation controller"
        case .launched: "after the launch of the app"
        case .loaded: "filled once its view is there"
        case .unfilled: nil
        case .still: "a stand-in, its scene or nib without its code"
        case .rest: "a stand-in, as far as its code came"
        case .framed: "made with a frame, as nothing shows without"
        }
    }
}
