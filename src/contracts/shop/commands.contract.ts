import { Type, type Static, type TSchema } from 'typebox';
import { importOutcomeSchema, type ImportOutcome } from '../catalogue/feed.contract.ts';
import { staffRoles } from '../staff/desk.contract.ts';
import { siteCodeSchema, type SiteCode } from './site.contract.ts';

/** Requests of a command to the process that owns the data folder, by the socket there; none of them is served on a port. */
export const importCommandPath = '/commands/import';
/** Updates and trials have a path of their own: an older shop would take them as a whole feed. */
export const updateCommandPath = '/commands/import-update';
export const exportCommandPath = '/commands/export';
export const contentCommandPath = '/commands/take-content';
export const contentExportPath = '/commands/export-content';
export const staffCommandPath = '/commands/staff';
export const personCommandPath = '/commands/person';
export const pictureCommandPath = '/commands/pictures';

/** What `content` takes in by itself; `products` only if it is named. */
export const contentKinds = [
  'pages',
  'search',
  'navigation',
  'themeworlds',
  'vouchers',
  'promotions',
  'abtests',
  'products',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentCommandSchema = Type.Object({
  /** `products` stands alone: articles are taken in site by site, as feeds are */
  kinds: Type.Array(Type.Enum(contentKinds), { minItems: 1, uniqueItems: true }),
  sites: Type.Array(siteCodeSchema, { minItems: 1, uniqueItems: true }),
  /** returns the changes without making them */
  isTrial: Type.Boolean(),
  /** whether articles may go out of sale */
  mayEndSales: Type.Boolean(),
  /** replaces also what releases of the desk have changed, which is left alone otherwise */
  isOverDesk: Type.Optional(Type.Boolean()),
});
export type ContentCommand = Static<typeof contentCommandSchema>;

const names = Type.Array(Type.String());
/** The present content as files, by their paths in the folder. */
export const contentFolderSchema = Type.Object({
  /** the shop's own folder, and what of it is in no database: brand, pictures, stores … */
  folder: Type.String(),
  left: Type.Array(Type.String({ pattern: '^[^/]+$' })),
  files: Type.Array(
    Type.Object({ path: Type.String({ pattern: '^(?:[\\w-]+/)?[\\w-]+\\.json$' }), text: Type.String() }),
  ),
});
export type ContentFolder = Static<typeof contentFolderSchema>;

/** The entries of one kind on one site that a command changes, by name. */
export const contentChangeSchema = Type.Object({
  kind: Type.Enum(contentKinds),
  site: siteCodeSchema,
  added: names,
  changed: names,
  gone: names,
  /** the articles came from a feed: the content never replaces them */
  isOfFeed: Type.Optional(Type.Boolean()),
  /** changed by a release of the desk: left alone, or replaced by a command that says so */
  ofDesk: Type.Optional(names),
});
export type ContentChange = Static<typeof contentChangeSchema>;

/** Responses to import and content are lines of JSON: progress, and the outcome last. */
export const commandLineSchema = Type.Union([
  Type.Object({ kind: Type.Literal('progress'), items: Type.Integer() }),
  Type.Object({ kind: Type.Literal('site'), site: siteCodeSchema, outcome: importOutcomeSchema }),
  Type.Object({ kind: Type.Literal('changes'), changes: Type.Array(contentChangeSchema) }),
  Type.Object({ kind: Type.Literal('done') }),
  /** the reason for the caller */
  Type.Object({ kind: Type.Literal('failed'), reason: Type.String() }),
]);
export type CommandLine = Static<typeof commandLineSchema>;

export const feedFormats = ['xml', 'tsv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** A part of the shop that stores personal data. */
export const personParts = [
  'accounts',
  'registrations',
  'carts',
  'orders',
  'withdrawals',
  'newsletter',
  'mails',
] as const;
export type PersonPart = (typeof personParts)[number];

const ofEachPart = <T extends TSchema>(schema: T) =>
  Type.Object({
    accounts: schema,
    registrations: schema,
    carts: schema,
    orders: schema,
    withdrawals: schema,
    newsletter: schema,
    mails: schema,
  });
export const personRecordSchema = ofEachPart(Type.Array(Type.Object({})));
export type PersonRecord = Static<typeof personRecordSchema>;
export const personCountsSchema = ofEachPart(Type.Integer());

export const personCommandSchema = Type.Object({
  what: Type.Union([Type.Literal('export'), Type.Literal('erase')]),
  email: Type.String({ maxLength: 300 }),
});

export interface PersonCommands {
  /** returns all data of an e-mail address, on all sites */
  readonly exportPerson: (email: string) => Promise<PersonRecord>;
  /** deletes the data and returns its count */
  readonly erasePerson: (email: string) => Promise<Readonly<Record<PersonPart, number>>>;
}

/** What has become of the pictures that feeds name. */
export const pictureReportSchema = Type.Object({
  sites: Type.Array(
    Type.Object({ site: siteCodeSchema, pictures: Type.Integer(), here: Type.Integer(), failed: Type.Integer() }),
  ),
  /** the first rows that name a picture which did not come, in the order of the feeds */
  faults: Type.Array(
    Type.Object({
      site: siteCodeSchema,
      line: Type.Integer(),
      item: Type.String(),
      address: Type.String(),
      reason: Type.String(),
      isTriedAgain: Type.Boolean(),
    }),
  ),
});
export type PictureReport = Static<typeof pictureReportSchema>;

export const givenPicturesSchema = Type.Object({
  taken: Type.Integer(),
  left: Type.Array(Type.Object({ file: Type.String(), reason: Type.String() })),
});
export type GivenPictures = Static<typeof givenPicturesSchema>;

export const pictureCommandSchema = Type.Union([
  Type.Object({ what: Type.Literal('report') }),
  Type.Object({ what: Type.Literal('import'), folder: Type.String({ minLength: 1 }) }),
]);

export interface PictureCommands {
  readonly pictureReport: () => Promise<PictureReport>;
  /** stores the pictures of a folder (an absolute path) and of all folders in it, by the names of their files */
  readonly importPictures: (folder: string) => Promise<GivenPictures>;
}

/** How a feed is taken in. */
export interface FeedWay {
  /** the feed holds what has changed, not the whole catalogue */
  readonly isUpdate?: boolean;
  /** says what would change, and changes nothing */
  readonly isTrial?: boolean;
}

/** Commands on a catalogue, run by the owner of the database or sent to it. */
export interface CatalogueCommands extends PersonCommands {
  readonly importFeed: (
    site: SiteCode,
    feed: AsyncIterable<Uint8Array>,
    onProgress: (items: number) => void,
    way?: FeedWay,
  ) => Promise<ImportOutcome>;
  /** `undefined` if the site sells nothing yet */
  readonly exportFeed: (site: SiteCode, format: FeedFormat) => Promise<AsyncIterable<string | Uint8Array> | undefined>;
  /** takes in parts of the content folder, all or nothing, and returns the changes; throws if a file is wrong */
  readonly takeContent: (
    command: ContentCommand,
    onSite: (site: SiteCode, outcome: ImportOutcome) => void,
  ) => Promise<readonly ContentChange[]>;
  /** returns the present content as files that import to it; throws an error with a sentence if no folder can */
  readonly exportContent: () => Promise<ContentFolder>;
  /** adds or removes a member of staff; throws an error with a sentence if it is not possible */
  readonly changeStaff: (command: StaffCommand) => Promise<void>;
}

const role = Type.Optional(Type.Enum(staffRoles));

/** Members of staff: they may preview the shop, and at the desk do what their role allows. */
export const staffCommandSchema = Type.Union([
  Type.Object({ what: Type.Literal('add'), name: Type.String(), password: Type.String(), role }),
  Type.Object({ what: Type.Literal('remove'), name: Type.String() }),
  /** without a role: takes it away */
  Type.Object({ what: Type.Literal('role'), name: Type.String(), role }),
]);
export type StaffCommand = Static<typeof staffCommandSchema>;

/** The command is not possible; the message is the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
