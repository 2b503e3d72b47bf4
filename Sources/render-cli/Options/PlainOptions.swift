import ArgumentParser

/// Arguments whose values without a word on the command line are known without the parser.
///
/// The parser reads each property of a command by reflection, at 2.1 M instructions a start, where a small page is laid
/// out in one. So the default values of the properties are written a second time here, and `PlainWordsTests` compares
/// them with the parser's.
protocol PlainArguments: ParsableArguments {
    /// What the parser makes of no words.
    static var plain: Self { get }
}

extension FolderOptions: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.excluded = []
        return options
    }
}

extension ProjectOptions: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.root = nil
        options.assets = []
        return options
    }
}

extension SelectionOptions: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.devices = []
        options.traits = []
        options.ios = []
        options.states = []
        options.steps = []
        options.scenes = []
        options.wantedSizes = nil
        options.behavior = nil
        options.locales = []
        options.project = .plain
        return options
    }
}

extension LimitOptions: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.input = nil
        options.nesting = nil
        options.nodes = nil
        options.constraints = nil
        options.work = nil
        options.text = nil
        options.documentText = nil
        options.expression = nil
        options.renders = nil
        options.pictures = .plain
        options.inspected = nil
        options.diagnostics = nil
        return options
    }
}

extension PictureLimitOptions: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.pixels = nil
        options.filmPixels = nil
        options.image = nil
        options.imagePixels = nil
        options.runImagePixels = nil
        return options
    }
}

extension RenderSettings: PlainArguments {
    static var plain: Self {
        var options = Self()
        options.scale = nil
        options.base = nil
        options.show = []
        options.hide = []
        options.theme = .automatic
        options.text = nil
        options.limitOptions = .plain
        return options
    }
}
