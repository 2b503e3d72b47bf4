import LayoutEngine

/// Element names and the kinds of views that they mean.
extension ViewReader {
    /// The kind of a view element; `view` for elements without a kind of their own.
    static func kind(of name: String) -> View.Kind {
        if let kind = View.Kind(rawValue: name), !kind.isGuide { return kind }
        switch name {
        case "wkWebView", "webView": return .webView
        case "glkView", "mtkView", "sceneKitView", "arscnView", "skView": return .view
        default: return .view
        }
    }

    /// Elements that are views without a kind of their own.
    static let plainViews: Set<String> = [
        "tableViewCellContentView", "collectionViewCellContentView", "glkView", "mtkView", "sceneKitView", "arscnView",
        "skView", "wkWebView", "webView", "opaqueView", "customView",
    ]
}
