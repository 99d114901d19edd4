import type { FastifyRequest } from 'fastify';
import type { Moment } from '../../lib/time/moment.ts';
import { readShopContent } from '../content/shop-content.ts';
import { sites } from '../../sites/sites.ts';
import { demoCustomersIn } from '../demo/demo-customers.ts';
import { docsRoutes } from '../http/docs.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { createMoments } from '../rendering/moments.ts';
import { composeCatalogue } from './catalogue.ts';
import { watchCompany } from './company.ts';
import { composeContact } from './contact.ts';
import { createLiveDocuments } from './live-documents.ts';
import { composeMail } from './mail.ts';
import { composeMarketing } from './marketing.ts';
import { composeNewsletter } from './newsletter.ts';
import { orderMatches } from './orders.ts';
import { composeOrderSteps } from './order-steps.ts';
import { composePages } from './pages.ts';
import { composePictures } from './pictures/pictures.ts';
import { orderedTogether } from './orders.ts';
import { composeSales } from './sales.ts';
import { composeSearch } from './search/search.ts';
import { createShopContext, type ComposeParts, type ShopContext } from './shop-context.ts';
import { composeDesk } from './staff/desk.ts';
import { composeStaff } from './staff/staff-and-preview.ts';
import { composeTracking } from './tracking.ts';
import { createUpkeep } from './upkeep.ts';

const openContent = (context: ShopContext) => {
  const { folder, hosts } = context;
  const read = readShopContent({ folder, sisterOriginOf: (site) => hosts.fallbackOriginOf(sites[site]) });
  return { read, documents: createLiveDocuments(context, read.live) };
};

type Sales = ReturnType<typeof composeSales>;
type StaffParts = ReturnType<typeof composeStaff>;

/** What pages of one visitor ask for. */
const personalOf =
  ({ cartOf, enterCode }: Sales, { desk, hasOidc }: StaffParts) =>
  (request: FastifyRequest, moment: Moment) => ({
    cart: () => cartOf(request, moment),
    enterCode: (code: string) => enterCode(request, code),
    asked: { request, address: request.ip },
    staff: () => desk(request),
    hasStaffOidc: hasOidc,
  });

/** Composes the whole shop on one database: services, pages, fragments, assets. It does not listen yet. */
export const composeShop = async (parts: ComposeParts) => {
  const context = await createShopContext(parts);
  const { app, config, database, folder, now, routes } = context;
  const { read, documents } = openContent(context);
  const { choosing, extras, live, pictureIndex, storeFinder } = read;
  const { content, searchWords: words } = live;

  const catalogue = await composeCatalogue(context, read);
  const marketing = await composeMarketing(context, { catalogue, pictureIndex });
  const { tests, promotions, themeworlds } = marketing;
  await documents.read();
  await watchCompany(context, content, parts.checkCompany);
  const mail = composeMail(context, content.facts);
  const contact = composeContact(context, { content, outbox: mail.outbox, isOrder: orderMatches(context.db) });
  const steps = composeOrderSteps(context, mail.outbox);
  const ofBuyers = { withdrawals: contact.withdrawals.list, orders: steps.staff };
  const staff = composeStaff(context, { tests, promotions, themeworlds, ...ofBuyers });
  const moments = createMoments({ tests, now, previewOf: staff.previewOf });
  marketing.routes({ moments, isStaff: staff.isStaff });
  await docsRoutes(app, { isForStaff: config.SHOP_MODE === 'production', isStaff: staff.isStaff });

  const pictures = composePictures(context);
  const forLetters = { outbox: mail.outbox, picture: pictures.newsletter.mail };
  const { newsletter, vouchers, ...letters } = composeNewsletter(context, forLetters);
  const sold = { catalogue, content, extras, storeFinder, hasPicture: pictureIndex.has };
  const sales = composeSales(context, { ...sold, vouchers, mail, newsletter, moments, steps });
  const { account, orders, checkout, placedOrders, popularity } = sales;
  const searching = composeSearch(context, { catalogue, words, hexOf: read.hexOf, popularity, moments });
  const tracking = composeTracking(context, moments);
  const demo = config.SHOP_MODE === 'demo' ? { demoCustomers: demoCustomersIn(folder) } : {};
  const { showError, showPosted, drawItem } = composePages(context, {
    catalogue,
    marketing,
    moments,
    newsletterPictures: pictures.newsletter,
    contentVersion: live.version,
    pictureSizeOf: pictureIndex.sizeOf,
    personal: personalOf(sales, staff),
    services: {
      ...sold,
      themeworlds,
      promotions,
      choosing: { ...choosing, together: orderedTogether(context) },
      search: searching.search,
      desk: contact.desk,
      withdrawals: contact.withdrawals,
      account,
      orders,
      checkout,
      placedOrders,
      ...demo,
      newsletter,
      newsletterPictures: pictures.newsletter,
      ...(mail.mailbox ? { mailbox: mail.mailbox } : {}),
    },
  });
  await letters.routes({ account, moments, showForm: showPosted('newsletter') });
  const { staffOf, previewLink } = staff;
  composeDesk(context, { staffOf, previewLink, draw: drawItem, pictureIndex, marketing, live, catalogue });
  context.showErrorsBy(showError);
  refuseOtherMethods(app, routes);

  const tidied = [mail, searching, tracking, letters, contact, sales, { tidyUp: context.db.vacuum ?? [] }];
  const upkeep = createUpkeep({ catalogue, marketing, searching, documents, tidied, now, database });
  return {
    app,
    routes,
    stop: context.stop,
    kept: { built: context.built, files: context.files },
    catalogue,
    mail,
    newsletter,
    vouchers,
    pictures: pictures.fetching,
    ...upkeep,
  };
};
export type Shop = Awaited<ReturnType<typeof composeShop>>;
