import AppleWeb
import Foundation
import Testing

/// Addresses of a scheme of the program's own.
@MainActor
struct SchemeLoaderTests {
    @Test func loadersOfSchemes() {
        final class Loader: NSObject, WKURLSchemeHandler {
            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
        }
        let (configuration, loader) = (WKWebViewConfiguration(), Loader())
        configuration.setURLSchemeHandler(loader, forURLScheme: "app")
        #expect(configuration.urlSchemeHandler(forURLScheme: "APP") === loader)
        #expect(configuration.urlSchemeHandler(forURLScheme: "https") == nil)
    }
}
