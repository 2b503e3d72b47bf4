import UIKit

/// A cover, the piece, its time and the buttons.
public final class PlayerViewController: UIViewController {
    private let cover = GradientView([.systemPurple, .systemPink, .systemOrange])
    private let piece = UILabel()
    private let artist = UILabel()
    private let time = UISlider()
    private let elapsed = UILabel()
    private let left = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cover.layer.cornerRadius = 16
        cover.clipsToBounds = true

        piece.text = "Concerto in D minor for two violins, BWV 1043"
        piece.font = .preferredFont(forTextStyle: .title2)
        piece.numberOfLines = 2
        artist.text = "Johann Sebastian Bach"
        artist.font = .preferredFont(forTextStyle: .body)
        artist.textColor = .systemPink
        time.value = 0.35
        time.minimumTrackTintColor = .systemPink
        for (label, text) in [(elapsed, "1:18"), (left, "-2:25")] {
            label.text = text
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .secondaryLabel
        }
        left.textAlignment = .right

        let titles = UIStackView(arrangedSubviews: [piece, artist])
        titles.axis = .vertical
        titles.spacing = 4
        let heart = button("heart", size: 22)
        heart.setContentHuggingPriority(.required, for: .horizontal)
        heart.setContentCompressionResistancePriority(.required, for: .horizontal)
        let heading = UIStackView(arrangedSubviews: [titles, heart])
        heading.spacing = 12
        heading.alignment = .center
        let times = UIStackView(arrangedSubviews: [elapsed, UIView(), left])
        let controls = UIStackView(arrangedSubviews: [
            button("backward.fill", size: 28), button("play.fill", size: 44), button("forward.fill", size: 28),
        ])
        controls.distribution = .equalCentering
        controls.alignment = .center
        // Playing goes from left to right in every language.
        for view in [time, times, controls] as [UIView] { view.semanticContentAttribute = .playback }

        let lower = UIStackView(arrangedSubviews: [heading, time, times, controls])
        lower.axis = .vertical
        lower.spacing = 8
        lower.setCustomSpacing(20, after: heading)
        lower.setCustomSpacing(20, after: times)
        for child in [cover, lower] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let margins = view.layoutMarginsGuide
        let wide = cover.widthAnchor.constraint(equalTo: margins.widthAnchor)
        wide.priority = .defaultHigh
        let width = lower.widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            cover.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
            wide,
            lower.topAnchor.constraint(greaterThanOrEqualTo: cover.bottomAnchor, constant: 24),
            lower.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            lower.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
            width,
            lower.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
        ])
    }

    private func button(_ symbol: String, size: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), for: .normal)
        button.tintColor = .label
        return button
    }
}
