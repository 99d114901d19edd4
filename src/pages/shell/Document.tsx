import type { ReactNode } from 'react';
import { CachedStaticRegion, InlineStyles } from '../../islands/Region.tsx';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { appStores } from '../../sites/links.ts';
import { usualSettings } from '../../regions/header/settings.rules.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { Alternate } from '../../sites/alternates.ts';
import { useSite } from '../../sites/site-context.tsx';
import { srcSetOf } from '../../ui/picture/Picture.tsx';
import type { PageHead, PageType } from '../page.ts';
import { EarlyPanels } from './EarlyPanels.tsx';
import { firstViewEnds, LaterSheetsProvider, ofPhones, Links } from './FirstViewEnd.tsx';
import { EveryPageShell, type PreviewMark } from './EveryPage.tsx';
import { ConsentShell, firstLevel, FooterShell, HeaderShell, TrackingShell } from './Shell.tsx';
import { pageDataOf } from './page-data.rules.ts';
import type { ShellData } from './shell-data.ts';
import { SocialMeta, type SocialPicture } from './SocialMeta.tsx';
import { structuredJson } from './structured.rules.ts';

export interface PageStyles {
  /** in the head itself, so that the first paint waits for no other file; `sheets` are the files that it is made of */
  readonly inlined?: { readonly sheets: readonly string[]; readonly text: string };
  /** addresses of sheets after the first view, where the page has its `FirstViewEnd` */
  readonly later?: readonly string[];
  /** addresses of the other sheets: at the end of `main`, or all of them in the head where nothing is inlined (development) */
  readonly links: readonly string[];
}

export interface DocumentProps {
  readonly head: PageHead;
  readonly pageType: PageType;
  /** TRK-2: its name for trackers */
  readonly pageName: string;
  readonly abTests: Readonly<Record<string, string>>;
  /** TRK-1: the events at its start */
  readonly tracked: readonly TrackedEvent[];
  /** the same page on each site */
  readonly siblings: readonly Alternate[];
  /** the preview picture for sharing */
  readonly picture: SocialPicture;
  /** the site's own origin, for absolute addresses */
  readonly origin: string;
  readonly shell: ShellData;
  readonly reducedHeader: boolean;
  /** FOOT-5 */
  readonly reducedFooter: boolean;
  /** the term in the search box */
  readonly searchTerm: string;
  /** NAV-6: search engines get the whole tree of the navigation */
  readonly bot: boolean;
  /** the mark of a preview for staff (PREV-7) */
  readonly mark?: PreviewMark;
  readonly assets: {
    readonly runtime: string;
    /** of the page itself */
    readonly script?: string | undefined;
    readonly styles: PageStyles;
    /** scripts that are fetched when the browser is idle, and run at the first tap */
    readonly early?: readonly string[];
    /** names of files that are fetched a second after the page where the line is good, and run at the first tap */
    readonly ahead?: readonly string[];
    readonly fonts: readonly string[];
  };
  readonly children: ReactNode;
}

/** HDR-2: pages whose header does not stick. */
const standsStillOn: ReadonlySet<PageType> = new Set(['basket', 'ProductDetailPage']);

/** HDR-3: the header settings of the shop's own pages. */
const settingsOf = ({ pageType, reducedHeader, shell }: DocumentProps) => ({
  ...usualSettings,
  stage: shell.stage,
  sticky: !standsStillOn.has(pageType),
  reduced: reducedHeader,
  showsecurehint: reducedHeader,
});

/** FOOT-3. Not with a reduced header, which has no other links either. */
const hasNewsletter = ({ reducedFooter, reducedHeader, head }: DocumentProps) =>
  !reducedFooter && !reducedHeader && !head.hidesNewsletter;

const dataOf = ({ pageName, pageType, abTests }: DocumentProps, language: string) =>
  pageDataOf({ name: pageName, type: pageType, language, abTests });

/**
 * A browser reads on when these sheets are there, and paints meanwhile. A list may lose its end of the first view when it is redrawn, so
 * the sheets of the page's end are linked there once more.
 */
const afterFirstView = ({ inlined, later = [], links }: PageStyles): readonly string[] => {
  if (!inlined) return [];
  return later.length > 0 ? later : links;
};

/** Asked for at the start, used at the end of the first view: there they would otherwise hold up the parser. */
const Ahead = ({ links }: Pick<PageStyles, 'links'>) =>
  links.map((href) => <link key={href} rel="preload" as="style" href={href} fetchPriority="low" />);

/**
 * The first file of the page: before the styles of the head, which take 0.1 s on a slow line, and before other files, which would
 * share the line with it. Browsers without AVIF find their picture in the page.
 */
const FirstPicture = ({ picture }: { readonly picture: NonNullable<PageHead['firstPicture']> }) => {
  const [avif] = pictureSources(picture.name);
  return (
    avif && (
      <link
        rel="preload"
        as="image"
        type={`image/${avif.format}`}
        // For browsers that do not read `imagesrcset`.
        href={avif.url(Math.max(...picture.widths))}
        imageSrcSet={srcSetOf(avif, picture.widths)}
        imageSizes={picture.sizes}
        media={picture.media}
        fetchPriority="high"
      />
    )
  );
};

