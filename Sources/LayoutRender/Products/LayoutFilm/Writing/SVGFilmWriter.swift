import LayoutEngine
import LayoutRender
import PNGCodec

/// Writes a film as an animated SVG document: SMIL animations, no script, no frame rate.
///
/// A scene is a group, visible during the scene's time. The animation to a scene moves each number from start to end
/// value on UIKit's curve; a viewer without animations shows the first scene. Unlike GIF and APNG, such a film has no
/// frames: browsers draw every moment, at any size, and the file grows with the number of things that move.
struct SVGFilmWriter {
    /// The pictures with their animations.
    private let film: Film
    /// The time of the whole film.
    private let clock: SVGClock
    /// Collects the document.
    private var writer: SVGWriter

    /// - Parameter timing: the repetitions; the frame rate has no meaning here.
    init(_ film: Film, _ timing: FilmTiming) {
        self.film = film
        clock = SVGClock(total: film.duration, loops: timing.loops)
        var canvas = DisplayList(bounds: film.bounds, title: film.title, background: nil)
        canvas.background = nil
        writer = SVGWriter(canvas)
    }

    /// The whole document.
    mutating func write(shaper: inout TextShaper) throws(RenderError) -> [UInt8] {
        var time = 0.0
        for scene in film.scenes {
            let start = time
            let arrival = start + scene.approachTime
            time = arrival + scene.animation.hold
            guard let approach = scene.approach else {
                try write(Morph(from: scene.picture, to: scene.picture), start, time, nil, &shaper)
                continue
            }
            // The last moment of the animation is the scene's picture itself, unless some item was drawn during the
            // animation only.
            let isOne = approach.to == scene.picture
            let way = SVGClock.Way(start: start, end: arrival, curve: scene.animation.curve)
            try write(approach, start, isOne ? time : arrival, way, &shaper)
            if !isOne { try write(Morph(from: scene.picture, to: scene.picture), arrival, time, nil, &shaper) }
        }
        return writer.document()
    }

    /// One picture, visible from `start` to `end`.
    ///
    /// Pictures that begin after 0 are hidden by an attribute, which the clock's animation lifts: a viewer without
    /// animations shows the first picture alone.
    private mutating func write(
        _ morph: Morph, _ start: Double, _ end: Double, _ way: SVGClock.Way?, _ shaper: inout TextShaper
    ) throws(RenderError) {
        guard end > start else { return }
        writer.list.images = morph.images
        writer.begin(
            DisplayGroup(), attributes: start > 0 ? " visibility=\"hidden\"" : "",
            children: clock.show(from: start, to: end))
        if let background = morph.to.background {
            let paper = ShapeItem(shape: .rect(film.bounds), fill: .color(background), stroke: nil)
            var old = paper
            if let color = morph.from.background { old.fill = .color(color) }
            writer.append(old, children: animations(old, paper, way))
        }
        for item in morph.items {
            switch item {
            case .begin(let from, let to, let fade): begin(from, to, fade, way)
            case .end: writer.end()
            case .leaf(let from, let to, let fade):
                guard fade == .none else {
                    begin(DisplayGroup(), DisplayGroup(), fade, way)
                    try write(from, to, way, &shaper)
                    writer.end()
                    continue
                }
                try write(from, to, way, &shaper)
            }
        }
        writer.end()
    }

    /// The group with the values of the animation's start, and its animations inside.
    private mutating func begin(
        _ from: DisplayGroup, _ to: DisplayGroup, _ fade: Morph.Fade, _ way: SVGClock.Way?
    ) {
        var group = to
        group.opacity = from.opacity * fade.opacity(0)
        var children = ""
        var clip: String?
        if let way {
            children = clock.animate(
                "opacity", from: SVGNumber.text(group.opacity), to: SVGNumber.text(to.opacity * fade.opacity(1)),
                on: way)
            if let start = from.clip, let end = to.clip, start != end {
                let moves = geometry(start, end, way)
                if !moves.isEmpty { clip = writer.definitions.movingClip(start, children: moves) }
            }
        }
        writer.begin(group, clip: clip, children: children)
    }

    /// An item of both pictures, or the same item twice.
    private mutating func write(
        _ from: DisplayItem, _ to: DisplayItem, _ way: SVGClock.Way?, _ shaper: inout TextShaper
    ) throws(RenderError) {
        switch (from, to) {
        case (.shape(let start), .shape(let end)):
            writer.append(start, children: animations(start, end, way))
        case (.text(let start), .text(let end)): try write(start, end, way, &shaper)
        case (.image(let start), .image(let end)):
            var moves = ""
            if let way { moves = geometry(.rect(start.frame), .rect(end.frame), way) }
            writer.append(start, children: moves)
        default: break
        }
    }

    /// A text is written once and moved; its colour is the new picture's.
    private mutating func write(
        _ from: TextRun, _ to: TextRun, _ way: SVGClock.Way?, _ shaper: inout TextShaper
    ) throws(RenderError) {
        let shift = Point(x: from.origin.x - to.origin.x, y: from.origin.y - to.origin.y)
        let moves = way.map { clock.translate(by: .zero, from: shift, on: $0) } ?? ""
        guard !moves.isEmpty else { return try writer.append(to, shaper: &shaper) }
        writer.begin(DisplayGroup(), children: moves)
        try writer.append(to, shaper: &shaper)
        writer.end()
    }

    // MARK: Animations

    /// Geometry, colours and the width of the line, each only where it changes.
    private func animations(_ from: ShapeItem, _ to: ShapeItem, _ way: SVGClock.Way?) -> String {
        guard let way else { return "" }
        var text = geometry(from.shape, to.shape, way)
        if case .color(let start) = from.fill, case .color(let end) = to.fill { text += color("fill", start, end, way) }
        if let start = from.stroke, let end = to.stroke {
            text += color("stroke", start.color, end.color, way)
            text += clock.animate(
                "stroke-width", from: SVGNumber.text(start.width), to: SVGNumber.text(end.width), on: way)
        }
        return text
    }

    /// Colour and opacity are two attributes in SVG.
    private func color(_ attribute: String, _ from: RGBA, _ to: RGBA, _ way: SVGClock.Way) -> String {
        func opacity(_ color: RGBA) -> String { SVGNumber.text(Double(color.alpha) / 255) }
        return clock.animate(attribute, from: from.hex, to: to.hex, on: way)
            + clock.animate(attribute + "-opacity", from: opacity(from), to: opacity(to), on: way)
    }

    /// The attributes of the element; empty for shapes of different elements, which cannot be animated into each
    /// other.
    private func geometry(_ from: Shape, _ to: Shape, _ way: SVGClock.Way) -> String {
        let (start, end) = (SVGShape.geometry(from), SVGShape.geometry(to))
        guard start.name == end.name else { return "" }
        return zip(start.attributes, end.attributes).map { one, other in
            clock.animate(one.name, from: one.value, to: other.value, on: way)
        }.joined()
    }
}
