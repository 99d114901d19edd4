import { createHash } from 'node:crypto';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import {
  tokenPattern,
  type DoiAnswer,
  type SubscribeRequest,
  type SubscriberAnswer,
  type UpdateSubscriber,
} from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { Consent } from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import { emailKey, emailOf } from '../../lib/text/email-address.ts';
import { invariant } from '../../lib/invariant.ts';
import type { Translate } from '../../sites/translate.ts';
import type { Now } from '../../lib/time/moment.ts';
import { confirmationLetter, reminderLetter, welcomeLetter, type LetterTo } from './newsletter-letters.rules.ts';
import { confirmedAgainMs, dayMs, manageDays, upkeepRows, welcomePercent } from './newsletter.constants.ts';
import type { NewsletterRepository, NewsletterRows, Proof, Subscriber, TokenRow } from './newsletter.repository.ts';
import { faultOfRequest, mailFor, monthsAfter, profileOf, type RequestFault } from './newsletter.rules.ts';

export interface NewsletterServiceParts {
  readonly repository: NewsletterRepository;
  readonly outbox: MailOutbox;
  readonly vouchers: Pick<Vouchers, 'issue'>;
  readonly t: (site: SiteCode) => Translate;
  /** the words that somebody agrees to, as the form shows them */
  readonly consentWords: (site: SiteCode) => string;
  readonly picture: LetterTo['picture'];
  /** 43 letters and figures that nobody can guess */
  readonly newToken: () => string;
  readonly newId: () => string;
}

export type SubscribeOutcome = { readonly ok: true } | { readonly ok: false; readonly fault: RequestFault };
export type Confirmation = { readonly ok: true; readonly answer: DoiAnswer } | { readonly ok: false };
export type LinkState = 'good' | 'gone';

