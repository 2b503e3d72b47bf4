/// The release of iOS of a layout with who names it: the one rule of all readers of documents.
///
///     asked > document > Xcode > deployment target > standard
package struct ChosenRelease: Sendable, Hashable {
    /// Who names a release, the strongest first.
    package enum Origin: String, Sendable, Hashable, CaseIterable {
        /// A flag, or the traits of a page.
        case asked
        /// The key `ios` of a tree.json or of its device.
        case document
        /// The SDK of the Xcode that saved an Interface Builder file.
        case xcode
        /// The oldest system on which the project's app runs: a project file names it, and a document does not.
        case deploymentTarget
        /// Nobody.
        case standard
    }

    /// The release that holds.
    package let release: Release
    /// Who names the release.
    package let origin: Origin

    /// The strongest release that is not nil.
    package init(
        asked: Release? = nil, document: Release? = nil, xcode: Release? = nil, deploymentTarget: Release? = nil,
        standard: Release = .standard
    ) {
        let named: [(Release?, Origin)] = [
            (asked, .asked), (document, .document), (xcode, .xcode), (deploymentTarget, .deploymentTarget),
        ]
        let first = named.first { $0.0 != nil }
        release = first?.0 ?? standard
        origin = first?.1 ?? .standard
    }

    /// The release and its origin for people: `iOS 15, the project's deployment target`.
    package var words: String {
        switch origin {
        case .asked: "\(release), as asked"
        case .document: "\(release), as the document states"
        case .xcode: "\(release), the SDK of the Xcode that saved the file"
        case .deploymentTarget: "\(release), the project's deployment target"
        case .standard: "\(release), since nothing names another"
        }
    }
}
