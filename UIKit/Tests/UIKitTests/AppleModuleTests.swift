import AppleAccounts
import Foundation
import Testing
import UIKit

/// The stand-ins for Apple's modules answer as a device does that has none of what they lead to.
@MainActor
struct AppleModuleTests {
    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text ?? (view as? UITextView)?.text
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    private final class Asking: ASAuthorizationControllerDelegate {
        var error: (any Error)?
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            self.error = error
        }
    }

    @Test func nobodySignsIn() async throws {
        let asking = Asking()
        let controller = ASAuthorizationController(
            authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = asking
        controller.performRequests()
        #expect(asking.error == nil)
        for _ in 0..<100 where asking.error == nil { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect((asking.error as? ASAuthorizationError)?.code == .canceled)
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        #expect(texts(in: button) == ["Continue with Apple"] && button.intrinsicContentSize.height == 30)
    }
}
