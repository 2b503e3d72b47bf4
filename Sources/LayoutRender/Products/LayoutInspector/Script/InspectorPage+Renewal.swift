extension InspectorPage {
    /// Changes elements of the page into others and keeps the nodes that both have.
    static let renewalScript = #"""
        // Makes an element equal to another one.
        function become(element, goal) {
          const now = element.attributes, next = goal.attributes;
          for (let i = 0; i < next.length; i++) {
            const attribute = next[i];
            if (element.getAttribute(attribute.name) === attribute.value) continue;
            // The page's security policy refuses styles that are set as text.
            if (attribute.name === "style") element.style.cssText = goal.style.cssText;
            else element.setAttributeNode(attribute.cloneNode());
          }
          // All of the goal's attributes are there by now: others are too many.
          for (let i = now.length - 1; i >= 0 && now.length > next.length; i--) {
            if (!goal.hasAttribute(now[i].name)) element.removeAttributeNode(now[i]);
          }
          becomeChildren(element, [...goal.childNodes]);
        }

        // Makes the children of an element equal to other nodes and keeps those that are equal already: the browser
        // computes styles, lays out and paints changed nodes only.
        function becomeChildren(element, goals) {
          const nodes = [...element.childNodes], count = nodes.length, common = Math.min(count, goals.length);
          let start = 0, end = 0;
          while (start < common && nodes[start].isEqualNode(goals[start])) start++;
          while (start + end < common && nodes[count - 1 - end].isEqualNode(goals[goals.length - 1 - end])) end++;
          for (let i = start; i < common - end; i++) {
            const node = nodes[i], goal = goals[i];
            const isElement = node.nodeType === Node.ELEMENT_NODE && node.nodeName === goal.nodeName;
            if (isElement) become(node, goal); else node.replaceWith(goal);
          }
          for (const node of nodes.slice(common - end, count - end)) node.remove();
          const next = end ? nodes[count - end] : null;
          for (const goal of goals.slice(common - end, goals.length - end)) element.insertBefore(goal, next);
        }
        """#
}
