// The application by its selector, as extensions of apps ask for it, in which the name itself is forbidden.
extension UIApplication {
    public class func responds(to selector: Selector) -> Bool { selector.name == "sharedApplication" }
    public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        responds(to: selector) ? Unmanaged.passUnretained(shared) : nil
    }
    public class func value(forKey key: String) -> Any? {
        ["shared", "sharedApplication"].contains(key) ? shared : nil
    }
    public class func value(forKeyPath path: String) -> Any? { value(forKey: path) }

    /// - Note: Never sent.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// - Note: Never sent.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
}
