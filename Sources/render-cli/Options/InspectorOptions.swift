import ArgumentParser

/// What `inspect` and `watch` take alike: which pages the inspector shows, and how they are drawn.
struct InspectorOptions: ParsableArguments {
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if settings.legend {
            throw ValidationError("--show legend: the inspector's layers are switches with their names")
        }
    }
}
