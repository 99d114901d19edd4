import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { DeskKind } from '../../contracts/staff/desk-items.contract.ts';
import type { DeskItem, Draft } from '../../contracts/staff/desk.contract.ts';
import { changesAt, spanOf } from '../../domain/content/release.rules.ts';
import { sites } from '../../sites/sites.ts';
import { changeOf, draftView, timesOf } from './desk-views.rules.ts';
import type { DraftRow, ReleaseRow } from './desk.repository.ts';
import type { DeskParts } from './desk-parts.ts';
import { faultsOf } from './kinds/item-kinds.rules.ts';
import { codesOf } from './kinds/known-codes.rules.ts';
import type { DeskKnowledge } from './kinds/promotion-faults.rules.ts';

/** Reads of the desk that several of its parts need. */
export const createDeskReads = ({ repository, folderItems, knowledge, now }: DeskParts) => {
  /** What is public of a kind on a site now; without one release what would be public. */
  const publicItems = async <Kind extends DeskKind>(
    site: SiteCode,
    kind: Kind,
    without?: number,
  ): Promise<ReadonlyMap<string, DeskItem<Kind>>> => {
    const { timeZone } = sites[site];
    const rows = await repository.changes(site, kind);
    const changes = rows.map((row) => changeOf(row, timeZone)).filter(({ release }) => release !== without);
    const items = new Map<string, DeskItem<Kind>>();
    for (const [key, body] of await folderItems[kind](site)) items.set(key, { kind, site, key, body });
    for (const [key, change] of changesAt(changes, now())) {
      const { body, release } = change;
      const name = rows.find((row) => row.release_id === release)?.release_name ?? '';
      if (body === undefined) items.delete(key);
      else items.set(key, { kind, site, key, body, release: { id: release, name } });
    }
    return items;
  };

  /** What the drafts of a release may name on a site: what is public, and the vouchers of the release itself. */
  const knowledgeOf = async (site: SiteCode, release: number, drafts: readonly DraftRow[]): Promise<DeskKnowledge> => {
    const { timeZone } = sites[site];
    const known = new Map([...(await publicItems(site, 'voucher', release))].map(([key, { body }]) => [key, body]));
    return { ...(await knowledge(site)), timeZone, vouchers: codesOf(known, drafts, timeZone) };
  };

  /** The drafts of a release with their differences and faults; each site and kind is read once. */
  const draftsOf = async (row: ReleaseRow, rows: readonly DraftRow[], times = timesOf(row)): Promise<Draft[]> => {
    const found: Draft[] = [];
    for (const [site, own] of Map.groupBy(rows, (one) => one.site)) {
      const all = await repository.drafts(row.id);
      const know = await knowledgeOf(
        site,
        row.id,
        all.filter((one) => one.site === site),
      );
      const span = spanOf(times, know.timeZone);
      for (const [kind, ofKind] of Map.groupBy(own, (one) => one.kind)) {
        const known = await publicItems(site, kind, row.id);
        for (const one of ofKind) {
          const faults = one.body ? faultsOf(kind, one.body, span, know) : [];
          found.push(draftView(one, known.get(one.key)?.body, faults));
        }
      }
    }
    return found;
  };
  return { publicItems, draftsOf };
};
