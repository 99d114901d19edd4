import { afterEach, describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { footerContent, footerFixtures } from './footer.fixtures.ts';
import { idOf } from './footer.rules.ts';
import { Footer, type FooterProps } from './Footer.tsx';

const draw = (props: FooterProps, code: keyof typeof sites = 'DE'): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>
      <Footer {...props} />
    </SiteProvider>,
  );
  return document.body;
};
const usual: FooterProps = footerFixtures['in Germany'];
const textsOf = (body: Element, selector: string): string[] =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent.trim());

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(Object.entries<FooterProps>(footerFixtures))('the footer %s', (_name, props) => {
  it('[FOOT-9] leads to all nine sites by plain links, each in its own language, and passes axe', async () => {
    const body = draw(props);
    const links = [...body.querySelectorAll('nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(props.countries.map(({ href }) => href));
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(allSites.map(({ locale }) => locale));
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[FOOT-9] marks the site that the visitor is on', () => {
    const marked = textsOf(draw(props), '[aria-current]');
    expect(marked).toEqual(props.countries.filter(({ selected }) => selected).map(({ name }) => name));
  });

  it('[FOOT-7] opens external links in a new tab without access to the shop', () => {
    const links = [...draw(props).querySelectorAll<HTMLAnchorElement>('a:not(nav a)')];
    for (const link of links) {
      const isAway = /^(?:http|mailto)/.test(link.getAttribute('href') ?? '');
      expect([link.target, link.rel, link.getAttribute('referrerpolicy') ?? '']).toEqual(
        isAway ? ['_blank', 'noopener noreferrer', 'no-referrer'] : ['', '', ''],
      );
    }
    expect(links.some(({ target }) => target === '_blank')).toBe(true);
  });

  it('[FOOT-7] gives links and icons ids made of their texts, each once', () => {
    const ids = [...draw(props).querySelectorAll('a[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(idOf('Kontakt'));
    expect(ids.every((id) => /^[A-Za-z0-9-]+$/.test(id))).toBe(true);
  });
});

describe('the parts of the footer', () => {
  it('[FOOT-4] shows no heading above a list that is empty', () => {
    const { seo, socialMedia, appReferences } = footerContent;
    const headings = [seo.heading, socialMedia.heading, appReferences.heading];
    for (const heading of headings) expect(draw(usual).textContent).toContain(heading);
    const content = {
      ...footerContent,
      seo: { ...seo, columns: [] },
      socialMedia: { ...socialMedia, icons: [] },
      appReferences: { ...appReferences, icons: [] },
    };
    for (const heading of headings) expect(draw({ ...usual, content }).textContent).not.toContain(heading);
  });

  it('[FOOT-4] are logos, groups with a link in their heading, categories, social media, apps, seals, countries and legal links', () => {
    const body = draw(usual);
    expect(textsOf(body, 'h2')).toEqual([
      'Zahlung und Versand',
      'Versand',
      'KontorCard',
      'Hilfe',
      'Beliebte Kategorien',
      'Folgen Sie uns',
      'Kontor-App',
      'Darauf achten wir',
      'Unsere Länder',
    ]);
    expect(body.querySelector('h2 > a')?.getAttribute('href')).toBe('/versand-s1010.html');
    expect(textsOf(body, 'details > summary')).toEqual(['Versand', 'KontorCard', 'Hilfe', 'Beliebte Kategorien']);
    const text = body.textContent;
    for (const part of ['Impressum', 'Alle Kategorien', 'App Store', 'Google Play', 'Bio geprüft', 'Töpfe'])
      expect(text).toContain(part);
    expect(text).toContain('Alle Preise in Euro inkl. MwSt., zzgl. Versand');
    expect([...body.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/service/footer-images/logos/invoice.svg',
      '/service/footer-images/logos/parcel.svg',
      '/service/footer-images/logos/gift-card.svg',
      '/service/footer-images/logos/seal-organic.svg',
    ]);
  });

  it('[FOOT-4] have one panel for all categories on phones', () => {
    const panels = [...draw(usual).querySelectorAll('details')];
    expect(textsOf(panels.at(-1) ?? document.body, 'a')).toEqual(['Ganze Bohnen', 'Espresso', 'Töpfe']);
  });

  it('[FOOT-2] leave out what the content leaves out', () => {
    const text = draw(footerFixtures['without seals and sales tax']).textContent;
    expect(text).not.toContain('Darauf achten wir');
    expect(text).not.toContain('inkl. MwSt.');
  });

  it('[FOOT-5] are fewer when reduced: no social media, no apps', () => {
    const text = draw(footerFixtures['reduced, for the app and for partners']).textContent;
    expect(text).not.toMatch(/Folgen Sie uns|Kontor-App|App Store/);
    expect(text).toContain('Impressum');
  });

  it('[FOOT-5] leave out a group in checkout if it is marked so, and what leads to other pages or sites', () => {
    const body = draw(footerFixtures['in checkout']);
    expect(textsOf(body, 'h2')).not.toContain('KontorCard');
    expect(textsOf(body, 'h2')).toContain('Hilfe');
    // The kinds of payment and delivery belong to the checkout: their logos stay without the group.
    for (const logo of ['invoice', 'parcel', 'gift-card']) expect(body.innerHTML).toContain(`${logo}.svg`);
    expect(body.textContent).not.toMatch(/Beliebte Kategorien|Folgen Sie uns|Darauf achten wir/);
    expect(body.textContent).toContain('Impressum');
  });

  it('[FOOT-5] show a link with hideInClassic in the compact views alone', () => {
    expect(textsOf(draw(usual), '[data-only="compact"]')).toEqual(['Filiale in Ihrer Nähe']);
  });

  it.each([
    ['on a smartphone', 'mobile'],
    ['on a tablet', 'tablet'],
    ['on a desk, whatever the width', 'classic'],
    ['in Germany', null],
  ] as const)('[FOOT-6] %s stand in the layout %s', (name, layout) => {
    expect(draw(footerFixtures[name]).querySelector('footer')?.getAttribute('data-layout') ?? null).toBe(layout);
  });
});

describe('the list of countries', () => {
  it('[FOOT-9] is opened by the button that names the current site, and closed by the browser', () => {
    const body = draw(usual);
    const button = body.querySelector<HTMLButtonElement>('nav button');
    const list = body.querySelector('nav ul');
    expect(textOf(button)).toBe('Deutschland');
    expect(button?.getAttribute('type')).toBe('button');
    expect(list?.id).toBeTruthy();
    expect(button?.getAttribute('popovertarget')).toBe(list?.id);
    expect(list?.getAttribute('popover')).toBe('auto');
  });
});

describe('the link that changes the view', () => {
  it.each([
    ['DE', 'Zur klassischen Ansicht', 'Zur mobilen Ansicht'],
    ['TR', 'Zur klassischen Ansicht', 'Zur mobilen Ansicht'],
  ] as const)(
    '[FOOT-14] says on %s both ways in the words of the content, and stays on the page',
    (code, desktop, mobile) => {
      const link = draw(usual, code).querySelector<HTMLAnchorElement>('a[data-view]');
      expect([...(link?.children ?? [])].map(textOf)).toEqual([desktop, mobile]);
      expect(link?.getAttribute('href')).toBe(`#${link?.id}`);
      expect(document.querySelectorAll(`[id="${link?.id}"]`)).toHaveLength(1);
    },
  );

  it.each(['on a smartphone', 'on a tablet', 'on a desk, whatever the width'] as const)(
    '[FOOT-14] is not there %s, where the page has fixed the layout',
    (name) => {
      expect(draw(footerFixtures[name]).querySelector('[data-view]')).toBeNull();
    },
  );
});

it('[FOOT-2] the fixture contains every part of a footer', () => {
  expect(Object.keys(footerContent).toSorted()).toEqual(
    [
      'appReferences',
      'headline',
      'legalLinks',
      'qualityLogos',
      'salesTax',
      'seo',
      'socialMedia',
      'teaserGroups',
      'viewChanger',
    ].toSorted(),
  );
});