const mainEnd = 'main-end';

/** Without it the page is painted in parts, which move when the next part arrives. */
const PaintedAt = ({ ends }: { readonly ends: PageHead['firstViewEnds'] }) =>
  ends === 2 ? (
    <>
      <link rel="expect" href={`#${firstViewEnds.phones}`} blocking="render" media={ofPhones} />
      <link rel="expect" href={`#${firstViewEnds.all}`} blocking="render" media={`not all and ${ofPhones}`} />
    </>
  ) : (
    <link rel="expect" href={`#${ends === 1 ? firstViewEnds.all : mainEnd}`} blocking="render" />
  );

const Head = ({
  head,
  siblings,
  origin,
  picture,
  assets: { runtime, script, styles, fonts, early },
  mark,
  reducedHeader,
}: DocumentProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {head.firstPicture && <FirstPicture picture={head.firstPicture} />}
    <title>{head.title}</title>
    {head.description && <meta name="description" content={head.description} />}
    {/* PREV-7: a preview is not the current shop. */}
    {(head.canonical === undefined || mark) && <meta name="robots" content="noindex, follow" />}
    {head.canonical !== undefined && <link rel="canonical" href={origin + head.canonical} />}
    {siblings.map(({ locale, href }) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={href} />
    ))}
    {head.plainText !== undefined && <link rel="alternate" type="text/plain" href={origin + head.plainText} />}
    <SocialMeta head={head} origin={origin} picture={picture} />
    <meta name="theme-color" content="#FBF9F5" />
    {/* APPB-2: Safari on iOS shows a banner for it; other browsers ignore it. */}
    {!reducedHeader && <meta name="apple-itunes-app" content={`app-id=${appStores.ios.id}`} />}
    <PaintedAt ends={head.firstViewEnds} />
    <link rel="icon" href="/brand/mark.svg" type="image/svg+xml" />
    {/* The sheets of the page's end would share the line with the first picture. */}
    {styles.inlined && <Ahead links={[...(styles.later ?? []), ...(head.firstPicture ? [] : styles.links)]} />}
    {/* Not on phones, where the line is often slow: there the first paint would come 0.2 s later. */}
    {fonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
        media="(min-width: 768px)"
      />
    ))}
    {early?.map((href) => (
      <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
    ))}
    {/* `data-sheets`: an island that needs one of these files does not load it. */}
    {styles.inlined ? <InlineStyles {...styles.inlined} /> : <Links {...styles} />}
    <script type="module" src={runtime} />
    {script !== undefined && <script type="module" src={script} />}
  </head>
);

/**
 * Data for search engines, which read it anywhere in a page: at its end the first view comes sooner. Browsers do not run this type, so
 * the content security policy needs no exception.
 */
const Structured = ({ head, origin }: Pick<DocumentProps, 'head' | 'origin'>) =>
  (head.structured ?? []).map((item) => {
    const json = structuredJson(item, origin);
    // oxlint-disable-next-line react/no-danger -- structuredJson escapes characters that could end the element
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });

/** One whole page of the reference shop. */
export const Document = (props: DocumentProps) => {
  const { site, t } = useSite();
  const { ahead = [], styles } = props.assets;
  const places = [props.head.canonical, props.head.section];
  return (
    <html lang={site.locale} data-kontor="page" data-page-type={props.pageType}>
      <Head {...props} />
      <body>
        <a className="skip-link" href="#content">
          {t('page.skipToContent')}
        </a>
        {/* Before all other regions, because it subscribes to their events. Previews by staff are not tracked (SAFE-5). */}
        {!props.bot && !props.mark && <TrackingShell page={dataOf(props, site.locale)} events={props.tracked} />}
        {!props.bot && <ConsentShell shell={props.shell} />}
        <HeaderShell
          shell={props.shell}
          settings={settingsOf(props)}
          searchTerm={props.searchTerm}
          places={places}
          bot={props.bot}
        />
        <main id="content" tabIndex={-1}>
          <LaterSheetsProvider value={afterFirstView(styles)}>{props.children}</LaterSheetsProvider>
        </main>
        <div id={mainEnd} />
        {/* Here, so that nothing above waits for them. */}
        {styles.inlined && <Links {...styles} />}
        <FooterShell
          shell={props.shell}
          hasNewsletter={hasNewsletter(props)}
          reduced={props.reducedFooter}
          inCheckout={props.pageType === 'checkout'}
          isPreview={props.mark !== undefined}
        />
        {!props.bot && !props.reducedHeader && (
          <CachedStaticRegion name="early" of={EarlyPanels} props={firstLevel(props.shell, places)} />
        )}
        <Structured head={props.head} origin={props.origin} />
        {/* Read by the first script (runtime.ts), which knows whether the line is good. */}
        {!props.bot && ahead.length > 0 && <template data-ahead={ahead.join(' ')} />}
        {/* Last in the page, as on the screen. */}
        <EveryPageShell mark={props.mark} reducedHeader={props.reducedHeader} bot={props.bot} />
      </body>
    </html>
  );
};
