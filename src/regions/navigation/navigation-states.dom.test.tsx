import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { sites } from '../../sites/sites.ts';
import { flyoutFixtures, type FlyoutFixture } from './flyout.fixtures.ts';
import { Flyout } from './Flyout.tsx';
import { menuFixtures, type LevelFixture } from './menu/menu.fixtures.ts';
import { MenuLevel } from './menu/MenuLevel.tsx';

const draw = (view: ReactElement): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites.DE, t: regionWords('DE') }}>{view}</SiteProvider>,
  );
  return document.body;
};
const nothing = () => {};
const flyout = (props: FlyoutFixture) => draw(<Flyout {...props} send={nothing} />);
const level = (props: LevelFixture) => draw(<MenuLevel {...props} titleId="title" send={nothing} />);
const textsOf = (element: HTMLElement, what: string): (string | null)[] =>
  [...element.querySelectorAll(what)].map(({ textContent }) => textContent);
const openRow = '[aria-expanded="true"]';
const currentPage = '[aria-current="page"]';

describe.each(Object.entries<FlyoutFixture>(flyoutFixtures))('a flyout: %s', (_, props) => {
  it('passes axe', async () => expect(await axeFaults(flyout(props))).toEqual([]));
});

describe.each(Object.entries<LevelFixture>(menuFixtures))('the overlay: %s', (_, props) => {
  it('passes axe', async () => expect(await axeFaults(level(props))).toEqual([]));
});

it.each([
  ['a department: its first branch is open', ['Ganze Bohne'], []],
  ['a department: the branch of the current page is open', ['Zubereitung'], ['Espressokocher']],
  ['a department: another branch was chosen', ['Zubereitung'], []],
  ['a department: every branch is closed', [], []],
] as const)('[NAV-5] %s', (name, open, current) => {
  const element = flyout(flyoutFixtures[name]);
  expect(textsOf(element, '[data-active] > [data-row], span[data-active] > a')).toEqual(open);
  expect(textsOf(element, currentPage)).toEqual(current);
  expect(element.querySelectorAll(openRow)).toHaveLength(open.length);
});

it('[NAV-5] teasers are linked pictures of 488 x 287', () => {
  const element = flyout(flyoutFixtures['a department: its first branch is open']);
  const teasers = [...element.querySelectorAll('section a')];
  expect(teasers.map((link) => link.getAttribute('href'))).toEqual(['/filter-c2310.html', '/beans-c2100.html']);
  const measures = teasers.map((link) => {
    const picture = link.querySelector('img');
    return [picture?.getAttribute('width'), picture?.getAttribute('height')];
  });
  expect(measures).toEqual([
    ['488', '287'],
    ['488', '287'],
  ]);
});

it.each([
  ['below a department', [], []],
  ['below a department: a row is expanded', ['Zubereitung'], []],
  ['below a department: the current page', ['Zubereitung'], ['Espressokocher']],
] as const)('[NAV-7] %s', (name, open, current) => {
  const element = level(menuFixtures[name]);
  expect(textsOf(element, openRow)).toEqual(open);
  expect(textsOf(element, currentPage)).toEqual(current);
});
