import LayoutEngine

/// The device and the release of iOS that tests run on: what `UIDevice.current`, `UIScreen.main` and `#available` say.
public struct TestScreen {
    /// A name that `render-cli about devices` lists, `.landscape` behind it to turn it; nil for the device that views are drawn on.
    public let device: String?
    /// A version of iOS, such as `17` or `17.5`; nil for the newest.
    public let version: String?

    public init(device: String? = nil, version: String? = nil) throws {
        if let device {
            let parts = device.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard Device.named(String(parts[0])) != nil, parts.count == 1 || parts[1] == "landscape" else {
                throw PackageDescription.Failure(
                    description: "unknown device \"\(device)\"; 'render-cli about devices' lists them")
            }
        }
        if let version {
            let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { UInt8(String($0)) }
            let known = Release.allCases.map(\.major)
            guard numbers.count <= 3, let major = numbers[0], !numbers.contains(nil), known.contains(Int(major)),
                // What asks for a release compares tenths.
                numbers.count == 1 || (numbers[1] ?? 0) < 10
            else {
                let majors = known.enumerated().filter { $0 == 0 || known[$0 - 1] != $1 }.map { "\($0.element)" }
                throw PackageDescription.Failure(
                    description:
                        "--ios \(version): a version of iOS \(majors.joined(separator: ", ")), such as 17 or 17.5")
            }
        }
        self.device = device
        self.version = version
    }

    /// What the process of the tests finds of them in its environment.
    var variables: [String: String] { ["UIKIT_DEVICE": device, "UIKIT_IOS": version].compactMapValues { $0 } }
}
