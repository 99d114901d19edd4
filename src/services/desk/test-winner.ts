import type { DeskItem } from '../../contracts/staff/desk.contract.ts';
import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { DeskRepository, NewHistory } from './desk.repository.ts';
import type { DeskTestRow } from './desk-test.repository.ts';

export interface WinnerDraft {
  readonly site: SiteCode;
  readonly key: string;
  readonly before: PromotionItem;
  /** `null`: the content of a group that has lost */
  readonly after: PromotionItem | null;
}

/** The content of the winner without its test, and that of the other groups no more. */
export const winnerDrafts = (items: Iterable<DeskItem<'promotion'>>, test: string, winner: string): WinnerDraft[] =>
  [...items].flatMap(({ site, key, body }) => {
    if (body.test?.name !== test) return [];
    const { test: own, ...forAll } = body;
    return [{ site, key, before: body, after: own.group === winner ? forAll : null }];
  });

const longestName = 80;

/** DESK-5: the content of the winner is shown to all visitors by a release that is published at once, and can be taken back as any other. */
export const releaseWinner = async (
  desk: DeskRepository,
  drafts: readonly WinnerDraft[],
  { name: test, sites }: Pick<DeskTestRow, 'name' | 'sites'>,
  winner: string,
  who: string,
  at: Date,
): Promise<void> => {
  if (drafts.length === 0) return;
  const touched = sites.filter((site) => drafts.some((one) => one.site === site));
  const name = `${test}: ${winner}`.slice(0, longestName);
  const id = await desk.addRelease(name, touched, who, at);
  const note: Omit<NewHistory, 'act'> = {
    at,
    who,
    release_id: id,
    release_name: name,
    kind: null,
    site: null,
    key: null,
    before: null,
    after: null,
  };
  await desk.addHistory({ ...note, act: 'made' });
  for (const { site, key, before, after } of drafts) {
    const place = { kind: 'promotion' as const, site, key };
    await desk.putDraft(id, { ...place, body: after }, who, at);
    await desk.addHistory({ ...note, ...place, act: 'draft', before, after });
  }
  const release = await desk.release(id);
  if (release) await desk.putRelease({ ...release, published_at: at }, who, at);
  await desk.addHistory({ ...note, act: 'published' });
};
