import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import type { TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { BaseData } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { NewsletterPicture } from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { createNewsletterRepository } from '../../services/newsletter/newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from '../../services/newsletter/newsletter.service.ts';
import { changedVouchers } from '../../services/voucher/changed-vouchers.ts';
import { createVoucherRepository } from '../../services/voucher/voucher.repository.ts';
import { createVoucherService } from '../../services/voucher/voucher.service.ts';
import { newsletterFormRoutes, type NewsletterFormParts } from '../../services/newsletter/newsletter-form.routes.ts';
import { newsletterRoutes } from '../../services/newsletter/newsletter.routes.ts';
import { oneClickRoutes } from '../../services/newsletter/one-click.routes.ts';
import { sendProblem } from '../http/problems.ts';
import { isForeignChange } from '../http/security.ts';
import type { Moments } from '../rendering/moments.ts';
import { voucherChanges } from './staff/item-changes.ts';
import type { ShopContext } from './shop-context.ts';

export interface NewsletterParts {
  readonly outbox: MailOutbox;
  readonly picture: NewsletterPicture;
}

export interface NewsletterRouteParts {
  readonly account: Pick<AccountDesk, 'visit'>;
  readonly moments: Pick<Moments, 'of'>;
  /** shows the page of the form again */
  readonly showForm: NewsletterFormParts['showForm'];
}

/** The length of a token: 256 bits. */
const tokenBytes = 32;

const consentWordsOf =
  (translate: ShopContext['translate']) =>
  (site: SiteCode): string => {
    const { minimumAge, hasLegal } = newsletterForms[site];
    const words = translate(site);
    return [
      words('form.newsletter.legal.text', { age: minimumAge }),
      ...(hasLegal ? [words('form.newsletter.legal.box')] : []),
      words('form.newsletter.dne'),
    ].join('\n\n');
  };

/** NEWS-7: what the form may fill in for a logged-in customer; `undefined` for every other visitor. */
const newsletterCustomer =
  (desk: Pick<AccountDesk, 'visit'>, newsletter: Pick<NewsletterService, 'consentsOf'>) =>
  async (request: TokenRequest): Promise<BaseData | undefined> => {
    const { person, customer } = await desk.visit(request);
    if (person.status !== 'LOGGED_IN' || !customer) return undefined;
    const { site, email, salutation, firstName, lastName } = customer;
    return {
      email,
      ...(salutation ? { salutation } : {}),
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      consents: [...(await newsletter.consentsOf(site, email))],
    };
  };

/** Composes the newsletter, its vouchers, and its routes for browsers with and without JavaScript and for mail programs. */
export const composeNewsletter = (context: ShopContext, { outbox, picture }: NewsletterParts) => {
  const { app, attempts, config, db, now, siteOf, siteNamed, translate } = context;
  const isFromElsewhere = (request: FastifyRequest): boolean =>
    isForeignChange(request) && !config.embedOrigins.includes(request.headers.origin ?? '');
  const vouchers = createVoucherService({
    repository: changedVouchers({
      repository: createVoucherRepository(db),
      changesOf: (site, tx = db) => voucherChanges(tx)(site),
      now,
    }),
    random: randomInt,
  });
  const newsletter = createNewsletterService({
    repository: createNewsletterRepository(db),
    outbox,
    vouchers,
    t: translate,
    consentWords: consentWordsOf(translate),
    picture,
    newToken: () => randomBytes(tokenBytes).toString('base64url'),
    newId: randomUUID,
  });
  return {
    newsletter,
    vouchers,
    routes: async ({ account, moments, showForm }: NewsletterRouteParts): Promise<void> => {
      const isTooMuch = async (address: string) => (await attempts.takeForm('newsletter', address)) > 0;
      const customerOf = newsletterCustomer(account, newsletter);
      const momentOf = moments.of;
      newsletterRoutes(app, { newsletter, isTooMuch, siteOf, siteNamed, momentOf, customerOf, now, sendProblem });
      newsletterFormRoutes(app, { newsletter, isTooMuch, siteOf, momentOf, now, showForm, isFromElsewhere });
      await oneClickRoutes(app, { newsletter, siteOf, now, sendProblem });
    },
    tidyUp: () => newsletter.tidyUp(now()),
  };
};
