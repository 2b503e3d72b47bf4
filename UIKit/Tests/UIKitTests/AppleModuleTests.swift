import AppleAuthentication
import AppleMessages
import ApplePhotos
import AppleStore
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

    @Test func nobodyIsKnown() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        var answer: (Bool, LAError.Code?)?
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to pay") {
            answer = ($0, ($1 as? LAError)?.code)
        }
        #expect(answer?.0 == false && answer?.1 == .passcodeNotSet)
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to pay")
            Issue.record("somebody is known")
        } catch LAError.passcodeNotSet {
        } catch { Issue.record(error) }
    }

    /// What was written for a mail is shown, and nothing is sent.
    @Test func draftsAreShown() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let mail = MFMailComposeViewController()
        mail.setToRecipients(["anna@example.com", "bo@example.com"])
        mail.setSubject("Old")
        mail.setSubject("News")
        mail.setMessageBody("Hello", isHTML: false)
        mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = mail
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(mail.topViewController?.title == "News")
        #expect(
            texts(in: mail.view).contains(
                "To: anna@example.com, bo@example.com\nSubject: News\nAttachment: log.txt\n\nHello"))
    }

    @Test func noPhotoIsThere() {
        var status: PHAuthorizationStatus?
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { status = $0 }
        #expect(status == .denied)
        let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
        #expect(found.count == 0 && found.firstObject == nil)
        var picture: UIImage?? = .some(nil)
        PHImageManager.default().requestImage(
            for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
        ) { image, _ in picture = image }
        #expect(picture == .some(nil))
        var failure: (any Error)?
        PHPhotoLibrary.shared().performChanges({ Issue.record("a change is made") }) { failure = $1 }
        #expect((failure as? PHPhotosError)?.code == .accessUserDenied)
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        #expect(texts(in: picker.view) == ["No Photos"])
    }

    @Test func nothingIsSold() async throws {
        #expect(!SKPaymentQueue.canMakePayments() && !AppStore.canMakePayments)
        #expect(try await Product.products(for: ["pro"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("something was bought") }
        final class Shop: NSObject, SKProductsRequestDelegate {
            var failure: (any Error)?
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
            func request(_ request: SKRequest, didFailWithError error: any Error) { failure = error }
        }
        let (shop, request) = (Shop(), SKProductsRequest(productIdentifiers: ["pro"]))
        request.delegate = shop
        request.start()
        #expect(shop.failure == nil, "the answer comes after the turn")
        for _ in 0..<100 where shop.failure == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect((shop.failure as? SKError)?.code == .storeProductNotAvailable)
    }
}
