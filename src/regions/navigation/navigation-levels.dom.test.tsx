import { afterEach, describe, expect, it } from 'vitest';
import { answerOf } from '../../../tests/support/other-servers/answers.ts';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { browserWith, link, ok, opener, put, t, usual } from '../../../tests/support/pages/navigation-page.ts';
import { themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import { leavePage, takeSaid } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';

afterEach(leavePage);

describe('themeworlds of another service', () => {
  /** What the rows of the open flyout have in an attribute. */
  const shown = async (name: string, selector: string, attribute: string, count: number) => {
    const { element } = await put(usual, browserWith({ worlds: ok(answerOf('themeworld', name).body) }));
    opener(element, 'Themenwelten').click();
    await soon(() => expect(element.querySelectorAll(selector)).toHaveLength(count));
    expect(await axeFaults(element)).toEqual([]);
    return [...element.querySelectorAll(selector)].map((row) => row.getAttribute(attribute));
  };

  it('[NAV-3] are shown without the bad ones, and it is logged', async () => {
    expect(await shown('bad-worlds', 'section a', 'href', 1)).toEqual(['/world-t101.html']);
    expect(takeSaid()).toEqual([`${themeworldPath} has 7 bad nodes, first scout`]);
  });

  it('[NAV-3] have a row each, with the members that they have', async () => {
    expect(await shown('older', 'section img', 'src', 2)).toEqual(['/a.webp', '/b.webp']);
    expect(takeSaid()).toEqual([]);
  });
});

describe('a tree of five levels', () => {
  const five = () => browserWith({ nodes: ok(answerOf('navigation', 'five-levels').body) });
  const props = { ...usual, items: [{ title: 'Kaffee', url: '/kaffee-c1000.html' }] };
  const way = [
    '/kaffee-c1000.html',
    '/roestkaffee-c1100.html',
    '/ganze-bohne-c1110.html',
    '/aus-afrika-c1111.html',
    '/kenia-c1113.html',
  ];

  it('[NAV-1, NAV-5] is drawn to its end, and expanded down to the current page', async () => {
    const { element, opened } = await put({ ...props, branch: way }, five());
    opener(element, 'Kaffee').click();
    await opened('Kaffee');
    expect(link(element, 'Kenia').getAttribute('aria-current')).toBe('page');
    expect(link(element, 'Filterkaffee').getAttribute('href')).toBe('/filterkaffee-c1120.html');
    expect([...element.querySelectorAll('details')].map((one) => one.open)).toEqual([true, true]);
  });

  it('[NAV-5] is collapsed below the third level elsewhere, and passes axe', async () => {
    const { element, opened } = await put(props, five());
    opener(element, 'Kaffee').click();
    await opened('Kaffee');
    expect([...element.querySelectorAll('details')].map((one) => one.open)).toEqual([false, false]);
    expect(element.querySelector('summary')?.getAttribute('aria-label')).toBe(
      t('navigation.open', { title: 'Ganze Bohne' }),
    );
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[NAV-1] opens a new window from the first level where the node says so', async () => {
    const items = [{ title: 'Magazin', url: 'https://magazin.example/', target: '_blank' }];
    const { element } = await put({ ...usual, items });
    const { target, rel } = link(element, 'Magazin');
    expect([target, rel]).toEqual(['_blank', 'noopener']);
  });
});
