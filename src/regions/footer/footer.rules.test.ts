import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { footerLogos, footerLogosPath } from '../../contracts/content/footer.contract.ts';
import { breakpoints } from '../../sites/breakpoints.ts';
import { footerContent } from './footer.fixtures.ts';
import { idGiver, idOf, isAway, logoOf, withKnownLogos } from './footer.rules.ts';
import { layoutOfPlatform, layoutOfWidth } from './layout.rules.ts';

describe('the layout', () => {
  it.each([
    ['MATCH', 'mobile'],
    ['SMARTPHONE', 'mobile'],
    ['TABLET', 'tablet'],
    ['CLASSIC', 'classic'],
  ] as const)('[FOOT-6] of platform %s is %s', (platform, layout) => {
    expect(layoutOfPlatform(platform)).toBe(layout);
  });

  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1279, 'tablet'],
    [1280, 'classic'],
    [20_000, 'classic'],
  ])('[FOOT-6] at a width of %i px is %s', (width, layout) => {
    expect(layoutOfWidth(width)).toBe(layout);
  });
});

it.each([
  ['Kontakt', 'Kontakt'],
  ['Über Kontor', 'berKontor'],
  ['E-Mail & mehr!', 'E-Mailmehr'],
  ['"><script>', 'script'],
  ['İade', 'ade'],
])('[FOOT-7] the id of %s is %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it('[FOOT-7] ids are unique and not empty', () => {
  const give = idGiver();
  expect([give('Hilfe'), give('Hilfe!'), give('ÄÖ')]).toEqual([{ id: 'Hilfe' }, {}, {}]);
});

it.each([
  ['https://a.example/', true],
  ['http://a.example/', true],
  ['mailto:a@example.com', true],
  ['/contact', false],
  ['/http', false],
])('[FOOT-7] %s leads away: %s', (url, away) => {
  expect(isAway(url)).toBe(away);
});

describe('a logo', () => {
  it.each(footerLogos)('[FOOT-8] %s is one of the fixed kinds', (name) => {
    expect(logoOf(`${footerLogosPath}/${name}.svg`)).toBe(name);
  });

  it.each([
    '/service/footer-images/logos/visa.svg',
    '/service/footer-images/logos/invoice.png',
    '/service/footer-images/logos/../invoice.svg',
    'https://elsewhere.example/service/footer-images/logos/invoice.svg',
    '/service/footer-images/logos/constructor.svg',
    '',
  ])('[FOOT-8] %j is unknown: it is logged and renders nothing', (source) => {
    expect(logoOf(source)).toBeUndefined();
    const unknownLogos: string[] = [];
    const [group] = footerContent.teaserGroups;
    if (!group) throw new Error('the fixture has groups');
    const seal = { link: { text: 'x', url: '/' }, image: { label: 'x', source, width: 80, height: 80 } as const };
    const known = withKnownLogos(
      {
        ...footerContent,
        teaserGroups: [{ ...group, images: [{ label: 'x', source }, ...group.images] }],
        qualityLogos: { heading: 'x', logos: [seal] },
      },
      (unknown) => unknownLogos.push(unknown),
    );
    expect(known.teaserGroups[0]?.images).toEqual(group.images);
    expect(known.qualityLogos?.logos).toEqual([]);
    expect(unknownLogos).toEqual([source, source]);
  });
});

describe('the style sheet of the link that changes the view', () => {
  const css = readFileSync(new URL('./view-link.module.css', import.meta.url), 'utf8');

  it('[FOOT-14] shows it on touch devices only, and only with the script of the page', () => {
    expect(css).toMatch(/\.item \{\s*display: none;\s*\}\s*@media \(pointer: coarse\) and \(scripting: enabled\)/);
    expect(css).toMatch(/k-region\[data-status='foreign'\] \.item \{\s*display: none/);
  });

  it('[FOOT-14] names it by the other view', () => {
    expect(css).toMatch(/\.toDesktop \{\s*display: var\(--compact, inline\) var\(--classic, none\)/);
    expect(css).toMatch(/\.toMobile \{\s*display: var\(--compact, none\) var\(--classic, inline\)/);
  });
});

describe('the style sheet', () => {
  const css = readFileSync(new URL('./footer.module.css', import.meta.url), 'utf8');

  it('[FOOT-6, SITE-8] has the same two breakpoints as the rule', () => {
    // Other widths stand before them: they estimate a height, and no layout depends on them.
    expect([...css.matchAll(/@media \((.*)\)/g)].slice(-2).map(([, query]) => query)).toEqual([
      `max-width: ${breakpoints.xxl}px`,
      `max-width: ${breakpoints.m}px`,
    ]);
  });

  it('[FOOT-5] shows a link with hideInClassic in the compact views alone', () => {
    expect(css).toMatch(/\[data-only='compact'\] \{\s*display: var\(--compact, list-item\) var\(--classic, none\)/);
  });
});
