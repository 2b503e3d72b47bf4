import Foundation
@_exported import UIKit

/// A shop that sells nothing: no payment can be made, no product is found, no transaction comes.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { only }
    open class func canMakePayments() -> Bool { false }
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var transactions: [SKPaymentTransaction] { [] }
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
    private var observers: [any SKPaymentTransactionObserver] = []
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    /// Nothing was bought, so that nothing is restored.
    open func restoreCompletedTransactions() {
        for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
    open func restoreCompletedTransactions(withApplicationUsername name: String?) { restoreCompletedTransactions() }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func presentCodeRedemptionSheet() {}
    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
}
public protocol SKPaymentQueueDelegate: AnyObject {}
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

open class SKPayment: NSObject {
    open private(set) var productIdentifier = ""
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    open var simulatesAskToBuyInSandbox: Bool { false }
    open var paymentDiscount: SKPaymentDiscount? { nil }
    public override init() { super.init() }
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}
open class SKMutablePayment: SKPayment {
    private var count = 1
    private var user: String?
    private var asksToBuy = false
    private var discount: SKPaymentDiscount?
    open override var simulatesAskToBuyInSandbox: Bool {
        get { asksToBuy }
        set { asksToBuy = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { discount }
        set { discount = newValue }
    }
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A transaction of a program's own: the queue has none.
open class SKPaymentTransaction: NSObject {
    public override init() { super.init() }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var payment: SKPayment { SKPayment() }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var downloads: [SKDownload] { [] }
}

open class SKProduct: NSObject {
    public override init() { super.init() }
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    open var isDownloadable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
    open var contentVersion: String { "" }
}
/// A file of the shop's: there is none.
open class SKDownload: NSObject {
    public enum State: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }
    open var state: State { .failed }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { 0 }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}
public typealias SKDownloadState = SKDownload.State
open class SKPaymentDiscount: NSObject {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier) = (identifier, keyIdentifier)
        (self.nonce, self.signature, self.timestamp) = (nonce, signature, timestamp)
        super.init()
    }
}
open class SKProductSubscriptionPeriod: NSObject {
    public override init() { super.init() }
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}
open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public override init() { super.init() }
    open var identifier: String? { nil }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var numberOfPeriods: Int { 0 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A request to a shop that is not there: it fails after the turn of the main run loop.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false
    public override init() { super.init() }
    open func start() {
        DispatchQueue.main.async {
            guard !self.isCancelled else { return }
            self.delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
        }
    }
    open func cancel() { isCancelled = true }
}
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public init(productIdentifiers: Set<String>) { super.init() }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject {
    public override init() { super.init() }
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties: [String: Any]? = nil) { super.init() }
}

public let SKErrorDomain = "SKErrorDomain"
public struct SKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }
    public var localizedDescription: String { "The shop sells nothing." }
    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let unknown = Code.unknown
    public static let clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
}
/// Matches an error by its code.
public func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }

/// Asks nobody for a review.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    @preconcurrency @MainActor open class func requestReview(in scene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A page of the shop: an empty screen with the product's number.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private let label = UILabel()
    open override func loadView() {
        let page = UIView()
        page.backgroundColor = .systemBackground
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(label)
        label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
        view = page
    }
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        label.text = "App Store \(parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? "")"
        completionBlock?(false, SKError(.storeProductNotAvailable))
    }
}
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
