import { expect, it } from 'vitest';
import { pageHtml } from '../../../tests/support/draw-page.tsx';
import { Document, type DocumentProps } from './Document.tsx';

const shell: DocumentProps['shell'] = {
  stage: 'test' as const,
  navigation: { themeworlds: { title: 'Themenwelten', url: '/t-t100.html' }, items: [], version: 'v1', tree: [] },
  benefits: [],
  outletUrl: '/categories/outlet',
  newsletterPictures: {
    desktop: { src: '/d.jpg', width: 900, height: 1080 },
    tablet: { src: '/t.jpg', width: 1440, height: 640 },
  },
  countries: [],
};
const html = (given: Partial<DocumentProps>): string =>
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
      assets={{ runtime: '/runtime.js', styles: [], fonts: [] }}
      {...given}
    >
      <p>content</p>
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
  if (hasBanner) expect(page).toMatch(/<aside[^>]*data-banner="true"[^>]* hidden=""/);
});
