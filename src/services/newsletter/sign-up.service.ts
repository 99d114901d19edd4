import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { emailKey, emailOf } from '../../lib/text/email-address.ts';
import { mailboxKey } from '../../lib/text/mailbox.ts';
import { invariant } from '../../lib/invariant.ts';
import type { Now } from '../../lib/time/moment.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { ConsentTexts } from './consent-texts.service.ts';
import { confirmationLetter, reminderLetter, type LetterTo } from './newsletter-letters.rules.ts';
import { daysAfter, type NewsletterLinks } from './newsletter-links.service.ts';
import type { NewsletterRepository, NewsletterRows } from './newsletter.repository.ts';
import { faultOfRequest, mailFor, profileOf, type RequestFault } from './newsletter.rules.ts';
import type { Subscriber } from './subscriber.repository.ts';

export interface SignUpParts {
  readonly repository: NewsletterRepository;
  readonly outbox: MailOutbox;
  readonly links: NewsletterLinks;
  readonly keepConsentText: ConsentTexts;
  readonly letterTo: (subscriber: Pick<Subscriber, 'site' | 'email'>) => LetterTo;
  readonly newId: () => string;
}

export type SubscribeOutcome = { readonly ok: true } | { readonly ok: false; readonly fault: RequestFault };

/** The network address of a request, stored as proof of consent. */
export interface Caller {
  readonly address: string;
}

interface SignUp {
  readonly site: SiteCode;
  readonly email: string;
  readonly request: SubscribeRequest;
  readonly caller: Caller;
  readonly at: Now;
}

type Pending = Pick<Subscriber, 'subscriberId' | 'site' | 'email'>;

/** NEWS-4: the first half of the double opt-in. The response is the same for a known and an unknown address. */
export const createSignUp = ({ repository, outbox, links, keepConsentText, letterTo, newId }: SignUpParts) => {
  const sendConfirmation = async (
    rows: NewsletterRows,
    subscriber: Pending,
    { request, caller, at }: SignUp,
  ): Promise<void> => {
    const { subscriberId, site } = subscriber;
    const expiresAt = daysAfter(at, newsletterForms[site].pendingDays);
    await rows.prolong(subscriberId, expiresAt);
    const token = await links.addConfirm(rows, subscriberId, profileOf(request), expiresAt);
    await rows.addEvent(subscriberId, 'signed-up', at, {
      origin: request.origin,
      originAddition: request.originAddition,
      address: caller.address,
      consents: [...request.consents, ...(request.legals ?? []).map((legal) => `LEGAL_${legal}`)],
      textVersion: await keepConsentText(rows, site, at),
    });
    await outbox.put(rows.tx, confirmationLetter(letterTo(subscriber), token), at);
  };

  const sendReminder = async (rows: NewsletterRows, subscriber: Subscriber, at: Now): Promise<void> => {
    const token = await links.addManage(rows, subscriber.subscriberId, at);
    await outbox.put(rows.tx, reminderLetter(letterTo(subscriber), token), at);
  };

  /** NEWS-10: a stranger's sign-up changes no subscriber; what it asks for is applied only by its own link. */
  const signUp = async (rows: NewsletterRows, asked: SignUp): Promise<void> => {
    const { site, email, at } = asked;
    const key = emailKey(email);
    const known = await rows.find(site, key);
    const mailbox = mailboxKey(email);
    const kind = mailFor(known?.state ?? 'new', await rows.mailsSince(mailbox, daysAfter(at, -1)));
    if (kind === 'none') return;
    await rows.noteMail(mailbox, kind, at);
    if (kind === 'reminder') {
      invariant(known, 'only subscribers get a reminder');
      await sendReminder(rows, known, at);
      return;
    }
    const subscriber: Pending = known ?? { subscriberId: newId(), site, email };
    if (!known) await rows.create(subscriber, key, at, daysAfter(at, newsletterForms[site].pendingDays));
    await sendConfirmation(rows, subscriber, asked);
  };

  return {
    subscribe: async (
      site: SiteCode,
      request: SubscribeRequest,
      caller: Caller,
      at: Now,
    ): Promise<SubscribeOutcome> => {
      const fault = faultOfRequest(site, request);
      if (fault) return { ok: false, fault };
      const email = emailOf(request.email);
      invariant(email, 'the form rules accept valid addresses only');
      await repository.alone(mailboxKey(email), (rows) => signUp(rows, { site, email, request, caller, at }));
      return { ok: true };
    },
  };
};
