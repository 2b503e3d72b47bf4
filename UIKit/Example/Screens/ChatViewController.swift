import UIKit

public struct Message {
    public let text: String
    public let isOwn: Bool

    public init(_ text: String, isOwn: Bool) {
        self.text = text
        self.isOwn = isOwn
    }
}

/// A bubble that is as wide as its text, and at most three quarters of the row.
final class MessageCell: UITableViewCell {
    static let identifier = "MessageCell"
    private let bubble = UIView()
    private let label = UILabel()
    private var ownSide: NSLayoutConstraint!
    private var otherSide: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        bubble.layer.cornerRadius = 16
        bubble.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        ownSide = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
        otherSide = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ message: Message) {
        label.text = message.text
        label.textColor = message.isOwn ? .white : .label
        bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
        ownSide.isActive = message.isOwn
        otherSide.isActive = !message.isOwn
    }
}

public final class ChatViewController: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private let composer = UIStackView()
    private let messages: [Message]

    public init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
        title = "Maria"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.separatorStyle = .none
        table.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)

        let field = UITextField()
        field.placeholder = NSLocalizedString("Message", comment: "")
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        let send = UIButton(type: .system)
        send.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
        send.setContentHuggingPriority(.required, for: .horizontal)
        composer.addArrangedSubview(field)
        composer.addArrangedSubview(send)
        composer.spacing = 12
        composer.isLayoutMarginsRelativeArrangement = true
        composer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

        for child in [table, composer] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }
}
