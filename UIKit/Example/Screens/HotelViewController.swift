import UIKit

/// Stacks views from top to bottom, each at its own height; hidden views take no room. What AASubviews does with
/// `superview:subviews:`.
final class StackingScrollView: UIScrollView {
    var stacked: [UIView] = [] {
        didSet {
            for view in oldValue where !stacked.contains(view) { view.removeFromSuperview() }
            for view in stacked where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top = CGFloat(0)
        for view in stacked {
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
            if !view.isHidden { top = view.frame.maxY }
        }
        contentSize = CGSize(width: bounds.width, height: top)
    }
}

/// The page of a hotel: an advertisement that can be closed, a description that can be opened.
public final class HotelViewController: UIViewController {
    private let page = StackingScrollView()
    private let header = GradientView([.systemTeal, .systemBlue])
    private let nameView = UIView()
    private let advertisement = UIView()
    private let descriptionView = UIView()
    private let comments = UIView()
    private let more = UIButton(type: .system)
    private let descriptionLabel = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page)
        let width = view.bounds.width
        for (part, height) in [
            (header, 200), (nameView, 110), (advertisement, 70), (descriptionView, 150), (comments, 240),
        ]
            as [(UIView, CGFloat)]
        {
            part.frame = CGRect(x: 0, y: 0, width: width, height: height)
        }

        place(label(NSLocalizedString("Grand Hotel Meran", comment: "hotel"), .headline), 22, 20, in: nameView)
        place(
            label(NSLocalizedString("Promenade 12, five minutes to the station", comment: "hotel"), .subheadline),
            22, 52, in: nameView)

        advertisement.backgroundColor = .systemYellow
        let offer = label(NSLocalizedString("Three nights for the price of two", comment: "hotel"), .subheadline)
        offer.textColor = .black
        offer.frame = CGRect(x: 22, y: 15, width: width - 130, height: 40)
        offer.autoresizingMask = [.flexibleWidth]
        let close = UIButton(type: .system)
        close.setTitle(NSLocalizedString("Close", comment: "button"), for: .normal)
        close.setTitleColor(.black, for: .normal)
        close.frame = CGRect(x: width - 100, y: 20, width: 90, height: 30)
        close.autoresizingMask = [.flexibleLeftMargin]
        close.addAction(UIAction { [weak self] _ in self?.closeAdvertisement() }, for: .touchUpInside)
        advertisement.addSubview(offer)
        advertisement.addSubview(close)

        descriptionLabel.text = NSLocalizedString(
            """
            Built in 1907 and renewed with care. The garden leads down to the river; breakfast is served on the terrace \
            until eleven. Dogs are welcome, and so are late guests: the door is open all night. Skis, bicycles and \
            prams have a room of their own beside the lift.
            """, comment: "hotel")
        descriptionLabel.font = .systemFont(ofSize: 15)
        descriptionLabel.numberOfLines = 0
        descriptionLabel.frame = CGRect(x: 22, y: 8, width: width - 44, height: 90)
        descriptionLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        more.setTitle(NSLocalizedString("Show more", comment: "button"), for: .normal)
        more.frame = CGRect(x: (width - 180) / 2, y: 102, width: 180, height: 30)
        more.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
        more.addAction(UIAction { [weak self] _ in self?.expandDescription() }, for: .touchUpInside)
        descriptionView.addSubview(descriptionLabel)
        descriptionView.addSubview(more)

        comments.backgroundColor = .secondarySystemBackground
        place(label(NSLocalizedString("128 comments", comment: "hotel"), .headline), 22, 20, in: comments)
        reset()
    }

    /// Everything, in its usual order.
    public func reset() { page.stacked = [header, nameView, advertisement, descriptionView, comments] }

    public func closeAdvertisement() {
        advertisement.isHidden = true
        page.setNeedsLayout()
    }

    public func expandDescription() {
        descriptionView.frame.size.height = 450
        more.setTitle(NSLocalizedString("Show less", comment: "button"), for: .normal)
        page.setNeedsLayout()
    }

    /// The order of the shop, without a header.
    public func showShop() { page.stacked = [advertisement, nameView, descriptionView, comments] }

    /// The parts with their frames, from top to bottom, and the size of the content.
    public var frames: (parts: [CGRect], content: CGSize) {
        page.layoutIfNeeded()
        return (page.stacked.map(\.frame), page.contentSize)
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 2
        return label
    }

    private func place(_ label: UILabel, _ x: CGFloat, _ y: CGFloat, in view: UIView) {
        label.frame = CGRect(x: x, y: y, width: view.bounds.width - 2 * x, height: 24)
        label.autoresizingMask = [.flexibleWidth]
        view.addSubview(label)
    }
}
