@_exported import Foundation
@_exported import UIKit
import UIKitDrawing
@_exported import XCTest

/// A case of XCTest that compares pictures of views with references: the interface of iOSSnapshotTestCase.
///
/// References lie at `DIRECTORY + SUFFIX/FOLDER/TEST_IDENTIFIER@3x.png`: the directory is what `FB_REFERENCE_IMAGE_DIR` says, else
/// what a subclass gives, else `ReferenceImages` beside the file of the test; the folder is the class with its module.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether pictures are written in place of a comparison, which fails.
    open var recordMode = false
    /// What of the device the names of references have.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The folder of the references of this class; nil for the class's name.
    open var folderName: String?
    /// Kept without effect: every picture is one of the whole view.
    open var usesDrawViewHierarchyInRect = false

    /// The spelling before `fileNameOptions`.
    open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
        get { FBSnapshotTestCaseAgnosticOption(fileNameOptions) }
        set { fileNameOptions = newValue.fileNameOptions }
    }
    /// The spelling before `agnosticOptions`.
    open var isDeviceAgnostic: Bool {
        get { fileNameOptions.contains([.device, .OS, .screenSize]) }
        set { fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale }
    }

    // MARK: Folders

    open func getReferenceImageDirectory(withDefault directory: String?) -> String {
        Self.environment("FB_REFERENCE_IMAGE_DIR") ?? directory.flatMap { $0.isEmpty ? nil : $0 } ?? standardFolder
    }

    open func getImageDiffDirectory(withDefault directory: String?) -> String {
        Self.environment("IMAGE_DIFF_DIR") ?? directory.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    }

    /// The references of a test bundle lie in its folder `ReferenceImages`; here those beside the file of the test do.
    private var standardFolder: String {
        let folder = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        return (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("ReferenceImages").path
    }

    /// The file of the test that runs, once it has asked for a comparison.
    private var file: String?

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: Comparisons

    /// Compares a view with its reference, or writes the reference.
    open func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            .view(view), referenceImagesDirectory, imageDiffDirectory, identifier,
            Tolerance(pixel: perPixelTolerance, overall: overallTolerance))
    }

    open func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            .layer(layer), referenceImagesDirectory, imageDiffDirectory, identifier,
            Tolerance(pixel: perPixelTolerance, overall: overallTolerance))
    }

    /// Says nothing where there is a reference, and throws where there is none.
    open func referenceImageRecorded(inDirectory directory: String, identifier: String?) throws {
        _ = try place(in: directory, identifier).reference()
    }

    /// - Returns: a sentence on what is wrong; nil where the picture is as its reference.
    open func snapshotVerifyViewOrLayer(
        _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat, defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
    ) -> String? {
        guard let subject = SnapshotSubject(viewOrLayer) else { return "Only views and layers have pictures." }
        let directory = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
        let differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
        let tolerance = Tolerance(pixel: perPixelTolerance, overall: overallTolerance)
        return failure(of: subject, identifier, suffixes, tolerance, directory, differences)
    }

    /// Compares in the folders of all suffixes: one that is equal is enough, and of others the first with a reference counts.
    private func failure(
        of subject: SnapshotSubject, _ identifier: String?, _ suffixes: NSOrderedSet, _ tolerance: Tolerance,
        _ directory: String, _ differences: String
    ) -> String? {
        let endings = suffixes.map { "\($0)" }
        guard let first = endings.first else { return "No suffix is given." }
        var found: SnapshotFailure?
        for ending in isRecording ? [first] : endings {
            do {
                try compare(subject, directory + ending, differences, identifier, tolerance)
                guard isRecording else { return nil }
                return
                    "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual "
                    + "snapshot comparison!"
            } catch let failure as SnapshotFailure {
                if found == nil || (found?.isMissing == true && !failure.isMissing) { found = failure }
            } catch {
                return "\(error)"
            }
        }
        return found.map { "Snapshot comparison failed: \($0)" }
    }

    /// Whether pictures are written: also where `SNAPSHOT_TESTING_RECORD` says so, which leaves the sources as they are.
    private var isRecording: Bool {
        switch Self.environment("SNAPSHOT_TESTING_RECORD") {
        case "all": true
        case "never": false
        default: recordMode
        }
    }

    private func place(in directory: String, _ identifier: String?) -> ReferencePlace {
        let test = name.split(separator: ".").last.map(String.init) ?? name
        // Nothing is written outside the folder of the references.
        let own = (folderName ?? NSStringFromClass(type(of: self))).split(separator: "/").filter { $0 != ".." }
        return ReferencePlace(
            folder: URL(fileURLWithPath: directory).appendingPathComponent(own.joined(separator: "/")),
            test: identifier.map { $0.isEmpty ? test : "\(test)_\($0)" } ?? test, options: fileNameOptions)
    }

    private func compare(
        _ subject: SnapshotSubject, _ directory: String, _ differences: String, _ identifier: String?,
        _ tolerance: Tolerance
    ) throws {
        let place = place(in: directory, identifier)
        if isRecording {
            let scale = place.screenScale
            return try place.write(try subject.picture(scale: scale), scale: scale)
        }
        let found = Result { try place.reference() }
        if case .failure = found { ReferenceReport.noteMissing(place.file(scale: place.screenScale)) }
        let (reference, scale) = try found.get()
        let picture = try subject.picture(scale: scale)
        if ReferenceReport.isAsked,
            ReferenceReport.isPassed(
                reference, picture, without: try subject.pictureWithoutTexts(scale: scale), scale: Double(scale),
                at: place.file(scale: scale))
        {
            return
        }
        guard let difference = tolerance.difference(reference, picture) else { return }
        let folder = URL(fileURLWithPath: differences).appendingPathComponent(place.folder.lastPathComponent)
        let files = try place.writeDifference(reference, picture, scale: scale, to: folder)
        throw SnapshotFailure("\(difference)\n@- \"\(files.reference.path)\"\n@+ \"\(files.failed.path)\"")
    }

    // MARK: Verdicts

    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
    ) { verify(.view(view), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line) }

    /// The spelling with the tolerance of all pixels alone.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #file, line: UInt = #line
    ) { verify(.view(view), identifier, suffixes, (0, tolerance), file, line) }

    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
    ) { verify(.layer(layer), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line) }

    /// Shows the controller in the size of the screen.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
    ) {
        let view = MainActor.assumeIsolated {
            viewController.view.bounds = UIScreen.main.bounds
            viewController.viewWillAppear(false)
            viewController.viewDidAppear(false)
            return viewController.view ?? UIView()
        }
        verify(.view(view), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line)
    }

    private func verify(
        _ subject: SnapshotSubject, _ identifier: String?, _ suffixes: NSOrderedSet,
        _ tolerance: (pixel: CGFloat, overall: CGFloat), _ file: StaticString, _ line: UInt
    ) {
        self.file = "\(file)"
        let directory = getReferenceImageDirectory(withDefault: nil)
        let differences = getImageDiffDirectory(withDefault: nil)
        let tolerance = Tolerance(pixel: tolerance.pixel, overall: tolerance.overall)
        guard let words = failure(of: subject, identifier, suffixes, tolerance, directory, differences) else { return }
        XCTFail(words, file: file, line: line)
    }
}
