import type { ReactNode } from 'react';
import { appStores } from '../../sites/links.ts';
import { usualSettings } from '../../regions/header/settings.rules.ts';
import { Region, StaticRegion } from '../../islands/Region.tsx';
import { island as preview } from '../../regions/preview/preview.island.tsx';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { PreviewProps } from '../../regions/preview/Preview.tsx';
import type { Alternate } from '../../sites/alternates.ts';
import { useSite } from '../../sites/site-context.tsx';
import type { PageHead, PageType } from '../page.ts';
import { AppBannerShell, ConsentShell, FooterShell, HeaderShell, TrackingShell } from './Shell.tsx';
import { pageDataOf } from './page-data.rules.ts';
import type { ShellData } from './shell-data.ts';
import { SocialMeta, type SocialPicture } from './SocialMeta.tsx';
import { structuredJson } from './structured.rules.ts';

export interface DocumentProps {
  readonly head: PageHead;
  readonly pageType: PageType;
  /** TRK-2: by which trackers know it */
  readonly pageName: string;
  readonly abTests: Readonly<Record<string, string>>;
  /** TRK-1: what they are told as it begins */
  readonly tracked: readonly TrackedEvent[];
  /** the same page on each site */
  readonly siblings: readonly Alternate[];
  /** what stands for the page where it is shared */
  readonly picture: SocialPicture;
  /** the site's own origin, for absolute addresses */
  readonly origin: string;
  readonly shell: ShellData;
  readonly reducedHeader: boolean;
  /** FOOT-5 */
  readonly reducedFooter: boolean;
  /** what stands in the search box */
  readonly searchTerm: string;
  /** NAV-6: search engines get the whole tree of the navigation */
  readonly bot: boolean;
  /** what a page shows that staff look at (PREV-7) */
  readonly mark?: NonNullable<PreviewProps['mark']>;
  readonly assets: { readonly runtime: string; readonly styles: readonly string[]; readonly fonts: readonly string[] };
  readonly children: ReactNode;
}

/** HDR-2: pages whose header does not stick. */
const standsStillOn: ReadonlySet<PageType> = new Set(['basket', 'ProductDetailPage']);

/** HDR-3: what the shop's own pages decide about the header. */
const settingsOf = ({ pageType, reducedHeader, shell }: DocumentProps) => ({
  ...usualSettings,
  stage: shell.stage,
  sticky: !standsStillOn.has(pageType),
  reduced: reducedHeader,
  showsecurehint: reducedHeader,
});

/** FOOT-3. A header that is reduced leads nowhere else either. */
const hasNewsletter = ({ reducedFooter, reducedHeader, head }: DocumentProps) =>
  !reducedFooter && !reducedHeader && !head.hidesNewsletter;

const dataOf = ({ pageName, pageType, abTests }: DocumentProps, language: string) =>
  pageDataOf({ name: pageName, type: pageType, language, abTests });

/** What the page ends with. */
const lastId = 'page-end';

const Head = ({ head, siblings, origin, picture, assets, mark, reducedHeader }: DocumentProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{head.title}</title>
    {head.description && <meta name="description" content={head.description} />}
    {/* PREV-7: what staff look at is not the shop of now. */}
    {(head.canonical === undefined || mark) && <meta name="robots" content="noindex, follow" />}
    {head.canonical !== undefined && <link rel="canonical" href={origin + head.canonical} />}
    {siblings.map(({ locale, href }) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={href} />
    ))}
    {head.plainText !== undefined && <link rel="alternate" type="text/plain" href={origin + head.plainText} />}
    <SocialMeta head={head} origin={origin} picture={picture} />
    <meta name="theme-color" content="#FBF9F5" />
    {/* APPB-2: Safari on iOS makes a banner of it; nobody else knows it. */}
    {!reducedHeader && <meta name="apple-itunes-app" content={`app-id=${appStores.ios.id}`} />}
    {/* Half a row stands where the whole one will not: nothing is painted before all of the page is read. */}
    <link rel="expect" href={`#${lastId}`} blocking="render" />
    <link rel="icon" href="/brand/mark.svg" type="image/svg+xml" />
    {assets.fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    ))}
    {assets.styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
    <script type="module" src={assets.runtime} />
    {(head.structured ?? []).map((item) => {
      const json = structuredJson(item, origin);
      // Data for search engines, not a script: browsers do not run this type, and the policy has nothing to allow.
      // oxlint-disable-next-line react/no-danger -- structuredJson escapes what could end the element
      return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
    })}
  </head>
);

/** One whole page of the reference shop. */
export const Document = (props: DocumentProps) => {
  const { site, t } = useSite();
  return (
    <html lang={site.locale} data-kontor="page" data-page-type={props.pageType}>
      <Head {...props} />
      <body>
        <a className="skip-link" href="#content">
          {t('page.skipToContent')}
        </a>
        {/* Before all others, whose events it hears. What staff do in a preview is nobody's figure (SAFE-5). */}
        {!props.bot && !props.mark && <TrackingShell page={dataOf(props, site.locale)} events={props.tracked} />}
        {!props.bot && <ConsentShell shell={props.shell} />}
        <HeaderShell
          shell={props.shell}
          settings={settingsOf(props)}
          searchTerm={props.searchTerm}
          places={[props.head.canonical, props.head.section]}
          bot={props.bot}
        />
        <main id="content" tabIndex={-1}>
          {props.children}
        </main>
        <FooterShell
          shell={props.shell}
          hasNewsletter={hasNewsletter(props)}
          reduced={props.reducedFooter}
          inCheckout={props.pageType === 'checkout'}
        />
        {/* Empty for everybody but staff. */}
        <Region of={preview} props={props.mark ? { mark: props.mark } : {}} />
        {!props.reducedHeader && !props.bot && <AppBannerShell />}
        {!props.bot && <StaticRegion name="activity" />}
        <div id={lastId} />
      </body>
    </html>
  );
};
