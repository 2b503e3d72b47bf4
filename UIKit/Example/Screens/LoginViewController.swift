import UIKit

/// E-mail and password, in a stack that stays in the middle of the readable width.
public final class LoginViewController: UIViewController {
    private let logo = UIImageView(image: UIImage(systemName: "lock.fill"))
    private let titleLabel = UILabel()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let signInButton = UIButton(configuration: .filled())
    private let forgotButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        logo.contentMode = .center
        logo.tintColor = .systemIndigo
        logo.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56)

        titleLabel.text = NSLocalizedString("Welcome back", comment: "")
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0

        emailField.placeholder = NSLocalizedString("E-mail", comment: "")
        emailField.borderStyle = .roundedRect
        emailField.keyboardType = .emailAddress
        emailField.font = .preferredFont(forTextStyle: .body)

        passwordField.placeholder = NSLocalizedString("Password", comment: "")
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        passwordField.font = .preferredFont(forTextStyle: .body)

        signInButton.configuration?.title = NSLocalizedString("Sign in", comment: "")
        signInButton.configuration?.baseBackgroundColor = .systemIndigo
        forgotButton.setTitle(NSLocalizedString("Forgot your password?", comment: ""), for: .normal)

        let stack = UIStackView(arrangedSubviews: [
            logo, titleLabel, emailField, passwordField, signInButton, forgotButton,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: logo)
        stack.setCustomSpacing(32, after: titleLabel)
        stack.setCustomSpacing(24, after: passwordField)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let width = stack.widthAnchor.constraint(equalToConstant: 420)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
            width,
            signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
        ])
    }
}
