import type {
  DeskItem,
  DeskItemsQuery,
  DeskRefusalCode,
  Draft,
  DropDraft,
  HistoryEntry,
  HistoryQuery,
  OpenRelease,
  PutDraft,
  ReleaseList,
  Restore,
} from '../../contracts/staff/desk.contract.ts';
import type { ItemBody } from '../../contracts/staff/desk-items.contract.ts';
import { draftRefusal } from '../../domain/content/release.rules.ts';
import { fieldDifferences } from '../../lib/field-differences.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { historyView, releaseView, stateOfRelease } from './desk-views.rules.ts';
import type { DeskRepository, DraftRow, ReleaseRow } from './desk.repository.ts';
import { done, refused, type DeskOutcome, type DeskParts, type DeskPerson, type DeskRefusal } from './desk-parts.ts';
import { createDeskReads } from './desk-reads.service.ts';
import { shapeFaultsOf } from './kinds/item-kinds.rules.ts';

const mostDrafts = 200;
const mostItems = 2000;

type DraftPlace = Pick<DraftRow, 'kind' | 'site' | 'key'>;
/** `undefined`: the draft is dropped */
type NewBody = ItemBody | null | undefined;

/** What became of a change inside of its transaction. */
type Written =
  | { readonly kind: 'refused'; readonly refusal: DeskRefusal }
  | { readonly kind: 'changed'; readonly row: ReleaseRow; readonly known: DraftRow | undefined }
  | { readonly kind: 'written'; readonly row: ReleaseRow; readonly draft: DraftRow | undefined };

const writtenNot = (code: DeskRefusalCode, members?: object): Written => ({
  kind: 'refused',
  refusal: refused(code, members),
});

/** Writes a draft inside of a transaction, and its entry of the history. */
const write = async (
  inside: DeskRepository,
  at: Date,
  person: DeskPerson,
  id: number,
  { kind, site, key, version }: DropDraft,
  body: NewBody,
  before: ItemBody | null,
): Promise<Written> => {
  const row = await inside.locked(id);
  if (!row) return writtenNot('MISSING');
  const state = stateOfRelease(row, at);
  const refusal = draftRefusal(state, person.role);
  if (refusal) return writtenNot(refusal, { state });
  if (!row.sites.includes(site)) return writtenNot('SITE');
  const place: DraftPlace = { kind, site, key };
  const known = await inside.draft(id, place);
  if ((known?.version ?? 0) !== version) return { kind: 'changed', row, known };
  if (!known && row.drafts >= mostDrafts) return writtenNot('LIMIT', { limit: mostDrafts });
  if (body === undefined) await inside.dropDraft(id, place);
  else await inside.putDraft(id, { ...place, body }, person.name, at);
  await inside.addHistory({
    ...place,
    at,
    who: person.name,
    act: body === undefined ? 'draftDropped' : 'draft',
    release_id: id,
    release_name: row.name,
    before: known ? known.body : before,
    after: body === undefined ? before : body,
  });
  // What is scheduled is part of the times that public pages are cached by.
  await (state === 'scheduled' ? inside.touchSites([site]) : inside.touchDrafts([site]));
  return { kind: 'written', row, draft: await inside.draft(id, place) };
};

/** Items, drafts and their history. */
export const createDesk = (parts: DeskParts) => {
  const { repository, together, now } = parts;
  const { publicItems, draftsOf } = createDeskReads(parts);

  const oneDraft = async (row: ReleaseRow, draft: DraftRow | undefined): Promise<Draft | undefined> =>
    draft && (await draftsOf(row, [draft]))[0];

  /** DESK-4: writes a draft, unless another person has written it since the caller read it. */
  const change = async (
    person: DeskPerson,
    id: number,
    place: DropDraft,
    body: NewBody,
  ): Promise<DeskOutcome<Draft | undefined>> => {
    const faults = body ? shapeFaultsOf(place.kind, body) : [];
    if (faults.length > 0) return refused('INVALID', { faults });
    const before = (await publicItems(place.site, place.kind, id)).get(place.key)?.body ?? null;
    const written = await together((inside) => write(inside, now(), person, id, place, body, before));
    if (written.kind === 'refused') return written.refusal;
    if (written.kind === 'written') return done(await oneDraft(written.row, written.draft));
    const { row, known } = written;
    return refused('CHANGED', {
      current: (await oneDraft(row, known)) ?? null,
      difference: body === undefined ? [] : fieldDifferences(body, known?.body),
    });
  };

  return {
    /** of one site or all, of one key or all */
    items: async ({ kind, site, key }: DeskItemsQuery): Promise<DeskItem[]> => {
      const found: DeskItem[] = [];
      for (const one of site === undefined ? siteCodes : [site])
        found.push(...[...(await publicItems(one, kind)).values()].filter((item) => (key ?? item.key) === item.key));
      return found.slice(0, mostItems);
    },
    releases: async ({ role }: DeskPerson): Promise<ReleaseList> => {
      const at = now();
      return { role, releases: (await repository.releases()).map((row) => releaseView(row, role, at)) };
    },
    open: async ({ role }: DeskPerson, id: number): Promise<DeskOutcome<OpenRelease>> => {
      const row = await repository.release(id);
      if (!row) return refused('MISSING');
      const drafts = await draftsOf(row, await repository.drafts(id));
      return done({ release: releaseView(row, role, now()), drafts });
    },
    putDraft: (person: DeskPerson, id: number, { body, ...place }: PutDraft) => change(person, id, place, body),
    dropDraft: (person: DeskPerson, id: number, place: DropDraft) => change(person, id, place, undefined),
    history: async (query: HistoryQuery): Promise<HistoryEntry[]> => (await repository.history(query)).map(historyView),
    /** Puts the state before an entry of the history into a release, where it is a draft like every other. */
    restore: async (person: DeskPerson, entry: number, { release, version }: Restore) => {
      const row = await repository.historyEntry(entry);
      if (!row?.kind || !row.site || row.key === null) return refused('MISSING');
      return change(person, release, { kind: row.kind, site: row.site, key: row.key, version }, row.before);
    },
  };
};
export type Desk = ReturnType<typeof createDesk>;
