import LayoutEngine
import Testing

/// How the system font's letters change with weight, size and release.
@Suite struct SystemFontTests {
    private func width(_ text: String, _ font: Font, release: Release = .iOS17) -> Double {
        var environment = LayoutEnvironment(scale: 2)
        environment.release = release
        return FontMetrics(font, in: environment).width(of: text)
    }

    @Test(arguments: [10.0, 17, 22, 34])
    func heavierIsWider(size: Double) {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let widths = weights.map { width("Several words, 1234", .system(size, weight: $0)) }
        #expect(widths == widths.sorted())
    }

    @Test func largerIsWider() {
        var last = 0.0
        for size in stride(from: 6.0, through: 60, by: 0.5) {
            let width = width("The quick brown fox", .system(size))
            #expect(width > last)
            last = width
        }
    }

    @Test(arguments: [Release.iOS17, .iOS12])
    func displayIsNarrowerInEm(release: Release) {
        let text = width("fox", .system(17), release: release) / 17
        #expect(width("fox", .system(28), release: release) / 28 < text)
    }

    @Test func textSizesAreTheSameInEveryRelease() {
        for size in stride(from: 9.0, through: 18.5, by: 0.5) {
            let text = "Release after release"
            #expect(width(text, .system(size)) == width(text, .system(size), release: .iOS12))
        }
    }

    /// Recorded at two and at three pixels a point.
    @Test func hangulIsNarrowerThanItsSize() {
        #expect((width("잔여수량", .system(17)) * 2).rounded(.up) / 2 == 59)
        #expect((width("가격", .system(17)) * 2).rounded(.up) / 2 == 29.5)
        #expect((width("상품등록", .system(17)) * 3).rounded(.up) / 3 == 59)
    }

    /// Recorded at two and at three pixels a point, since iOS 11 and in iOS 9.
    @Test(arguments: [
        ("你的排名", 10.0, Release.iOS12, 2.0, 41.0), ("微信", 12, Release.iOS11, 2, 25), ("咔咔咔", 12, Release.iOS14, 2, 37),
        ("用户名", 14, Release.iOS14, 2, 43), ("个人签名", 14, Release.iOS14, 2, 57.5), ("充值地址：", 15, Release.iOS14, 2, 76.5),
        ("模糊词组", 16, Release.iOS11, 2, 65.5), ("错题本", 17, Release.iOS11, 2, 52), ("背单词音效", 17, Release.iOS11, 2, 87),
        ("系统通知", 17, Release.iOS13, 2, 69.5), ("雷哥网账号登录", 27, Release.iOS11, 3, 192), ("用户", 17, Release.iOS9, 2, 34),
        ("用户名字", 14, Release.iOS9, 2, 56),
    ])
    func chineseCharactersAreTracked(text: String, size: Double, release: Release, scale: Double, wanted: Double) {
        let recorded = (width(text, .system(size), release: release) * scale).rounded(.up) / scale
        #expect(abs(recorded - wanted) < 1e-9)
    }

    /// Recorded widths and heights of labels in faces of Helvetica Neue, at two pixels a point.
    @Test(arguments: [
        ("HelveticaNeue-Medium", "Email", 16.0, 41.0, 19.5), ("HelveticaNeue-Medium", "NEED HELP", 16, 89.5, 19.5),
        ("HelveticaNeue-Medium", "SELECT PERIOD", 14, 110, 17),
        ("HelveticaNeue-Medium", "Taxi Trip Completed!", 20, 189.5, 24),
        ("HelveticaNeue-Bold", "Do not disturb period", 17, 172.5, 20.5),
        ("HelveticaNeue", "Vacation End Date", 14, 115.5, 16.5), ("HelveticaNeue", "Today, 9:20 AM", 12, 83, 14),
        ("HelveticaNeue-Light", "val", 13, 15.5, 15.5),
    ])
    func helveticaNeue(face: String, text: String, size: Double, wide: Double, high: Double) {
        let font = Font(family: "Helvetica Neue", faceName: face, size: size)
        #expect((width(text, font) * 2).rounded(.up) / 2 == wide)
        #expect((FontMetrics(font).lineHeight * 2).rounded(.up) / 2 == high)
    }

    @Test func kanaAreAsWideAsTheirSize() { #expect(width("ひらがな", .system(17)) == 68) }

    /// Recorded widths of labels, at two pixels a point.
    @Test(arguments: [
        ("Label", 17.0, Font.Weight.regular, 41.5), ("Label", 17, .semibold, 43.5),
        ("Label", 17, .bold, 44.5), ("Label", 15, .semibold, 39), ("Label", 15, .bold, 40),
        ("UINavigationBar", 22, .regular, 154.5), ("Label", 20, .regular, 48), ("What's here", 17, .semibold, 96),
        ("What's New", 22, .bold, 124), ("Export Error Log…", 17, .regular, 137.5),
        ("Checking for duplicates… ", 17, .regular, 197),
    ])
    func recordedWidths(text: String, size: Double, weight: Font.Weight, recorded: Double) {
        #expect(abs(width(text, .system(size, weight: weight)) + 0.25 - recorded) <= 0.5)
    }

    /// A headline at three pixels a point, and a button's title, which takes whole points.
    @Test func recordedWidthsOfOtherGrids() {
        #expect((width("What's", .system(17, weight: .semibold)) * 3).rounded(.up) / 3 == 167.0 / 3)
        #expect(width("Layout", .system(15)).rounded(.up) == 47)
    }

    /// "City Name" at 20 points: 94 wide in a file of 2016, when Display began at 20 points.
    @Test func displayBeganAtTwentyPoints() {
        #expect(abs(width("City Name", .system(20), release: .iOS10) - 93.75) <= 0.75)
        #expect(width("City Name", .system(20)) < 93)
    }

    @Test func aJoinedSequenceIsOnePicture() {
        #expect(width("\u{1F469}\u{200D}\u{1F467}", .system(17)) == width("\u{1F469}", .system(17)))
        #expect(width("\u{1F469}\u{1F467}", .system(17)) == 2 * width("\u{1F469}", .system(17)))
    }
}
