/// An object that another one knows and does not keep; any thread may ask for it.
package struct Weak<Object: AnyObject>: @unchecked Sendable {
    package weak var object: Object?

    package init(_ object: Object?) { self.object = object }
}
