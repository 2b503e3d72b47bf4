import UIKit

/// The button that leads to signing in: its words in its style, without the logo.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    private let words = UILabel()
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        words.text =
            switch type {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        words.textAlignment = .center
        words.textColor = style == .black ? .white : .black
        words.adjustsFontSizeToFitWidth = true
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        addSubview(words)
    }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    public override convenience init(frame: CGRect) { self.init(type: .signIn, style: .black) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        words.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
        words.frame = bounds.insetBy(dx: 8, dy: 0)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
