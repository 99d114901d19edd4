import { Type, type Static, type TSchema } from 'typebox';
import { importOutcomeSchema, type ImportOutcome } from '../catalogue/feed.contract.ts';
import { siteCodeSchema, type SiteCode } from './site.contract.ts';

/** What a command asks of the process that owns the data folder, through the socket there. Nothing of it is on a port. */
export const importCommandPath = '/commands/import';
export const exportCommandPath = '/commands/export';
export const contentCommandPath = '/commands/content';
export const staffCommandPath = '/commands/staff';
export const personCommandPath = '/commands/person';

/** Answers to import and content come line by line, each a JSON object: how far it is, and last what came of it. */
export const commandLineSchema = Type.Union([
  Type.Object({ kind: Type.Literal('progress'), items: Type.Integer() }),
  Type.Object({ kind: Type.Literal('site'), site: siteCodeSchema, outcome: importOutcomeSchema }),
  Type.Object({ kind: Type.Literal('done') }),
  /** in words for the one who asked */
  Type.Object({ kind: Type.Literal('failed'), reason: Type.String() }),
]);
export type CommandLine = Static<typeof commandLineSchema>;

export const feedFormats = ['xml', 'tsv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Where the shop keeps something of a person. */
export const personParts = ['accounts', 'registrations', 'carts', 'orders', 'newsletter', 'mails'] as const;
export type PersonPart = (typeof personParts)[number];

const ofEachPart = <T extends TSchema>(schema: T) =>
  Type.Object({
    accounts: schema,
    registrations: schema,
    carts: schema,
    orders: schema,
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
  /** all that is kept of an address, on all sites */
  readonly exportPerson: (email: string) => Promise<PersonRecord>;
  /** takes it away; answers how much that was */
  readonly erasePerson: (email: string) => Promise<Readonly<Record<PersonPart, number>>>;
}

/** What can be done to a catalogue by hand: by the owner of the database itself, or by asking it. */
export interface CatalogueCommands extends PersonCommands {
  readonly importFeed: (
    site: SiteCode,
    feed: AsyncIterable<Uint8Array>,
    onProgress: (items: number) => void,
  ) => Promise<ImportOutcome>;
  /** `undefined` where the site sells nothing yet */
  readonly exportFeed: (site: SiteCode, format: FeedFormat) => Promise<AsyncIterable<string | Uint8Array> | undefined>;
  /** takes content/ in again; throws where a file is wrong */
  readonly takeContent: (onSite: (site: SiteCode, outcome: ImportOutcome) => void) => Promise<void>;
  /** adds or removes a member of staff; throws a sentence where it cannot be done */
  readonly changeStaff: (command: StaffCommand) => Promise<void>;
}

/** Who may look at the shop as it will be. */
export const staffCommandSchema = Type.Union([
  Type.Object({ what: Type.Literal('add'), name: Type.String(), password: Type.String() }),
  Type.Object({ what: Type.Literal('remove'), name: Type.String() }),
]);
export type StaffCommand = Static<typeof staffCommandSchema>;

/** It cannot be done, for a reason that is said in words. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
