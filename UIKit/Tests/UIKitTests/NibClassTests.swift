import AppleWeb
import Testing

@testable import UIKit

/// The classes that elements of Interface Builder stand for.
@MainActor
struct NibClassTests {
    @Test func viewsOfOtherModules() {
        #expect(NibClasses.view("wkWebView") == WKWebView.self)
        #expect(NibClasses.view("label") == UILabel.self)
        #expect(NibClasses.view("sceneKitView") == UIView.self)
        #expect(NibClasses.controller("pageViewController") == UIPageViewController.self)
        #expect(NibClasses.controller("view") == nil)
    }
}
