import LayoutEngine
import LayoutRender

extension DisplayList {
    /// A screen with the views of a finding marked: the first view by a solid outline and a label, the others by dashed
    /// outlines.
    ///
    /// Around a single view the screen is dimmed; with several views all of it is, below the marks.
    ///
    /// - Parameters:
    ///   - identifiers: views of the finding, the most important first; unknown names are left out.
    ///   - label: the text at the first view.
    package init(
        marking identifiers: [String], label: String, in scene: LayoutScene, layout: ResolvedLayout,
        options: RenderOptions
    ) {
        let wanted = identifiers.prefix(Self.markedViews)
        var items: [ItemID] = []
        for name in wanted { if let item = scene.tree.item(named: name), !items.contains(item) { items.append(item) } }
        var chart = MeasureChart(ground: .screen(except: items))
        for (place, item) in items.enumerated() where layout[item].isInstalled {
            chart.outlined.append(
                .init(
                    item: item, label: place == 0 ? label : "", style: place == 0 ? .takes : .box,
                    isDashed: place > 0))
        }
        self.init(scene: scene, layout: layout, options: options, chart: chart)
    }

    /// The most marks: a person cannot distinguish more.
    private static let markedViews = 24
}
