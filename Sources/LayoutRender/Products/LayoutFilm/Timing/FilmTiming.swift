import LayoutRender

/// The frame rate of a film and the number of repetitions.
public struct FilmTiming: Sendable, Hashable {
    /// 1...60 frames per second; at most 50 in a GIF, because viewers slow down faster GIFs.
    public let framesPerSecond: Int
    /// Number of times that the film is played; 0: forever.
    public let loops: Int

    /// The possible frame rates, in frames per second.
    public static let rates = 1...60
    /// The possible numbers of repetitions; the largest is the largest that a GIF can state.
    public static let loopCounts = 0...65_535

    /// Nil for numbers out of range.
    public init?(framesPerSecond: Int = 25, loops: Int = 0) {
        guard Self.rates.contains(framesPerSecond), Self.loopCounts.contains(loops) else { return nil }
        self.framesPerSecond = framesPerSecond
        self.loops = loops
    }

    /// The standard timing, which cannot be out of range.
    private init() {
        framesPerSecond = 25
        loops = 0
    }

    /// 25 frames per second, forever.
    public static let standard = FilmTiming()
}

/// One frame of a film.
///
/// The picture is made by `Film.list(of:)`.
struct FilmFrame: Equatable {
    /// The place of the scene that is shown or approached.
    var scene: Int
    /// The fraction of the animation to the scene; nil: the scene at rest.
    var progress: Double?
    /// The duration of the frame, in the units of the file.
    var delay: Int
}

extension Film {
    /// The frames in order with their delays in fractions of a second; the ends of frames are rounded, so that rounding
    /// errors do not add up.
    ///
    /// An animation of `d` seconds has as many frames as fit, at least one; each lasts at least as long as the frame
    /// rate says.
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
            // A scene that is held for 0 seconds is shown as the last frame of its animation.
            frames.append(FilmFrame(scene: index, progress: nil, delay: max(delay, max(1, unitsPerSecond / rate))))
        }
        return frames
    }

    /// The frames of one animation of some seconds.
    private func frameCount(of way: Double, _ rate: Int) -> Int {
        way > 0 ? max(1, Int((way * Double(rate)).rounded(.down))) : 0
    }

    /// The number of frames that `frames` returns.
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
