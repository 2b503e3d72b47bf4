extension EdgeInsets {
    /// Insets that leave at most the readable width of a view, which then stands in the middle.
    ///
    /// UIView.readableContentGuide is the margins guide, at most 672 points wide [measured]; since iOS 26 up to 1,008 points,
    /// and beyond a band of 920. These are the widths at the default text size; the guide follows the text size
    /// [documented], by the size of the body style. [inferred: lines of equally many letters]
    public func withinReadableWidth(of width: Double, in environment: LayoutEnvironment) -> EdgeInsets {
        let body = DynamicType.step(.body, environment.contentSizeCategory).size
        let ratio = body / DynamicType.step(.body, .large).size
        guard width - left - right > ReadableWidthFacts.limit[environment.release] * ratio else { return self }
        let side = (width - ReadableWidthFacts.band[environment.release] * ratio) / 2
        return EdgeInsets(top: top, left: side, bottom: bottom, right: side)
    }
}
