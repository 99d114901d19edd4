import type { DoiAnswer } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { Translate } from '../../sites/translate.ts';
import type { ConsentTexts } from './consent-texts.service.ts';
import { welcomeLetter, type LetterTo, type WelcomeVoucher } from './newsletter-letters.rules.ts';
import { hashOf, isToken, type NewsletterLinks } from './newsletter-links.service.ts';
import { confirmedAgainMs, welcomePercent } from './newsletter.constants.ts';
import type { NewsletterRepository, NewsletterRows } from './newsletter.repository.ts';
import { monthsAfter } from './newsletter.rules.ts';
import type { Caller } from './sign-up.service.ts';
import type { TokenRow } from './subscriber-token.repository.ts';
import type { Subscriber } from './subscriber.repository.ts';

export interface ConfirmationParts {
  readonly repository: NewsletterRepository;
  readonly outbox: MailOutbox;
  readonly vouchers: Pick<Vouchers, 'issue'>;
  readonly links: NewsletterLinks;
  readonly keepConsentText: ConsentTexts;
  readonly letterTo: (subscriber: Pick<Subscriber, 'site' | 'email'>) => LetterTo;
  readonly t: (site: SiteCode) => Translate;
}

export type Confirmation = { readonly ok: true; readonly answer: DoiAnswer } | { readonly ok: false };
export type LinkState = 'good' | 'gone';

/** A used link works for a few minutes more: the page may be loaded twice, or the response may get lost. */
const isConfirming = ({ purpose, usedAt, subscriber }: TokenRow, at: Date): boolean => {
  if (purpose !== 'confirm') return false;
  if (usedAt === undefined) return true;
  return subscriber.state === 'confirmed' && at.getTime() - usedAt.getTime() < confirmedAgainMs;
};

/** NEWS-8: the second half of the double opt-in, with the welcome mail. */
export const createConfirmation = (parts: ConfirmationParts) => {
  const { repository, outbox, vouchers, links, keepConsentText, letterTo, t } = parts;

  /** NEWS-1: an address gets one welcome voucher, even if it subscribes several times. */
  const firstVoucher = async (
    rows: NewsletterRows,
    { subscriberId, site, voucherCode }: Subscriber,
    at: Now,
  ): Promise<WelcomeVoucher | undefined> => {
    if (voucherCode !== undefined) return undefined;
    const to = monthsAfter(at, newsletterForms[site].voucherMonths);
    const code = await vouchers.issue(rows.tx, {
      site,
      title: t(site)('mail.newsletter.voucherTitle'),
      worth: { percent: welcomePercent },
      minimumMinor: 0,
      from: at,
      to,
      uses: 1,
    });
    await rows.keepVoucher(subscriberId, code);
    return { code, to };
  };

  const welcome = async (rows: NewsletterRows, subscriber: Subscriber, at: Now): Promise<string> => {
    const token = await links.addManage(rows, subscriber.subscriberId, at);
    const voucher = await firstVoucher(rows, subscriber, at);
    await outbox.put(rows.tx, welcomeLetter(letterTo(subscriber), token, voucher), at);
    return token;
  };

  /** Returns the token that opens the preferences of the confirmed subscriber. */
  const confirmed = async (rows: NewsletterRows, { subscriber, asked }: TokenRow, caller: Caller, at: Now) => {
    const { subscriberId, site, state } = subscriber;
    if (state === 'confirmed') return links.addManage(rows, subscriberId, at);
    await rows.confirm(subscriberId, asked, at);
    await rows.addEvent(subscriberId, 'confirmed', at, {
      address: caller.address,
      consents: asked.consents,
      textVersion: await keepConsentText(rows, site, at),
    });
    return welcome(rows, subscriber, at);
  };

  return {
    /** For the confirm page: reading the link changes nothing. */
    linkState: async (site: SiteCode, token: string, at: Date): Promise<LinkState> => {
      const row = isToken(token) ? await repository.token(hashOf(token), site, at) : undefined;
      return row && isConfirming(row, at) ? 'good' : 'gone';
    },

    confirm: (site: SiteCode, token: string, caller: Caller, at: Now): Promise<Confirmation> =>
      repository.together(async (rows) => {
        const row = isToken(token) ? await rows.token(hashOf(token), site, at) : undefined;
        if (!row || !isConfirming(row, at)) return { ok: false };
        await rows.useToken(hashOf(token), at);
        const subscriberToken = await confirmed(rows, row, caller, at);
        return { ok: true, answer: { state: 'confirmed', subscriberToken } };
      }),
  };
};
