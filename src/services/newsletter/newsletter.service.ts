import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { Consent } from '../../contracts/newsletter/newsletter.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import { emailKey, emailOf } from '../../lib/text/email-address.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { Translate } from '../../sites/translate.ts';
import type { Now } from '../../lib/time/moment.ts';
import { createConfirmation } from './confirmation.service.ts';
import { createConsentTexts } from './consent-texts.service.ts';
import type { LetterTo } from './newsletter-letters.rules.ts';
import { createNewsletterLinks, daysAfter } from './newsletter-links.service.ts';
import { upkeepRows } from './newsletter.constants.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';
import { monthsAfter } from './newsletter.rules.ts';
import { createPreferences } from './preferences.service.ts';
import { createSignUp } from './sign-up.service.ts';
import type { Subscriber } from './subscriber.repository.ts';

export interface NewsletterServiceParts {
  readonly repository: NewsletterRepository;
  readonly outbox: MailOutbox;
  readonly vouchers: Pick<Vouchers, 'issue'>;
  readonly t: (site: SiteCode) => Translate;
  /** the consent text as the form shows it */
  readonly consentWords: (site: SiteCode) => string;
  readonly picture: LetterTo['picture'];
  /** returns 43 random characters of base64url, 256 bits */
  readonly newToken: () => string;
  readonly newId: () => string;
}

/** What the shop itself reads of its subscribers, by address. */
const createSubscriberLookups = (repository: NewsletterRepository) => ({
  /** FOOT-3: for a customer who is logged in; no other caller may ask by address. */
  statusOf: async (site: SiteCode, email: string): Promise<'pending' | 'confirmed' | undefined> => {
    const address = emailOf(email);
    const state = address === undefined ? undefined : await repository.stateOf(site, emailKey(address));
    return state === 'unsubscribed' ? undefined : state;
  },

  /** NEWS-7: the consents given before, for the form of a customer who is logged in. */
  consentsOf: async (site: SiteCode, email: string): Promise<readonly Consent[]> => {
    const address = emailOf(email);
    return address === undefined ? [] : repository.consentsOf(site, emailKey(address));
  },

  /** Returns everything stored for an address, on all sites. */
  exportOf: async (email: string): Promise<readonly object[]> => repository.exportOf(emailKey(email.trim())),
  /** Deletes an address on all sites and returns the number of subscribers deleted. */
  erase: async (email: string): Promise<number> => repository.erase(emailKey(email.trim())),
});

const createUpkeep = (repository: NewsletterRepository) => ({
  /** NEWS-11: deletes subscriptions that were not confirmed in time; unsubscribes addresses that open no mail for too long. */
  tidyUp: async (at: Now): Promise<void> => {
    while (await repository.dropExpired(at, daysAfter(at, -2)));
    for (const site of siteCodes) {
      const { stopsUnopenedYears } = newsletterForms[site];
      if (stopsUnopenedYears === undefined) continue;
      const before = monthsAfter(at, -12 * stopsUnopenedYears);
      while ((await repository.stopUnopened(site, at, before)) === upkeepRows);
    }
  },
});

/**
 * Newsletter subscribers and the double opt-in flow. Each change and its mail are one transaction. Responses do not reveal
 * whether an address is known.
 */
export const createNewsletterService = (parts: NewsletterServiceParts) => {
  const { repository, outbox, vouchers, t, consentWords, picture, newToken, newId } = parts;
  const links = createNewsletterLinks(newToken);
  const keepConsentText = createConsentTexts(consentWords);
  const letterTo = ({ site, email }: Pick<Subscriber, 'site' | 'email'>): LetterTo => ({
    site,
    email,
    t: t(site),
    picture,
  });
  return {
    ...createSignUp({ repository, outbox, links, keepConsentText, letterTo, newId }),
    ...createConfirmation({ repository, outbox, vouchers, links, keepConsentText, letterTo, t }),
    ...createPreferences({ repository, keepConsentText }),
    ...createSubscriberLookups(repository),
    ...createUpkeep(repository),
  };
};
export type NewsletterService = ReturnType<typeof createNewsletterService>;
