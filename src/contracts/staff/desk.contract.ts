import { Type, type Static } from 'typebox';
import { deskTimePattern } from './desk-time.constants.ts';
import {
  deskKinds,
  itemKeys,
  itemSchemas,
  type DeskKind,
  type ItemBodies,
  type ItemBody,
} from './desk-items.contract.ts';
import { siteCodeSchema, type SiteCode } from '../shop/site.contract.ts';

/** Each role may do what the roles before it may do. */
export const staffRoles = ['reader', 'editor', 'publisher'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const releaseStates = ['draft', 'scheduled', 'live', 'ended', 'takenBack'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const releaseActs = ['rename', 'schedule', 'unschedule', 'publish', 'takeBack', 'reopen', 'remove'] as const;
export type ReleaseAct = (typeof releaseActs)[number];

const closed = { additionalProperties: false } as const;
/** Local time of a site; unlike the files, the desk knows no days relative to today. */
const localTime = Type.String({ pattern: deskTimePattern });
const nameSchema = Type.String({ pattern: '^\\S(?:.{0,78}\\S)?$' });
const releaseSites = Type.Array(siteCodeSchema, { minItems: 1, maxItems: 9, uniqueItems: true });
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const kind = Type.Enum(deskKinds);
const key = itemKeys.promotion;
const bodySchema = Type.Union([
  itemSchemas.promotion,
  itemSchemas.themeworld,
  itemSchemas.navigation,
  itemSchemas.search,
  itemSchemas.voucher,
]);

/** A field that differs: its path (`content.headline`) and both values as texts; a missing one is empty. */
export const differenceSchema = Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() });
export type FieldDifference = Static<typeof differenceSchema>;

export const itemFaultCodes = [
  'shape', // the schema refuses the field
  'needed', // the type shows nothing without the field
  'order', // ends before it begins
  'time', // no such day
  'picture', // the shop does not have it
  'css', // not allowed in content
  'voucher', // unknown, or not valid for as long as it is shown
  'test', // unknown test or group
  'category', // the shop does not have it
  'target', // no page answers there
  'twice', // occurs twice
] as const;
/** The reason why an item cannot be shown: the field, and the value or the sentence of the schema. */
export const itemFaultSchema = Type.Object({
  code: Type.Enum(itemFaultCodes),
  field: Type.String(),
  text: Type.String(),
});
export type ItemFault = Static<typeof itemFaultSchema>;

export const draftSchema = Type.Object({
  kind,
  site: siteCodeSchema,
  key,
  /** `null`: the item is not shown */
  body: Type.Union([bodySchema, Type.Null()]),
  version,
  changedBy: Type.String(),
  changedAt: Type.String(),
  /** to what is public without the release */
  difference: Type.Array(differenceSchema),
  /** what keeps it from being published */
  faults: Type.Array(itemFaultSchema),
});
export type Draft = Static<typeof draftSchema>;

/** When a release is public on a site, as instants. */
export const releaseSiteSchema = Type.Object({
  site: siteCodeSchema,
  state: Type.Enum(releaseStates),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
});

export const releaseSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  state: Type.Enum(releaseStates),
  sites: Type.Array(releaseSiteSchema),
  /** local times of the sites */
  startsAt: Type.Optional(localTime),
  endsAt: Type.Optional(localTime),
  publishedAt: Type.Optional(Type.String()),
  takenBackAt: Type.Optional(Type.String()),
  drafts: Type.Integer(),
  version,
  changedBy: Type.String(),
  changedAt: Type.String(),
  /** what the caller may do with it now */
  acts: Type.Array(Type.Enum(releaseActs)),
  mayEdit: Type.Boolean(),
});
export type Release = Static<typeof releaseSchema>;

export const releaseListSchema = Type.Object({
  role: Type.Enum(staffRoles),
  releases: Type.Array(releaseSchema, { maxItems: 200 }),
});
export type ReleaseList = Static<typeof releaseListSchema>;
export const openReleaseSchema = Type.Object({ release: releaseSchema, drafts: Type.Array(draftSchema) });
export type OpenRelease = Static<typeof openReleaseSchema>;

