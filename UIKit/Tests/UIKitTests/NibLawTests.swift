import Foundation
import InterfaceBuilder
import LayoutEngine
import Testing
import UIKit

/// The law of nibs: views made from a file stand where the engine's own layout of the file has them.
@MainActor
struct NibLawTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func files(below folder: URL) -> [String] {
        var found: [String] = []
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let url = walk?.nextObject() as? URL {
            if ["xib", "storyboard"].contains(url.pathExtension) { found.append(url.path) }
        }
        return found.sorted()
    }

    /// Views whose frames differ in the release of iOS that saved the file, and how many were compared.
    private func compare(_ path: String) -> (differences: [String], count: Int) {
        var environment = Surroundings.environment
        environment.release = NibInspection.scenes(of: path)?.first?.scene.environment.release ?? environment.release
        return Surroundings.with(environment) { compareNow(path) }
    }

    private func compareNow(_ path: String) -> (differences: [String], count: Int) {
        guard let scenes = NibInspection.scenes(of: path) else { return ([], 0) }
        var differences: [String] = []
        var count = 0
        for scene in scenes {
            // Without bars and safe areas, which a view alone has not either.
            var environment = scene.scene.environment
            environment.safeAreaInsets = .zero
            environment.root.topLayoutGuideLength = nil
            environment.root.bottomLayoutGuideLength = nil
            environment.root.isControllerView = false
            environment.root.layoutMargins = nil
            let tree = asLoaded(scene)
            let layout = tree.resolve(in: environment)
            // What contradicts itself, and what is ambiguous, the order of constraints decides.
            guard layout.diagnostics.isEmpty else { continue }
            let size = layout[tree.root].frame.size
            let window = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
            scene.root.frame = window.bounds
            window.addSubview(scene.root)
            window.layoutIfNeeded()
            for (index, item) in tree.items.enumerated() where isComparable(item, in: tree) {
                guard let view = scene.views[item.identifier] else { continue }
                let (own, other) = (layout.items[index].frame, view.frame)
                let distances = [
                    own.x - other.minX, own.y - other.minY, own.width - other.width, own.height - other.height,
                ]
                count += 1
                guard distances.contains(where: { abs($0) > 0.5 }) else { continue }
                differences.append("\(path) \(item.kind) \(item.identifier): \(own) as views \(other)")
            }
        }
        return (differences, count)
    }

    /// The tree without what a program does not have: sizes for the canvas alone, pictures that no file of it holds.
    private func asLoaded(_ scene: NibInspection.Scene) -> LayoutTree {
        var tree = scene.scene.tree
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(index))
            tree[id].intrinsicContentSize = nil
            let view = scene.views[tree[id].identifier]
            switch tree[id].content {
            case .image(var image):
                let own = (view as? UIImageView)?.image
                // A project's picture has the size of its file, a symbol the size of its font.
                if let own, !image.isSystemSymbol {
                    image.size = Size(width: Double(own.size.width), height: Double(own.size.height))
                }
                tree[id].content = own == nil ? .none : .image(image)
            case .button(var button):
                guard let own = view as? UIButton else { continue }
                if own.currentImage == nil { button.image = nil }
                if own.currentBackgroundImage == nil { button.backgroundImage = nil }
                tree[id].content = .button(button)
            default: continue
            }
        }
        return tree
    }

    /// Rows, items and what is in them are placed by their table or collection, which asks a data source here.
    private func isComparable(_ item: View, in tree: LayoutTree) -> Bool {
        // Masks divide what the recorded frame of the superview leaves, which the engine does not read for this law.
        if item.translatesAutoresizingMaskIntoConstraints, let parent = item.superview,
            !tree[parent].translatesAutoresizingMaskIntoConstraints
        {
            return false
        }
        var next: View? = item
        while let view = next {
            if view.cell != nil || view.kind == .collectionReusableView { return false }
            if view.kind == .tableView || view.kind == .collectionView, view.identifier != item.identifier {
                return false
            }
            next = view.superview.map { tree[$0] }
        }
        return true
    }

    @Test func nibs() {
        var count = 0
        var differences: [String] = []
        for path in Self.files(below: Self.repository.appendingPathComponent("fixtures")) {
            let found = compare(path)
            count += found.count
            differences += found.differences
        }
        print("nibs as views: \(count) frames, \(differences.count) differ")
        for difference in differences.prefix(60) { print(difference) }
        #expect(count > 100)
        #expect(differences.isEmpty)
    }
}
