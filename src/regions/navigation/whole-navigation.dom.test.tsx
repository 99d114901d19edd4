import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { sites } from '../../sites/sites.ts';
import { navigationFixtures, nodesFixture, worldsFixture } from './navigation.fixtures.ts';
import { WholeNavigation, type WholeNavigationProps } from './WholeNavigation.tsx';

const draw = (props: WholeNavigationProps): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites.DE, t: regionWords('DE') }}>
      <WholeNavigation {...props} />
    </SiteProvider>,
  );
  return document.body;
};
const first = navigationFixtures['a page deep in the first department'];
const hrefsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

describe('the navigation of search engines', () => {
  it('[NAV-6] contains the whole tree as nested lists of links, collapsed without a script, and passes axe', async () => {
    const body = draw({ ...first, tree: nodesFixture, worlds: worldsFixture });
    const leaves = nodesFixture.flatMap(({ children }) => children);
    const all = [...nodesFixture, ...leaves, ...leaves.flatMap(({ children }) => children)].map(({ href }) => href);
    const worlds = Object.values(worldsFixture.sections).flatMap(({ themeworlds }) =>
      themeworlds.map(({ url }) => url),
    );
    const expected = [first.themeworlds.url, ...worlds, ...all, first.outletUrl];
    expect(new Set(hrefsIn(body))).toEqual(new Set(expected));
    expect(hrefsIn(body)).toHaveLength(expected.length);
    expect(body.querySelectorAll('details li li a').length).toBeGreaterThan(2);
    expect(body.querySelectorAll('details[open]')).toHaveLength(0);
    expect(body.querySelector('[aria-current]')?.getAttribute('href')).toBe(first.branch[0]);
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[HDR-12] contains the static items if there is no tree', () => {
    const body = draw({ ...first, tree: [] });
    expect(hrefsIn(body)).toEqual([first.themeworlds.url, ...first.items.map(({ url }) => url), first.outletUrl]);
    expect(body.querySelector('details')).toBeNull();
  });
});
