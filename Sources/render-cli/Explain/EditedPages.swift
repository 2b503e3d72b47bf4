import LayoutDocument

/// Pages with the same pages in another environment: another device, text size, direction, style or language.
struct EditedPages {
    /// Each page with the page that is read with the edits' traits; the page itself without such edits.
    let pairs: [(before: Page, after: Page)]

    /// Reads the file again where an edit sets a trait of the page.
    /// - Parameter load: reads the pages of other selection flags.
    init(
        _ pages: [Page], _ edits: [LayoutEdit], _ selection: SelectionOptions,
        load: (SelectionOptions) throws(Failure) -> [Page]
    ) throws(Failure) {
        let traits = edits.compactMap { edit -> LayoutEdit.Trait? in
            if case .environment(let trait) = edit.subject { return trait }
            return nil
        }
        guard !traits.isEmpty else {
            pairs = pages.map { ($0, $0) }
            return
        }
        var changed = selection
        for edit in edits { changed.apply(edit) }
        let others = try load(changed)
        let movesDevice = traits.contains(.device)
        let movesTraits = traits.contains { $0 != .device }
        pairs = pages.compactMap { page in
            let other = others.first { other in
                other.names.scene == page.names.scene && other.names.distinctScene == page.names.distinctScene
                    && other.names.state == page.names.state
                    && other.names.step == page.names.step && (movesDevice || other.names.device == page.names.device)
                    && (movesTraits || other.names.traits == page.names.traits)
            }
            return other.map { (page, $0) }
        }
        guard !pairs.isEmpty else { throw Failure.usage("--what-if: no page is left with these traits") }
    }
}

extension SelectionOptions {
    /// The flags that say the same as an edit of the environment; other edits change nothing.
    fileprivate mutating func apply(_ edit: LayoutEdit) {
        guard case .environment(let trait) = edit.subject else { return }
        switch trait {
        case .device: devices = [edit.word]
        case .locale: locales = [edit.word]
        case .contentSize, .direction, .style, .traits:
            traits = traits.isEmpty ? [edit.word] : traits.map { $0 + "," + edit.word }
        }
    }
}
