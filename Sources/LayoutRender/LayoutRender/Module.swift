/// Draws resolved layouts: a display list of plain values, played to PNG, SVG or PDF. One import brings the engine along.
@_exported import LayoutEngine
