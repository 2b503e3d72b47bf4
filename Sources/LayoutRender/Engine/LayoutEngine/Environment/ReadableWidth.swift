extension EdgeInsets {
    /// Insets that leave at most the readable width of a view, which then stands in the middle.
    ///
    /// UIView.readableContentGuide is the margins guide, at most 672 points wide [measured]. Since iOS 26 a view of up to 1,008
    /// points keeps its margins guide, and in a wider view the guide is at most a band of 920. [measured: UIKit 26.1 in
    /// Catalyst at 1,008, 1,009 and 1,010 points, and at 1,200 with a margins guide of 800] These are the widths at the default
    /// text size; the guide follows the text size [documented], by the size of the body style. [inferred: lines of equally
    /// many letters]
    public func withinReadableWidth(of width: Double, in environment: LayoutEnvironment) -> EdgeInsets {
        environment.memory?.noteTextSize()
        let body = DynamicType.step(.body, environment.contentSizeCategory).size
        let ratio = body / DynamicType.step(.body, .large).size
        let band = environment[ReadableWidthFacts.band] * ratio
        guard width > environment[ReadableWidthFacts.limit] * ratio, width - left - right > band else { return self }
        let side = (width - band) / 2
        return EdgeInsets(top: top, left: side, bottom: bottom, right: side)
    }
}
