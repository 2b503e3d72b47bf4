import AppleLocation
import UIKit

/// The view of an annotation; a map here shows none.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public private(set) var reuseIdentifier: String?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var isDraggable = false
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
}
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
}

// MARK: The map as a plane

/// A place of the world as a square of 2^28 points, by Mercator's projection.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double
    static let side = 268_435_456.0
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ place: CLLocationCoordinate2D) {
        let latitude = max(-85.051129, min(85.051129, place.latitude)) * .pi / 180
        x = (place.longitude + 180) / 360 * Self.side
        y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Self.side
    }
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: (2 * atan(exp((0.5 - y / Self.side) * 2 * .pi)) - .pi / 2) * 180 / .pi,
            longitude: x / Self.side * 360 - 180)
    }
}
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}

/// A shape over the map; none is drawn here.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
open class MKMultiPoint: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        places = (0..<max(0, count)).map { coordinates[$0] }
    }
    open var pointCount: Int { places.count }
    /// The coordinates of a part of the points.
    open func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length where places.indices.contains(range.location + index) {
            coordinates[index] = places[range.location + index]
        }
    }
    open var boundingMapRect: MKMapRect {
        places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return box.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: box.midX, y: box.midY).coordinate
    }
}
open class MKPolygon: MKMultiPoint {}
open class MKPolyline: MKMultiPoint {}

extension MKMapView {
    /// The region as a rectangle of the plane.
    public var visibleMapRect: MKMapRect {
        let (center, span) = (region.center, region.span)
        func corner(_ sign: Double) -> MKMapPoint {
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude + sign * span.latitudeDelta / 2,
                    longitude: center.longitude - sign * span.longitudeDelta / 2))
        }
        let (first, last) = (corner(1), corner(-1))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    public func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
        guard !rect.isNull else { return }
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        region = MKCoordinateRegion(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
    /// - Note: The room at the edges is not kept free.
    public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
        setVisibleMapRect(rect, animated: animated)
    }
    /// - Note: Does nothing: no annotation is shown.
    public func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}
