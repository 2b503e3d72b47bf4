import UIKit

final class SwatchCell: UICollectionViewCell {
    static let identifier = "SwatchCell"
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .white
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ name: String, _ color: UIColor) {
        label.text = name
        contentView.backgroundColor = color
    }
}

/// Tiles of which as many stand side by side as there is room for.
public final class GridViewController: UICollectionViewController {
    private let colors: [(String, UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
        ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ]

    public init() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 12
        super.init(collectionViewLayout: layout)
        title = NSLocalizedString("Colours", comment: "")
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let room = view.bounds.width - 32
        let columns = max(2, (room / 130).rounded(.down))
        let side = ((room - (columns - 1) * 12) / columns).rounded(.down)
        layout.itemSize = CGSize(width: side, height: side)
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        colors.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SwatchCell.identifier, for: indexPath)
        let (name, color) = colors[indexPath.item]
        (cell as? SwatchCell)?.show(NSLocalizedString(name, comment: ""), color)
        return cell
    }
}
