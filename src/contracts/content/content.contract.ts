import { Type, type Static } from 'typebox';
import { siteCodeSchema, type SiteCode } from '../shop/site.contract.ts';

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 300 });
/** text with links `[text](address)`; addresses `page:{name}`, `/…`, `https://…`, `mailto:…`, `tel:…` */
const paragraph = Type.String({ minLength: 1, maxLength: 3000 });
const paragraphs = Type.Array(paragraph, { minItems: 1, maxItems: 40 });
/** its name in a URL: `?question=shipping` */
const questionId = Type.String({ pattern: '^[a-z0-9-]{2,40}$' });

const sectionSchema = Type.Object(
  {
    heading: Type.Optional(line),
    paragraphs: Type.Optional(paragraphs),
    list: Type.Optional(paragraphs),
  },
  closed,
);
const questionSchema = Type.Object({ id: questionId, question: line, answer: paragraphs }, closed);

const pageTextSchema = Type.Object(
  {
    title: line,
    lead: Type.Optional(paragraph),
    sections: Type.Array(sectionSchema, { maxItems: 60 }),
    questions: Type.Optional(Type.Array(questionSchema, { minItems: 1, maxItems: 60 })),
  },
  closed,
);
export type PageText = Static<typeof pageTextSchema>;

/** Pages of a group link to each other. */
export const contentGroups = ['help', 'shop', 'legal', 'newsletter'] as const;
export type ContentGroup = (typeof contentGroups)[number];

/** The text catalogue of a site: its own, else for AT and CH the German one (CH with ss for ß). */
export const contentCatalogues = ['de', 'at', 'ch', 'ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr'] as const;
export type ContentCatalogue = (typeof contentCatalogues)[number];

/** `content/pages/{name}.json` (SHOP-7, SITE-11) */
export const contentPageFileSchema = Type.Object(
  {
    /** the path is `/{title}-s{number}.html` */
    number: Type.Integer({ minimum: 1, maximum: 99_999 }),
    /** `/c/{alias}` leads to the page too */
    aliases: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9-]{2,60}$' }), { maxItems: 5 })),
    group: Type.Enum(contentGroups),
    /** the sites of the page; default: all */
    sites: Type.Optional(Type.Array(siteCodeSchema, { minItems: 1 })),
    texts: Type.Object(
      Object.fromEntries(contentCatalogues.map((name) => [name, Type.Optional(pageTextSchema)])),
      closed,
    ),
  },
  closed,
);
export interface ContentPageFile {
  readonly name: string;
  readonly number: number;
  readonly aliases?: readonly string[];
  readonly group: ContentGroup;
  readonly sites?: readonly SiteCode[];
  readonly texts: Readonly<Partial<Record<ContentCatalogue, PageText>>>;
}

/**
 * `content/contracts/{site}.json`: contracts that are filled with an order before the buyer agrees to them (LAW-3). `[[name]]` in them
 * is a value of the order, and a list entry `[[goods]]` becomes one entry per line of the order.
 */
export const contractsFileSchema = Type.Object(
  {
    contracts: Type.Array(Type.Object({ name: questionId, text: pageTextSchema }, closed), {
      minItems: 1,
      maxItems: 4,
    }),
  },
  closed,
);
/** A contract of a site; the values of an order are still missing. */
export interface ContractForm {
  readonly name: string;
  readonly text: PageText;
}
export type ContractForms = Readonly<Partial<Record<SiteCode, readonly ContractForm[]>>>;

/** `content/company.json`: values for `{name}` in texts, by catalogue; those for all catalogues under `*` */
export const companyFileSchema = Type.Object(
  {
    '*': Type.Record(Type.String(), Type.String()),
    ...Object.fromEntries(
      contentCatalogues.map((name) => [name, Type.Optional(Type.Record(Type.String(), Type.String()))]),
    ),
  },
  closed,
);
export type CompanyFile = Readonly<Partial<Record<ContentCatalogue | '*', Readonly<Record<string, string>>>>>;

/** A content page with every `{name}` and `page:` address replaced. */
export interface ContentPage extends PageText {
  readonly name: string;
  readonly group: ContentGroup;
  /** its canonical path */
  readonly url: string;
}

export interface ContentLink {
  readonly name: string;
  readonly title: string;
  readonly url: string;
}

export interface ContentService {
  byNumber(site: SiteCode, number: number): ContentPage | undefined;
  byAlias(site: SiteCode, alias: string): ContentPage | undefined;
  byName(site: SiteCode, name: string): ContentPage | undefined;
  /** in the order of their numbers */
  group(site: SiteCode, group: ContentGroup): readonly ContentLink[];
  /** values for `{name}` in texts: amounts, days, facts of the company */
  facts(site: SiteCode): Readonly<Record<string, string>>;
  /** the contracts that are filled with each order; most sites have none */
  contracts(site: SiteCode): readonly ContractForm[];
  /** the paths of the page on the sites that have it */
  addresses(name: string): Readonly<Partial<Record<SiteCode, string>>>;
}
