import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createMailRepository } from '../../services/mail/mail.repository.ts';
import { createMailService } from '../../services/mail/mail.service.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import type { Config } from '../config/config.ts';
import type { SiteHosts } from '../config/site-hosts.ts';
import { smtpDelivery } from './smtp.ts';

export interface MailParts {
  readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;
  readonly db: Database;
  readonly hosts: SiteHosts;
  readonly t: (site: SiteCode) => Translate;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** The mail queue as the configuration wants it: to a mail server, or into the demo's mailbox. */
export const createMail = ({ config, db, hosts, t, log, now }: MailParts) => {
  const originOf = (site: SiteCode): string => hosts.originOf(sites[site]);
  const fromOf = (site: SiteCode): string =>
    config.MAIL_FROM ?? `kontor@${new URL(originOf(site)).hostname.replace(/^www\./, '')}`;
  return createMailService({
    repository: createMailRepository(db),
    t,
    originOf,
    newId: randomUUID,
    now,
    ...(config.SMTP_URL ? { deliver: smtpDelivery({ url: config.SMTP_URL, fromOf }) } : {}),
    onLost: (lost) => log.error(lost, 'a mail was given up'),
  });
};
