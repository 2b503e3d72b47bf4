import UIKit

/// One page of the introduction: a symbol, a title and a sentence.
final class OnboardingPage: UIView {
    init(symbol: String, color: UIColor, title: String, text: String) {
        super.init(frame: .zero)
        let picture = UIImageView(image: UIImage(systemName: symbol))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 88)
        picture.tintColor = color
        picture.contentMode = .center

        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.textAlignment = .center
        heading.numberOfLines = 0
        let sentence = UILabel()
        sentence.text = text
        sentence.font = .preferredFont(forTextStyle: .body)
        sentence.textColor = .secondaryLabel
        sentence.textAlignment = .center
        sentence.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [picture, heading, sentence])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(32, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor, constant: -16),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Pages side by side, dots for them, and a button that leads on.
public final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private let nextButton = UIButton(configuration: .filled())
    private let skip = UIButton(type: .system)
    private var page: Int

    /// - Parameter page: the page that is shown first.
    public init(page: Int = 0) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pages = [
            OnboardingPage(
                symbol: "map.fill", color: .systemGreen,
                title: NSLocalizedString("Find your tour", comment: "onboarding"),
                text: NSLocalizedString(
                    "Two thousand tours with their heights, huts and springs, sorted by what you like.",
                    comment: "onboarding")),
            OnboardingPage(
                symbol: "bell.fill", color: .systemOrange,
                title: NSLocalizedString("Weather in time", comment: "onboarding"),
                text: NSLocalizedString(
                    "A message before you leave, and another when the forecast changes on the way.",
                    comment: "onboarding")),
            OnboardingPage(
                symbol: "heart.fill", color: .systemPink,
                title: NSLocalizedString("Keep what was good", comment: "onboarding"),
                text: NSLocalizedString("Your photos on the map, and your friends beside them.", comment: "onboarding")),
        ]
        let row = UIStackView(arrangedSubviews: pages)
        row.distribution = .fillEqually
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        dots.numberOfPages = pages.count
        dots.currentPage = page
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        nextButton.configuration?.title =
            page == pages.count - 1
            ? NSLocalizedString("Start", comment: "button") : NSLocalizedString("Next", comment: "button")
        nextButton.configuration?.cornerStyle = .capsule
        skip.setTitle(NSLocalizedString("Skip", comment: "button"), for: .normal)

        row.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(row)
        for child in [scroll, dots, nextButton, skip] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            skip.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            skip.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: skip.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: dots.topAnchor, constant: -8),
            row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
            row.widthAnchor.constraint(
                equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: CGFloat(pages.count)),
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            nextButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
        ])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isRightToLeft ? dots.numberOfPages - 1 - page : page
        scroll.contentOffset = CGPoint(x: CGFloat(place) * scroll.bounds.width, y: 0)
    }
}
