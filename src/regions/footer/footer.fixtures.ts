import { footerLogosPath, type FooterContent } from '../../contracts/content/footer.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites } from '../../sites/sites.ts';
import type { FooterProps } from './Footer.tsx';

const link = (text: string, url = '/') => ({ text, url });
const logo = (name: string) => `${footerLogosPath}/${name}.svg`;

export const footerContent: FooterContent = {
  headline: 'Zahlung und Versand',
  teaserGroups: [
    {
      heading: { iconName: 'shipping', link: link('Versand', '/versand-s1010.html') },
      hideGroupInCheckout: false,
      introductoryText: 'In 2–4 Werktagen bei Ihnen.',
      links: [
        { link: link('Sendung verfolgen', '/orders') },
        { link: link('Filiale in Ihrer Nähe', '/service/storefinder/'), hideInClassic: true },
      ],
      images: [
        { label: 'Rechnung', source: logo('invoice') },
        { label: 'Paketversand', source: logo('parcel') },
      ],
    },
    {
      heading: { iconName: 'card', link: link('KontorCard', '/kontor-karte-s2010.html') },
      hideGroupInCheckout: true,
      introductoryText: 'Jeder 11. Kaffee in der Filiale geht auf uns.',
      links: [{ link: link('Kostenlos anmelden', '/registerfreekontorcard') }],
      images: [{ label: 'Geschenkkarte', source: logo('gift-card') }],
    },
    {
      heading: { iconName: 'help', link: link('Hilfe', '/service-und-hilfe-s1000.html') },
      hideGroupInCheckout: false,
      links: [{ link: link('Kontakt', '/contact') }, { link: link('Schreiben', 'mailto:service@kontor.example') }],
      images: [],
    },
  ],
  seo: {
    heading: 'Beliebte Kategorien',
    columns: [
      [link('Ganze Bohnen', '/ganze-bohnen-c1110.html'), link('Espresso', '/espresso-c1120.html')],
      [link('Töpfe', '/toepfe-c2110.html')],
    ],
  },
  socialMedia: {
    heading: 'Folgen Sie uns',
    icons: [{ iconName: 'instagram', link: link('Instagram', 'https://www.instagram.com/kontor.example') }],
  },
  appReferences: {
    heading: 'Kontor-App',
    icons: [
      { iconName: 'ios', link: link('App Store', 'https://apps.apple.com/app/id0000000000') },
      {
        iconName: 'android',
        link: link('Google Play', 'https://play.google.com/store/apps/details?id=com.example.kontor'),
      },
    ],
  },
  legalLinks: [link('Impressum', '/impressum-s3000.html'), link('Alle Kategorien', '/sitemap')],
  viewChanger: { toMobile: 'Zur mobilen Ansicht', toDesktop: 'Zur klassischen Ansicht' },
  salesTax: {
    textBeforeLink: 'Alle Preise in Euro inkl. MwSt., zzgl.',
    link: link('Versand', '/versand-s1010.html'),
    textAfterLink: '',
  },
  qualityLogos: {
    heading: 'Darauf achten wir',
    logos: [
      {
        link: link('Bio geprüft', '/verantwortung-s2020.html'),
        image: { label: 'Bio geprüft', source: logo('seal-organic'), width: 80, height: 80 },
      },
    ],
  },
};

const { salesTax: _salesTax, qualityLogos: _qualityLogos, ...withoutExtras } = footerContent;

const on = (selected: SiteCode, more: Partial<FooterProps> = {}): FooterProps => ({
  content: footerContent,
  reduced: false,
  inCheckout: false,
  countries: allSites.map(({ code, countryName, locale, hostLabel }) => ({
    code,
    locale,
    name: countryName,
    href: `https://${hostLabel}.example/`,
    selected: code === selected,
  })),
  ...more,
});

export const footerFixtures = {
  'in Germany': on('DE'),
  'in French Switzerland': on('CH_FR'),
  'in Turkey': on('TR'),
  'reduced, for the app and for partners': on('DE', { reduced: true }),
  'in checkout': on('DE', { inCheckout: true }),
  'on a smartphone': on('DE', { platform: 'SMARTPHONE' }),
  'on a tablet': on('DE', { platform: 'TABLET' }),
  'on a desk, whatever the width': on('DE', { platform: 'CLASSIC' }),
  'without seals and sales tax': on('DE', { content: withoutExtras }),
} as const satisfies Readonly<Record<string, FooterProps>>;
