extension GalleryPage {
    /// The page of one screen.
    static let detailScript = #"""
        function step(by) {
          const list = found();
          const place = list.findIndex(screen => screen.key === state.screen);
          const next = list[(place + by + list.length) % list.length];
          if (next) go({ screen: next.key });
        }

        function list(title, entries) {
          if (!entries.length) return [];
          return [element("h3", {}, title), element("ul", {}, ...entries.map(entry => element("li", {}, ...entry)))];
        }

        function link([key, label]) {
          const other = screens.get(key);
          return [other ? element("a", { href: address({ screen: key }) }, other.name) : key, ` ${label}`];
        }

        function facts(screen, variant) {
          const entries = [
            ["File", screen.line ? `${screen.file}:${screen.line}` : screen.file], ["Class", screen.class],
            ["Size", sizeText(screen.pictures[variant])],
            ...data.axes.map((axis, place) => [axis.label, axis.values[data.variants[variant] ? data.variants[variant][place] : 0]]),
          ].filter(([, value]) => value);
          return element("dl", {}, ...entries.flatMap(([term, value]) =>
            [element("dt", {}, term), element("dd", {}, term === "File" ? element("code", {}, value) : value)]));
        }

        function sizeText(place) {
          const entry = data.pictures[place];
          return entry && entry[1] ? `${entry[1]} \u00d7 ${entry[2]} points` : "";
        }

        function variantStrip(screen, shown) {
          const places = data.variants.map((_, place) => place).filter(place => screen.pictures[place] >= 0);
          if (places.length < 2) return [];
          return [element("h3", {}, "Variants"), element("div", { class: "strip" }, ...places.map(place => {
            const values = data.variants[place];
            const title = values.map((value, axis) => value > 0 ? data.axes[axis].values[value] : "").filter(Boolean).join(", ");
            const made = card(screen, screen.pictures[place], title || "default", "", () => go({ choice: [...values] }), false);
            if (place === shown) made.setAttribute("aria-current", "true");
            return made;
          }))];
        }

        function stateStrip(screen) {
          if (!(screen.states || []).length) return [];
          return [element("h3", {}, "States"), element("div", { class: "strip" }, ...screen.states.map(([name, picture]) =>
            card(screen, picture, name, "", () => showPicture(picture, name), false)))];
        }

        function showPicture(place, name) {
          byId("stage").replaceChildren(image(place, true));
          byId("told").textContent = name;
        }

        // A long screen at its own size: a pixel of the picture is a pixel of the window.
        let isLarge = false;

        function zoom(value) {
          isLarge = value;
          byId("stage").className = isLarge ? "stage large" : "stage";
          byId("zoom").setAttribute("aria-pressed", isLarge);
        }

        function drawScreen(screen) {
          const variant = variantFor(screen);
          const change = changes.get(screen.key);
          const bar = element("div", { class: "bar" },
            element("button", { type: "button", id: "back", onclick: () => go({ screen: "" }) }, "\u2190 All screens"),
            element("h2", {}, screen.name),
            screen.inspector ? element("a", { class: "small", href: screen.inspector }, "Inspector") : null,
            element("button", { type: "button", id: "zoom", onclick: () => zoom(!isLarge) }, "Zoom"),
            element("button", { type: "button", id: "previous", "aria-label": "previous screen", onclick: () => step(-1) }, "\u2190"),
            element("button", { type: "button", id: "next", "aria-label": "next screen", onclick: () => step(1) }, "\u2192"));
          const panel = element("aside", { class: "facts" }, facts(screen, variant),
            ...list("Findings", (screen.remarks || []).map(([severity, rule, message, line]) =>
              [element("span", { class: `mark ${severity}` }, severity), ` ${message} `,
                element("code", {}, line ? `${rule}, line ${line}` : rule)])),
            ...list("Leads to", (screen.leadsTo || []).map(link)),
            ...list("Led from", (screen.ledFrom || []).map(link)),
            ...list("Outlets", (screen.outlets || []).map(([name, type]) => [element("code", {}, name), ` ${type}`])));
          const left = element("div", {}, element("div", { class: "stage", id: "stage", onclick: () => zoom(!isLarge) }, image(screen.pictures[variant], true)),
            ...stateStrip(screen), ...variantStrip(screen, variant),
            ...(change ? [element("h3", {}, `Since ${data.comparedWith}`), changeCard(change)] : []));
          byId("main").replaceChildren(bar, element("div", { class: "screen" }, left, panel));
          zoom(isLarge);
          byId("told").textContent = screen.name;
        }
        """#
}
