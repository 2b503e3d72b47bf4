extension GalleryPage {
    /// The data, the state of the page and its address.
    static let modelScript = #"""
        "use strict";
        const byId = id => document.getElementById(id);
        const state = { screen: "", query: "", shown: "all", choice: [] };
        let data, screens, changes;

        function take(next) {
          data = next;
          screens = new Map(data.screens.map(screen => [screen.key, screen]));
          changes = new Map((data.changes || []).map(change => [change.screen, change]));
          state.choice = data.axes.map(() => 0);
          for (const screen of data.screens) {
            screen.words = [screen.name, screen.class, screen.file, ...screen.texts].join("\n").toLowerCase();
          }
        }
        take(JSON.parse(byId("data").textContent));

        function element(name, attributes, ...children) {
          const made = document.createElement(name);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
            else if (value !== null && value !== undefined) made.setAttribute(key, value);
          }
          made.append(...children.filter(child => child !== null && child !== undefined));
          return made;
        }

        // The variant with the chosen values; where a screen has no picture of it, the one that agrees most, the first axes first.
        function variantFor(screen) {
          let best = -1, most = -1;
          data.variants.forEach((values, place) => {
            if (screen.pictures[place] < 0) return;
            let score = 0;
            values.forEach((value, axis) => { if (value === state.choice[axis]) score += 2; else if (value === 0) score += 1; });
            if (score > most) { best = place; most = score; }
          });
          return best;
        }

        function image(place, isEager) {
          const entry = data.pictures[place];
          if (!entry) return element("span", { class: "information" }, "no picture");
          const [address, width, height] = entry;
          return element("img", {
            src: address, width: Math.round(width) || null, height: Math.round(height) || null, alt: "", decoding: "async",
            loading: isEager ? "eager" : "lazy",
          });
        }

        function found() {
          const wanted = state.query.toLowerCase().split(/\s+/).filter(Boolean);
          return data.screens.filter(screen => wanted.every(word => screen.words.includes(word))
            && (state.shown !== "changes" || changes.has(screen.key))
            && (state.shown !== "findings" || (screen.remarks || []).length > 0));
        }

        // MARK: The address

        function readAddress() {
          const query = new URLSearchParams(location.hash.slice(1));
          state.screen = query.get("screen") || "";
          state.query = query.get("search") || "";
          state.shown = query.get("show") || "all";
          data.axes.forEach((axis, place) => {
            state.choice[place] = Math.max(0, axis.values.indexOf(query.get(axis.name)));
          });
        }

        function address(changed) {
          const next = Object.assign({}, state, changed);
          const query = new URLSearchParams();
          if (next.screen) query.set("screen", next.screen);
          if (next.query) query.set("search", next.query);
          if (next.shown !== "all") query.set("show", next.shown);
          data.axes.forEach((axis, place) => {
            if (next.choice[place] > 0) query.set(axis.name, axis.values[next.choice[place]]);
          });
          return "#" + query.toString();
        }

        // Words typed into the search replace the address; everything else can be undone with the browser's Back.
        function go(changed, replaces) {
          const next = address(changed);
          if (replaces) history.replaceState(null, "", next); else history.pushState(null, "", next);
          readAddress();
          draw();
        }
        """#
}
