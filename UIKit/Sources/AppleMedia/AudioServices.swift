import Foundation

// Sounds of the system, and the vibration: a device that makes none, and says at once that one has ended.

public typealias SystemSoundID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
public typealias AudioServicesPropertyID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// No sound is played, and so none ends.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {}
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {}
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ file: URL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    sound.pointee = 1
    return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { kAudioServicesNoError }
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ sound: SystemSoundID, _ loop: RunLoop?, _ mode: String?,
    _ completion: AudioServicesSystemSoundCompletionProc, _ data: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}
