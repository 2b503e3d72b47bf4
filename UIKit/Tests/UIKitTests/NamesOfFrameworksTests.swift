import AppleVectors
import AppleWeb
import Foundation
import Testing
import UIKit

/// Names of Apple's frameworks beside UIKit that packages write.
@MainActor
struct NamesOfFrameworksTests {
    @Test func matrices() {
        let turn = double4x4(rows: [
            SIMD4(0, -1, 0, 5), SIMD4(1, 0, 0, 6), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
        ])
        #expect(turn[0][1] == 1 && turn[3] == SIMD4(5, 6, 0, 1) && turn[3, 0] == 5)
        #expect(turn * SIMD4(1, 0, 0, 1) == SIMD4(5, 7, 0, 1))
        #expect(turn * matrix_identity_double4x4 == turn && turn.transpose[0] == SIMD4(0, -1, 0, 5))
        #expect(simd_mul(float3x3(2), SIMD3(1, 2, 3)) == SIMD3(2, 4, 6))
    }

    @Test func elementsOfPaths() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 6), controlPoint2: CGPoint(x: 7, y: 8))
        path.close()
        var (types, points): ([CGPathElementType], [CGPoint]) = ([], [])
        path.cgPath.applyWithBlock { types.append($0.pointee.type) }
        path.cgPath.apply(info: nil) { points.append($1.pointee.points[0]) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(points.prefix(3) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    }

    @Test func attributesOfCoreText() {
        let text = NSAttributedString(string: "a", attributes: [kCTTrackingAttributeName as NSAttributedString.Key: 2])
        #expect(text.attribute(.tracking, at: 0, effectiveRange: nil) as? Int == 2)
    }

    /// What a reader of the screen asks of any object.
    @Test func framesOfObjects() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as NSObject).accessibilityFrame == view.frame)
        let object = NSObject()
        #expect(object.accessibilityFrame == .zero)
        object.accessibilityFrame = view.frame
        #expect(object.accessibilityFrame == view.frame)
        let rotor = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
        #expect(rotor.systemRotorType == .heading && AXCustomContent(label: "a", value: "b").importance == .default)
    }

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
