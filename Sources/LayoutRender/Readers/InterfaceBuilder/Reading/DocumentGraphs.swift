/// The graphs of a document's controllers, on the canvas or in an app.
struct DocumentGraphs: Sendable {
    let isCanvas: Bool
    /// The segues, and the bars that follow from them.
    let navigation: NavigationGraph
    /// Which controllers contain, push or embed which.
    let controllers: ControllerGraph

    init(of document: XMLElement, isCanvas: Bool) {
        self.isCanvas = isCanvas
        navigation = NavigationGraph(document: document, isCanvas: isCanvas)
        controllers = ControllerGraph(document: document, segues: navigation.segues)
    }
}
