import { renderToString } from 'react-dom/server';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { trackedEventSchema } from '../../contracts/tracking/tracking.contract.ts';
import { browserActs } from '../../platform/acts.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { Header } from './Header.tsx';
import { headerFixtures } from './header.fixtures.ts';

const labels = ['VK1_Versandkostenfrei', 'VK2_Newsletterregistrierung', 'VK3_XChannel', 'VK4_Service'];

describe.each(allSites)('[HDR-5, PROMO-8] the strip on $code', (site) => {
  it('has four links, and reports each click by its position', () => {
    const frame = headerFixtures['on any page'];
    const element = document.createElement('div');
    element.innerHTML = renderToString(
      <SiteProvider value={{ site, t: pageWords(site.code) }}>
        <Header {...frame} search={null} icons={null} navigation={null} />
      </SiteProvider>,
    );
    document.body.replaceChildren(element);
    const tracked: object[] = [];
    const stop = browserActs.onTrack((track) => tracked.push(...(JSON.parse(track) as object[])));
    // No navigation in the test; the events have been emitted by then.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    const links = [...element.querySelectorAll<HTMLElement>('nav li a')].slice(0, 4);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(frame.benefits.map(({ url }) => url));
    for (const link of links) {
      // A press usually hits the picture or the text.
      (link.firstElementChild ?? link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    element.dispatchEvent(new MouseEvent('click'));
    expect(tracked).toEqual(
      labels.flatMap((label, place) => [
        {
          event: 'promotion_click',
          click_type: 'internal_link',
          click_target: frame.benefits[place]?.url,
          specification: 'SEARCH',
        },
        { event: 'ga_event', category: 'promotion', action: 'click', label },
      ]),
    );
    expect(tracked.filter((event) => !Value.Check(trackedEventSchema, event))).toEqual([]);
    window.removeEventListener('click', stay);
    stop();
  });
});

it('[HDR-5, PROMO-3] a bold link of the strip is drawn bold', () => {
  const element = document.createElement('div');
  const benefits = [
    { url: '/a', text: 'Gratis Versand', boldLink: true },
    { url: '/b', text: 'Newsletter' },
  ];
  element.innerHTML = renderToString(
    <SiteProvider value={{ site: sites.DE, t: pageWords('DE') }}>
      <Header {...headerFixtures['on any page']} benefits={benefits} search={null} icons={null} navigation={null} />
    </SiteProvider>,
  );
  const links = [...element.querySelectorAll('nav li a')].slice(0, 2);
  expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual(['Gratis Versand', undefined]);
});
