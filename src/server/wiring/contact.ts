import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import { createContactRepository } from '../../services/contact/contact.repository.ts';
import { createContactDesk } from '../../services/contact/contact.service.ts';
import { createAttempts } from '../../services/login/attempts.service.ts';
import { createLoginRepository } from '../../services/login/login.repository.ts';
import { tokenSecrets } from '../config/secrets.ts';
import type { ShopContext } from './shop-context.ts';

export interface ContactParts {
  readonly content: Pick<ContentService, 'facts'>;
  readonly outbox: MailOutbox;
}

/** Composes the contact form, whose messages are sent to the address that the content names. */
export const composeContact = ({ config, db, now, translate }: ShopContext, { content, outbox }: ContactParts) =>
  createContactDesk({
    repository: createContactRepository(db),
    outbox,
    t: translate,
    deskAddress: (site) => content.facts(site)['email'] ?? '',
    now,
    counts: createAttempts({ repository: createLoginRepository(db), secret: tokenSecrets(config)[0], now }),
  });
