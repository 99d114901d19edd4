import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import type { TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { BaseData } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { NewsletterPicture } from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createNewsletterRepository } from '../../services/newsletter/newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from '../../services/newsletter/newsletter.service.ts';
import { createVoucherRepository } from '../../services/voucher/voucher.repository.ts';
import { createVoucherService } from '../../services/voucher/voucher.service.ts';
import type { Translate } from '../../sites/translate.ts';

export interface NewsletterParts {
  readonly db: Database;
  readonly outbox: MailOutbox;
  readonly t: (site: SiteCode) => Translate;
  readonly picture: NewsletterPicture;
}

/** 256 bits. */
const tokenBytes = 32;

/** Newsletter and vouchers on a database of this process. */
export const createNewsletter = ({ db, outbox, t, picture }: NewsletterParts) => {
  const vouchers = createVoucherService({ repository: createVoucherRepository(db), random: randomInt });
  const consentWords = (site: SiteCode): string => {
    const { minimumAge, hasLegal } = newsletterForms[site];
    const words = t(site);
    return [
      words('form.newsletter.legal.text', { age: minimumAge }),
      ...(hasLegal ? [words('form.newsletter.legal.box')] : []),
      words('form.newsletter.dne'),
    ].join('\n\n');
  };
  const newsletter = createNewsletterService({
    repository: createNewsletterRepository(db),
    outbox,
    vouchers,
    t,
    consentWords,
    picture,
    newToken: () => randomBytes(tokenBytes).toString('base64url'),
    newId: randomUUID,
  });
  return { newsletter, vouchers };
};

/** NEWS-7: what the form may fill in of somebody who is logged in, and nothing of anybody else. */
export const newsletterCustomer =
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
