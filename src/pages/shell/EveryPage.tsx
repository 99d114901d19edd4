import { Region, StaticRegion } from '../../islands/Region.tsx';
import { island as preview } from '../../regions/preview/preview.island.tsx';
import type { PreviewProps } from '../../regions/preview/Preview.tsx';
import { AppBannerShell } from './Shell.tsx';

/** PREV-7: what staff see of a preview on each page. */
export type PreviewMark = NonNullable<PreviewProps['mark']>;

/** The regions of every page that show nothing by themselves: asleep they cost their elements alone. */
export const EveryPageShell = ({
  mark,
  reducedHeader,
  bot = false,
}: {
  readonly mark?: PreviewMark | undefined;
  readonly reducedHeader: boolean;
  readonly bot?: boolean;
}) => (
  <>
    {/* Empty for visitors. */}
    <Region of={preview} props={mark ? { mark } : {}} />
    {!reducedHeader && !bot && <AppBannerShell />}
    {!bot && <StaticRegion name="activity" />}
  </>
);
