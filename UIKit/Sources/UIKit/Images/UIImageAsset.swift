/// A picture in several variants, for traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func register(_ image: UIImage, with traits: UITraitCollection) {
        unregisterImage(with: traits)
        variants.append((traits, image))
    }
    open func unregisterImage(with traits: UITraitCollection) { variants.removeAll { $0.traits == traits } }
    /// The variant of the style, else the first.
    open func image(with traits: UITraitCollection) -> UIImage {
        let style = traits.userInterfaceStyle
        return variants.first { $0.traits.userInterfaceStyle == style }?.image ?? variants.first?.image ?? UIImage()
    }
}
