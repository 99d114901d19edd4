import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../tests/support/shops/soon.ts';
import { defineEmbedElements } from './embed-element.ts';
import { embedPolicy } from './embed-files.ts';

const shop = 'https://shop.example';
const facts = {
  styles: ['/assets/kit-1.css', '/assets/faces-2.css'],
  moreStyles: ['/assets/more-5.css'],
  withMoreStyles: ['recent'],
  fonts: ['/assets/text-4.woff2'],
  script: '/assets/runtime-3.js',
  regions: { header: ['site', 'showPromotionBanner', 'sticky'], footer: ['site'], recent: ['site', 'product'] },
};
const banner = `<p><button type="button" data-code="TEE5"><span aria-hidden="true"><span>TEE5</span><span>Kopiert</span></span><span>TEE5 kopieren</span></button><output></output></p>`;
const region = `<k-region data-region="promotion" data-status="foreign">${banner}</k-region>`;

/** Answers of the shop by address; a status in place of a text is a refusal. */
let answers: (address: string) => string | number | Promise<string>;
const asked: string[] = [];
const warned: string[] = [];
const copied: string[] = [];
const sent: RequestInit[] = [];

vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
  sent.push(options);
  asked.push(address);
  const answer = await answers(address);
  return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
});
Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });

defineEmbedElements(facts, { origin: shop, nonce: 'n1' });
// A second tag of the script on the page.
defineEmbedElements(facts, { origin: 'https://other.example', nonce: '' });

/** The browser has loaded what tags ask for; the test environment loads nothing. */
const load = (within: Document | ShadowRoot = document, type = 'load'): void => {
  for (const tag of within.querySelectorAll('link, script')) tag.dispatchEvent(new Event(type));
};
const put = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const element = document.body.querySelector<HTMLElement>(':scope > *');
  if (!element) throw new Error('no element in the markup');
  return element;
};
const status = (element: HTMLElement, wanted: string) =>
  soon(() => {
    load();
    expect(element.dataset['status']).toBe(wanted);
  });
const hrefs = (within: Document | ShadowRoot): (string | null)[] =>
  [...within.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  answers = () => region;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
});
afterEach(() => {
  document.body.innerHTML = '';
  asked.length = 0;
  warned.length = 0;
});

