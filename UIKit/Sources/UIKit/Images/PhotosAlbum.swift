/// Saves nothing: there is no library of photographs. The target is not told.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) { Missing.note("UIImageWriteToSavedPhotosAlbum: there is no library of photographs") }
