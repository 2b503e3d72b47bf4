/// Draws resolved layouts: a display list of plain values, played to PNG, SVG or PDF. One import brings the engine along,
/// and the codec whose bitmaps and colours the drawing functions take.
@_exported import LayoutEngine
@_exported import PNGCodec