/** An item as it is public now, with the release that has changed it. */
export const deskItemSchema = Type.Object({
  kind,
  site: siteCodeSchema,
  key: Type.String(),
  body: bodySchema,
  release: Type.Optional(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export interface DeskItem<Kind extends DeskKind = DeskKind> {
  readonly kind: Kind;
  readonly site: SiteCode;
  readonly key: string;
  readonly body: ItemBodies[Kind];
  readonly release?: { readonly id: number; readonly name: string };
}
export const deskItemsSchema = Type.Object({ items: Type.Array(deskItemSchema, { maxItems: 2000 }) });
/** Without a site: the item of all sites that have it. */
export const deskItemsQuerySchema = Type.Object(
  { kind, site: Type.Optional(siteCodeSchema), key: Type.Optional(key) },
  closed,
);
export type DeskItemsQuery = Static<typeof deskItemsQuerySchema>;

export const newReleaseSchema = Type.Object({ name: nameSchema, sites: releaseSites }, closed);
export type NewRelease = Static<typeof newReleaseSchema>;

/** `version` is that of the draft that the caller has seen; 0 for a new one. */
const putOf = <Kind extends DeskKind>(one: Kind) =>
  Type.Object(
    {
      kind: Type.Literal(one),
      site: siteCodeSchema,
      key: itemKeys[one],
      body: Type.Union([itemSchemas[one], Type.Null()]),
      version,
    },
    closed,
  );
export const putDraftSchema = Type.Union([
  putOf('promotion'),
  putOf('themeworld'),
  putOf('navigation'),
  putOf('search'),
  putOf('voucher'),
]);
/** Kind and body fit: the call checks it. */
export interface PutDraft extends DropDraft {
  readonly body: ItemBody | null;
}
export const dropDraftSchema = Type.Object({ kind, site: siteCodeSchema, key, version }, closed);
export type DropDraft = Static<typeof dropDraftSchema>;

/** `version` is that of the release that the caller has seen. */
export const actSchema = Type.Union([
  Type.Object({ act: Type.Literal('rename'), version, name: nameSchema, sites: releaseSites }, closed),
  Type.Object(
    { act: Type.Literal('schedule'), version, startsAt: localTime, endsAt: Type.Optional(localTime) },
    closed,
  ),
  Type.Object({ act: Type.Literal('publish'), version, endsAt: Type.Optional(localTime) }, closed),
  Type.Object({ act: Type.Enum(['unschedule', 'takeBack', 'reopen', 'remove'] as const), version }, closed),
]);
export type Act = Static<typeof actSchema>;

export const historyEntrySchema = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  who: Type.String(),
  act: Type.String(),
  release: Type.Object({ id: Type.Integer(), name: Type.String() }),
  site: Type.Optional(siteCodeSchema),
  key: Type.Optional(Type.String()),
  difference: Type.Array(differenceSchema),
  /** whether the state before can be put into a release again */
  isRestorable: Type.Boolean(),
});
export type HistoryEntry = Static<typeof historyEntrySchema>;
export const historySchema = Type.Object({ entries: Type.Array(historyEntrySchema, { maxItems: 200 }) });
export const historyQuerySchema = Type.Object(
  {
    site: Type.Optional(siteCodeSchema),
    key: Type.Optional(key),
    release: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  closed,
);
export type HistoryQuery = Static<typeof historyQuerySchema>;
export const restoreSchema = Type.Object({ release: Type.Integer({ minimum: 1 }), version }, closed);
export type Restore = Static<typeof restoreSchema>;

export const releaseParamsSchema = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

const drawnOf = <Kind extends 'promotion' | 'themeworld' | 'navigation'>(one: Kind) =>
  Type.Object({ kind: Type.Literal(one), site: siteCodeSchema, item: itemSchemas[one] }, closed);
export const siteQuerySchema = Type.Object({ site: siteCodeSchema }, closed);
export type SiteQuery = Static<typeof siteQuerySchema>;

/** Search words and vouchers have no region. */
export const drawnSchema = Type.Union([drawnOf('promotion'), drawnOf('themeworld'), drawnOf('navigation')]);
export type DrawnItem = Static<typeof drawnSchema>;

/** Codes of refusals, as `error` in the problem, with their status. */
export const deskRefusals = {
  /** the release or the entry does not exist */
  MISSING: 404,
  /** the role does not allow it */
  ROLE: 403,
  /** not in the state of the release; `state` says which */
  STATE: 409,
  /** another person was faster: `current` and `difference` say what they changed */
  CHANGED: 409,
  /** the release has no drafts */
  EMPTY: 422,
  /** a time in the past, an end before its beginning, no such day */
  TIME: 422,
  /** an item cannot be shown: `faults` */
  INVALID: 422,
  /** a draft for a site that the release does not have */
  SITE: 422,
  /** too many releases or drafts */
  LIMIT: 422,
  /** another test has the name */
  TAKEN: 409,
  /** the groups of a test occur twice, or fewer than two have a share */
  GROUPS: 422,
  /** three tests run on the site at that time already: `site` and `names` */
  TESTS: 422,
} as const;
export type DeskRefusalCode = keyof typeof deskRefusals;
