import { onEverySite } from '../../sites/siblings.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { pictureUrl, socialWidth } from '../../contracts/shop/pictures.contract.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type {
  PageDefinition,
  PageHead,
  PageRequest,
  PageServices,
  PageSubmission,
  PageType,
} from '../../pages/page.ts';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import { sizeOf } from '../../services/pictures/pictures.rules.ts';
import { alternatesOf } from '../../sites/alternates.ts';
import type { Language, Site } from '../../sites/site.ts';
import { translator, type Catalogue } from '../../sites/translate.ts';
import type { Renderer } from './renderer.ts';
import type { SiteHosts } from '../config/site-hosts.ts';

export interface DrawingParts {
  readonly services: PageServices;
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  /** of a picture's master, where it is known */
  readonly pictureSizeOf: (name: string) => Size | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Everything that makes one rendering differ from another of the same address; few, and all of them here. */
export interface Variant {
  readonly site: Site;
  readonly bot: boolean;
  readonly reducedFooter: boolean;
}

export type ErrorKind = 'missing' | 'gone' | 'broken';

export type PageOutcome =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: Buffer;
      readonly searched?: string;
      readonly retryAfterSeconds?: number;
    }
  | {
      readonly kind: 'moved';
      readonly status: 301 | 302;
      readonly location: string;
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'missing' };

interface Drawing {
  readonly view: string;
  readonly type: PageType;
  readonly site: Site;
  readonly head: PageHead;
  readonly props: object;
  readonly moment: Moment;
  /** as asked, for the addresses of the other sites */
  readonly path: string;
  readonly reducedHeader: boolean;
  readonly reducedFooter: boolean;
  readonly bot: boolean;
  readonly tracked?: readonly TrackedEvent[];
}

/** Every page of theirs has letters of the extended faces: fetched later, those would come in when the page is already read. */
const extendedLanguages: ReadonlySet<Language> = new Set(['cs', 'hu', 'pl', 'sk', 'tr']);

const viewName = (definition: { readonly name: string }): string =>
  `${definition.name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** Only a search page has something in its search box. */
const searchTermOf = ({ view, props }: Drawing): string =>
  view === 'SearchPage' ? ((props as { readonly term?: string }).term ?? '') : '';

/** PREV-7: says on the page itself that it is not the shop of now. */
const markOf = ({ isPreview, at, abTests }: Moment, back: string) =>
  isPreview
    ? {
        mark: {
          at: at.toISOString(),
          groups: Object.entries(abTests).map(([test, group]) => `${test}: ${group}`),
          back,
        },
      }
    : {};

/** The shop's own picture, for pages that have none. */
const shopPicture = 'social';

/** What stands for a page where somebody shares its address, with the size that it is served in. */
const socialPicture = (name: string = shopPicture, masterSizeOf: DrawingParts['pictureSizeOf']) => {
  const path = pictureUrl(name, 'original', socialWidth, 'webp');
  const master = masterSizeOf(name);
  return master ? { path, ...sizeOf({ ...master, left: 0, top: 0 }, socialWidth) } : { path };
};

const longestMs = 10 * 60_000;

export interface Switches {
  /** when anything that stands on the site's pages changes next by schedule */
  readonly nextSwitch: (site: SiteCode, at: Date) => Date | undefined;
}

/** How long what is drawn at a moment may be shown (ms since 1970). */
export const freshUntilSwitch = ({ nextSwitch }: Switches, site: Site, at: Date): number => {
  const longest = at.getTime() + longestMs;
  return Math.min(longest, nextSwitch(site.code, at)?.getTime() ?? longest);
};

/** Loads and draws pages; knows nothing of HTTP but the status. */
export const createPageDrawing = ({ catalogues, hosts, pictureSizeOf, renderer, services, shell }: DrawingParts) => {
  const textsOf = (site: Site): Catalogue => catalogues[site.code] ?? {};

  const draw = async (drawing: Drawing): Promise<Buffer> => {
    const { view, type, site, head, props, moment, path, reducedHeader, reducedFooter, bot } = drawing;
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
        assets: {
          runtime: renderer.assets.runtime,
          styles: renderer.assets.stylesOf(view),
          fonts: [
            ...renderer.assets.fonts,
            ...(extendedLanguages.has(site.language) ? (renderer.assets.extendedFonts ?? []) : []),
          ],
        },
      },
      { site, catalogue: textsOf(site) },
    );
  };

  return {
    /** One page a kind and site, whatever address was asked for: a thousand wrong addresses are one rendering. */
    errorPage: async (kind: ErrorKind, site: Site, moment: Moment): Promise<Buffer> => {
      const t = translator(textsOf(site), site.locale);
      const tree = await services.catalogue.tree(site.code).catch(() => ({ top: [] }));
      return draw({
        view: 'ErrorPage',
        type: 'error',
        site,
        head: { title: t(`page.error.${kind}.title`) },
        props: { kind, categories: tree.top.map(({ title, url, picture }) => ({ title, url, picture })) },
        moment,
        path: '/',
        reducedHeader: false,
        reducedFooter: false,
        bot: false,
      });
    },

    showPage: async (
      definition: PageDefinition<never>,
      request: Omit<PageRequest, 't'> & { readonly form?: PageSubmission['form'] },
      { site, bot, reducedFooter }: Variant,
    ): Promise<PageOutcome> => {
      const t = translator(textsOf(site), site.locale);
      const { form, ...asked } = request;
      const answer =
        form && definition.submit
          ? await definition.submit({ ...asked, t, form }, services)
          : await definition.load({ ...asked, t }, services);
      if (answer.kind === 'missing') return answer;
      if (answer.kind === 'moved') {
        const { permanent, to, setCookies } = answer;
        return { kind: 'moved', status: permanent ? 301 : 302, location: to, ...(setCookies ? { setCookies } : {}) };
      }
      const html = await draw({
        view: viewName(definition),
        type: definition.type,
        site,
        head: answer.head,
        ...(answer.tracked ? { tracked: answer.tracked } : {}),
        props: answer.props,
        moment: request.moment,
        path: request.path,
        reducedHeader: definition.reducedHeader ?? false,
        reducedFooter: reducedFooter || (definition.reducedFooter ?? false),
        bot,
      });
      const { status, searched, retryAfterSeconds } = answer;
      return {
        kind: 'page',
        status,
        html,
        ...(searched === undefined ? {} : { searched }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    },
  };
};
