import { randomUUID } from 'node:crypto';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { mailboxRoutes } from '../../services/mail/mailbox.routes.ts';
import { createMailRepository } from '../../services/mail/mail.repository.ts';
import { senderOf } from '../../services/mail/mail.rules.ts';
import { createMailService } from '../../services/mail/mail.service.ts';
import type { CompanyFacts } from '../../sites/law/company-law.ts';
import { sites } from '../../sites/sites.ts';
import { isOfThisMachine } from '../http/local-request.ts';
import { sendProblem } from '../http/problems.ts';
import type { ShopContext } from './shop-context.ts';
import { smtpDelivery } from './smtp.ts';

const traced = (deliver: ReturnType<typeof smtpDelivery>, telemetry: ShopContext['telemetry']): typeof deliver =>
  telemetry ? (mail) => telemetry.span('mail', { 'kontor.site': mail.site }, () => deliver(mail)) : deliver;

/** Composes the mail queue: to the configured mail server, or into the demo's mailbox with its routes. */
export const composeMail = (
  { app, config, db, hosts, telemetry, translate, now }: ShopContext,
  companyOf: (site: SiteCode) => CompanyFacts,
) => {
  const originOf = (site: SiteCode): string => hosts.originOf(sites[site]);
  const fromOf = (site: SiteCode) => ({
    name: translate(site)('ui.shop.name'),
    address: senderOf({ setting: config.MAIL_FROM, company: companyOf(site)['email'], origin: originOf(site) }),
  });
  const mail = createMailService({
    repository: createMailRepository(db),
    t: translate,
    companyOf,
    originOf,
    newId: randomUUID,
    now,
    ...(config.SMTP_URL ? { deliver: traced(smtpDelivery({ url: config.SMTP_URL, fromOf }), telemetry) } : {}),
    onLost: (lost) => app.log.error(lost, 'a mail was given up'),
  });
  const { mailbox } = mail;
  if (mailbox) mailboxRoutes(app, { mailbox, isOfThisMachine, origins: siteCodes.map(originOf), sendProblem });
  return mail;
};
