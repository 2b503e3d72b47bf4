extension InspectorPage {
    /// The page's elements without texts of the document: scripts fill them in.
    static let body = """
        <header>
        <h1 id="title"></h1>
        <div id="choices" role="group" aria-label="Page"></div>
        <div id="tools" role="group" aria-label="Tools">
        <span id="pages"><button id="previous" title="Previous page ( [ )" aria-label="Previous page">&lsaquo;</button>
        <span id="which"></span>
        <button id="next" title="Next page ( ] )" aria-label="Next page">&rsaquo;</button></span>
        <details id="layers"><summary>Layers</summary><div id="switches" role="group" aria-label="Layers"></div></details>
        <button id="explains" aria-pressed="false" title="Explain what is clicked ( e )">Explain</button>
        <button id="spaced" aria-pressed="false" title="Pull the layers apart ( x )">3-D</button>
        <span class="zoom"><button id="smaller" aria-label="Smaller">&minus;</button><output id="zoom"></output>
        <button id="larger" aria-label="Larger">+</button><button id="fit" title="Fit ( 0 )">Fit</button></span>
        <button id="ask" aria-label="Keys" title="Keys ( ? )">?</button>
        </div>
        </header>
        <p id="trouble" role="alert" hidden></p>
        <p id="missed" role="alert" hidden></p>
        <nav id="side" aria-label="Views">
        <div class="search"><input id="search" type="search" placeholder="Search views ( / )" aria-label="Search views">
        <small id="found" role="status"></small></div>
        <ul id="tree" role="tree" aria-label="Views"></ul>
        </nav>
        <main id="stage" tabindex="0" aria-label="Picture; arrow keys walk the tree of views">
        <div id="sheet"><div id="picture"></div>
        <svg id="overlay" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"></svg></div>
        <div id="space" hidden><div id="world"></div></div>
        </main>
        <div id="panes" role="group" aria-label="Pane"><button data-pane="tree">Views</button><button
        data-pane="facts">Details</button></div>
        <section id="facts" aria-label="Details" tabindex="0"></section>
        <p id="told" role="status"></p>
        <dialog id="help" aria-label="Keys"><h2>Keys</h2><dl>
        <dt><kbd>&uarr;</kbd> <kbd>&darr;</kbd> <kbd>&larr;</kbd> <kbd>&rarr;</kbd></dt><dd>walk the tree of views</dd>
        <dt><kbd>Enter</kbd> <kbd>e</kbd></dt><dd>explain the selected view, as a click with <kbd>Alt</kbd> does</dd>
        <dt><kbd>Esc</kbd></dt><dd>leave the explanation, then select the superview</dd>
        <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous and next page</dd>
        <dt><kbd>/</kbd></dt><dd>search; <kbd>Enter</kbd> selects the next view found</dd>
        <dt><kbd>x</kbd></dt><dd>pull the layers apart; arrow keys turn them, <kbd>+</kbd> and <kbd>-</kbd> set the gap</dd>
        <dt><kbd>f</kbd> <kbd>n</kbd></dt><dd>frames, names</dd>
        <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>larger, smaller, fit</dd>
        <dt><kbd>t</kbd></dt><dd>to the tree</dd>
        </dl><form method="dialog"><button>Close</button></form></dialog>
        """
}
