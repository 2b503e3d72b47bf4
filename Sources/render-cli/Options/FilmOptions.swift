import ArgumentParser
import LayoutFilm
import LayoutRender

/// The flags for films.
struct FilmOptions: ParsableArguments {
    @Flag(
        name: .customLong("film"),
        help: "Write a film: .svg moves, .png is a strip of its pictures; .gif and .apng are always films.")
    var isAskedFor = false

    @Option(help: ArgumentHelp("Pictures a second of a film, 1 to 60; a GIF has 50 at most.", valueName: "count"))
    var fps = 25

    @Option(help: ArgumentHelp("Times that a film is played; 0: for ever.", valueName: "count"))
    var loop = 0

    func validate() throws {
        guard FilmTiming.rates.contains(fps) else { throw ValidationError("--fps \(fps): it must be from 1 to 60") }
        guard FilmTiming.loopCounts.contains(loop) else {
            throw ValidationError("--loop \(loop): it must be from 0 to \(FilmTiming.loopCounts.upperBound)")
        }
    }

    var timing: FilmTiming { FilmTiming(framesPerSecond: fps, loops: loop) ?? .standard }
}
