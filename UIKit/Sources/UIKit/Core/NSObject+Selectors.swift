/// What Objective-C's runtime does with a method's name, over the tables of the preparation.
extension NSObject {
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? { call(selector, []) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? { call(selector, [object]) }
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>? {
        call(selector, [first, second])
    }
    /// At once: no run loop runs while a view is tested.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        Missing.note("NSObject.perform(_:with:afterDelay:): is not called, since no run loop runs")
    }
    /// - Note: Does nothing.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {}
    /// - Note: Does nothing.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}

    private func call(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        onMain((self, values)) { object, values in
            if !Members.call(selector, values, on: object) { Members.noteMissing(selector, on: object) }
        }
        return nil
    }
}

extension NotificationCenter {
    private static let observers = Observers()

    /// Calls a method by its name with each notification, for as long as the observer lives.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let receiver = Weak(observer as AnyObject)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let object = receiver.object else { return }
            onMain((object, notification)) { object, notification in
                if !Members.call(selector, [notification], on: object) { Members.noteMissing(selector, on: object) }
            }
        }
        Self.observers.add(Observers.Entry(center: self, receiver: receiver, name: name, token: token))
    }

    /// An object is nearer to this method than to Foundation's of the same name, which knows tokens only.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        for token in Self.observers.take(of: observer, name: name, in: self) { removeObserver(token) }
    }
}

extension Timer {
    /// A timer that a test fires: no run loop runs while a view is tested.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = Unsent(target as AnyObject)
        self.init(timeInterval: timeInterval, repeats: repeats) { timer in
            onMain((object.value, timer)) { object, timer in
                if !Members.call(selector, [timer], on: object) { Members.noteMissing(selector, on: object) }
            }
        }
    }
}

/// The tokens of observers that are known by their objects.
private final class Observers: @unchecked Sendable {
    struct Entry {
        let center: NotificationCenter
        let receiver: Weak<AnyObject>
        let name: Notification.Name?
        let token: any NSObjectProtocol
    }
    private var entries: [Entry] = []
    private let lock = NSLock()

    /// Notes an observer, and lets those go whose objects are gone.
    func add(_ entry: Entry) {
        let gone = lock.withLock {
            let gone = entries.filter { $0.receiver.object == nil }
            if !gone.isEmpty { entries.removeAll { $0.receiver.object == nil } }
            entries.append(entry)
            return gone
        }
        for entry in gone { entry.center.removeObserver(entry.token) }
    }

    /// Forgets what an object observes.
    func take(of object: AnyObject, name: Notification.Name?, in center: NotificationCenter) -> [any NSObjectProtocol] {
        lock.withLock {
            func isMeant(_ entry: Entry) -> Bool {
                entry.receiver.object === object && entry.center === center && (name == nil || entry.name == name)
            }
            let found = entries.filter(isMeant).map(\.token)
            entries.removeAll(where: isMeant)
            return found
        }
    }
}
