import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { regionWords } from '../../../tests/support/region-words.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { footerFixtures } from './footer.fixtures.ts';
import { Footer, type FooterProps } from './Footer.tsx';

const draw = (props: FooterProps, code: keyof typeof sites = 'DE'): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: regionWords(code) }}>
      <Footer {...props} />
    </SiteProvider>,
  );
  return document.body;
};

describe.each(Object.entries<FooterProps>(footerFixtures))('the footer %s', (_name, props) => {
  it('[FOOT-9] leads to all nine sites by plain links, each in its own language, and passes axe', async () => {
    const body = draw(props);
    const links = [...body.querySelectorAll('nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(props.countries.map(({ href }) => href));
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(allSites.map(({ locale }) => locale));
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[FOOT-9] marks the one that the visitor is on', () => {
    const marked = [...draw(props).querySelectorAll('[aria-current]')].map((link) => link.textContent);
    expect(marked).toEqual(props.countries.filter(({ selected }) => selected).map(({ name }) => name));
  });
});

it.each([
  ['DE', /Euro/],
  ['AT', /Euro/],
  ['CH', /CHF/],
  ['CH_FR', /CHF/],
  ['CZ', /korun/],
  ['HU', /forint/],
  ['PL', /złot/],
  ['SK', /eur/],
  ['TR', /TL/],
] as const)('the footer of %s names the currency of its prices', (code, currency) => {
  expect(draw(footerFixtures['in Germany'], code).textContent).toMatch(currency);
});
