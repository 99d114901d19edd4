import { isField, isTick } from './keep-typed.ts';

/** Elements that are not the server's alone: the start script writes into the first, the visitor into the fields. */
const kept = '[data-live], [data-keep-click], input, textarea, select';

/** Copies what the visitor typed, chose or ticked. The value of a hidden field is the server's. */
const copyTyped = (from: Element, to: Element): void => {
  if (!isField(from) || !isField(to) || from.type === 'hidden') return;
  if (isTick(from) && isTick(to)) to.checked = from.checked;
  else to.value = from.value;
};

/**
 * Call it before hydrating. The function that it returns restores the HTML, with the elements of the start script and with what the
 * visitor typed. A region that has not been awake gets back the very elements that keep a click, so that the click can be repeated.
 */
export const rememberDrawn = (element: HTMLElement): ((wasAwake: boolean) => void) => {
  // Nodes and no text: a page under Trusted Types refuses HTML.
  const drawn = [...element.childNodes].map((node) => node.cloneNode(true));
  const before = [...element.querySelectorAll(kept)];
  return (wasAwake) => {
    element.replaceChildren(...drawn);
    for (const [at, fresh] of [...element.querySelectorAll(kept)].entries()) {
      const old = before[at];
      // A link may have come back with the badge in it.
      if (!old || old.isConnected) continue;
      if (old.matches(wasAwake ? '[data-live]' : '[data-live], [data-keep-click]')) fresh.replaceWith(old);
      else copyTyped(old, fresh);
    }
  };
};
