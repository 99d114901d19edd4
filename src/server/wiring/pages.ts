import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { NewsletterPictures } from '../../contracts/newsletter/newsletter.contract.ts';
import type { DrawnItem } from '../../contracts/staff/desk.contract.ts';
import { pages } from '../../pages/registry.ts';
import { sites } from '../../sites/sites.ts';
import type { PageServices } from '../../pages/page.ts';
import { createSearchEngines } from '../../services/search-engines/search-engines.service.ts';
import { metricsRoute } from '../http/metrics.ts';
import { createPageCache } from '../http/light/response-cache.ts';
import { assetRoutes } from '../rendering/asset-routes.ts';
import { embedRoutes } from '../rendering/fragments/embed-routes.ts';
import { speculationRoutes } from '../rendering/speculation-routes.ts';
import { footerOf } from '../rendering/footer.ts';
import { fragmentRoutes } from '../rendering/fragments/fragment-routes.ts';
import type { Moments } from '../rendering/moments.ts';
import type { PageParts } from '../rendering/page-parts.ts';
import { pageRoutes } from '../rendering/page-routes.ts';
import { createShell } from '../rendering/shell.ts';
import { htmlHeaders } from '../http/security.ts';
import { tileRoutes } from '../rendering/tiles.ts';
import type { Catalogue } from './catalogue.ts';
import { readConsentVendor } from './consent-vendor.ts';
import type { Marketing } from './marketing.ts';
import { searchEngineRoutes } from './search-engines.ts';
import type { ShopContext } from './shop-context.ts';

export interface PagesParts {
  readonly catalogue: Catalogue;
  readonly marketing: Marketing;
  readonly moments: Moments;
  readonly newsletterPictures: NewsletterPictures;
  /** changes with the content pages of a site */
  readonly contentVersion: (site: SiteCode) => string;
  readonly pictureSizeOf: PageParts['pictureSizeOf'];
  readonly personal: PageParts['personal'];
  readonly services: PageServices;
}

const shownPages = ({ config }: ShopContext, { mailbox }: PageServices) =>
  pages.filter(({ name, demoOnly }) =>
    name === 'mailbox' ? mailbox !== undefined : !demoOnly || config.SHOP_MODE === 'demo',
  );

const composeShell = (context: ShopContext, { marketing, newsletterPictures, services }: PagesParts) => {
  const { app, config, hosts } = context;
  const { promotions, siteNavigation } = marketing;
  const { desktop, tablet } = newsletterPictures;
  const vendor = readConsentVendor(config.CONSENT_VENDOR);
  const shell = createShell({
    consentVendor: vendor.of,
    stage: config.STAGE,
    wordmark: context.wordmark,
    navigation: siteNavigation.shell,
    promotions,
    footer: footerOf(promotions, (source) => app.log.warn({ source }, 'the footer names an unknown logo')),
    popularSearches: services.search.popular,
    hosts,
    newsletterPictures: { desktop, tablet },
  });
  return { shell, vendorHosts: vendor.hosts };
};

/** Composes pages, fragments, tiles and the files for robots. Returns how errors and refused forms are shown. */
export const composePages = (context: ShopContext, parts: PagesParts) => {
  const { app, assets, built, catalogues, config, db, fail, folder, hosts, limiter, metrics, renderer } = context;
  const { openFastPath, siteOf, telemetry, translate } = context;
  const { catalogue, marketing, moments, services } = parts;
  const { nextSwitch, themeworlds } = marketing;
  const version = (site: SiteCode) => `${marketing.version(site)}.${parts.contentVersion(site)}`;
  const { content, search } = services;
  const cache = createPageCache();
  const drawn = { catalogues, hosts, renderer, cache, nextSwitch, moments, ...composeShell(context, parts) };

  assetRoutes(app, { renderer, assets, readKept: built.read, older: built.older, folder });
  tileRoutes(app, { catalogue, catalogues, renderer, siteOf, momentOf: moments.of });
  fragmentRoutes(app, { ...drawn, limiter, version, promotions: marketing.promotions });
  embedRoutes(app, renderer, hosts);
  speculationRoutes(app);
  const engines = createSearchEngines({
    catalogue,
    themeworlds,
    content,
    t: translate,
    originOf: hosts.originOf,
    stage: config.STAGE,
  });
  searchEngineRoutes(app, { engines, siteOf, cache, limiter, version, nextSwitch, moments });
  metricsRoute(app, metrics, { pages: cache.stats, telemetry, ...(db.load ? { pool: db.load } : {}) });
  /** DESK-2: with the shell of now; nothing of it is kept */
  const drawItem = async (item: DrawnItem) => {
    const { site } = item;
    const moment = { at: context.now(), abTests: {} };
    const { renderItem } = await renderer.module();
    const shell = await drawn.shell(sites[site], moment);
    const styles = renderer.assets.stylesOf('HomePage');
    const block = await marketing.drawn(item, moment);
    const html = renderItem(block, { shell, styles }, { site: sites[site], catalogue: catalogues[site] ?? {} });
    return { html, headers: htmlHeaders(renderer.development) };
  };
  const shown = pageRoutes(app, {
    ...drawn,
    pages: shownPages(context, services),
    services,
    personal: parts.personal,
    pictureSizeOf: parts.pictureSizeOf,
    limiter,
    fail,
    openFastPath,
    telemetry,
    paymentOrigin: config.PAYMENT_URL === undefined ? undefined : new URL(config.PAYMENT_URL).origin,
    version: (site: SiteCode) => `${version(site)}.${search.cachekey(site)}`,
    onSearched: search.count,
  });
  return { ...shown, drawItem };
};
