import UIKit

/// A caption, a text field and, where the entry is wrong, the reason in red.
final class FormField: UIView {
    private let caption = UILabel()
    private let reason = UILabel()
    let field = UITextField()

    init(_ title: String, placeholder: String) {
        super.init(frame: .zero)
        caption.text = title
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.textColor = .secondaryLabel
        caption.numberOfLines = 0
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        reason.font = .preferredFont(forTextStyle: .footnote)
        reason.textColor = .systemRed
        reason.numberOfLines = 0
        reason.isHidden = true

        let stack = UIStackView(arrangedSubviews: [caption, field, reason])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Why the entry is wrong; nil for a right one.
    var problem: String? {
        didSet {
            reason.text = problem
            reason.isHidden = problem == nil
            field.layer.borderColor = UIColor.systemRed.cgColor
            field.layer.borderWidth = problem == nil ? 0 : 1
            field.layer.cornerRadius = 6
        }
    }
}

/// A new account: each wrong entry says why.
public final class FormViewController: UIViewController {
    private let name = FormField(NSLocalizedString("Name", comment: "field"), placeholder: "Maria Keller")
    private let email = FormField(NSLocalizedString("E-mail", comment: "field"), placeholder: "maria@example.com")
    private let password = FormField(NSLocalizedString("Password", comment: "field"), placeholder: "")
    private let terms = UISwitch()
    private let create = UIButton(configuration: .filled())

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("New account", comment: "title")
        view.backgroundColor = .systemBackground
        password.field.isSecureTextEntry = true
        email.field.keyboardType = .emailAddress
        create.configuration?.title = NSLocalizedString("Create account", comment: "button")
        create.addAction(UIAction { [weak self] _ in self?.check() }, for: .touchUpInside)

        let agree = UILabel()
        agree.text = NSLocalizedString("I have read the terms and agree to them.", comment: "terms")
        agree.font = .preferredFont(forTextStyle: .callout)
        agree.numberOfLines = 0
        terms.setContentHuggingPriority(.required, for: .horizontal)
        terms.setContentCompressionResistancePriority(.required, for: .horizontal)
        let agreement = UIStackView(arrangedSubviews: [agree, terms])
        agreement.spacing = 12
        agreement.alignment = .center

        let stack = UIStackView(arrangedSubviews: [name, email, password, agreement, create])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            create.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
        ])
    }

    /// Fills the form, as a person would.
    public func fill(name: String, email: String, password: String) {
        loadViewIfNeeded()
        self.name.field.text = name
        self.email.field.text = email
        self.password.field.text = password
    }

    /// Presses the button.
    public func submit() {
        loadViewIfNeeded()
        create.sendActions(for: .touchUpInside)
    }

    private func check() {
        name.problem =
            name.field.text?.isEmpty == false ? nil : NSLocalizedString("Your name is missing.", comment: "error")
        email.problem =
            email.field.text?.contains("@") == true
            ? nil : NSLocalizedString("This is not an e-mail address: the @ is missing.", comment: "error")
        password.problem =
            (password.field.text?.count ?? 0) >= 8
            ? nil
            : NSLocalizedString(
                "The password is too short. At least eight characters, with a digit among them.", comment: "error")
    }
}
