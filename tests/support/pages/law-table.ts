import { readOurs } from '../words/repository.ts';
import { promisesIn, promisesPage } from '../words/promises.ts';

export const lawPage = 'docs/law.md';

/** `content/law/duties.json` */
export interface Duty {
  readonly id: string;
  readonly asks: string;
  /** file or folder of the product that does it */
  readonly place: string;
  /** the promise whose tests show it */
  readonly promise: string;
}

/** `content/law/{country}.json`, by duty; `since` is a day or a year. */
export type CountryLaw = Readonly<
  Record<string, { readonly since: string; readonly source: string } | { readonly none: string }>
>;

/** The files of `content/law`, with the sites of each. */
export const lawCountries = {
  de: 'DE',
  at: 'AT',
  ch: 'CH, CH_FR',
  cz: 'CZ',
  hu: 'HU',
  pl: 'PL',
  sk: 'SK',
  tr: 'TR',
} as const;

const read = (name: string): unknown => JSON.parse(readOurs(`content/law/${name}.json`));
export const duties = (): readonly Duty[] => read('duties') as readonly Duty[];
export const lawOf = (country: string): CountryLaw => read(country) as CountryLaw;

const head = `# What countries ask of a shop

This page is no legal advice: it says what the program does and why. Let a lawyer of the country read it before you open, and
again when a law changes. It is made from \`content/law/\` by \`npm run law\`; a test holds it against the files.

- A new law is a row in \`content/law/duties.json\` and an entry in each country's file: \`source\` and \`since\` (a day or a
  year), or \`none\` with the reason.
- The tests that show a duty have the id of its promise in their titles ([promises](promises.md)); \`open\` means that there is
  none yet.

## What we could not verify

- **The Union's notice and label of the guarantee** (Implementing Regulation (EU) 2025/1960) are drawn by us from descriptions. Their
  design is binding, and we had no copy of the annexes. The German words of the notice are those that shops publish as official; the
  Czech, Hungarian, Polish and Slovak ones are our translation. The label names the years in six languages instead of 24 and is not
  set in Inter. Before you open, show the Commission's own notice: take the *high-resolution vector files for the EU notice and label
  on product guarantees* from commission.europa.eu, save the notice of each language as a WebP picture 1,200 pixels wide (for example
  \`pictures/eu-notice-de.webp\` of your content folder), and name it in \`company.json\`: \`"de": { "guaranteeNotice": "eu-notice-de" }\`.
  The label has the same way: fill the three fields of the Commission's label for each product whose producer guarantees its
  durability, save it as a WebP picture of 1,200 by 1,263 pixels, and name it in the facts of the product (\`"guaranteeLabel":
  "eu-label-101410001"\`, in a feed \`product_detail\` with section \`guarantee\` and name \`label\`). \`check\` says which file is missing;
  where a feed names one that the shop does not have, our drawing stands in its place
  ([decision 031](decisions/031-notice-and-label-of-the-guarantee.md)).
- **Where the label must be seen.** Art. 6 (1) (la) of Directive 2011/83/EU asks for it in a prominent manner before the buyer is bound,
  art. 8 (7) for the same information on a durable medium. We show it on the page of the product and on the review of the order before
  the button, and the mail says brand and years. Neither text asks for it in lists or in the cart.
- **Wood in Switzerland** (SR 944.021): which goods are meant is a list of its own (SR 944.021.1) that we did not have. We name the
  wood of every article of solid wood.
- **Sources and days** in the tables come from the texts of the laws as we know them. No lawyer has read them.
`;

const cell = (entry: CountryLaw[string] | undefined): string => {
  if (!entry) return '';
  return 'none' in entry ? `– ${entry.none}` : `${entry.source} (${entry.since})`;
};

/** Returns the whole page. */
export const lawTable = (): string => {
  const marks = new Map(promisesIn(readOurs(promisesPage)).map(({ id, mark }) => [id, mark]));
  const laws = Object.entries(lawCountries).map(([country, sites]) => ({ sites, law: lawOf(country) }));
  const sections = duties().map(({ id, asks, place, promise }) => {
    const state = marks.get(promise) === 'proved' ? promise : `${promise}, open`;
    const rows = laws.map(({ sites, law }) => `| ${sites} | ${cell(law[id])} | [${place}](../${place}) | ${state} |`);
    return `\n## ${asks}\n\n| Site | Law (since) | Place | Tests |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return head + sections.join('');
};
