import type { SubscriberAnswer, UpdateSubscriber } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import type { Now } from '../../lib/time/moment.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { ConsentTexts } from './consent-texts.service.ts';
import type { Proof } from './consent-proof.repository.ts';
import { hashOf, isToken } from './newsletter-links.service.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';
import type { Caller } from './sign-up.service.ts';
import type { TokenRow } from './subscriber-token.repository.ts';
import type { Subscriber } from './subscriber.repository.ts';

export interface PreferencesParts {
  readonly repository: NewsletterRepository;
  readonly keepConsentText: ConsentTexts;
}

/** A link that only confirms shows nothing of the person. */
const answerOf = ({ subscriber, purpose }: TokenRow): SubscriberAnswer => {
  const { state, email, salutation, firstName, lastName, consents, interests } = subscriber;
  if (purpose === 'confirm') return { state, consents: [], interests: [] };
  return {
    state,
    email,
    ...(salutation ? { salutation } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    consents: [...consents],
    interests: [...interests],
  };
};

/** Applies an update; fields that it does not contain stay, and an empty name is removed. */
const updated = ({ salutation, firstName, lastName, consents, interests }: UpdateSubscriber, old: Subscriber) => {
  const name = (text: string | undefined, before: string | undefined) =>
    text === undefined ? before : nameOf(text) || undefined;
  return {
    salutation: salutation ?? old.salutation,
    firstName: name(firstName, old.firstName),
    lastName: name(lastName, old.lastName),
    consents: consents ?? old.consents,
    interests: interests ?? old.interests,
  };
};

/** NEWS-8: what a subscriber reads, changes and ends by the links of the mails. */
export const createPreferences = ({ repository, keepConsentText }: PreferencesParts) => ({
  /** Returns nothing if the token is not valid on this site. */
  read: async (site: SiteCode, token: string, at: Date): Promise<SubscriberAnswer | undefined> => {
    const row = isToken(token) ? await repository.token(hashOf(token), site, at) : undefined;
    return row && answerOf(row);
  },

  update: (
    site: SiteCode,
    token: string,
    update: UpdateSubscriber,
    caller: Caller,
    at: Now,
  ): Promise<SubscriberAnswer | undefined> =>
    repository.together(async (rows) => {
      const row = isToken(token) ? await rows.token(hashOf(token), site, at) : undefined;
      if (!row || row.purpose !== 'manage' || row.subscriber.state !== 'confirmed') return undefined;
      const { subscriber } = row;
      const profile = updated(update, subscriber);
      await rows.change(subscriber.subscriberId, profile);
      await rows.addEvent(subscriber.subscriberId, 'changed', at, {
        address: caller.address,
        consents: profile.consents,
        textVersion: await keepConsentText(rows, site, at),
      });
      return answerOf({ ...row, subscriber: { ...subscriber, ...profile } });
    }),

  /** Returns `false` if the token is not valid. A second request succeeds too: mail programs may send it twice. */
  unsubscribe: (site: SiteCode, token: string, proof: Proof, at: Now): Promise<boolean> =>
    repository.together(async (rows) => {
      const row = isToken(token) ? await rows.token(hashOf(token), site, at) : undefined;
      if (!row || row.purpose !== 'manage') return false;
      const { subscriberId, state } = row.subscriber;
      if (state === 'unsubscribed') return true;
      await rows.leave(subscriberId, at);
      await rows.dropConfirmTokens(subscriberId);
      await rows.addEvent(subscriberId, 'unsubscribed', at, proof);
      return true;
    }),

  /** NEWS-11: only TR counts opened mails. */
  opened: async (site: SiteCode, token: string, at: Now): Promise<void> => {
    if (newsletterForms[site].stopsUnopenedYears === undefined || !isToken(token)) return;
    const row = await repository.token(hashOf(token), site, at);
    if (row) await repository.opened(row.subscriber.subscriberId, at);
  },
});
