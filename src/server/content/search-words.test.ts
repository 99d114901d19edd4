import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { redirectTarget } from '../../domain/search/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { readContentPages } from './content-pages.ts';
import { ContentError } from './faults/content-faults.ts';
import { readSearchDocuments, searchWordsOf, type SearchWords } from './search-words.ts';

const own = join(repositoryRoot, 'content');
const content = readContentPages(own);
const sister = 'https://sister.example';
const parts = { content, sisterOriginOf: () => sister };
const read = (folder: string): Readonly<Record<SiteCode, SearchWords>> => {
  const documents = readSearchDocuments({ folder, ...parts });
  const words = siteCodes.map((site) => [site, searchWordsOf(site, documents[site], parts)] as const);
  // The type of fromEntries loses the keys; all nine are there.
  return Object.fromEntries(words) as Record<SiteCode, SearchWords>;
};

interface SearchFile {
  redirects: { to: string; words: string[]; ifAnswered?: boolean }[];
  synonyms: Record<string, string[]>;
}

/** The ten ideas in each site's words; a page that a site does without is `undefined`. */
const cart = '/service/cartfrontend/cart';
const stores = '/service/storefinder/search';
const ideas: readonly (readonly [SiteCode, string, string])[] = [
  ['DE', 'Versandkosten', 'page:shipping'],
  ['AT', 'versandkosten', 'page:shipping'],
  ['CH', 'versandkosten', 'page:shipping'],
  ['CH_FR', 'frais de port', 'page:shipping'],
  ['CZ', 'Poštovné', 'page:shipping'],
  ['HU', 'szállítási költség', 'page:shipping'],
  ['PL', 'koszty dostawy', 'page:shipping'],
  ['SK', 'poštovné', 'page:shipping'],
  ['TR', 'KARGO ÜCRETİ', 'page:shipping'],
  ['DE', ' warenkorb ', cart],
  ['AT', 'warenkorb', cart],
  ['CH', 'warenkorb', cart],
  ['CH_FR', 'panier', cart],
  ['CZ', 'košík', cart],
  ['HU', 'kosár', cart],
  ['PL', 'koszyk', cart],
  ['SK', 'košík', cart],
  ['TR', 'Sepetim', cart],
  ['DE', 'black friday', '/categories/outlet'],
  ['AT', 'Black  Friday', '/categories/outlet'],
  ['CH', 'black friday', '/categories/outlet'],
  ['CH_FR', 'black friday', '/categories/outlet'],
  ['CZ', 'black friday', '/categories/outlet'],
  ['HU', 'fekete péntek', '/categories/outlet'],
  ['PL', 'czarny piątek', '/categories/outlet'],
  ['SK', 'čierny piatok', '/categories/zlavy'],
  ['TR', 'efsane cuma', '/categories/indirim'],
  ['DE', 'filiale', stores],
  ['AT', 'filiale', stores],
  ['CH', 'filiale', stores],
  ['CH_FR', 'magasin', stores],
  ['CZ', 'prodejna', stores],
  ['HU', 'üzlet', stores],
  ['PL', 'sklep', stores],
  ['SK', 'predajňa', stores],
  ['TR', 'mağaza', stores],
  ['DE', 'Click and Collect', 'page:click-and-collect'],
  ['CH_FR', 'retrait en magasin', 'page:click-and-collect'],
  ['TR', 'mağazadan teslim', 'page:click-and-collect'],
];
/** Words whose page the shop may do without; once it has the page they lead there. */
const later: Readonly<Record<SiteCode, readonly string[]>> = {
  DE: ['retoure', 'katalog', 'newsletter', 'geschenkkarte', 'kaffee abo'],
  AT: ['retoure', 'katalog', 'newsletter', 'geschenkkarte', 'kaffee abo'],
  CH: ['retoure', 'katalog', 'newsletter', 'geschenkkarte', 'kaffee abo'],
  CH_FR: ['retour', 'catalogue', 'newsletter', 'carte cadeau', 'abonnement café'],
  CZ: ['vrácení', 'katalog', 'newsletter', 'dárková karta', 'předplatné kávy'],
  HU: ['visszaküldés', 'katalógus', 'hírlevél', 'ajándékkártya', 'kávé előfizetés'],
  PL: ['zwrot', 'katalog', 'newsletter', 'karta podarunkowa', 'abonament na kawę'],
  SK: ['vrátenie', 'katalóg', 'newsletter', 'darčeková karta', 'predplatné kávy'],
  TR: ['iade', 'katalog', 'bülten', 'hediye kartı', 'kahve aboneliği'],
};

