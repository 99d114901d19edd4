import { describe, expect, it } from 'vitest';
import { findingsOf, reportOf, type Heard } from './embed-check.rules.ts';
import type { PageFacts } from './page-facts.ts';

const region = (name: string, status = 'asleep') => ({ name, status, hasPaths: true });

const good: PageFacts = {
  isQuirks: false,
  hasViewport: true,
  regions: [region('consent'), region('header'), region('footer')],
  elements: [],
  leftIncludes: [],
  warnings: [],
  isGarbled: false,
  unstyled: [],
  sizes: [{ name: 'header', px: 16, mediumPx: 16 }],
  sharedIds: [],
  rules: [],
  unreadableSheets: ['https://fonts.example/one.css'],
  gaps: [],
  covered: [],
  bars: [],
  clipping: [],
};
const quiet: Heard = { failed: [], older: [], stopped: [], shift: 0, moved: [] };

const wordsOf = (facts: Partial<PageFacts>, heard: Partial<Heard> = {}): string[] =>
  findingsOf({ ...good, ...facts }, { ...quiet, ...heard }).map(({ what, mend }) => `${what} ${mend}`);

describe('[EMB-6] the check of a page with regions', () => {
  it('says nothing of a page that hurts nothing', () => {
    expect(wordsOf({})).toEqual([]);
    expect(reportOf('https://a.example/', good, [])).toBe(
      'https://a.example/\nRegions: consent, header, footer.\n\nNothing on this page hurts them.\n',
    );
  });

  it.each<[string, Partial<PageFacts>, RegExp]>([
    ['no region', { regions: [] }, /There is no region of Kontor on this page.*include virtual="\/fragments\/shell"/],
    [
      'an include that nobody read',
      { regions: [], leftIncludes: ['<!--# include virtual="/fragments/header" -->'] },
      /nobody has read it.*ssi on/,
    ],
    ['packed bytes', { isGarbled: true }, /no text.*encoding=plain/],
    [
      'an element without its script',
      { elements: [{ name: 'kontor-header', status: '' }] },
      /<kontor-header> is never filled.*kontor\.js/,
    ],
    [
      'an element that failed',
      { elements: [{ name: 'kontor-footer', status: 'failed' }] },
      /<kontor-footer> could not be loaded.*connect-src/,
    ],
    ['a wrong setting', { warnings: ['Kontor: site names no site'] }, /The shop says: Kontor: site names no site\./],
    ['regions without script', { regions: [region('header', '')] }, /do not wake.*: header\..*assets=none.*innerHTML/],
    ['a region that failed', { regions: [region('header', 'failed')] }, /failed while they woke: header\./],
    ['a region that stands there twice', { regions: [region('header'), region('header')] }, /twice: header\..*shell/],
    ['a base elsewhere', { baseOrigin: 'https://cdn.example' }, /links to https:\/\/cdn\.example\..*links=absolute/],
    ['a region without styles', { unstyled: ['header'] }, /no styles: header\..*\/assets/],
    [
      'a region with another font size',
      { sizes: ['header', 'footer'].map((name) => ({ name, px: 10, mediumPx: 16 })) },
      /of header, footer counts from 10 px.*16 px.*:not\(k-region/,
    ],
    ['quirks mode', { isQuirks: true }, /<!doctype html>/],
    ['no viewport', { hasViewport: false }, /width=device-width/],
    [
      'a rule with !important',
      { rules: [{ selector: '#page a', properties: ['color', 'margin-top'] }], unreadableSheets: [] },
      /#page a of the page.*sets color, margin-top\..*!important/,
    ],
    ['an id that both have', { sharedIds: ['search'] }, /as well: search\..*Rename yours/],
    ['a gap', { gaps: [{ container: 'body', gap: '24px' }] }, /body \{ --kontor-gap: 24px \}/],
    [
      'a bar that sticks, too',
      { bars: [{ what: 'div.bar', height: 40 }] },
      /div\.bar sticks.*--kontor-sticky-top: 40px/,
    ],
    [
      'a cover',
      {
        covered: [
          { what: 'Konto', by: 'div.bar' },
          { what: 'Suche', by: 'div.bar' },
        ],
      },
      /div\.bar lies over.*Konto, Suche\..*--kontor-z-index/,
    ],
    ['a container that clips', { clipping: ['div#app'] }, /div#app with overflow/],
  ])('names %s, and how to mend it', (_, facts, words) => {
    const said = wordsOf(facts);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
  });

  it.each<[string, Partial<Heard>, RegExp]>([
    [
      'a policy',
      { stopped: [{ directive: 'script-src-elem', what: '/assets/runtime.js' }] },
      /stops scripts.*\(script-src\): \/assets\/runtime\.js\..*nonce/,
    ],
    [
      'Trusted Types',
      { stopped: [{ directive: 'require-trusted-types-for', what: '/assets/a.js' }] },
      /trusted-types kontor/,
    ],
    [
      'a path that is not passed on',
      { failed: [{ path: '/assets/kit.css', why: '404' }] },
      /\(404\): \/assets\/kit\.css\..*seven days/,
    ],
    [
      'a copy of an older version',
      {
        older: ['/assets/a.css', '/assets/b.js'].map((path) => ({ path, until: 'Mon, 30 Nov 2026 12:00:00 GMT' })),
      },
      /older version; their files go on Mon, 30 Nov 2026 12:00:00 GMT: \/assets\/a\.css, \/assets\/b\.js\..*Cache-Control/,
    ],
    ['another host name', { failed: [{ path: '/service/cart', why: '403' }] }, /\$http_host/],
    ['a shift', { shift: 0.2, moved: ['main', 'main'] }, /layout shift 0\.200\): main\..*script-tag\.md/],
  ])('names what %s did', (_, heard, words) => {
    const said = wordsOf({}, heard);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
  });

  it('names a sheet that it could not read only beside rules that reach in', () => {
    const rules = [{ selector: 'a', properties: ['color'] }];
    expect(wordsOf({ rules })).toEqual([expect.any(String), expect.stringContaining('https://fonts.example/one.css')]);
  });

  it('says of one directive and of one fault all that they concern in one line', () => {
    const stopped = [
      { directive: 'style-src-elem', what: '/a.css' },
      { directive: 'style-src', what: '/b.css' },
    ];
    const failed = ['/a', '/b', '/a'].map((path) => ({ path, why: '502' }));
    expect(wordsOf({}, { stopped, failed })).toEqual([
      expect.stringContaining('/a.css, /b.css.'),
      expect.stringContaining('(502): /a, /b.'),
    ]);
  });

  it('counts what it found', () => {
    const report = reportOf(
      'https://a.example/',
      good,
      findingsOf({ ...good, isQuirks: true, hasViewport: false }, quiet),
    );
    expect(report).toMatch(/\n1\. The page has no <!doctype html>.*\n {3}Begin.*\n\n2\. The page has no viewport/s);
  });
});
