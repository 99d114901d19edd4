import type { Searched } from '../../contracts/search/search.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageDefinition, PageHead, PageRequest, PageServices, PageSubmission } from '../../pages/page.ts';
import type { Site } from '../../sites/site.ts';
import { translator, type Translate } from '../../sites/translate.ts';
import { createViewDrawing, type ViewParts } from './draw-view.ts';

export interface DrawingParts extends ViewParts {
  readonly services: PageServices;
}

/** The kind of visitor that a rendering is for. */
export interface Variant {
  readonly site: Site;
  readonly bot: boolean;
  readonly reducedFooter: boolean;
  /** for one visitor: the first fault of a form gets the focus */
  readonly focusesFault?: boolean;
}

export type ErrorKind = 'missing' | 'gone' | 'broken';

export type PageOutcome =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: Buffer;
      /** the name of the component that was drawn */
      readonly view: string;
      readonly searched?: Searched;
      readonly retryAfterSeconds?: number;
    }
  | {
      readonly kind: 'moved';
      readonly status: 301 | 302;
      readonly location: string;
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'missing' };

const viewName = (definition: { readonly name: string }): string =>
  `${definition.name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

export const errorView = 'ErrorPage';

/** The title that a browser and search engines show. */
const withShop = (head: PageHead, t: Translate): PageHead =>
  head.isWholeTitle ? head : { ...head, title: `${head.title} | ${t('ui.shop.name')}` };

/** Loads and draws pages; the status is all that it knows of HTTP. */
export const createPageDrawing = (parts: DrawingParts) => {
  const { catalogues, services } = parts;
  const draw = createViewDrawing(parts);
  const wordsOf = (site: Site) => translator(catalogues[site.code] ?? {}, site.locale);

  return {
    /** Draws one page per kind and site, which all wrong addresses share. */
    errorPage: async (kind: ErrorKind, site: Site, moment: Moment, requestId?: string): Promise<Buffer> => {
      const t = wordsOf(site);
      const tree = await services.catalogue.tree(site.code).catch(() => ({ top: [] }));
      return draw({
        view: errorView,
        type: 'error',
        site,
        head: { title: t(`page.error.${kind}.title`) },
        props: {
          kind,
          categories: tree.top.map(({ title, url, picture }) => ({ title, url, picture })),
          ...(requestId === undefined ? {} : { requestId }),
        },
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
      { site, bot, reducedFooter, focusesFault = false }: Variant,
    ): Promise<PageOutcome> => {
      const t = wordsOf(site);
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
      const view = viewName(definition);
      const html = await draw({
        view,
        type: definition.type,
        site,
        head: withShop(answer.head, t),
        ...(answer.tracked ? { tracked: answer.tracked } : {}),
        props: answer.props,
        moment: request.moment,
        path: request.path,
        reducedHeader: definition.reducedHeader ?? false,
        reducedFooter: reducedFooter || (definition.reducedFooter ?? false),
        bot,
        focusesFault,
      });
      const { status, searched, retryAfterSeconds } = answer;
      return {
        kind: 'page',
        status,
        html,
        view,
        ...(searched === undefined ? {} : { searched }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    },
  };
};
export type PageDrawing = ReturnType<typeof createPageDrawing>;
