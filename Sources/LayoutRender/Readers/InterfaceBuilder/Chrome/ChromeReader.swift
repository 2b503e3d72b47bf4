import LayoutEngine

/// Gives scenes the bars of the screen, and container views their embedded scenes.
///
/// All values come from the file's controllers, segues, bar items and simulated metrics; the positions of the bars
/// follow from the safe area that layout uses already.
struct ChromeReader {
    /// The elements that a scene was read from.
    struct Source: Sendable {
        /// Nil for a view that is the root of a .xib file.
        var controller: XMLElement?
        /// The root view.
        var view: XMLElement
        /// What the root is: a controller's view, a view of a file, a bar's item.
        var place: SceneEnvironment.Place
        /// Where the root lies on its screen.
        var placement: RootPlacement
    }

    /// The outermost element.
    let document: XMLElement
    /// What all readers of the document know.
    let context: DocumentContext
    /// Which bars each controller has.
    let navigation: NavigationGraph
    /// Which controllers contain, push or embed which.
    let graph: ControllerGraph

    /// - Parameter graphs: those of the document.
    init(document: XMLElement, context: DocumentContext, graphs: DocumentGraphs) {
        self.document = document
        self.context = context
        navigation = graphs.navigation
        graph = graphs.controllers
    }

    /// The driver: 1 views in bars, 2 the bars around and in each scene and the headings of its tables, 3 items of bars
    /// that no page shows, 4 the scenes in container views.
    ///
    /// - Parameter others: objects without a view, such as navigation controllers.
    func apply(to scenes: inout [LayoutScene], from sources: [Source], others: [XMLElement]) {
        var views: [String: LayoutScene] = [:]
        for (scene, source) in zip(scenes, sources) where source.place == .barItem { views[scene.id] = scene }
        let bars = BarReader(context: context, views: views)
        for index in scenes.indices where sources.indices.contains(index) {
            scenes[index].chrome = chrome(around: scenes[index], sources[index], bars)
            scenes[index].viewBars = ViewBars(reader: bars).bars(of: scenes[index].tree, root: sources[index].view)
            TableHeadings.apply(to: &scenes[index].tree, root: sources[index].view)
        }
        if !context.options.wantsScenesOnly {
            UnshownBarItems(reader: bars).apply(to: &scenes, from: sources, others: others)
        }
        EmbeddedScenes(graph: graph).apply(to: &scenes)
    }

    /// Finds the first screens of controllers without a view.
    func apply(to containers: inout [InterfaceBuilderDocument.Container], scenes: [LayoutScene]) {
        let ids = Set(scenes.map(\.id))
        for index in containers.indices {
            containers[index].shownScene = graph.shown(by: containers[index].id) { ids.contains($0) }
        }
    }

    /// The bars around one scene; nil for a bar's item and for a root without a size. Nil as well where the screen
    /// has neither bars nor a home indicator and is no sheet.
    private func chrome(around scene: LayoutScene, _ source: Source, _ reader: BarReader) -> ScreenChrome? {
        guard source.place != .barItem, let width = scene.environment.width, let height = scene.environment.height
        else { return nil }
        let holder = source.place == .topLevelView ? source.view : source.controller
        let size = Size(width: width, height: height)
        let bars = BarHeights(holder: holder, navigation: navigation, context: context, size: size)
        let places = ScreenPlaces(
            context: context, bars: bars, size: size, insets: scene.environment.safeAreaInsets,
            isControllerView: source.place == .controllerView, placement: source.placement)
        var chrome = ScreenChrome(screen: places.screen)
        chrome.tint = document.child(key: "tintColor", name: "color").flatMap(context.resources.colors.color)
        chrome.isSheet = places.isSheet
        chrome.navigationBar = navigationBar(holder, places, reader)
        let around = holder?.id.map { navigation.bars(of: $0) } ?? .init()
        chrome.tabBar = tabBar(holder, around, places, reader)
        chrome.toolbar = toolbar(holder, around, places, chrome.tabBar != nil, reader)
        if let frame = places.statusBar, holder?.simulatesNone("simulatedStatusBarMetrics") != true {
            let metrics = holder?.child(key: "simulatedStatusBarMetrics")
            let style = metrics?["statusBarStyle"] ?? ""
            let isLight = style == "lightContent" || style.hasPrefix("black")
            chrome.statusBar = .init(frame: frame, isLight: isLight || chrome.navigationBar?.look.isBlack == true)
        }
        chrome.homeIndicator = places.homeIndicator
        let isBare =
            chrome.navigationBar == nil && chrome.tabBar == nil && chrome.toolbar == nil && chrome.statusBar == nil
            && chrome.homeIndicator == nil && !chrome.isSheet
        return isBare ? nil : chrome
    }

