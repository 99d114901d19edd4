import { allSites } from '../../sites/sites.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import type { FooterProps } from './Footer.tsx';

const on = (selected: SiteCode): FooterProps => ({
  countries: allSites.map(({ code, countryName, locale, hostLabel }) => ({
    code,
    locale,
    name: countryName,
    href: `https://${hostLabel}.example/`,
    selected: code === selected,
  })),
});

export const footerFixtures = {
  'in Germany': on('DE'),
  'in French Switzerland': on('CH_FR'),
  'in Turkey': on('TR'),
} as const satisfies Readonly<Record<string, FooterProps>>;
