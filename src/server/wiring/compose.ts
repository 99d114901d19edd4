import { coffeeAmong } from './food-products.ts';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import { pages } from '../../pages/registry.ts';
import { createAbTestRepository } from '../../services/abtest/abtest.repository.ts';
import { abtestRoutes } from '../../services/abtest/abtest.routes.ts';
import { createAbTestService } from '../../services/abtest/abtest.service.ts';
import { createCartRepository } from '../../services/cart/cart.repository.ts';
import { cartRoutes } from '../../services/cart/cart.routes.ts';
import { createCartService } from '../../services/cart/cart.service.ts';
import { createCatalogueRepository } from '../../services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { createCollectorRepository } from '../../services/collector/collector.repository.ts';
import { collectorRoutes } from '../../services/collector/collector.routes.ts';
import { createCollectorService } from '../../services/collector/collector.service.ts';
import { createConsentRepository } from '../../services/consent/consent.repository.ts';
import { consentRoutes } from '../../services/consent/consent.routes.ts';
import { createConsentService } from '../../services/consent/consent.service.ts';
import { createContactRepository } from '../../services/contact/contact.repository.ts';
import { createContactDesk } from '../../services/contact/contact.service.ts';
import { customerRoutes } from '../../services/customer/customer.routes.ts';
import { loginRoutes } from '../../services/login/login.routes.ts';
import { mailboxRoutes } from '../../services/mail/mailbox.routes.ts';
import { networkLimit } from '../../services/newsletter/network-limit.service.ts';
import { newsletterFormRoutes } from '../../services/newsletter/newsletter-form.routes.ts';
import { newsletterRoutes } from '../../services/newsletter/newsletter.routes.ts';
import { oneClickRoutes } from '../../services/newsletter/one-click.routes.ts';
import { pictureRoutes } from '../../services/pictures/pictures.routes.ts';
import { createNavigationRepository } from '../../services/navigation/navigation.repository.ts';
import { navigationRoutes } from '../../services/navigation/navigation.routes.ts';
import { createNavigationService } from '../../services/navigation/navigation.service.ts';
import { createPictureService } from '../../services/pictures/pictures.service.ts';
import { productdataRoutes } from '../../services/productdata/productdata.routes.ts';
import { createPromotionRepository } from '../../services/promotion/promotion.repository.ts';
import { promotionRoutes } from '../../services/promotion/promotion.routes.ts';
import { createPromotionService } from '../../services/promotion/promotion.service.ts';
import { createSearchEngines } from '../../services/search-engines/search-engines.service.ts';
import { searchRoutes } from '../../services/search/search.routes.ts';
import { createThemeworldRepository } from '../../services/themeworld/themeworld.repository.ts';
import { themeworldRoutes } from '../../services/themeworld/themeworld.routes.ts';
import { createThemeworldService } from '../../services/themeworld/themeworld.service.ts';
import { sites } from '../../sites/sites.ts';
import { translator } from '../../sites/translate.ts';
import { composeAccounts } from './accounts.ts';
import { createApp } from '../http/app.ts';
import { createPasswords } from '../../services/login/password-hash.service.ts';
import { assetRoutes } from '../rendering/asset-routes.ts';
import { cartAtLogin } from './cart-at-login.ts';
import { readCartExtras } from '../content/cart-extras.ts';
import { cartOfVisitor } from './cart-of-visitor.ts';
import { chosenArticle } from './chosen-article.ts';
import { readColours } from '../content/colours.ts';
import type { Config } from '../config/config.ts';
import { readConsentVendor } from './consent-vendor.ts';
import { readContentPages } from '../content/content-pages.ts';
import { footerOf } from '../rendering/footer.ts';
import { fragmentRoutes } from '../rendering/fragment-routes.ts';
import { healthRoutes } from '../http/health.ts';
import { createMail } from './mail.ts';
import { metricsRoute } from '../http/metrics.ts';
import { createNewsletter, newsletterCustomer } from './newsletter.ts';
import { newsletterPictures } from '../rendering/newsletter-pictures.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { createMoments } from '../rendering/moments.ts';
import { composeOrders } from './orders.ts';
import { createPageCache } from '../http/response-cache.ts';
import { pageRoutes } from '../rendering/page-routes.ts';
import { pictureFiles } from './picture-files.ts';
import { readPictureIndex } from '../content/picture-index.ts';
import { sendProblem } from '../http/problems.ts';
import { readyJson } from '../http/cached-json.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { openSearch } from './open-search.ts';
import { searchEngineRoutes } from './search-engines.ts';
import { searchWordsOfFolder } from '../content/search-words.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { demoCustomersIn } from '../demo/demo-customers.ts';
import { createShell } from '../rendering/shell.ts';
import { createSiteNavigation } from '../rendering/site-navigation.ts';
import { batchSchedule } from './batch-schedule.ts';
import { readStores } from '../content/store-files.ts';
import { createStaffAndPreview } from './staff-and-preview.ts';
import { allCatalogues } from '../rendering/texts/catalogues.ts';
import { isOfThisMachine } from '../http/local-request.ts';
import { tileRoutes } from '../rendering/tiles.ts';