    // MARK: Bars

    /// The navigation bar with the items of the controller and the back button of the one below.
    private func navigationBar(_ holder: XMLElement?, _ places: ScreenPlaces, _ reader: BarReader)
        -> ScreenChrome.NavigationBar?
    {
        guard let frame = places.navigationBar, let holder else { return nil }
        var bar = ScreenChrome.NavigationBar(frame: frame)
        let stack = holder.id.flatMap(graph.stack)
        let top = stack?.top ?? holder
        let element = stack?.navigation.child(key: "navigationBar") ?? holder.child(key: "simulatedTopBarMetrics")
        bar.isLarge = places.isLarge
        bar.look = reader.look(of: element)
        bar.look.isTransparent =
            bar.look.background == nil && !bar.look.isBlack
            && BarFacts.isTransparent(isLarge: bar.isLarge, in: context.release)
        bar.titleColor = reader.titleColor(of: element, isLarge: bar.isLarge)
        let item = Self.navigationItem(of: top)
        bar.item = reader.navigationItem(item)
        bar.item.title = Self.title(of: top)
        let isBackHidden = item?["hidesBackButton"] == "YES"
        let keepsBack = bar.item.leading.isEmpty || item?["leftItemsSupplementBackButton"] == "YES"
        if let previous = stack?.previous, !isBackHidden, keepsBack { bar.back = backTitle(of: previous) }
        return bar
    }

    /// The element of the controller's `navigationItem`.
    private static func navigationItem(of controller: XMLElement) -> XMLElement? {
        controller.child(key: "navigationItem") ?? controller.child("navigationItem")
    }

    /// The title of the navigation item, else of the controller.
    private static func title(of controller: XMLElement) -> String? {
        navigationItem(of: controller)?["title"] ?? controller["title"]
    }

    /// The back button's title: none in the display mode `minimal`, else the stated one, else the title of the
    /// controller to go back to, else "Back".
    private func backTitle(of controller: XMLElement) -> String {
        let item = Self.navigationItem(of: controller)
        if item?["backButtonDisplayMode"] == "minimal" { return "" }
        return item?.child(key: "backBarButtonItem")?["title"] ?? item?["backButtonTitle"]
            ?? Self.title(of: controller)
            ?? SystemWord.back.text(in: context.environment.texts.language)
    }

    /// The tab bar of the container, or the simulated one.
    private func tabBar(
        _ holder: XMLElement?, _ around: NavigationGraph.Bars, _ places: ScreenPlaces, _ reader: BarReader
    ) -> ScreenChrome.TabBar? {
        let simulated = holder?.child("simulatedTabBarMetrics")
        guard around.hasTabBar || simulated != nil else { return nil }
        var bar = ScreenChrome.TabBar(frame: places.bottomBar(height: places.tabBarHeight))
        guard around.hasTabBar, let tabs = holder?.id.flatMap(graph.tabs) else {
            bar.look = reader.look(of: simulated)
            return bar
        }
        bar.look = reader.look(of: tabs.controller.child(key: "tabBar"))
        bar.items = tabs.children.map(reader.tab)
        bar.selectedIndex = tabs.index
        return bar
    }

    /// The toolbar of the container, or the simulated one; it lies above a tab bar.
    private func toolbar(
        _ holder: XMLElement?, _ around: NavigationGraph.Bars, _ places: ScreenPlaces, _ isAboveTabs: Bool,
        _ reader: BarReader
    ) -> ScreenChrome.Toolbar? {
        let simulated = holder?.child("simulatedToolbarMetrics")
        guard let holder, around.hasToolbar || simulated != nil else { return nil }
        var bar = ScreenChrome.Toolbar(frame: places.toolbar(isAboveTabs: isAboveTabs))
        let own = holder.id.flatMap(graph.stack)?.navigation.child(key: "toolbar")
        bar.look = reader.look(of: around.hasToolbar ? own : simulated)
        bar.items = reader.buttons(holder.child("toolbarItems")?.children.map { $0 } ?? [])
        return bar
    }
}
