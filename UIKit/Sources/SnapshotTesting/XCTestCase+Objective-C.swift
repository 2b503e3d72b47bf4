import XCTest

/// What tests ask of a case as an object of Objective-C; Linux's cases are none.
extension XCTestCase {
    public var classForCoder: AnyClass { type(of: self) }
}
