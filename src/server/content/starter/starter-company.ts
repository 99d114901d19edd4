import { contentCatalogues, type ContentCatalogue } from '../../../contracts/content/content.contract.ts';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { cataloguesOf } from '../../../services/content/content.rules.ts';
import { companyLaw } from '../../../sites/law/company-law.ts';

/** For all catalogues at once; a catalogue with a value of its own overrides it. */
const shared = ['shop', 'email', 'privacyEmail'];
/** What the pages of `init` name beside the facts that the law asks for. */
const named = ['phone', 'hours', 'returnWithin', 'iban'];

const fieldsOf = (catalogue: ContentCatalogue): string[] => {
  const sites = siteCodes.filter((site) => cataloguesOf[site][0] === catalogue);
  const asked = sites.flatMap((site) => companyLaw[site].fields);
  const bank = catalogue === 'hu' ? ['bic'] : [];
  return [...new Set([...asked, ...named, ...bank])].filter((field) => !shared.includes(field));
};

const blank = (name: string, fields: readonly string[]): string =>
  `  ${JSON.stringify(name)}: {\n${fields.map((field) => `    ${JSON.stringify(field)}: ""`).join(',\n')}\n  }`;

const head = `{
  // The company that sells, by site: "*" holds for all, "de" for Germany, "ch-fr" for the French pages of Switzerland.
  // Imprint, terms, mails and the {names} in pages are made from it. "npm run shop -- check" lists what is empty, and which law
  // asks for it.
  //
  //   shop          the name of the shop, as visitors know it, at most 30 characters: titles, mails, and the header where there is
  //                 no drawing brand/wordmark.svg (shapes alone, read at the start as the whole folder brand)
  //   hours         when the telephone is answered, in words: "Montag bis Freitag von 9 bis 17 Uhr"
  //   returnWithin  how long goods are taken back, as it stands after "innerhalb von": "14 Tagen"
  //   register      court and number: "Amtsgericht Hamburg, HRB 12345"
  //   iban          the account for prepayment (Hungary needs "bic", too)
  //
  // Austria and Switzerland take what they do not name from "de".
  "$schema": "schemas/company.json",
`;

/** `company.json` with an empty value for everything that has to be filled in. */
export const starterCompany = (): string =>
  `${head}${[blank('*', shared), ...contentCatalogues.map((name) => blank(name, fieldsOf(name)))].join(',\n')}\n}\n`;
