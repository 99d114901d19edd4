import type { CalendarEntry, CalendarKind } from '../../contracts/staff/calendar.contract.ts';
import { deskPreviewPath } from '../../contracts/staff/desk-paths.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { DeskData, DeskView } from '../desk-data.ts';

/** The shop of a site as of a moment, with the drafts of a release if one is named. */
export const previewUrl = (
  site: SiteCode,
  at: string | undefined,
  { path, release }: { readonly path?: string; readonly release?: number } = {},
): string => {
  const query = new URLSearchParams({ site });
  if (at !== undefined) query.set('at', at);
  if (release !== undefined) query.set('release', String(release));
  if (path !== undefined && path !== '/') query.set('to', path);
  return `${deskPreviewPath}?${query}`;
};

const viewUrl = ({ views }: Pick<DeskData, 'views'>, view: DeskView): string =>
  views.find((one) => one.view === view)?.url ?? '';

/** Where an entry is edited or, where the desk has no form for it, seen. */
export const itemUrl = (
  data: Pick<DeskData, 'views'>,
  site: SiteCode,
  kind: CalendarKind,
  { key, path }: Pick<CalendarEntry, 'key' | 'path'>,
): string => {
  if (key !== undefined) return `${viewUrl(data, 'promotions')}&${new URLSearchParams({ site, item: key })}`;
  if (kind === 'test') return viewUrl(data, 'tests');
  return path;
};