describe('[EMB-5] an element of kontor.js', () => {
  it('reserves its height, keeps what the page wrote into it, and shows the region when its styles are there', async () => {
    const element = put('<kontor-header site="AT" height="222"><a href="/">Zum Shop</a></kontor-header>');
    await soon(() => expect(asked).toHaveLength(1));
    expect(asked).toEqual([`${shop}/fragments/header?assets=none&links=absolute&site=AT`]);
    // LIB-2: it ends by itself, and neither a header nor, on another origin, a cookie goes along.
    expect(sent).toEqual([{ signal: expect.any(AbortSignal) }]);
    expect([element.style.minHeight, element.style.display]).toEqual(['222px', 'block']);
    expect(element.textContent).toBe('Zum Shop');
    expect(hrefs(document)).toEqual(facts.styles.map((path) => shop + path));
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    expect([...sheets].map(({ nonce }) => nonce)).toEqual(['n1', 'n1']);
    const font = document.querySelector<HTMLLinkElement>('link[rel=preload]');
    expect([font?.href, font?.as, font?.crossOrigin]).toEqual([shop + facts.fonts[0], 'font', '']);
    load();
    await soon(() => expect(element.dataset['status']).toBe('shown'));
    expect([element.style.minHeight, element.style.display]).toEqual(['', 'contents']);
    expect(element.querySelector('k-region')?.getAttribute('data-region')).toBe('promotion');
    expect(element.textContent).not.toContain('Zum Shop');
    const script = document.querySelector('script');
    expect([script?.src, script?.type, script?.nonce]).toEqual([shop + facts.script, 'module', 'n1']);
  });

  it('is sent its settings by their public names, in any case, and no other attribute', async () => {
    put('<kontor-header class="top" showPromotionBanner="false" sticky="false" origin="x"></kontor-header>');
    await soon(() => expect(asked).toHaveLength(1));
    const { searchParams } = new URL(asked[0] ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      assets: 'none',
      links: 'absolute',
      showPromotionBanner: 'false',
      sticky: 'false',
    });
  });

  it('shares one request and one copy of the files with its like, and with tags that the page wrote', async () => {
    const element = put('<div><kontor-footer></kontor-footer><kontor-footer></kontor-footer></div>');
    await soon(() => {
      load();
      expect(element.querySelectorAll('[data-status="shown"] k-region')).toHaveLength(2);
    });
    expect(asked).toHaveLength(1);
    expect(hrefs(document)).toHaveLength(2);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('[EMB-8] brings the further styles of a region that needs them, once, and with no other', async () => {
    put('<div><kontor-header></kontor-header></div>');
    await soon(() => expect(asked).toHaveLength(1));
    expect(hrefs(document)).not.toContain(shop + facts.moreStyles[0]);
    // An include in the same page has them for later (RecentRow.tsx).
    document.body.insertAdjacentHTML('beforeend', `<link disabled rel="stylesheet" href="${facts.moreStyles[0]}">`);
    put('<div><kontor-recent product="105130001"></kontor-recent><kontor-recent></kontor-recent></div>');
    await soon(() => expect(asked).toHaveLength(3));
    const brought = hrefs(document).filter((href) => href === shop + facts.moreStyles[0]);
    expect(brought).toHaveLength(1);
    expect(asked[1]).toContain('/fragments/recent?assets=none&links=absolute&product=105130001');
  });

  it('fetches nothing again when it is moved or put back, and once when its settings change', async () => {
    const element = put('<kontor-header></kontor-header>');
    await status(element, 'shown');
    const drawn = element.querySelector('k-region');
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(element);
    element.remove();
    document.body.append(element);
    await Promise.resolve();
    expect([asked.length, element.querySelector('k-region') === drawn]).toEqual([1, true]);
    element.setAttribute('site', 'CZ');
    element.setAttribute('sticky', 'false');
    await soon(() => expect(element.querySelector('k-region')).not.toBe(drawn));
    expect(asked.slice(1)).toEqual([`${shop}/fragments/header?assets=none&links=absolute&site=CZ&sticky=false`]);
    expect(element.dataset['status']).toBe('shown');
  });

  it('shows the last settings, also where their answer comes first', async () => {
    const late = Promise.withResolvers<string>();
    answers = (address) => (address.includes('site=PL') ? late.promise : '<i>CZ</i>');
    const element = put('<kontor-header site="PL"></kontor-header>');
    await soon(() => expect(asked).toHaveLength(1));
    element.setAttribute('site', 'CZ');
    await status(element, 'shown');
    late.resolve('<i>PL</i>');
    await soon(() => expect(element.textContent).toBe('CZ'));
  });

  it('works after innerHTML, also in a fragment that is inserted later', async () => {
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<kontor-footer></kontor-footer>';
    await soon(() => expect(main?.querySelector('k-region')).not.toBeNull());
    const held = document.createElement('kontor-footer');
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    main?.append(held);
    await status(held, 'shown');
  });

  it('has its styles in a shadow root, too, and those that a region brings when it wakes', async () => {
    const root = put('<div></div>').attachShadow({ mode: 'open' });
    root.innerHTML = '<kontor-header></kontor-header>';
    await soon(() => {
      load();
      load(root);
      expect(root.querySelector('k-region')).not.toBeNull();
    });
    expect(hrefs(root)).toEqual(facts.styles.map((path) => shop + path));
    // The build's rules want an `html` or two times this id around a region.
    expect(root.querySelector('#_ k-region')).not.toBeNull();
    const late = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${shop}/assets/panel-4.css`,
    });
    const theirs = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/theirs.css' });
    document.head.append(late, theirs);
    await soon(() => expect(hrefs(root)).toContain(`${shop}/assets/panel-4.css`));
    expect(hrefs(root)).not.toContain('/theirs.css');
    // A policy with a nonce refused the sheet of the region, which knows none.
    await soon(() => expect(document.querySelector<HTMLLinkElement>('link[href$="panel-4.css"]')?.nonce).toBe('n1'));
    expect(document.querySelectorAll('link[href$="panel-4.css"]')).toHaveLength(1);
  });

  it.each([
    ['is refused', () => 404],
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what the page wrote where the shop %s, and says once what to allow', async (_, answer) => {
    answers = answer;
    const element = put('<kontor-footer height="90"><a href="/">Zum Shop</a></kontor-footer>');
    await status(element, 'failed');
    expect([element.textContent, element.style.minHeight]).toEqual(['Zum Shop', '']);
    const another = put('<kontor-footer></kontor-footer>');
    await status(another, 'failed');
    expect(warned.filter((text) => text.includes('<kontor-footer>')).length).toBeLessThanOrEqual(1);
    for (const text of warned) expect(text).toMatch(/connect-src.*trusted-types/);
    // The next time it may be there.
    answers = () => region;
    another.remove();
    document.body.append(another);
    await status(another, 'shown');
  });

  it('[PROMO-4] copies the code of a promotion on another origin, where its region stays asleep', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const element = put('<kontor-header></kontor-header>');
    vi.useRealTimers();
    await status(element, 'shown');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    element.querySelector('button')?.click();
    await vi.waitFor(() => expect(element.querySelector('[data-copied]')).not.toBeNull());
    expect([copied, element.querySelector('output')?.textContent]).toEqual([['TEE5'], 'Kopiert']);
    vi.advanceTimersByTime(3000);
    expect([element.querySelector('[data-copied]'), element.querySelector('output')?.textContent]).toEqual([null, '']);
    vi.useRealTimers();
  });
});

describe('[EMB-5] the policy of Trusted Types', () => {
  it('has the name kontor, and a page that refuses it gets texts as they are', () => {
    const names: string[] = [];
    const { createHTML } = embedPolicy({
      trustedTypes: {
        createPolicy: (name, { createScriptURL }) => {
          names.push(name);
          return { createHTML: (html) => `trusted ${html}`, createScriptURL };
        },
      },
    });
    expect([names, createHTML('<i>')]).toEqual([['kontor'], 'trusted <i>']);
    const refusing = embedPolicy({
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('refused');
        },
      },
    });
    expect([refusing.createHTML('<i>'), refusing.createScriptURL('/a.js'), embedPolicy({}).createHTML('<b>')]).toEqual([
      '<i>',
      '/a.js',
      '<b>',
    ]);
  });
});
