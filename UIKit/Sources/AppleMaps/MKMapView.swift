@_exported import AppleLocation
@_exported import Foundation
@_exported import UIKit

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters height: CLLocationDistance,
        longitudinalMeters width: CLLocationDistance
    ) {
        // A degree of latitude has about 111 km.
        let degree = 111_195.0
        let shrink = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: height / degree, longitudeDelta: width / (degree * shrink)))
    }
}

@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map: a grid with the region's centre; no land is drawn, and annotations are kept and not shown.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion() { didSet { setNeedsDisplay() } }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
    @Kept open var mapType = MKMapType.standard
    @Kept open var showsUserLocation = false
    @Kept open var isZoomEnabled = true
    @Kept open var isScrollEnabled = true
    @Kept open var isRotateEnabled = true
    @Kept open var isPitchEnabled = true
    @Kept open var showsCompass = true
    open private(set) var annotations: [any MKAnnotation] = []
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ more: [any MKAnnotation]) { annotations += more }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ those: [any MKAnnotation]) { for one in those { removeAnnotation(one) } }
    open func showAnnotations(_ those: [any MKAnnotation], animated: Bool) {
        for one in those where !annotations.contains(where: { $0 === one }) { annotations.append(one) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemGray6
    }
    open override func draw(_ rect: CGRect) {
        let lines = UIBezierPath()
        for place in stride(from: CGFloat(0), through: max(bounds.width, bounds.height), by: 40) {
            lines.move(to: CGPoint(x: place, y: 0))
            lines.addLine(to: CGPoint(x: place, y: bounds.height))
            lines.move(to: CGPoint(x: 0, y: place))
            lines.addLine(to: CGPoint(x: bounds.width, y: place))
        }
        UIColor.systemGray4.setStroke()
        lines.lineWidth = 1
        lines.stroke()
        let text = String(format: "%.3f, %.3f", region.center.latitude, region.center.longitude)
        NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
            ]
        )
        .draw(at: CGPoint(x: 8, y: 8))
    }
}
/// No delegate is ever asked.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {}
