import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { allSites } from '../../sites/sites.ts';
import { ErrorPage } from './ErrorPage.tsx';

const categories = [
  { title: 'Kaffee', url: '/kaffee-c1000.html', picture: 'kaffee' },
  { title: 'Ohne Bild', url: '/ohne-c9000.html' },
];
const kinds = ['missing', 'gone', 'broken'] as const;

describe.each(allSites)('an error page of $code', ({ code }) => {
  it.each(kinds)('[SHOP-8] %s: names the error, leads on, and passes axe', async (kind) => {
    const body = drawPage(<ErrorPage kind={kind} categories={categories} />, code);
    expect([...body.querySelectorAll('h1')].map(textOf)).toEqual([pageWords(code)(`page.error.${kind}.title`)]);
    expect(textOf(body)).toContain(pageWords(code)(`page.error.${kind}.text`));
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/kaffee-c1000.html',
    ]);
    expect(await axeFaults(body)).toEqual([]);
  });
});

describe.each(allSites)('an error page of $code', ({ code }) => {
  it('[RUN-11] shows the number of the request where there is one, and passes axe', async () => {
    const body = drawPage(<ErrorPage kind="broken" categories={categories} requestId="0af7651916cd43dd" />, code);
    expect(textOf(body)).toContain(`${pageWords(code)('page.error.number')} 0af7651916cd43dd`);
    expect(await axeFaults(body)).toEqual([]);
    const without = drawPage(<ErrorPage kind="broken" categories={categories} />, code);
    expect(textOf(without)).not.toContain(pageWords(code)('page.error.number'));
  });
});

it('[SHOP-8] works without the catalogue', () => {
  const body = drawPage(<ErrorPage kind="broken" categories={[]} />);
  expect(body.querySelectorAll('h2')).toHaveLength(0);
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/']);
});

it('[SHOP-8] each language has its own texts', () => {
  const titles = new Set(allSites.map(({ code }) => pageWords(code)('page.error.missing.title')));
  expect(titles.size).toBe(new Set(allSites.map(({ language }) => language)).size);
});
