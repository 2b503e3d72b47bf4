/// Where pictures and frames of UIKit 26 are published: the repository Vercantez/openuikit, which ran the same scenes in the
/// simulator of an iPhone 16 and in Catalyst. The two differ; the simulator's figures are preferred.
extension Evidence {
    package static let simulator26 = Evidence.measured("UIKit 26.1 in the simulator, Vercantez/openuikit")
    package static let catalyst26 = Evidence.measured("UIKit 26.1 in Catalyst, Vercantez/openuikit")
    /// Frames and pixels of an app on an iPhone 17 Pro, as the public repository joxan2137/NoTomorrow notes them.
    package static let screen26 = Evidence.measured("UIKit 26.1 in the simulator, joxan2137/NoTomorrow")
    /// Heights by device and orientation in iOS 11 and 12, as the public repository Tencent/QMUI_iOS notes them.
    package static let compactBars = Evidence.measured("UIKit of iOS 11 and 12, Tencent/QMUI_iOS issue 633")
    /// Nothing of the kind exists before iOS 26.
    package static let newIn26 = Evidence.documented("Adopting Liquid Glass: new in iOS 26")
    /// What pictures had before there was a table, from general knowledge of UIKit.
    package static let drawnBefore = Evidence.inferred("Does a picture of the simulator of iOS 18 show this value?")
}

extension LayoutEnvironment {
    /// What a table says of the environment's release.
    package subscript<Value>(fact: ReleaseTable<Value>) -> Value { fact[release] }
}
