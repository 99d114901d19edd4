/** What the server writes before the script (src/server/rendering/fragments/embed-routes.ts). */
export interface EmbedFacts {
  /** paths of the style sheets that every region needs, in order */
  readonly styles: readonly string[];
  /** paths of the sheets that some regions need besides */
  readonly moreStyles: readonly string[];
  readonly withMoreStyles: readonly string[];
  /** paths of the fonts that every page begins with */
  readonly fonts: readonly string[];
  /** path of the runtime */
  readonly script: string;
  /** the settings of each region by their public names */
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

/** Where the script of the page comes from. */
export interface EmbedSource {
  /** origin of the shop, or of the page if it passes the shop's paths on */
  readonly origin: string;
  /** of the page's content security policy, or '' */
  readonly nonce: string;
}

interface Policy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}
/** TypeScript does not know it, and neither do all browsers. */
export interface WithTrustedTypes {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
}

const unchanged = (text: string): string => text;
const rules: Policy = { createHTML: unchanged, createScriptURL: unchanged };

/** Only what the shop itself sent passes it. A page that does not allow the name refuses what is inserted, and keeps its fallback. */
export const embedPolicy = ({ trustedTypes }: WithTrustedTypes): Policy => {
  try {
    return trustedTypes?.createPolicy('kontor', rules) ?? rules;
  } catch {
    return rules;
  }
};

/** A face that comes after the text is not shown on this page (src/ui/fonts.css), so the text waits for a moment. */
const fontsWaitMs = 500;
const families = ['Ysabeau Variable', 'Hanken Grotesk Variable'];
const fontsLoaded = (): Promise<unknown> => {
  // Not in every environment.
  const { fonts } = document as Partial<Pick<Document, 'fonts'>>;
  const load = async (family: string): Promise<unknown> => fonts?.load(`1em "${family}"`).catch(() => undefined);
  const faces = families.map(load);
  return Promise.race([Promise.all(faces), new Promise((done) => setTimeout(done, fontsWaitMs))]);
};

/** `/assets/kit-Ab12cd3.css` → `/kit-Ab12cd3.css`: no other file has the hash, and the page may serve it from any folder. */
const fileOf = (address: string): string => address.slice(address.lastIndexOf('/'));

const loaded = (tag: HTMLElement): Promise<void> =>
  new Promise((done, fail) => {
    tag.addEventListener('load', () => done());
    tag.addEventListener('error', () => fail(new Error('a style sheet or the script was refused')));
  });

type Place = Document | ShadowRoot;

/** The files that all regions share: each once in a page or shadow root, also where the page wrote its tag. */
export const embedFiles = (
  { styles, moreStyles, withMoreStyles, fonts, script }: EmbedFacts,
  { origin, nonce }: EmbedSource,
  policy: Policy,
) => {
  const asked = new Map<Place, Promise<unknown>>();

  const link = async (place: Place, address: string): Promise<void> => {
    if (place.querySelector(`link[rel=stylesheet][href$="${fileOf(address)}"]:not([disabled])`)) return;
    const tag = document.createElement('link');
    Object.assign(tag, { rel: 'stylesheet', href: address, nonce });
    (place instanceof Document ? place.head : place).append(tag);
    await loaded(tag);
  };
  const run = async (): Promise<void> => {
    if (customElements.get('k-region') ?? document.querySelector(`script[src$="${fileOf(script)}"]`)) return;
    const tag = document.createElement('script');
    Object.assign(tag, { type: 'module', crossOrigin: '', nonce, src: policy.createScriptURL(origin + script) });
    document.head.append(tag);
    await loaded(tag);
  };
  /** Beside the sheets that name them, else the text would be set twice. */
  const preloadFonts = (): void => {
    for (const path of fonts) {
      const tag = document.createElement('link');
      Object.assign(tag, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: origin + path });
      document.head.append(tag);
    }
  };
  /** A region that wakes adds its own sheet to the head. A shadow root needs it too, and a policy wants the nonce. */
  const follow = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLLinkElement) || !added.href.startsWith(`${origin}/assets/`)) continue;
      if (added.rel !== 'stylesheet') continue;
      for (const place of asked.keys()) if (place !== document) void link(place, added.href).catch(() => {});
      if (!nonce || added.nonce) continue;
      const again = added.cloneNode() as HTMLLinkElement; // of a link
      again.nonce = nonce;
      added.replaceWith(again);
    }
  });

  return {
    /** Resolves when a region in this root looks as it should. The fonts of a shadow root are those of the document. */
    bring: (root: Node, region: string): Promise<unknown> => {
      const further = withMoreStyles.includes(region) ? moreStyles : [];
      const places = root instanceof ShadowRoot ? [document, root] : [document];
      if (asked.size === 0) {
        follow.observe(document.head, { childList: true });
        preloadFonts();
      }
      return Promise.all(
        places.map(async (place) => {
          const files =
            asked.get(place) ?? Promise.all(styles.map((path) => link(place, origin + path))).then(fontsLoaded);
          asked.set(place, files);
          await Promise.all([files, ...further.map((path) => link(place, origin + path))]);
        }),
      );
    },
    run,
  };
};
