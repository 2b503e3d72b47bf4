import LayoutEngine
import LayoutRender

/// A sequence of pictures, each shown for a while, with an animation from each picture to the next.
public struct Film: Sendable {
    /// One picture that is shown for a while.
    public struct Scene: Sendable {
        /// The caption of the picture in a strip.
        public var caption: String
        /// What the film shows while the scene is at rest.
        public var picture: DisplayList
        /// The animation to the picture, and the seconds of rest.
        public var animation: StepAnimation
        /// The animation from the previous picture; nil for the first.
        var approach: Morph?
    }

    /// The title of the file.
    public var title: String
    /// In the order of playing.
    public private(set) var scenes: [Scene] = []
    /// The part of the plane that every picture shows.
    public private(set) var bounds: Rect = .zero
    /// Number of display items of all pictures; the film is kept in memory while it is drawn.
    private(set) var itemCount = 0

    /// Limit of `itemCount`, which bounds the memory of a film.
    static let maximumItems = 1_000_000
    /// Limit of the views of all layouts: each view has at least four items, the beginning and end of its group at rest
    /// and in the animation.
    package static let maximumViews = maximumItems / 4

    /// A film without pictures.
    public init(title: String) { self.title = title }

    /// Adds a picture at the end.
    /// - Parameters:
    ///   - animation: the way from the previous picture, and the seconds for which the picture is shown.
    ///   - way: the first and the last moment of the animation to the picture; nil: the previous picture and this picture.
    /// - Throws: `RenderError.filmTooLong` if the film would have more than a million display items.
    public mutating func append(
        _ picture: DisplayList, caption: String = "", animation: StepAnimation = StepAnimation(),
        way: (from: DisplayList, to: DisplayList)? = nil
    ) throws(RenderError) {
        var scene = Scene(caption: caption, picture: picture, animation: animation)
        if let last = scenes.last, animation.duration > 0 {
            scene.approach = Morph(from: way?.from ?? last.picture, to: way?.to ?? picture)
        }
        itemCount += picture.items.count + (scene.approach?.items.count ?? 0)
        guard itemCount <= Self.maximumItems else {
            throw .filmTooLong(reason: "more than \(Self.maximumItems) shapes, texts and groups in its pictures")
        }
        bounds = scenes.isEmpty ? picture.bounds : bounds.union(picture.bounds)
        scenes.append(scene)
    }

    /// The time of one run in seconds; the first picture is shown from the start.
    public var duration: Double {
        scenes.enumerated().reduce(0) {
            $0 + ($1.offset == 0 ? 0 : $1.element.approachTime) + $1.element.animation.hold
        }
    }

    /// A list of this film enlarged to the film's bounds.
    func fitted(_ list: DisplayList) -> DisplayList {
        var list = list
        list.bounds = bounds
        list.title = title
        return list
    }
}

extension Film.Scene {
    /// Seconds of the animation from the previous picture.
    var approachTime: Double { approach == nil ? 0 : animation.duration }
}