/** From where a call comes. */
export interface Caller {
  readonly address: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const isToken = (token: string): boolean => new RegExp(tokenPattern).test(token);
const after = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

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

/** A link that was used stays good for who comes again at once: a page loaded twice, an answer that got lost. */
const isConfirming = ({ purpose, usedAt, subscriber }: TokenRow, at: Date): boolean =>
  purpose === 'confirm' &&
  (usedAt === undefined
    ? true
    : subscriber.state === 'confirmed' && at.getTime() - usedAt.getTime() < confirmedAgainMs);

/**
 * Readers of the newsletter and how they become ones. Each change is one transaction with the mail that tells of it. Answers
 * are the same whether an address is known or not.
 */
export const createNewsletterService = (parts: NewsletterServiceParts) => {
  const { repository, outbox, vouchers, t, consentWords, picture, newToken, newId } = parts;

  const letterTo = ({ site, email }: Pick<Subscriber, 'site' | 'email'>): LetterTo => ({
    site,
    email,
    t: t(site),
    picture,
  });

  const addToken = async (
    rows: NewsletterRows,
    subscriberId: string,
    purpose: 'confirm' | 'manage',
    asked: TokenRow['asked'],
    expiresAt: Date,
  ): Promise<string> => {
    const token = newToken();
    await rows.addToken(hashOf(token), subscriberId, purpose, asked, expiresAt);
    return token;
  };
  const manageToken = (rows: NewsletterRows, subscriberId: string, at: Now): Promise<string> =>
    addToken(rows, subscriberId, 'manage', { consents: [] }, after(at, manageDays));

  const keepWords = async (rows: NewsletterRows, site: SiteCode, at: Now): Promise<string> => {
    const words = consentWords(site);
    const version = hashOf(words).slice(0, 16);
    await rows.keepText(version, site, words, at);
    return version;
  };

  const sendConfirmation = async (
    rows: NewsletterRows,
    subscriber: Pick<Subscriber, 'subscriberId' | 'site' | 'email' | 'state'>,
    request: SubscribeRequest,
    caller: Caller,
    at: Now,
  ): Promise<void> => {
    const { subscriberId, site } = subscriber;
    const expiresAt = after(at, newsletterForms[site].pendingDays);
    await rows.prolong(subscriberId, expiresAt);
    const token = await addToken(rows, subscriberId, 'confirm', profileOf(request), expiresAt);
    await rows.addEvent(subscriberId, 'signed-up', at, {
      origin: request.origin,
      originAddition: request.originAddition,
      address: caller.address,
      consents: [...request.consents, ...(request.legals ?? []).map((legal) => `LEGAL_${legal}`)],
      textVersion: await keepWords(rows, site, at),
    });
    await outbox.put(rows.tx, confirmationLetter(letterTo(subscriber), token), at);
  };

  /** NEWS-10: a stranger's sign-up changes nothing of a reader, and what it asks for waits with its own link. */
  const signUp = async (
    rows: NewsletterRows,
    site: SiteCode,
    email: string,
    request: SubscribeRequest,
    caller: Caller,
    at: Now,
  ): Promise<void> => {
    const key = emailKey(email);
    const known = await rows.find(site, key);
    const kind = mailFor(known?.state ?? 'new', await rows.mailsSince(key, after(at, -1)));
    if (kind === 'none') return;
    await rows.noteMail(key, kind, at);
    if (kind === 'reminder') {
      invariant(known, 'a reminder is for readers only');
      const token = await manageToken(rows, known.subscriberId, at);
      await outbox.put(rows.tx, reminderLetter(letterTo(known), token), at);
      return;
    }
    const subscriber = known ?? { subscriberId: newId(), site, email, state: 'pending' as const };
    if (!known) await rows.create(subscriber, key, at, after(at, newsletterForms[site].pendingDays));
    await sendConfirmation(rows, subscriber, request, caller, at);
  };

  const welcome = async (rows: NewsletterRows, subscriber: Subscriber, at: Now): Promise<string> => {
    const { subscriberId, site, voucherCode } = subscriber;
    const token = await manageToken(rows, subscriberId, at);
    const to = monthsAfter(at, newsletterForms[site].voucherMonths);
    let code: string | undefined;
    if (voucherCode === undefined) {
      code = await vouchers.issue(rows.tx, {
        site,
        title: t(site)('mail.newsletter.voucherTitle'),
        worth: { percent: welcomePercent },
        minimumMinor: 0,
        from: at,
        to,
        uses: 1,
      });
      await rows.keepVoucher(subscriberId, code);
    }
    await outbox.put(
      rows.tx,
      welcomeLetter(letterTo(subscriber), token, code === undefined ? undefined : { code, to }),
      at,
    );
    return token;
  };

  const leave = async (rows: NewsletterRows, { subscriber }: TokenRow, proof: Proof, at: Now): Promise<void> => {
    if (subscriber.state === 'unsubscribed') return;
    await rows.leave(subscriber.subscriberId, at);
    await rows.addEvent(subscriber.subscriberId, 'unsubscribed', at, proof);
  };

  /** What somebody changes of themselves; what they do not name stays. */
  const changed = ({ salutation, firstName, lastName, consents, interests }: UpdateSubscriber, old: Subscriber) => {
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

  return {
    /** NEWS-4. The caller hears the same of a known and an unknown address. */
    subscribe: async (
      site: SiteCode,
      request: SubscribeRequest,
      caller: Caller,
      at: Now,
    ): Promise<SubscribeOutcome> => {
      const fault = faultOfRequest(site, request);
      if (fault) return { ok: false, fault };
      const email = emailOf(request.email);
      invariant(email, 'the rules let an address through that is none');
      await repository.alone(emailKey(email), (rows) => signUp(rows, site, email, request, caller, at));
      return { ok: true };
    },

    /** NEWS-8; nothing where the token opens nothing on this site. */
    read: async (site: SiteCode, token: string, at: Date): Promise<SubscriberAnswer | undefined> => {
      const row = isToken(token) ? await repository.token(hashOf(token), site, at) : undefined;
      return row && answerOf(row);
    },

    /** For the confirm page, which changes nothing by being looked at. */
    linkState: async (site: SiteCode, token: string, at: Date): Promise<LinkState> => {
      const row = isToken(token) ? await repository.token(hashOf(token), site, at) : undefined;
      return row && isConfirming(row, at) ? 'good' : 'gone';
    },

    confirm: (site: SiteCode, token: string, caller: Caller, at: Now): Promise<Confirmation> =>
      repository.together(async (rows) => {
        const row = isToken(token) ? await rows.token(hashOf(token), site, at) : undefined;
        if (!row || !isConfirming(row, at)) return { ok: false };
        const { subscriber, asked } = row;
        const answer = (subscriberToken: string): Confirmation => ({
          ok: true,
          answer: { state: 'confirmed', subscriberToken },
        });
        await rows.useToken(hashOf(token), at);
        if (subscriber.state === 'confirmed') return answer(await manageToken(rows, subscriber.subscriberId, at));
        await rows.confirm(subscriber.subscriberId, asked, at);
        await rows.addEvent(subscriber.subscriberId, 'confirmed', at, {
          address: caller.address,
          consents: asked.consents,
          textVersion: await keepWords(rows, site, at),
        });
        return answer(await welcome(rows, subscriber, at));
      }),

    /** NEWS-8. Links that only confirm change nothing else. */
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
        const profile = changed(update, subscriber);
        await rows.change(subscriber.subscriberId, profile);
        await rows.addEvent(subscriber.subscriberId, 'changed', at, {
          address: caller.address,
          consents: profile.consents,
          textVersion: await keepWords(rows, site, at),
        });
        return answerOf({ ...row, subscriber: { ...subscriber, ...profile } });
      }),

    /** `false` where the token opens nothing. Once more is no fault: mail programs may ask twice. */
    unsubscribe: (site: SiteCode, token: string, proof: Proof, at: Now): Promise<boolean> =>
      repository.together(async (rows) => {
        const row = isToken(token) ? await rows.token(hashOf(token), site, at) : undefined;
        if (!row || row.purpose !== 'manage') return false;
        await leave(rows, row, proof, at);
        return true;
      }),

    /** NEWS-11, TR alone. */
    opened: async (site: SiteCode, token: string, at: Now): Promise<void> => {
      if (newsletterForms[site].stopsUnopenedYears === undefined || !isToken(token)) return;
      const row = await repository.token(hashOf(token), site, at);
      if (row) await repository.opened(row.subscriber.subscriberId, at);
    },

    /** FOOT-3, for a customer whom the shop knows; nobody else may ask by address. */
    statusOf: async (site: SiteCode, email: string): Promise<'pending' | 'confirmed' | undefined> => {
      const address = emailOf(email);
      const state = address === undefined ? undefined : await repository.stateOf(site, emailKey(address));
      return state === 'unsubscribed' ? undefined : state;
    },

    /** NEWS-7: what a reader has agreed to before. */
    consentsOf: async (site: SiteCode, email: string): Promise<readonly Consent[]> => {
      const address = emailOf(email);
      return address === undefined ? [] : repository.consentsOf(site, emailKey(address));
    },

    /** NEWS-11: what nobody confirmed goes, and who has not opened a mail for too long gets none any more. */
    tidyUp: async (at: Now): Promise<void> => {
      while (await repository.dropExpired(at, after(at, -2)));
      for (const site of siteCodes) {
        const { stopsUnopenedYears } = newsletterForms[site];
        if (stopsUnopenedYears === undefined) continue;
        const before = monthsAfter(at, -12 * stopsUnopenedYears);
        while ((await repository.stopUnopened(site, at, before)) === upkeepRows);
      }
    },

    /** Everything that is kept of an address, on all sites. */
    exportOf: async (email: string): Promise<readonly object[]> => repository.exportOf(emailKey(email.trim())),
    /** Answers how many readers that was. */
    erase: async (email: string): Promise<number> => repository.erase(emailKey(email.trim())),
  };
};
export type NewsletterService = ReturnType<typeof createNewsletterService>;
