import Testing
import UIKit

/// Contents of headers, and what stands beside: storages, tabs, filters, caps of pictures.
@MainActor
struct ContentConfigurationTests {
    /// A header shows the content that it is given, at the size of its text.
    @Test func contentOfAHeader() {
        final class Header: UITableViewHeaderFooterView {
            var updates = 0
            override func updateConfiguration(using state: UIViewConfigurationState) {
                updates += 1
                var content = defaultContentConfiguration()
                content.text = "Today"
                content.textProperties.transform = .uppercase
                contentConfiguration = content
            }
        }
        let header = Header(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        header.layoutIfNeeded()
        header.layoutIfNeeded()
        #expect(header.updates == 1)
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        #expect(labels(header).map(\.text) == ["TODAY"])
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(header.updates == 2)
        #expect(labels(header).count == 1)
    }

    @Test func aStorageTellsItsDelegate() {
        final class Owner: NSTextStorageDelegate {
            var ranges: [NSRange] = []
            func textStorage(
                _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
                changeInLength delta: Int
            ) { if mask.contains(.editedCharacters) { ranges.append(range) } }
        }
        let (owner, storage) = (Owner(), NSTextStorage(string: "abc"))
        storage.delegate = owner
        storage.edited(.editedCharacters, range: NSRange(location: 1, length: 2), changeInLength: 0)
        #expect(owner.ranges == [NSRange(location: 1, length: 2)])
    }

    @Test func tabsMakeTheirControllersOnce() {
        var count = 0
        let bar = UITabBarController()
        bar.tabs = ["a", "b"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in
                count += 1
                return UIViewController()
            }
        }
        #expect(count == 2)
        #expect(bar.viewControllers?.map(\.tabBarItem.title) == ["a", "b"])
        bar.selectedTab = bar.tab(forIdentifier: "b")
        #expect(bar.selectedIndex == 1)
        #expect(bar.selectedTab === bar.tabs[1])
    }

    /// Filters that nothing computes say so, and give what they got.
    @Test func filtersChangeNothing() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let input = try #require(CIImage(image: image))
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.setValue(input, forKey: kCIInputImageKey)
        #expect(filter.outputImage === input)
        #expect(CIContext().createCGImage(input, from: input.extent) == image.cgImage)
        #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
        #expect(Missing.notes.contains("CIFilter.CISepiaTone: leaves the picture as it is"))
    }

    @Test func aPictureStretchesBetweenItsCaps() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
        let insets = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3).capInsets
        #expect(insets == UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4))
    }
}