export interface ComposeParts {
  readonly config: Config;
  readonly db: Database;
  readonly renderer: Renderer;
  readonly log: FastifyBaseLogger | false;
  readonly now: () => Date;
  /** folder of the program: content/ and dist/ lie in it */
  readonly root: string;
}

const earliest = (...dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** The whole shop on one database: services, pages, fragments, assets. Nothing listens yet. */
export const composeShop = async ({ config, db, renderer, log, now: clock, root }: ComposeParts) => {
  const now = clockOf(clock);
  const { app, routes, stop, hosts, limiter, fail, metrics, openLane, showErrorsBy } = await createApp({ config, log });
  const catalogueRepository = createCatalogueRepository(db);
  const catalogue = createCatalogueService({
    repository: catalogueRepository,
    hexOf: readColours(join(root, 'content/colours.json')),
  });
  await catalogue.refresh(now());
  const siteOf = (host: string | undefined) => hosts.siteOf(host).code;

  const catalogues = allCatalogues();
  const wordsOf = (site: SiteCode) => translator(catalogues[site], sites[site].locale);
  const mail = createMail({ config, db, hosts, t: wordsOf, log: app.log, now });
  if (mail.mailbox) mailboxRoutes(app, { mailbox: mail.mailbox, isOfThisMachine, sendProblem });
  const pictureIndex = readPictureIndex(join(root, 'content/pictures/index.json'));
  const themeworlds = createThemeworldService({
    repository: createThemeworldRepository(db),
    t: wordsOf,
    focusOf: pictureIndex.focusOf,
  });
  const promotions = createPromotionService(createPromotionRepository(db));
  const tests = createAbTestService(createAbTestRepository(db));
  await Promise.all([themeworlds.refresh(), promotions.refresh(), tests.refresh()]);
  const version = (site: SiteCode) =>
    [catalogue, themeworlds, promotions, tests].map((part) => part.version(site)).join('.');
  const navigation = createNavigationService({
    repository: createNavigationRepository(db),
    tree: catalogue.tree,
    version,
  });
  const passwords = createPasswords();
  const isSecure = (site: SiteCode) => hosts.originOf(sites[site]).startsWith('https:');
  const house = createStaffAndPreview({ config, db, hosts, now, tests, promotions, themeworlds, passwords });
  house.routes(app, fail);
  const moments = createMoments({ tests, now, previewOf: house.previewOf });
  const momentOf = moments.of;
  abtestRoutes(app, { tests, siteOf, isSecure, momentOf, isStaff: house.isStaff, sendProblem });
  const content = readContentPages(join(root, 'content'));
  const searchWords = searchWordsOfFolder({
    folder: join(root, 'content'),
    content,
    sisterOriginOf: (site) => hosts.fallbackOriginOf(sites[site]),
  });
  const cartRepository = createCartRepository(db);
  const search = openSearch({
    config,
    db,
    catalogue,
    words: searchWords,
    popularity: cartRepository.wishes,
    now,
    onFault: (site, err) => app.log.error({ err, site }, 'the search index could not be made'),
  });
  searchRoutes(app, {
    search: search.service,
    redirects: (site) => searchWords.of(site).redirects,
    siteOf,
    momentOf,
    mayBePreview: moments.mayBePreview,
    nowMs: () => performance.now(),
    openLane,
    ready: readyJson,
    secondsToWait: (address) => limiter.take(address),
    sendProblem,
  });
  app.addHook('onClose', search.stop);
  const siteNavigation = createSiteNavigation({ navigation, themeworlds, version, log: app.log });
  const { isVersion } = siteNavigation;
  navigationRoutes(app, { navigation, siteOf, momentOf, isVersion });
  themeworldRoutes(app, { themeworlds, siteOf, momentOf, isVersion });

  promotionRoutes(app, { promotions, siteOf, momentOf, sendProblem });
  const newsletterPicture = newsletterPictures(join(root, 'content/pictures'));
  newsletterPicture.routes(app, sendProblem);
  const { newsletter, vouchers } = createNewsletter({
    db,
    outbox: mail.outbox,
    t: wordsOf,
    picture: newsletterPicture.pictures.mail,
  });
  const extras = readCartExtras(join(root, 'content'), content);
  const cart = createCartService({
    repository: cartRepository,
    facts: catalogue.facts,
    extras,
    findVoucher: vouchers.find,
    coffeeAmong: coffeeAmong(catalogue),
    turns: batchSchedule,
  });
  const accounts = composeAccounts({
    db,
    secrets: tokenSecrets(config),
    siteOf,
    isSecure: (site) => hosts.originOf(sites[site]).startsWith('https:'),
    translate: wordsOf,
    mail: mail.outbox,
    orders: {
      list: (...asked) => orders.ofCustomer.list(...asked),
      order: (...asked) => orders.ofCustomer.order(...asked),
    },
    newsletterOf: ({ site, email }) => newsletter.statusOf(site, email),
    ...cartAtLogin({
      cart,
      forgetCheckout: (visitor) => orders.forgetCheckout(visitor),
      eraseMails: mail.erase,
      loosenOrders: (customer) => orders.loosen(customer),
      now,
    }),
    now,
    log: app.log,
  });
  const { logins, customers } = accounts;
  const { visitors } = logins;
  const storeFinder = readStores(join(root, 'content'));
  const orders = composeOrders({
    db,
    cart,
    catalogue,
    content,
    storeFinder,
    visitors,
    visit: customers.desk.visit,
    mail: mail.outbox,
    useVoucher: vouchers.use,
    translate: wordsOf,
    now,
    log: app.log,
  });
  app.addHook('onClose', accounts.settled);
  loginRoutes(app, { logins, login: customers.desk.login, infoOf: customers.infoOf, sendProblem });
  customerRoutes(app, { customers, sendProblem });
  cartRoutes(app, { cart, visitors, siteOf, momentOf, now, articleOf: chosenArticle(catalogue), sendProblem });

  pictureRoutes(app, {
    pictures: createPictureService({
      ...pictureFiles({ masters: join(root, 'content/pictures'), renderings: join(config.DATA_DIR, 'pictures') }),
      onLost: (fault) => app.log.warn({ err: fault }, 'a picture could not be kept'),
    }),
    sendProblem,
  });

  productdataRoutes(app, { numbersOf: catalogue.productNumbers, siteOf, sendProblem });

  const network = networkLimit();
  newsletterRoutes(app, {
    newsletter,
    network,
    siteOf,
    customerOf: newsletterCustomer(customers.desk, newsletter),
    now,
    sendProblem,
  });
  await oneClickRoutes(app, { newsletter, siteOf, now, sendProblem });
  const consent = createConsentService({ repository: createConsentRepository(db), now });
  consentRoutes(app, { consent, siteOf });
  const collector = createCollectorService({
    repository: createCollectorRepository(db),
    now,
    turns: batchSchedule,
  });
  collectorRoutes(app, { collector, siteOf, momentOf, perMinute: config.BATCHES_PER_MINUTE, sendProblem });
  const vendor = readConsentVendor(config.CONSENT_VENDOR);

  const shell = createShell({
    consentVendor: vendor.of,
    stage: config.STAGE,
    navigation: siteNavigation.shell,
    promotions,
    footer: footerOf(promotions, (source) => app.log.warn({ source }, 'the footer names a logo that there is not')),
    hosts,
    newsletterPictures: { desktop: newsletterPicture.pictures.desktop, tablet: newsletterPicture.pictures.tablet },
  });
  const cartOf = cartOfVisitor({ cart, visitors, siteOf, now });
  const cache = createPageCache();
  assetRoutes(app, { renderer, root });
  const nextSwitch = (site: SiteCode, at: Date) =>
    earliest(
      ...[catalogue, promotions, tests, siteNavigation].map((part) => part.nextSwitch(site, at)),
      // What pages say of today, they say until midnight.
      startOfDay(at, sites[site].timeZone, 1),
    );
  tileRoutes(app, { catalogue, catalogues, renderer, siteOf, momentOf });
  fragmentRoutes(app, {
    catalogues,
    hosts,
    renderer,
    shell,
    cache,
    version,
    nextSwitch,
    moments,
    vendorHosts: vendor.hosts,
  });
  searchEngineRoutes(app, {
    engines: createSearchEngines({
      catalogue,
      themeworlds,
      content,
      t: wordsOf,
      originOf: hosts.originOf,
      stage: config.STAGE,
    }),
    siteOf,
    cache,
    limiter,
    version,
    nextSwitch,
    moments,
  });
  const { showError, showPosted } = pageRoutes(app, {
    pages: pages.filter(({ name, demoOnly }) =>
      name === 'mailbox' ? mail.mailbox !== undefined : !demoOnly || config.SHOP_MODE === 'demo',
    ),
    services: {
      catalogue,
      themeworlds,
      promotions,
      content,
      extras,
      search: search.service,
      storeFinder,
      desk: createContactDesk({
        repository: createContactRepository(db),
        outbox: mail.outbox,
        t: wordsOf,
        deskAddress: (site) => content.facts(site)['email'] ?? '',
        now,
      }),
      account: customers.desk,
      orders: orders.ofCustomer,
      checkout: orders.desk,
      ...(config.SHOP_MODE === 'demo' ? { demoCustomers: demoCustomersIn(join(root, 'content')) } : {}),
      newsletter,
      newsletterPictures: newsletterPicture.pictures,
      ...(mail.mailbox ? { mailbox: mail.mailbox } : {}),
    },
    shell,
    personal: (request, moment) => ({
      cart: () => cartOf(request, moment),
      asked: { request, address: request.ip },
      staff: () => house.desk(request),
      hasStaffOidc: house.hasOidc,
    }),
    catalogues,
    hosts,
    pictureSizeOf: pictureIndex.sizeOf,
    renderer,
    cache,
    limiter,
    fail,
    version: (site) => `${version(site)}.${search.service.cachekey(site)}`,
    onSearched: search.service.count,
    nextSwitch,
    moments,
    vendorHosts: vendor.hosts,
  });
  newsletterFormRoutes(app, { newsletter, network, siteOf, now, showForm: showPosted('newsletter') });
  showErrorsBy(showError);
  healthRoutes(app, {
    hasCatalogue: async () => (await catalogueRepository.states()).some(({ generation }) => generation > 0),
  });
  metricsRoute(app, metrics, { pages: cache.stats, ...(db.load ? { pool: db.load } : {}) });

  refuseOtherMethods(app, routes);

  const contentVersion = () => siteCodes.map((site) => themeworlds.version(site)).join();
  /** looks what other processes have changed */
  const refresh = async () => {
    const before = contentVersion();
    await Promise.all([catalogue.refresh(now()), themeworlds.refresh(), promotions.refresh(), tests.refresh()]);
    // Whoever took the content in anew took its folder as a whole.
    if (contentVersion() !== before) searchWords.reload();
    // Made beside everything else: nobody waits for it but who searches before there is a first index.
    search.refresh();
  };
  /** takes away what has been kept long enough; any process may, as often as it likes */
  const tidyUp = async () => {
    await Promise.all([mail.tidyUp(), search.tidyUp(), consent.tidyUp(), collector.tidyUp(), orders.tidyUp(now())]);
    await accounts.tidyUp();
    await newsletter.tidyUp(now());
  };
  return { app, routes, stop, catalogue, refresh, tidyUp, mail, newsletter, vouchers };
};
export type Shop = Awaited<ReturnType<typeof composeShop>>;
