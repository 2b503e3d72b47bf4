import LayoutEngine

/// Counts the elements of a document that the readers understand.
enum CoverageReader {
    /// The counts of a document without its scenes. Ignored elements are listed by name in the order of their first use; the
    /// root counts as an element.
    static func coverage(of root: XMLElement) -> InterfaceBuilderDocument.Coverage {
        var coverage = InterfaceBuilderDocument.Coverage()
        coverage.elements = root.descendants.count + 1
        var places: [String: Int] = [:]
        for element in root.descendants where !isKnown(element) {
            if let place = places[element.name] {
                coverage.ignored[place].count += 1
            } else {
                places[element.name] = coverage.ignored.count
                coverage.ignored.append(.init(name: element.name, count: 1))
            }
        }
        return coverage
    }

    /// The counts of a document with those of its scenes.
    static func adding(_ scenes: [LayoutScene], to document: InterfaceBuilderDocument.Coverage)
        -> InterfaceBuilderDocument.Coverage
    {
        var coverage = document
        for scene in scenes {
            coverage.views += scene.tree.count
            coverage.constraints += scene.tree.constraints.count
        }
        return coverage
    }

    /// Whether a reader reads the element, or the element cannot matter for a layout.
    private static func isKnown(_ element: XMLElement) -> Bool {
        if View.Kind(rawValue: element.name) != nil || ViewReader.plainViews.contains(element.name) { return true }
        return layout.contains(element.name) || irrelevant.contains(element.name)
            || element.name.hasSuffix("ontroller") || element.name.hasSuffix("ecognizer")
    }

    /// Elements that the readers use.
    private static let layout: Set<String> = [
        "document", "device", "dependencies", "plugIn", "objects", "scenes", "scene", "rect", "color", "constraint",
        "constraints", "autoresizingMask", "fontDescription", "font", "subviews", "point", "state", "viewLayoutGuide",
        "viewControllerLayoutGuide", "layoutGuides", "resources", "image", "namedColor", "systemColor", "designables",
        "designable", "size", "inset", "exclude", "include", "mask", "variation", "cells", "sections", "prototypes",
        "tableViewSection", "items", "string", "mutableString", "segment", "segments", "edgeInsets",
        "directionalEdgeInsets", "attributedString", "fragment", "attributes", "paragraphStyle", "buttonConfiguration",
        "freeformSimulatedSizeMetrics", "segue", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
        "real", "integer", "bool", "preferredSymbolConfiguration", "barButtonItem", "navigationItem", "tabBarItem",
        "toolbarItems", "rightBarButtonItems", "leftBarButtonItems", "textInputTraits", "simulatedNavigationBarMetrics",
        "simulatedStatusBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics",
        "simulatedOrientationMetrics", "simulatedMetricsContainer", "modalPageSheetSimulatedSizeMetrics",
        "viewControllerPlaceholder", "collectionViewFlowLayout", "accessibilityOverrides", "imageReference",
        "backgroundConfiguration", "blurEffect",
    ]

    /// Elements without effect on layout or looks.
    private static let irrelevant: Set<String> = [
        "outlet", "outletCollection", "nil", "connections", "capability", "placeholder", "action", "deployment",
        "accessibility", "accessibilityTraits", "adaptation", "textAttributes", "animations",
        "dataDetectorType", "popoverArrowDirection", "popoverPassthroughViews", "gestureRecognizers",
        "vibrancyEffect", "array", "inferredMetricsTieBreakers", "customFonts", "extendedEdge", "offsetWrapper", "date",
        "value", "navigationBarAppearance", "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes",
        "scopeButtonTitles", "exit", "development", "customObject",
    ]
}
