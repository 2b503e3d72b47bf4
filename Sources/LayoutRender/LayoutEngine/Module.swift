/// The layout engine.
