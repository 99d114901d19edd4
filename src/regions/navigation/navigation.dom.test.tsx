import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { regionWords } from '../../../tests/support/region-words.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { sites } from '../../sites/sites.ts';
import { navigationFixtures } from './navigation.fixtures.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';

const draw = (props: NavigationProps): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites.DE, t: regionWords('DE') }}>
      <Navigation {...props} />
    </SiteProvider>,
  );
  return document.body;
};

describe.each(Object.entries<NavigationProps>(navigationFixtures))('the navigation: %s', (_name, props) => {
  it('lists every department as a link and the outlet last, and passes axe', async () => {
    const body = draw(props);
    const hrefs = [...body.querySelectorAll('nav li > a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...props.items.map(({ url }) => url), props.outletUrl]);
    expect(await axeFaults(body)).toEqual([]);
  });

  it('marks the entry that the page belongs to, and no other', () => {
    const marked = [...draw(props).querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(props.current === undefined ? [] : [props.current]);
  });
});
