extension GalleryPage {
    /// Drawing, keys and the browser's history.
    static let startScript = #"""
        let place = 0;

        function draw() {
          const screen = screens.get(state.screen);
          drawHead();
          if (state.screen && !screen) {
            byId("main").replaceChildren(element("p", { class: "none" }, `This gallery has no screen ${state.screen}. `,
              element("a", { href: address({ screen: "" }) }, "All screens")));
            byId("told").textContent = "no such screen";
          } else if (screen) {
            if (!byId("stage")) place = scrollY;
            drawScreen(screen);
            scrollTo(0, 0);
          } else {
            const wasScreen = byId("stage");
            drawGrid();
            if (wasScreen) scrollTo(0, place);
          }
        }

        byId("search").addEventListener("input", event => go({ query: event.target.value, screen: "" }, true));
        addEventListener("popstate", () => { readAddress(); draw(); });
        addEventListener("hashchange", () => { readAddress(); draw(); });

        addEventListener("keydown", event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
          if (event.key === "Escape") {
            if (isTyping) event.target.blur(); else if (state.screen) go({ screen: "" });
          } else if (isTyping) {
            return;
          } else if (event.key === "/") {
            event.preventDefault();
            byId("search").focus();
          } else if (state.screen && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
            event.preventDefault();
            step(event.key === "ArrowLeft" ? -1 : 1);
          } else if (state.screen && event.key === "z") {
            zoom(!isLarge);
          } else if (!state.screen && event.key.startsWith("Arrow")) {
            moveFocus(event);
          }
        });

        // Arrows go from card to card: left and right in order, up and down to the nearest card of another row.
        function moveFocus(event) {
          const cards = [...document.querySelectorAll(".card")];
          const at = cards.indexOf(document.activeElement);
          if (at < 0) return;
          let next = null;
          if (event.key === "ArrowRight") next = cards[at + 1];
          if (event.key === "ArrowLeft") next = cards[at - 1];
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            const own = cards[at].getBoundingClientRect();
            const isBelow = event.key === "ArrowDown";
            const rows = cards.map(card => [card, card.getBoundingClientRect()]).filter(([, box]) =>
              isBelow ? box.top > own.top + 4 : box.top < own.top - 4);
            const distance = ([, box]) => Math.abs(box.top - own.top) * 1000 + Math.abs(box.left - own.left);
            next = (rows.sort((a, b) => distance(a) - distance(b))[0] || [null])[0];
          }
          if (!next) return;
          event.preventDefault();
          next.focus();
        }

        byId("foot").replaceChildren(
          ...data.notes.map(note => element("p", {}, note)),
          element("p", {}, element("kbd", {}, "/"), " search  ", element("kbd", {}, "\u2190"), " ", element("kbd", {}, "\u2192"),
            " between screens  ", element("kbd", {}, "z"), " zoom  ", element("kbd", {}, "Esc"), " back"));
        readAddress();
        draw();
        """#
}
