import Foundation
import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// UIScrollEdgeEffect: what fades below the bars of a window, and what code says of it.
@MainActor
@Suite struct EdgeEffectTests {
    /// A screen of black and red bands in a scroll view, below a navigation bar and above a tab bar.
    private final class Bands: UIViewController {
        let scroll = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 393, height: 3000)
            for index in 0..<75 {
                let band = UIView(frame: CGRect(x: 0, y: index * 40, width: 393, height: 40))
                band.backgroundColor = index.isMultiple(of: 2) ? .black : .red
                scroll.addSubview(band)
            }
            view.addSubview(scroll)
        }
    }

    private func screen(_ set: (UIScrollView) -> Void) -> UIWindow {
        let bands = Bands()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: bands)]
        let window = tabs.inWindow()
        window.layoutIfNeeded()
        bands.scroll.contentOffset.y = -13
        set(bands.scroll)
        return window
    }

    /// Red, green and blue at the height of points in a column clear of all items.
    private func tones(
        _ ios: Int = 26, style: UIUserInterfaceStyle = .light, at heights: [Int],
        _ set: (UIScrollView) -> Void = { _ in }
    ) throws -> [[UInt8]] {
        try SnapshotTraits(style: style, ios: ios).with {
            let bitmap = try PNG.decode([UInt8](try screen(set).png(scale: 1)))
            return heights.map { y in
                let place = (y * bitmap.width + 380) * 4
                return Array(bitmap.pixels[place..<place + 3])
            }
        } ?? []
    }

    /// [26: UIKit 26.1 in the simulator of an iPhone 16, at the same column, with this offset of the same bands: black reads 213 at
    /// row 40, and 11 at row 132; red has 211 of green at row 58; nothing is left at row 149 and beyond]
    @Test func softEffectsHaveTheMeasuredTones() throws {
        let rows = try tones(at: [40, 58, 132, 150, 733, 800, 812]) {
            $0.topEdgeEffect.style = .soft
            $0.bottomEdgeEffect.style = .soft
        }
        try #require(rows.count == 7)
        func near(_ row: Int, _ channel: Int, _ value: Int) -> Bool { abs(Int(rows[row][channel]) - value) <= 3 }
        #expect(near(0, 1, 213), "\(rows[0])")
        #expect(rows[1][0] == 255 && near(1, 1, 211), "\(rows[1])")
        #expect(near(2, 1, 11), "\(rows[2])")
        #expect(rows[3] == [255, 0, 0])
        #expect(near(4, 1, 5), "\(rows[4])")
        #expect(near(6, 1, 187), "\(rows[6])")
    }

    /// [the same: 230 flat as far as row 102, raw from row 103; 230 from row 769 on]
    @Test func hardEffectsEndAtTheGlass() throws {
        let rows = try tones(at: [30, 101, 104, 767, 770, 840]) {
            $0.topEdgeEffect.style = .hard
            $0.bottomEdgeEffect.style = .hard
        }
        try #require(rows.count == 6)
        #expect(rows[0] == [230, 230, 230])
        #expect(rows[1].min() == 230 && rows[2].contains(0))
        #expect(rows[3].contains(0) && rows[4].min() == 230 && rows[5].min() == 230)
    }

    @Test func hiddenEffectsAndOlderReleasesShowTheContents() throws {
        let hidden = try tones(at: [40, 800]) {
            $0.topEdgeEffect.isHidden = true
            $0.bottomEdgeEffect.isHidden = true
        }
        #expect(hidden == [[0, 0, 0], [255, 0, 0]])
        let dark = try tones(style: .dark, at: [40]) { $0.topEdgeEffect.style = .hard }
        #expect(dark == [[230, 230, 230]], "the page is white in both styles")
    }

    /// [26: read back from fresh scroll views]
    @Test func defaults() {
        let (one, two) = (UIScrollView(), UITableView())
        let effects = [one.topEdgeEffect, one.bottomEdgeEffect, one.leftEdgeEffect, one.rightEdgeEffect]
        #expect(effects.allSatisfy { $0.style === UIScrollEdgeEffect.Style.automatic && !$0.isHidden })
        #expect(Set(effects.map(ObjectIdentifier.init)).count == 4 && one.topEdgeEffect !== two.topEdgeEffect)
        #expect(one.topEdgeEffect === one.topEdgeEffect)
        one.topEdgeEffect.style = .hard
        one.topEdgeEffect.isHidden = true
        #expect(one.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard && one.topEdgeEffect.isHidden)
        #expect(!one.bottomEdgeEffect.isHidden)
    }

    @Test func innerScrollViewsAndScreensWithoutBarsHaveNone() {
        func count(_ change: (Bands) -> UIViewController) -> Int? {
            SnapshotTraits(ios: 26).with { () -> Int in
                let bands = Bands()
                let window = change(bands).inWindow()
                window.layoutIfNeeded()
                bands.scroll.contentOffset.y = 100
                return window.scene().scene.edgeEffects.count
            }
        }
        #expect(count { UINavigationController(rootViewController: $0) } == 1)
        #expect(count { $0 } == 0)
        #expect(
            count { bands in
                let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
                inner.contentSize = CGSize(width: 393, height: 900)
                bands.loadViewIfNeeded()
                bands.scroll.addSubview(inner)
                return UINavigationController(rootViewController: bands)
            } == 1)
        #expect(
            count { bands in
                let navigation = UINavigationController(rootViewController: bands)
                navigation.navigationBar.barTintColor = .white
                return navigation
            } == 0)
    }
}
