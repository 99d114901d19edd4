import type {
  CompanyFile,
  ContentPage,
  ContentPageFile,
  ContentService,
  ContractForm,
  ContractForms,
} from '../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { sites } from '../../sites/sites.ts';
import { amountsOf, cataloguesOf, filledText, filler, linker, textOn, withoutMissing } from './content.rules.ts';

interface SitePages {
  readonly all: readonly ContentPage[];
  readonly byName: ReadonlyMap<string, ContentPage>;
  readonly byNumber: ReadonlyMap<number, ContentPage>;
  readonly byAlias: ReadonlyMap<string, ContentPage>;
}

const wordsOf = (site: SiteCode, company: CompanyFile): Readonly<Record<string, string>> => ({
  ...company['*'],
  ...Object.assign({}, ...cataloguesOf[site].toReversed().map((catalogue) => company[catalogue])),
  ...amountsOf(site),
});

/** A fault in a text stops the start, with file and site in its message. */
const naming = <Result>(file: string, site: SiteCode, work: () => Result): Result => {
  try {
    return work();
  } catch (fault) {
    throw new Error(`content/${file}.json, ${site}: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
};

const pagesOf = (site: SiteCode, files: readonly ContentPageFile[], company: CompanyFile): SitePages => {
  const words = wordsOf(site, company);
  const fill = filler(words, site);
  const filled = files.flatMap((file) => {
    const written = textOn(file, site);
    if (!written) {
      if (!file.sites || file.sites.includes(site))
        throw new Error(`content/pages/${file.name}.json: has no text for ${site}`);
      return [];
    }
    const text = naming(`pages/${file.name}`, site, () => filledText(withoutMissing(written, words), fill));
    return [{ file, text, url: `/${slugOf(text.title, sites[site].language)}-s${file.number}.html` }];
  });
  const urls = new Map(filled.map(({ file, url }) => [file.name, url]));
  const link = linker((name) => urls.get(name));
  const pages = filled.map(({ file, text, url }) => ({
    file,
    page: {
      ...naming(`pages/${file.name}`, site, () => filledText(text, link)),
      name: file.name,
      group: file.group,
      url,
    },
  }));
  return {
    all: pages.map(({ page }) => page),
    byName: new Map(pages.map(({ file, page }) => [file.name, page])),
    byNumber: new Map(pages.map(({ file, page }) => [file.number, page])),
    byAlias: new Map(pages.flatMap(({ file, page }) => (file.aliases ?? []).map((alias) => [alias, page] as const))),
  };
};

/** Fills in the facts of the company; the values of an order stay open. */
const formsOf = (site: SiteCode, forms: readonly ContractForm[], company: CompanyFile): readonly ContractForm[] => {
  const fill = filler(wordsOf(site, company), site);
  return forms.map(({ name, text }) => ({
    name,
    text: naming(`contracts/${site.toLowerCase()}`, site, () => filledText(text, fill)),
  }));
};

/** Throws if two pages share a number or an alias. */
const refuseTwice = (files: readonly ContentPageFile[]): void => {
  for (const values of [files.map(({ number }) => String(number)), files.flatMap(({ aliases = [] }) => aliases)]) {
    const twice = values.find((value, position) => values.indexOf(value) !== position);
    if (twice !== undefined) throw new Error(`content/pages: ${twice} is the address of two pages`);
  }
};

/** SHOP-7: service, legal and help pages, all prepared at the start, so that a faulty text never reaches a visitor. */
export const createContentService = (
  files: readonly ContentPageFile[],
  company: CompanyFile,
  contracts: ContractForms = {},
): ContentService => {
  refuseTwice(files);
  const sorted = files.toSorted((one, other) => one.number - other.number);
  const bySite = new Map(siteCodes.map((site) => [site, pagesOf(site, sorted, company)]));
  const forms = new Map(siteCodes.map((site) => [site, formsOf(site, contracts[site] ?? [], company)]));
  const facts = new Map(siteCodes.map((site) => [site, wordsOf(site, company)]));
  return {
    byNumber: (site, number) => bySite.get(site)?.byNumber.get(number),
    byAlias: (site, alias) => bySite.get(site)?.byAlias.get(alias),
    byName: (site, name) => bySite.get(site)?.byName.get(name),
    group: (site, group) =>
      (bySite.get(site)?.all ?? [])
        .filter((page) => page.group === group)
        .map(({ name, title, url }) => ({ name, title, url })),
    facts: (site) => facts.get(site) ?? {},
    contracts: (site) => forms.get(site) ?? [],
    addresses: (name) =>
      Object.fromEntries(
        siteCodes.flatMap((site) => {
          const url = bySite.get(site)?.byName.get(name)?.url;
          return url === undefined ? [] : [[site, url]];
        }),
      ),
  };
};
