/// How often a film's pictures change and how often it is played.
public struct FilmTiming: Sendable, Hashable {
    /// 1...60 pictures a second; a GIF takes 50 at most, because viewers slow down what is faster.
    public let framesPerSecond: Int
    /// Times that the film is played; 0: for ever.
    public let loops: Int

    public static let rates = 1...60
    public static let loopCounts = 0...65_535

    /// Nil for numbers out of range.
    public init?(framesPerSecond: Int = 25, loops: Int = 0) {
        guard Self.rates.contains(framesPerSecond), Self.loopCounts.contains(loops) else { return nil }
        self.framesPerSecond = framesPerSecond
        self.loops = loops
    }

    private init() {
        framesPerSecond = 25
        loops = 0
    }

    /// 25 pictures a second, for ever.
    public static let standard = FilmTiming()
}

/// One picture of a film as it is drawn.
struct FilmFrame: Equatable {
    var scene: Int
    /// How much of the way to the scene is done; nil: it is there.
    var progress: Double?
    /// How long the picture stays, in the units of the file.
    var delay: Int
}

extension Film {
    /// The frames in order, their delays in parts of a second: rounded at the frames' ends, so that nothing adds up.
    ///
    /// A way of `d` seconds has as many frames as fit into it, at least one; each is at least as long as the rate says.
    func frames(_ rate: Int, unitsPerSecond: Int) -> [FilmFrame] {
        var frames: [FilmFrame] = []
        var time = 0.0
        func end(_ seconds: Double) -> Int { Int((seconds * Double(unitsPerSecond)).rounded()) }
        for (index, scene) in scenes.enumerated() {
            let way = index == 0 ? 0 : scene.approachTime
            let count = frameCount(of: way, rate)
            for step in 0..<count {
                let start = time + way * Double(step) / Double(count)
                let next = time + way * Double(step + 1) / Double(count)
                let progress = scene.animation.curve.progress(at: Double(step) / Double(count))
                frames.append(FilmFrame(scene: index, progress: progress, delay: end(next) - end(start)))
            }
            time += way
            let delay = end(time + scene.animation.hold) - end(time)
            time += scene.animation.hold
            // A picture that does not stay is seen for a moment: as the last one of its way.
            frames.append(FilmFrame(scene: index, progress: nil, delay: max(delay, max(1, unitsPerSecond / rate))))
        }
        return frames
    }

    private func frameCount(of way: Double, _ rate: Int) -> Int {
        way > 0 ? max(1, Int((way * Double(rate)).rounded(.down))) : 0
    }

    /// How many frames `frames` has.
    func frameCount(_ rate: Int) -> Int {
        scenes.enumerated().reduce(0) { $0 + 1 + frameCount(of: $1.offset == 0 ? 0 : $1.element.approachTime, rate) }
    }

    /// The picture of a frame.
    func list(of frame: FilmFrame) -> DisplayList {
        let scene = scenes[frame.scene]
        guard let progress = frame.progress, let approach = scene.approach else { return fitted(scene.picture) }
        return fitted(approach.list(at: progress))
    }
}
