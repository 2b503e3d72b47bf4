/// Pictures one after another, each for a while, with the way from each to the next.
public struct Film: Sendable {
    /// One picture that stays for a while.
    public struct Scene: Sendable {
        /// What a strip of the film says about it.
        public var caption: String
        public var picture: DisplayList
        public var animation: StepAnimation
        /// From the picture before; nil for the first.
        var approach: Morph?
    }

    public var title: String
    public private(set) var scenes: [Scene] = []
    /// The part of the plane that every picture shows.
    public private(set) var bounds: Rect = .zero
    /// Display items of all pictures; the film is kept in memory while it is drawn.
    private(set) var itemCount = 0

    static let maximumItems = 1_000_000
    /// Views of all its layouts: each has at least four items, the two ends of its group at rest and on the way.
    package static let maximumViews = maximumItems / 4

    public init(title: String) { self.title = title }

    /// Adds a picture.
    /// - Parameters:
    ///   - way: the first and the last moment of the way to it, as pictures; nil: it is what lies between the picture
    ///     before and this one.
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

    /// In seconds; the first picture is there from the start.
    public var duration: Double {
        scenes.enumerated().reduce(0) {
            $0 + ($1.offset == 0 ? 0 : $1.element.approachTime) + $1.element.animation.hold
        }
    }

    /// A list of this film over its whole part of the plane.
    func fitted(_ list: DisplayList) -> DisplayList {
        var list = list
        list.bounds = bounds
        list.title = title
        return list
    }
}

extension Film.Scene {
    /// Seconds from the picture before.
    var approachTime: Double { approach == nil ? 0 : animation.duration }
}
