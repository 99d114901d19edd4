import { embedFiles, embedPolicy, type EmbedFacts, type EmbedSource, type WithTrustedTypes } from './embed-files.ts';

/** LIB-2 */
const timeoutMs = 15_000;
/** PROMO-4 */
const copiedShownMs = 3000;
/** The build's rules begin with `:is(html, #_#_)` (vite.config.ts), and a shadow root has no `html`. */
const insteadOfHtml = '_';

type EmbedStatus = 'loading' | 'shown' | 'failed';

/** PROMO-4: on another origin regions do not wake, and of what they show this alone needs a script. */
const copyCode = async ({ target }: Event): Promise<void> => {
  const button = target instanceof Element ? target.closest('k-region[data-status=foreign] button[data-code]') : null;
  const [code, copied] = button?.querySelectorAll('[aria-hidden] > span') ?? [];
  if (!button || !code || !copied) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // The code is in sight.
    return;
  }
  button.setAttribute('data-copied', '');
  const said = button.parentElement?.querySelector('output');
  const hidden = button.querySelector(':scope > :not([aria-hidden])')?.cloneNode();
  if (hidden) said?.replaceChildren(hidden);
  if (hidden) hidden.textContent = copied.textContent;
  setTimeout(() => {
    button.removeAttribute('data-copied');
    said?.replaceChildren();
  }, copiedShownMs);
};

/** Fetches a region's HTML; elements that ask for the same at the same time share the answer. */
const fetching = () => {
  const asked = new Map<string, Promise<string>>();
  const load = async (address: string): Promise<string> => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return answer.text();
  };
  return (address: string): Promise<string> => {
    const answer = asked.get(address) ?? load(address).finally(() => asked.delete(address));
    asked.set(address, answer);
    return answer;
  };
};

const addressOf = (element: Element, region: string, settings: readonly string[], origin: string): string => {
  const query = new URLSearchParams({ assets: 'none' });
  // A page with `<base href>` elsewhere resolves no path to the shop.
  const isHere = origin === location.origin && new URL(document.baseURI).origin === origin;
  if (!isHere) query.set('links', 'absolute');
  for (const name of settings) {
    const value = element.getAttribute(name);
    if (value !== null) query.set(name, value);
  }
  return `${origin}/fragments/${region}?${query}`;
};

/** A document of its own: nothing starts before it is in the page. */
const nodesOf = (html: string): Iterable<ChildNode> =>
  new DOMParser().parseFromString(html, 'text/html').body.childNodes;

const warning = (origin: string) => {
  const warned = new Set<string>();
  return (what: string, fault: unknown): void => {
    if (warned.has(what)) return;
    warned.add(what);
    // oxlint-disable-next-line no-console -- for the page's author; the port for it is in the runtime, which is not here yet
    console.warn(
      `Kontor: ${what} could not be loaded, and the page keeps its own content there. A content security policy must allow ${origin} in script-src, style-src and connect-src, and the name kontor in trusted-types.`,
      fault,
    );
  };
};

interface ElementParts {
  readonly files: ReturnType<typeof embedFiles>;
  /** returns a region's HTML, as its policy lets it pass */
  readonly ask: (address: string) => Promise<string>;
  readonly warn: (what: string, fault: unknown) => void;
  readonly origin: string;
}

const elementOf = (region: string, settings: readonly string[], { files, ask, warn, origin }: ElementParts) =>
  class extends HTMLElement {
    static readonly observedAttributes = settings.map((name) => name.toLowerCase());
    /** address of what is shown or on its way */
    #asked = '';
    #box = document.createElement('div');

    constructor() {
      super();
      this.#box.style.display = 'contents';
      this.#box.addEventListener('click', (event) => void copyCode(event));
    }

    // A microtask later: attributes that a framework sets one after the other ask once.
    connectedCallback() {
      queueMicrotask(() => void this.#show());
    }
    attributeChangedCallback() {
      this.connectedCallback();
    }

    async #show(): Promise<void> {
      if (!this.isConnected) return;
      const styled = files.bring(this.#root(), region);
      const address = addressOf(this, region, settings, origin);
      if (address === this.#asked) return void styled.catch(() => {});
      this.#asked = address;
      const isShown = this.dataset['status'] === ('shown' satisfies EmbedStatus);
      if (!isShown) this.#become('loading');
      const script = files.run().catch((fault: unknown) => fault);
      try {
        const [html] = await Promise.all([ask(address), styled]);
        if (address !== this.#asked) return undefined;
        this.#box.replaceChildren(...nodesOf(html));
        this.replaceChildren(this.#box);
        this.#become('shown');
        const fault = await script;
        if (fault) warn('the script of the regions', fault);
      } catch (fault) {
        if (address !== this.#asked) return undefined;
        this.#asked = '';
        if (!isShown) this.#become('failed');
        warn(`<${this.localName}>`, fault);
      }
      return undefined;
    }

    /** Returns the document or shadow root that it is in now. */
    #root(): Node {
      const root = this.getRootNode();
      if (root instanceof ShadowRoot) this.#box.id = insteadOfHtml;
      else this.#box.removeAttribute('id');
      return root;
    }

    #become(status: EmbedStatus): void {
      const height = Number(this.getAttribute('height'));
      const isReserved = status === 'loading' && height > 0;
      this.dataset['status'] = status;
      // A box around a header would end where the header ends, and it could not stick.
      this.style.display = status === 'shown' ? 'contents' : isReserved ? 'block' : '';
      this.style.minHeight = isReserved ? `${height}px` : '';
    }
  };

/**
 * Defines `<kontor-header>` and its siblings (EMB-5): each fetches its region, shows it when its styles are there, and keeps the
 * page's own content until then, and where anything fails.
 */
export const defineEmbedElements = (facts: EmbedFacts, source: EmbedSource): void => {
  // The tag may be in the page several times, and a policy has its name once.
  if (customElements.get('kontor-header')) return;
  // The browser's globals have it, TypeScript's types of them do not.
  const policy = embedPolicy(globalThis as WithTrustedTypes);
  const fetched = fetching();
  const parts: ElementParts = {
    files: embedFiles(facts, source, policy),
    ask: async (address) => policy.createHTML(await fetched(address)),
    warn: warning(source.origin),
    origin: source.origin,
  };
  for (const [region, settings] of Object.entries(facts.regions))
    customElements.define(`kontor-${region}`, elementOf(region, settings, parts));
};
