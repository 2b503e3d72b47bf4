import ArgumentParser
import LayoutDocument
import LayoutRender
import Notation

/// How pictures are drawn, as flags.
struct RenderSettings: ParsableArguments {
    @Option(help: ArgumentHelp("Pixels a point, 0.1 to 8; else the document's or the device's.", valueName: "factor"))
    var scale: Double?

    @Flag var base: LayerBase?

    @Option(
        help: ArgumentHelp(
            "Layers to add, such as sizes,margins; 'all' for all; 'legend' names them.", valueName: "layers"),
        completion: Completion.layers, transform: LayerWords.init)
    var show: [LayerWords] = []

    @Option(
        help: ArgumentHelp(
            "Layers to leave out, such as names, or chrome, the bars around a storyboard's view; 'all' for all.",
            valueName: "layers"),
        completion: Completion.layers, transform: LayerWords.init)
    var hide: [LayerWords] = []

    @Option(help: "automatic, light or dark.")
    var theme: RenderOptions.ThemeChoice = .automatic

    @Option(help: ArgumentHelp("glyphs, boxes or none; else the document's.", valueName: "how"))
    var text: RenderOptions.TextDrawing?

    /// Whether a legend of the layers is drawn.
    var legend: Bool { show.contains { $0.words.contains("legend") } }

    @OptionGroup var limitOptions: LimitOptions

    var limits: Limits { limitOptions.limits }

    func validate() throws {
        if let scale, !Limits.scale.contains(scale) {
            throw ValidationError("--scale \(scale): it must be from 0.1 to 8")
        }
        for word in (show + hide).flatMap(\.words)
        where word != "all" && word != "legend" && LayerSet.named(word) == nil {
            let isFlag = word == "plain" || word == "annotated"
            let hint =
                isFlag
                ? "; the flag is --\(word)"
                : UnknownWord.hint(word, among: LayerSet.named.map(\.name), called: "layers")
            throw ValidationError("unknown layer '\(escapedForDisplay(word))'\(hint)")
        }
    }

    /// The document's wishes with the flags over them.
    func options(for document: DocumentRenderOptions) -> RenderOptions {
        var options = RenderOptions()
        options.layers = layers(over: Self.layers(of: document))
        options.theme = theme
        options.text = text ?? RenderOptions.TextDrawing(rawValue: document.text.rawValue) ?? .glyphs
        if let color = document.background { options.background = .color(color) }
        options.showsLegend = legend
        options.limits.maximumPixels = limits.pictures.pixels
        options.limits.maximumFilmPixels = limits.pictures.filmPixels
        return options
    }

    /// What a document shows without a flag.
    static func layers(of document: DocumentRenderOptions) -> LayerSet {
        guard let show = document.show else { return RenderOptions().layers }
        return show.reduce(show.isEmpty ? .plain : .unclipped) { layers, word in
            layers.union(word == "marks" ? [.ambiguity, .overflow] : LayerSet.named(word) ?? [])
        }
    }

    /// What is shown when `own` is shown without a flag: the flags add and remove layers in their order.
    func layers(over own: LayerSet) -> LayerSet {
        var layers = base?.layers ?? own
        let steps = show.map { ($0, true) } + hide.map { ($0, false) }
        for (step, isShown) in steps.sorted(by: { $0.0.place < $1.0.place }) {
            if isShown { layers.formUnion(step.layers) } else { layers.subtract(step.layers) }
        }
        return layers
    }

    /// The given flag that chooses layers; nil without a flag.
    var layerFlag: String? {
        if let base { return "--\(base)" }
        if !show.isEmpty { return "--show" }
        return hide.isEmpty ? nil : "--hide"
    }

    /// A renderer within these limits.
    func makeRenderer() throws(Failure) -> Renderer {
        do {
            return try Renderer(limits: options(for: DocumentRenderOptions()).limits)
        } catch {
            throw Failure(error.description)
        }
    }
}

extension RenderOptions.ThemeChoice: ExpressibleByArgument {}
extension RenderOptions.TextDrawing: ExpressibleByArgument {}
