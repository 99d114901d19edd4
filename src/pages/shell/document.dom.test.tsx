import { expect, it } from 'vitest';
import { pageHtml } from '../../../tests/support/pages/draw-page.tsx';
import { Document, type DocumentProps } from './Document.tsx';
import { FirstViewEnd } from './FirstViewEnd.tsx';

const shell: DocumentProps['shell'] = {
  stage: 'test' as const,
  navigation: { themeworlds: { title: 'Themenwelten', url: '/t-t100.html' }, items: [], version: 'v1', tree: [] },
  benefits: [],
  popularSearches: ['espresso', 'wollmantel'],
  outletUrl: '/categories/outlet',
  newsletterPictures: {
    desktop: { src: '/d.jpg', width: 900, height: 1080 },
    tablet: { src: '/t.jpg', width: 1440, height: 640 },
  },
  countries: [],
};
const html = (given: Partial<DocumentProps>, content = <p>content</p>): string =>
  pageHtml(
    <Document
      head={{ title: 'A page' }}
      pageType="content"
      pageName="Content"
      abTests={{}}
      tracked={[]}
      siblings={[]}
      picture={{ path: '/pictures/original/1200/social.webp' }}
      origin="http://de.localhost"
      shell={shell}
      reducedHeader={false}
      reducedFooter={false}
      searchTerm=""
      bot={false}
      assets={{ runtime: '/runtime.js', styles: { links: [] }, fonts: [] }}
      {...given}
    >
      {content}
    </Document>,
  );

it.each([
  ['a page with a full header', {}, true, true],
  ['a page with a reduced header', { reducedHeader: true }, false, false],
  ['a page for a robot', { bot: true }, true, false],
])('[APPB-2] %s: the tag for Safari on iOS, and the banner for others', (_, given, hasTag, hasBanner) => {
  const page = html(given);
  expect(/<meta name="apple-itunes-app" content="app-id=\d+"\/>/.test(page)).toBe(hasTag);
  expect(page.includes('data-region="app-banner"')).toBe(hasBanner);
  // The server does not know the device yet, so the banner is hidden.
  if (hasBanner) expect(page).toMatch(/<aside[^>]*data-banner="true"[^>]* hidden[ >]/);
});

const styles = { inlined: { sheets: ['/assets/kit.css'], text: 'p{color:red}' }, links: ['/assets/below.css'] };

it('has the styles of the first view in the head, and waits for no other file before it is painted', () => {
  const page = html({ assets: { runtime: '/runtime.js', styles, fonts: ['/assets/text.woff2'] } });
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toContain('<style data-sheets="/assets/kit.css">p{color:red}</style>');
  expect(head).not.toContain('rel="stylesheet"');
  expect(head).toMatch(/<link rel="preload" as="font"[^>]* media="\(min-width: 768px\)"\/>/);
  expect(body.indexOf('</main>')).toBeLessThan(body.indexOf('<link rel="stylesheet" href="/assets/below.css"/>'));
});

it('links the sheets of what is below the first view right after its end, and asks for them at the start', () => {
  const styles = { inlined: { sheets: ['/kit.css'], text: 'p{}' }, later: ['/pieces.css'], links: ['/below.css'] };
  const page = html(
    { assets: { runtime: '/runtime.js', styles, fonts: [] } },
    <>
      <p>first</p>
      <FirstViewEnd />
      <p>second</p>
    </>,
  );
  expect(page).toContain(
    '<p>first</p><div id="first-view-end" hidden></div><link rel="stylesheet" href="/pieces.css"/><p>second</p>',
  );
  expect(page.split('/pieces.css')).toHaveLength(3);
  expect(page.indexOf('<link rel="preload" as="style" href="/pieces.css"')).toBeLessThan(page.indexOf('</head>'));
});

it('asks for the first picture of small windows before any other file', () => {
  const firstPicture = { name: 'hero-small', widths: [480, 800], sizes: '100vw', media: '(max-width: 667px)' };
  const page = html({
    head: { title: 'A page', firstPicture },
    assets: { runtime: '/runtime.js', styles: { ...styles, later: ['/pieces.css'] }, fonts: ['/text.woff2'] },
  });
  const address = (width: number) => `/pictures/original/${width}/hero-small.avif`;
  const [before = '', after = ''] = page.split(
    `<link rel="preload" as="image" type="image/avif" href="${address(800)}" imageSrcSet="${address(480)} 480w, ${address(800)} 800w" imageSizes="100vw" media="(max-width: 667px)" fetchPriority="high"/>`,
  );
  expect(before).not.toMatch(/<style|<script|<link/);
  // What is at the end of the page would share the line with the picture.
  expect(after.split('</head>')[0]).toContain('href="/pieces.css"');
  expect(after.split('</head>')[0]).not.toContain('below.css');
  const without = html({ assets: { runtime: '/runtime.js', styles, fonts: [] } });
  expect(without).not.toContain('as="image"');
  expect(without.split('</head>')[0]).toContain('<link rel="preload" as="style" href="/assets/below.css"');
});

it('names what is fetched ahead of the first tap at its end, for visitors', () => {
  const assets = { runtime: '/runtime.js', styles, fonts: [], ahead: ['preact-1.js', 'DE-1.js'] };
  expect(html({ assets }).split('</main>')[1]).toContain('<template data-ahead="preact-1.js DE-1.js"></template>');
  expect(html({})).not.toContain('data-ahead');
  expect(html({ assets, bot: true })).not.toContain('data-ahead');
});

it('links all sheets in the head where none stands in the page', () => {
  const [head = ''] = html({ assets: { runtime: '/runtime.js', styles: { links: ['/a.css'] }, fonts: [] } }).split(
    '</head>',
  );
  expect(head).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(head).not.toContain('<style');
});

it('is not painted in parts: before the end of its content, or of its first view where the page names that', () => {
  expect(html({})).toContain('<link rel="expect" href="#main-end" blocking="render"/>');
  expect(html({})).toContain('</main><div id="main-end"></div>');
  const painted = (firstViewEnds: 1 | 2) => html({ head: { title: 'A page', firstViewEnds } });
  expect(painted(1)).toContain('<link rel="expect" href="#first-view-end" blocking="render"/>');
  expect(painted(2)).toContain(
    '<link rel="expect" href="#first-view-end-of-phones" blocking="render" media="(max-width: 667px)"/>' +
      '<link rel="expect" href="#first-view-end" blocking="render" media="not all and (max-width: 667px)"/>',
  );
});

it('rests at the end of the first view for the sheets of the end of the page, on phones sooner', () => {
  const assets = { runtime: '/runtime.js', styles, fonts: [] };
  const page = html(
    { assets },
    <>
      <FirstViewEnd of="phones" />
      <p>second</p>
      <FirstViewEnd />
    </>,
  );
  const sheet = 'rel="stylesheet" href="/assets/below.css"';
  expect(page).toContain(
    `<div id="first-view-end-of-phones" hidden></div><link ${sheet} media="(max-width: 667px)"/><p>second</p><div id="first-view-end" hidden></div><link ${sheet}/></main>`,
  );
  // A list that is redrawn without its end keeps the sheets of what follows it.
  expect(page.split('</main>')[1]).toContain(`<link ${sheet}/>`);
});
