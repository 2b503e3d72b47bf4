import Foundation
@_exported import UIKit

/// A screen that shows what was written for one to send: no account is there, and nothing is sent.
@preconcurrency @MainActor
private final class DraftController: UIViewController {
    let draft = UITextView()
    override func loadView() {
        draft.isEditable = false
        draft.font = .preferredFont(forTextStyle: .body)
        draft.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        view = draft
    }
}

@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private let page = DraftController()
    private var heads: [(name: String, text: String)] = []
    private var body = ""

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [page]
        show()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSubject(_ subject: String) { set("Subject", [subject]) }
    open func setToRecipients(_ recipients: [String]?) { set("To", recipients ?? []) }
    open func setCcRecipients(_ recipients: [String]?) { set("Cc", recipients ?? []) }
    open func setBccRecipients(_ recipients: [String]?) { set("Bcc", recipients ?? []) }
    open func setPreferredSendingEmailAddress(_ address: String) { set("From", [address]) }
    open func setMessageBody(_ body: String, isHTML: Bool) {
        self.body = body
        show()
    }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {
        heads.append(("Attachment", fileName))
        show()
    }

    private func set(_ name: String, _ texts: [String]) {
        heads.removeAll { $0.name == name }
        heads.append((name, texts.joined(separator: ", ")))
        show()
    }

    private func show() {
        let subject = heads.last { $0.name == "Subject" }?.text ?? ""
        page.title = subject.isEmpty ? "New Message" : subject
        page.draft.text = (heads.map { "\($0.name): \($0.text)" } + ["", body]).joined(separator: "\n")
    }
}
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
public struct MFMailComposeError: Error, Sendable {
    public enum Code: Int, Sendable { case saveFailed, sendFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ type: String) -> Bool { false }
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    private let page = DraftController()
    open var recipients: [String]? { didSet { show() } }
    open var body: String? { didSet { show() } }
    open var subject: String? { didSet { show() } }
    open private(set) var attachments: [[AnyHashable: Any]]?

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [page]
        show()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func disableUserAttachments() {}
    open func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool { false }
    open func addAttachmentData(_ data: Data, typeIdentifier: String, filename: String) -> Bool { false }

    private func show() {
        page.title = "New Message"
        let lines = ["To: \((recipients ?? []).joined(separator: ", "))"] + (subject.map { ["Subject: \($0)"] } ?? [])
        page.draft.text = (lines + ["", body ?? ""]).joined(separator: "\n")
    }
}
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
