import { pictureUrl, socialWidth } from '../../contracts/shop/pictures.contract.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageHead, PageType } from '../../pages/page.ts';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import { sizeOf } from '../../services/pictures/pictures.rules.ts';
import { alternatesOf } from '../../sites/alternates.ts';
import { onEverySite } from '../../sites/siblings.ts';
import type { Site } from '../../sites/site.ts';
import type { Catalogue } from '../../sites/translate.ts';
import type { SiteHosts } from '../config/site-hosts.ts';
import type { DocumentProps } from '../../pages/shell/Document.tsx';
import type { Assets } from './assets.ts';
import type { Renderer } from './renderer.ts';

export interface ViewParts {
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  /** size of a picture's master, if known */
  readonly pictureSizeOf: (name: string) => Size | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly view: string;
  readonly type: PageType;
  readonly site: Site;
  readonly head: PageHead;
  readonly props: object;
  readonly moment: Moment;
  /** path of the request, for the addresses of the other sites */
  readonly path: string;
  readonly reducedHeader: boolean;
  readonly reducedFooter: boolean;
  readonly bot: boolean;
  readonly focusesFault?: boolean;
  readonly tracked?: readonly TrackedEvent[];
}

/** Only the search page fills its search box. */
const searchTermOf = ({ view, props }: Drawing): string =>
  view === 'SearchPage' ? ((props as { readonly term?: string }).term ?? '') : '';

/** PREV-7: marks a preview on the page itself. */
export const markOf = ({ isPreview, at, abTests, release }: Moment, back: string) =>
  isPreview
    ? {
        mark: {
          at: at.toISOString(),
          groups: [
            ...Object.entries(abTests).map(([test, group]) => `${test}: ${group}`),
            ...(release === undefined ? [] : [`Release ${release}`]),
          ],
          back,
        },
      }
    : {};

/** The picture of pages that have none of their own. */
const shopPicture = 'social';

/** The picture that is shown where a page is shared, with the size in which it is served. */
const socialPicture = (name: string = shopPicture, masterSizeOf: ViewParts['pictureSizeOf']) => {
  const path = pictureUrl(name, 'original', socialWidth, 'webp');
  const master = masterSizeOf(name);
  return master ? { path, ...sizeOf({ ...master, left: 0, top: 0 }, socialWidth) } : { path };
};

const assetsOf = (
  assets: Assets,
  { head: { script }, reducedHeader, site, view }: Drawing,
): DocumentProps['assets'] => ({
  runtime: assets.runtime,
  ...(script && assets[script] ? { script: assets[script] } : {}),
  styles: assets.headOf(view).styles,
  early: assets.earlyOf?.(view) ?? [],
  ahead: assets.aheadOf?.(view, site.code, !reducedHeader) ?? [],
  fonts: assets.fontsOf?.(site.language) ?? [],
});

/** Draws a loaded page with the shell of its site. */
export const createViewDrawing = ({ catalogues, hosts, pictureSizeOf, renderer, shell }: ViewParts) => {
  return async (drawing: Drawing): Promise<Buffer> => {
    const {
      view,
      type,
      site,
      head,
      props,
      moment,
      path,
      reducedHeader,
      reducedFooter,
      bot,
      focusesFault = false,
    } = drawing;
    const { renderPage } = await renderer.module();
    const siblings = head.siblings === true ? onEverySite(head.canonical ?? path) : (head.siblings ?? {});
    return renderPage(
      view,
      props,
      {
        head,
        pageType: type,
        pageName: view.replace(/Page$/, ''),
        abTests: moment.abTests,
        tracked: drawing.tracked ?? [],
        siblings: alternatesOf(siblings, hosts.originOf),
        origin: hosts.originOf(site),
        picture: socialPicture(head.picture, pictureSizeOf),
        shell: await shell(site, moment),
        reducedHeader,
        reducedFooter,
        bot,
        searchTerm: searchTermOf(drawing),
        ...markOf(moment, path),
        assets: assetsOf(renderer.assets, drawing),
      },
      { site, catalogue: catalogues[site.code] ?? {}, focusesFault },
    );
  };
};
