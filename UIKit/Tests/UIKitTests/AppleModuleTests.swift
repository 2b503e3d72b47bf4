import AppleAccounts
import AppleAuthentication
import AppleMessages
import AppleNetwork
import ApplePhotos
import AppleReachability
import AppleSecurity
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

    /// The keychain in memory, as an app's wrapper asks it.
    @Test func keychain() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test.keychain",
            kSecAttrAccount as String: "anna",
        ]
        var asking = query
        asking[kSecReturnData as String] = kCFBooleanTrue
        asking[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        #expect(SecItemCopyMatching(asking as CFDictionary, &result) == errSecItemNotFound && result == nil)
        var adding = query
        adding[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(adding as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(adding as CFDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemCopyMatching(asking as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("secret".utf8))
        let change = [kSecValueData as String: Data("other".utf8)]
        #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
        asking[kSecReturnAttributes as String] = true
        asking[kSecMatchLimit as String] = kSecMatchLimitAll
        #expect(SecItemCopyMatching(asking as CFDictionary, &result) == errSecSuccess)
        let items = result as? [[String: Any]]
        #expect(items?.count == 1 && items?.first?[kSecValueData as String] as? Data == Data("other".utf8))
        #expect(items?.first?[kSecAttrAccount as String] as? String == "anna")
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        #expect(SecItemAdd([kSecValueData as String: Data()] as CFDictionary, nil) == errSecParam)
    }

    @Test func noCertificateIsTrusted() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
        guard let certificate = SecCertificateCreateWithData(nil, Data([1, 2, 3])) else {
            Issue.record("no certificate")
            return
        }
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
        #expect(trust.map { SecTrustEvaluateWithError($0, nil) } == false)
    }

    /// The check for a network as apps have copied it for a decade.
    @Test func nothingIsReachable() async {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let target = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        var flags: SCNetworkReachabilityFlags = [.reachable]
        #expect(target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.isEmpty)

        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { answer in
            monitor.pathUpdateHandler = { answer.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "monitor"))
        }
        #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
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
