import type { ContentCatalogue, ContentPageFile, PageText } from '../../contracts/content/content.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { inlinePieces } from '../../lib/text/inline-links.ts';
import { authorities } from '../../sites/law/authorities.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { namesMissing, type CompanyFacts } from '../../sites/law/company-law.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { priceText } from '../../sites/price.ts';
import { shippingTerms } from '../../sites/delivery/shipping.ts';
import type { Site } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import { printedOn } from '../../sites/spelling.ts';

/** The catalogues of a site, in order of preference: a page comes from the first that contains it. */
export const cataloguesOf: Readonly<Record<SiteCode, readonly ContentCatalogue[]>> = {
  DE: ['de'],
  AT: ['at', 'de'],
  CH: ['ch', 'de'],
  CH_FR: ['ch-fr'],
  CZ: ['cz'],
  HU: ['hu'],
  PL: ['pl'],
  SK: ['sk'],
  TR: ['tr'],
};

const keptWords = Object.fromEntries(Object.entries(keptData).map(([name, period]) => [name, String(period)]));

/** Returns the amounts, periods and authorities that texts may contain, in the words of the site. */
export const amountsOf = (site: SiteCode): Readonly<Record<string, string>> => {
  const { cost, freeFrom, freeFromWithCard, freeFromOfCoffee, days } = shippingTerms[site];
  // Running text always contains the currency, even where price tags omit it.
  const shape = sites[site].money;
  const amountAs = (money: Partial<Site['money']>) => (amountMinor: number) => {
    const named = { ...sites[site], money: { ...shape, ...money } };
    const text = priceText({ amountMinor, currency: named.currency }, named);
    return amountMinor % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text;
  };
  const amount = amountAs({ symbolAt: shape.symbolAt === 'nowhere' ? 'after' : shape.symbolAt });
  // As spoken: 20 Euro, 30 CHF.
  const said = amountAs({ symbolAt: 'after', ...(sites[site].currency === 'EUR' ? { symbol: 'Euro' } : {}) });
  return {
    shippingCost: amount(cost),
    shippingDays: days.join('–'),
    ...keptWords,
    orderYears: String(checkoutTerms[site].keptYears),
    newsletterDays: String(newsletterForms[site].pendingDays),
    ...authorities[site],
    ...(freeFrom === undefined ? {} : { freeFrom: amount(freeFrom), freeFromSaid: said(freeFrom) }),
    ...(freeFromOfCoffee === undefined ? {} : { freeFromOfCoffee: amount(freeFromOfCoffee) }),
    ...(freeFromWithCard === undefined ? {} : { freeFromWithCard: amount(freeFromWithCard) }),
  };
};

export type Fill = (text: string) => string;

/** Replaces `{name}`; throws for an unknown name. */
export const filler =
  (words: Readonly<Record<string, string>>, site: SiteCode): Fill =>
  (text) =>
    printedOn(
      sites[site],
      text.replaceAll(/\{([A-Za-z]+)\}/g, (whole, name: string) => {
        const word = words[name];
        if (word === undefined) throw new Error(`${whole} is not known on ${site}`);
        return word;
      }),
    );

const safe = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

/** Whether a text may lead to the address. */
export const isSafeAddress = (address: string): boolean => safe.test(address);

/** Replaces `[words](page:shipping)` with the page's address; throws for an unknown page or an unsafe address. */
export const linker =
  (urlOf: (name: string) => string | undefined): Fill =>
  (text) =>
    inlinePieces(text)
      .map(({ text: words, href }) => {
        if (href === undefined) return words;
        const url = href.startsWith('page:') ? urlOf(href.slice('page:'.length)) : href;
        if (url === undefined) throw new Error(`(${href}) names no page of this site`);
        if (!isSafeAddress(url)) throw new Error(`(${href}) is no address that a text may lead to`);
        return `[${words}](${url})`;
      })
      .join('');

/** Applies a function to every text of a page. */
export const filledText = (page: PageText, fill: Fill): PageText => ({
  title: fill(page.title),
  ...(page.lead === undefined ? {} : { lead: fill(page.lead) }),
  sections: page.sections.map(({ heading, paragraphs, list }) => ({
    ...(heading === undefined ? {} : { heading: fill(heading) }),
    ...(paragraphs ? { paragraphs: paragraphs.map(fill) } : {}),
    ...(list ? { list: list.map(fill) } : {}),
  })),
  ...(page.questions
    ? {
        questions: page.questions.map(({ id, question, answer }) => ({
          id,
          question: fill(question),
          answer: answer.map(fill),
        })),
      }
    : {}),
});

/** Leaves out what names a field that the company does not have, and sections that have nothing else. */
export const withoutMissing = (page: PageText, facts: CompanyFacts): PageText => ({
  ...page,
  sections: page.sections.flatMap((section) => {
    const { paragraphs } = section;
    if (!paragraphs?.some((text) => namesMissing(text, facts))) return [section];
    const left = paragraphs.filter((text) => !namesMissing(text, facts));
    return left.length > 0 || section.list ? [{ ...section, paragraphs: left }] : [];
  }),
});

/** Returns the catalogue that a page's text on a site comes from; nothing if the site does not have the page. */
export const catalogueOn = (file: ContentPageFile, site: SiteCode): ContentCatalogue | undefined =>
  file.sites && !file.sites.includes(site) ? undefined : cataloguesOf[site].find((name) => file.texts[name]);

/** Returns the text of a page on a site; nothing if the site does not have the page. */
export const textOn = (file: ContentPageFile, site: SiteCode): PageText | undefined => {
  const catalogue = catalogueOn(file, site);
  return catalogue && file.texts[catalogue];
};
