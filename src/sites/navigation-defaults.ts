import type { SiteCode } from '../contracts/shop/site.contract.ts';

interface Entry {
  readonly title: string;
  readonly url: string;
}

/** The fallback of a site's navigation. */
export interface NavigationDefaults {
  /** NAV-2: used when the overview of the themeworlds is not available */
  readonly themeworlds: Entry;
  /** HDR-12: every department of the site, so that visitors can still browse */
  readonly items: readonly Entry[];
}

const german: NavigationDefaults = {
  themeworlds: { title: 'Themenwelten', url: '/themenwelten-t100.html' },
  items: [
    { title: 'Kaffee', url: '/kaffee-c1000.html' },
    { title: 'Küche', url: '/kueche-c2000.html' },
    { title: 'Wohnen', url: '/wohnen-c3000.html' },
    { title: 'Schlafen und Bad', url: '/schlafen-und-bad-c4000.html' },
    { title: 'Damen', url: '/damen-c5000.html' },
    { title: 'Herren', url: '/herren-c6000.html' },
    { title: 'Kinder', url: '/kinder-c7000.html' },
    { title: 'Reisen', url: '/reisen-c8000.html' },
  ],
};

/**
 * HDR-12: the header shows these only when the service of the navigation or of the themeworlds fails. Plain data, so that they
 * depend on nothing.
 */
export const navigationDefaults: Readonly<Record<SiteCode, NavigationDefaults>> = {
  DE: german,
  AT: german,
  CH: german,
  CH_FR: {
    themeworlds: { title: 'Univers', url: '/univers-t100.html' },
    items: [
      { title: 'Café', url: '/cafe-c1000.html' },
      { title: 'Cuisine', url: '/cuisine-c2000.html' },
      { title: 'Maison', url: '/maison-c3000.html' },
      { title: 'Chambre et bain', url: '/chambre-et-bain-c4000.html' },
      { title: 'Femme', url: '/femme-c5000.html' },
      { title: 'Homme', url: '/homme-c6000.html' },
      { title: 'Enfants', url: '/enfants-c7000.html' },
      { title: 'Voyage', url: '/voyage-c8000.html' },
    ],
  },
  CZ: {
    themeworlds: { title: 'Tematické světy', url: '/tematicke-svety-t100.html' },
    items: [
      { title: 'Káva', url: '/kava-c1000.html' },
      { title: 'Kuchyně', url: '/kuchyne-c2000.html' },
      { title: 'Bydlení', url: '/bydleni-c3000.html' },
      { title: 'Ložnice a koupelna', url: '/loznice-a-koupelna-c4000.html' },
      { title: 'Ženy', url: '/zeny-c5000.html' },
      { title: 'Muži', url: '/muzi-c6000.html' },
      { title: 'Děti', url: '/deti-c7000.html' },
      { title: 'Cestování', url: '/cestovani-c8000.html' },
    ],
  },
  HU: {
    themeworlds: { title: 'Témavilágok', url: '/temavilagok-t100.html' },
    items: [
      { title: 'Kávé', url: '/kave-c1000.html' },
      { title: 'Konyha', url: '/konyha-c2000.html' },
      { title: 'Otthon', url: '/otthon-c3000.html' },
      { title: 'Hálószoba és fürdő', url: '/haloszoba-es-furdo-c4000.html' },
      { title: 'Női divat', url: '/noi-divat-c5000.html' },
      { title: 'Férfidivat', url: '/ferfidivat-c6000.html' },
      { title: 'Gyerek', url: '/gyerek-c7000.html' },
      { title: 'Utazás', url: '/utazas-c8000.html' },
    ],
  },
  PL: {
    themeworlds: { title: 'Światy tematyczne', url: '/swiaty-tematyczne-t100.html' },
    items: [
      { title: 'Kawa', url: '/kawa-c1000.html' },
      { title: 'Kuchnia', url: '/kuchnia-c2000.html' },
      { title: 'Dom', url: '/dom-c3000.html' },
      { title: 'Sypialnia i łazienka', url: '/sypialnia-i-lazienka-c4000.html' },
      { title: 'Kobieta', url: '/kobieta-c5000.html' },
      { title: 'Mężczyzna', url: '/mezczyzna-c6000.html' },
      { title: 'Dziecko', url: '/dziecko-c7000.html' },
      { title: 'Podróże', url: '/podroze-c8000.html' },
    ],
  },
  SK: {
    themeworlds: { title: 'Tematické svety', url: '/tematicke-svety-t100.html' },
    items: [
      { title: 'Káva', url: '/kava-c1000.html' },
      { title: 'Kuchyňa', url: '/kuchyna-c2000.html' },
      { title: 'Bývanie', url: '/byvanie-c3000.html' },
      { title: 'Spálňa a kúpeľňa', url: '/spalna-a-kupelna-c4000.html' },
      { title: 'Ženy', url: '/zeny-c5000.html' },
      { title: 'Muži', url: '/muzi-c6000.html' },
      { title: 'Deti', url: '/deti-c7000.html' },
      { title: 'Cestovanie', url: '/cestovanie-c8000.html' },
    ],
  },
  TR: {
    themeworlds: { title: 'Temalar', url: '/temalar-t100.html' },
    items: [
      { title: 'Kahve', url: '/kahve-c1000.html' },
      { title: 'Mutfak', url: '/mutfak-c2000.html' },
      { title: 'Ev ve yaşam', url: '/ev-ve-yasam-c3000.html' },
      { title: 'Yatak odası ve banyo', url: '/yatak-odasi-ve-banyo-c4000.html' },
      { title: 'Kadın', url: '/kadin-c5000.html' },
      { title: 'Erkek', url: '/erkek-c6000.html' },
      { title: 'Çocuk', url: '/cocuk-c7000.html' },
      { title: 'Seyahat', url: '/seyahat-c8000.html' },
    ],
  },
};
