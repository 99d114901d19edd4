import { Region, CachedStaticRegion, StaticRegion } from '../../islands/Region.tsx';
import { AppBanner } from '../../regions/app-banner/AppBanner.tsx';
import { Consent } from '../../regions/consent/Consent.tsx';
import { vendorAttributes } from '../../regions/consent/consent.rules.ts';
import { Footer } from '../../regions/footer/Footer.tsx';
import { Header } from '../../regions/header/Header.tsx';
import { island as headerIcons } from '../../regions/header/header-icons.island.tsx';
import { settingAttributes, type HeaderSettings } from '../../regions/header/settings.rules.ts';
import { island as navigationMenu } from '../../regions/navigation/navigation-menu.island.tsx';
import { branchTo } from '../../regions/navigation/navigation.rules.ts';
import { island as navigation } from '../../regions/navigation/navigation.island.tsx';
import { WholeNavigation } from '../../regions/navigation/WholeNavigation.tsx';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import { SearchIdeas } from '../../regions/search/SearchIdeas.tsx';
import { island as search } from '../../regions/search/search.island.tsx';
import { topBannerId } from '../../contracts/content/promotion.contract.ts';
import type { PageData, TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { NewsletterShell } from './NewsletterShell.tsx';
import type { ShellData } from './shell-data.ts';

const nowhere = [] as const;

/** Entries outside of the tree; the current page may be one of them. */
const plainNodes = (links: readonly { readonly url: string }[]) =>
  links.map(({ url }) => ({ href: url, children: [] }));

/** NAV-2, NAV-5: the first level of the navigation and the way to the page. */
export const firstLevel = ({ navigation, outletUrl }: ShellData, places: readonly (string | undefined)[]) => {
  const { themeworlds, items, tree } = navigation;
  const branch = branchTo([...tree, ...plainNodes([themeworlds, ...items, { title: '', url: outletUrl }])], places);
  return { themeworlds, items, outletUrl, branch };
};

/** The header of every page and of the header fragment; regions are combined only here. */
export const HeaderShell = ({
  shell,
  settings,
  searchTerm,
  places = nowhere,
  bot = false,
}: {
  readonly shell: ShellData;
  /** HDR-3 */
  readonly settings: HeaderSettings;
  readonly searchTerm: string;
  /** paths that locate the page in the navigation, the closest first */
  readonly places?: readonly (string | undefined)[];
  /** NAV-6: search engines get the whole tree */
  readonly bot?: boolean;
}) => {
  const { version, tree, worlds } = shell.navigation;
  const first = firstLevel(shell, places);
  const { platform, reduced, showPromotionBanner, showsecurehint, sticky } = settings;
  return (
    <StaticRegion name="header" attributes={settingAttributes(settings)}>
      <Header
        benefits={shell.benefits}
        reduced={reduced}
        wordmark={shell.wordmark}
        banner={
          shell.topBanner &&
          showPromotionBanner && (
            <Region
              of={promotion}
              id="top-banner"
              props={{ promotionId: topBannerId, promotion: shell.topBanner }}
              shared
            />
          )
        }
        secureHint={showsecurehint}
        icons={<Region of={headerIcons} props={{}} shared />}
        search={
          <>
            <Region
              of={search}
              props={{ term: searchTerm, ...(platform ? { platform } : {}) }}
              shared={searchTerm === ''}
            />
            <SearchIdeas popular={shell.popularSearches} />
          </>
        }
        menu={bot ? null : <Region of={navigationMenu} props={{ ...first, version }} shared />}
        navigation={
          bot ? (
            <WholeNavigation {...first} tree={tree} worlds={worlds} />
          ) : (
            <Region of={navigation} props={{ ...first, version, sticky }} shared />
          )
        }
      />
    </StaticRegion>
  );
};

/** FOOT-1: renders nothing if the site has no footer at the moment. */
export const FooterShell = ({
  shell: { footer, countries, newsletterPictures },
  hasNewsletter,
  reduced,
  inCheckout = false,
  isPreview,
  platform,
}: {
  readonly shell: ShellData;
  /** FOOT-3: not with a reduced footer, and not if the page hides it */
  readonly hasNewsletter: boolean;
  /** FOOT-5 */
  readonly reduced: boolean;
  readonly inCheckout?: boolean;
  /** SAFE-5 */
  readonly isPreview: boolean;
  readonly platform?: Platform | undefined;
}) =>
  footer ? (
    <>
      {hasNewsletter && (
        <NewsletterShell pictures={newsletterPictures} variant="block" place="footer" isPreview={isPreview} />
      )}
      <CachedStaticRegion
        name="footer"
        of={Footer}
        props={{ content: footer, countries, reduced, inCheckout, platform }}
      />
    </>
  ) : null;

/** TRK-4: subscribes to the events of the page, and sends the permitted ones. */
export const TrackingShell = ({
  page,
  events,
}: {
  readonly page: PageData;
  readonly events: readonly TrackedEvent[];
}) => (
  <StaticRegion
    name="tracking"
    attributes={{
      'data-page': JSON.stringify(page),
      ...(events.length === 0 ? {} : { 'data-events': JSON.stringify(events) }),
    }}
  />
);

/** CONS-2: early in the page, so that it is first for keyboard and screen reader; on the screen it is at the end. */
export const ConsentShell = ({ shell: { consentVendor } }: { readonly shell: ShellData }) => (
  <CachedStaticRegion
    name="consent"
    attributes={vendorAttributes(consentVendor)}
    of={Consent}
    props={{ vendor: consentVendor }}
  />
);

/** APPB-2 */
export const AppBannerShell = () => <CachedStaticRegion name="app-banner" of={AppBanner} props={{}} />;