describe('[SRCH-8] the words of the nine sites', () => {
  const all = read(own);
  it.each(ideas)('%s: %j leads to %s', (site, typed, target) => {
    const path = target.startsWith('page:') ? content.byName(site, target.slice('page:'.length))?.url : target;
    expect(redirectTarget(all[site].redirects, typed, sites[site].locale)).toBe(path);
  });

  it.each(siteCodes)('%s has words for all ten ideas, whether their pages are there or not', (site) => {
    const file = JSON.parse(readFileSync(join(own, `search/${site}.json`), 'utf8')) as SearchFile;
    const words = new Set(file.redirects.flatMap((entry) => entry.words));
    expect(later[site].filter((word) => !words.has(word))).toEqual([]);
    expect(words.has('click and collect')).toBe(true);
  });
});

describe('[SRCH-8] a file of words', () => {
  let folder: string;
  const file = (change: (words: SearchFile) => void, site = 'DE'): void => {
    const path = join(folder, `search/${site}.json`);
    const words = JSON.parse(readFileSync(path, 'utf8')) as SearchFile;
    change(words);
    writeFileSync(path, JSON.stringify(words));
  };
  const faults = (): readonly string[] => {
    try {
      read(folder);
      return [];
    } catch (fault) {
      if (fault instanceof ContentError) return fault.faults;
      throw fault;
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-words-'));
    cpSync(join(own, 'search'), join(folder, 'search'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('of the shop is all right', () => expect(faults()).toEqual([]));

  it.each<[string, string, string]>([
    ['a path that no page answers', '/nowhere', 'no page answers at /nowhere'],
    ['an alias of nothing', '/c/nothing', 'no page answers at /c/nothing'],
    ['a number of nothing', '/x-s99999.html', 'no page answers at /x-s99999.html'],
    ['a page of nothing', 'page:nothing', 'page:nothing names no page of this site'],
    ['a host that is not allowed', 'https://evil.example/x', 'evil.example is not in search/allowed-hosts.json'],
    ['a host behind a name', 'https://user@evil.example/', 'evil.example is not in search/allowed-hosts.json'],
    ['another scheme', 'javascript:alert(1)', 'must have the form'],
    ['an address without a scheme', '//evil.example', 'must have the form'],
    ['a backslash', '/\\evil.example', 'must have the form'],
    ['the sister where she has no page', 'sister:/nowhere', 'no page answers at /nowhere'],
  ])('is refused with %s', (_, to, reason) => {
    file(({ redirects }) => redirects.push({ to, words: ['somewhere'] }));
    expect(
      faults().some((fault) => fault.startsWith(`${folder}/search/DE.json:1: redirects.`) && fault.includes(reason)),
    ).toBe(true);
  });

  it('may name a page that the site does without, which is then no redirect', () => {
    file(({ redirects }) => redirects.push({ to: '/c/nothing', words: ['somewhere'], ifAnswered: true }));
    expect(read(folder).DE.redirects['somewhere']).toBeUndefined();
  });

  it('opens allowed hosts and the sister brand as they are', () => {
    writeFileSync(join(folder, 'search/allowed-hosts.json'), '["gifts.example"]');
    file(({ redirects }) =>
      redirects.push(
        { to: 'https://gifts.example/card?x=1', words: ['a card'] },
        { to: `sister:${cart}`, words: ['the cart there'] },
      ),
    );
    expect(read(folder).DE.redirects).toMatchObject({
      'a card': 'https://gifts.example/card?x=1',
      'the cart there': `${sister}${cart}`,
    });
  });

  it.each<[string, (words: SearchFile) => void, string]>([
    [
      'a word twice',
      ({ redirects }) => redirects.push({ to: '/', words: ['warenkorb'] }),
      '"warenkorb" leads to two places',
    ],
    [
      'a capital letter',
      ({ redirects }) => redirects.push({ to: '/', words: ['Start'] }),
      '"Start" must be written "start"',
    ],
    ['two blanks', ({ redirects }) => redirects.push({ to: '/', words: ['a  b'] }), 'must be written "a b"'],
    [
      'a meaning of two words',
      ({ synonyms }) => Object.assign(synonyms, { couch: ['sofa bett'] }),
      '"sofa bett" must be one word',
    ],
    ['a word that means itself', ({ synonyms }) => Object.assign(synonyms, { couch: ['couch'] }), 'means itself'],
    [
      'no meaning',
      ({ synonyms }) => Object.assign(synonyms, { couch: [] }),
      'synonyms.couch: has too few entries: at least 1',
    ],
    ['an unknown field', (words) => Object.assign(words, { stopwords: [] }), 'stopwords: is not known here'],
  ])('is refused with %s', (_, change, reason) => {
    file(change);
    expect(faults().join('\n')).toContain(reason);
  });
});
