extension InspectorPage {
    /// The picture with its layers, its scale, and what lies under the pointer.
    static let pictureScript = #"""
        // Switches, by the names of --show, with the groups of the picture that they switch.
        const layers = [
          ["content", "Content", ["content"]], ["chrome", "Bars of the screen", ["chrome"]],
          ["scrollContent", "Scrolled-out content", ["layer-scroll-content"]], ["frames", "Frames", ["layer-frames"]],
          ["names", "Names", ["layer-names"]], ["sizes", "Sizes", ["layer-sizes"]], ["gaps", "Gaps", ["layer-gaps"]],
          ["hidden", "Hidden views", ["layer-hidden-views"]], ["guides", "Layout guides", ["layer-layout-guides"]],
          ["margins", "Layout margins", ["layer-layout-margins"]], ["safeArea", "Safe area", ["layer-safe-area"]],
          ["baselines", "Baselines", ["layer-baselines"]], ["constraints", "Constraints", ["layer-constraints"]],
          ["ambiguity", "Conflicts, ambiguity", ["layer-conflicts-and-ambiguity"]],
          ...(data.troubles ? [["ghosts", "Where views were", []]] : []),
        ];

        function drawPicture() {
          // A template takes a quarter of the time of an XML parser and a copy.
          const template = make("template", { innerHTML: page().svg });
          const picture = template.content.querySelector("svg");
          label(picture, { "aria-hidden": "true" });
          switchLayers(picture);
          askLayers();
          const drawn = byId("picture").firstElementChild;
          if (drawn) become(drawn, picture); else byId("picture").append(picture);
          const [x, y, width, height] = page().box;
          byId("overlay").setAttribute("viewBox", [x, y, width, height].join(" "));
          checkSwitches();
          resize();
        }

        function switchLayers(picture) {
          for (const [name, , groups] of layers) {
            for (const id of groups) {
              const group = picture.querySelector("#" + id);
              if (group) group.style.display = state.layers.has(name) ? "" : "none";
            }
          }
        }

        // A served page holds the layers that a reader shows, and asks for a layer that is switched on.
        let askLayers = () => {};

        function drawLayers() {
          switchLayers(byId("picture"));
          askLayers();
          drawOverlay();
          checkSwitches();
        }

        function checkSwitches() {
          for (const box of document.querySelectorAll("#switches input")) box.checked = state.layers.has(box.value);
        }

        // Points of the picture on a pixel of the screen.
        let scale = 1;
        function resize() {
          if (!data.pages.length) return;
          const stage = byId("stage"), [, , width, height] = page().box;
          const fit = Math.min((stage.clientWidth - 48) / width, (stage.clientHeight - 48) / height, 2);
          scale = state.zoom || Math.max(fit, 0.05);
          for (const id of ["sheet", "overlay"]) {
            byId(id).style.width = width * scale + "px";
            byId(id).style.height = height * scale + "px";
          }
          byId("zoom").textContent = Math.round(scale * 100) + " %";
          drawOverlay();
          if (state.space) drawSpace();
        }

        function zoom(factor) {
          state.zoom = factor ? Math.min(Math.max(scale * factor, 0.1), 8) : 0;
          resize();
        }

        // The view drawn last of those under a point of the window; guides only where nothing else is.
        function viewUnder(event) {
          const sheet = byId("sheet").getBoundingClientRect(), [left, top] = page().box;
          const x = (event.clientX - sheet.left) / scale + left, y = (event.clientY - sheet.top) / scale + top;
          const holds = rect => x >= rect[0] && y >= rect[1] && x <= rect[0] + rect[2] && y <= rect[1] + rect[3];
          const found = page().views.filter(view => view.s && holds(view.a) && (!view.w || holds(view.w)));
          return found.filter(view => !view.guide).pop() || found.pop() || null;
        }
        """#
}
