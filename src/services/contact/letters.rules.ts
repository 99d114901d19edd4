import { nameOn } from '../../domain/customer/names.rules.ts';
import { ratings, type Cancellation, type ContactMessage } from '../../contracts/customer/contact.contract.ts';
import type { Letter, MailBlock } from '../../contracts/shop/mail.contract.ts';
import { ibanWords } from '../../lib/text/iban.ts';
import { priceText } from '../../sites/price.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { mostParagraphs } from './contact.constants.ts';

/** A letter without site and recipient. */
export type LetterDraft = Omit<Letter, 'site' | 'to' | 'key'>;

export const paragraphs = (text: string): readonly MailBlock[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const kept = lines.slice(0, mostParagraphs - 1);
  const rest = lines.slice(mostParagraphs - 1).join(' ');
  return [...kept, ...(rest === '' ? [] : [rest])].map((line) => ({ kind: 'text', text: line }));
};

export const facts = (all: readonly (readonly [name: string, value: string | undefined])[]): MailBlock => ({
  kind: 'facts',
  facts: all.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }])),
});

const dayText = (day: string, { locale }: Site): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
export const momentText = (at: Date, { locale, timeZone }: Site): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);

const senderFacts = (t: Translate, site: Site, sender: ContactMessage | Cancellation) =>
  [
    [t('mail.contact.name'), nameOn(site, sender)],
    [t('page.account.field.email'), sender.email],
  ] as const;

/** For the service team. */
export const messageLetter = (message: ContactMessage, t: Translate, site: Site): LetterDraft => {
  const topic = t(`page.contact.topic.${message.topic}`);
  return {
    subject: t('mail.contact.message.subject', { topic }),
    preview: topic,
    blocks: [
      { kind: 'title', text: topic },
      facts([
        ...senderFacts(t, site, message),
        [t('page.contact.orderNumber'), message.orderNumber],
        [t('mail.contact.rating'), message.rating && `${message.rating} / ${ratings.length}`],
      ]),
      ...paragraphs(message.message),
    ],
    reason: t('mail.contact.message.reason'),
  };
};

/**
 * For the sender. It contains no free text of the form, so that the shop cannot be used to send messages
 * to others.
 */
export const receivedLetter = (message: ContactMessage, t: Translate): LetterDraft => ({
  subject: t('mail.contact.received.subject'),
  preview: t('mail.contact.received.preview'),
  blocks: [
    { kind: 'title', text: t('mail.contact.received.title') },
    { kind: 'text', text: t('mail.contact.received.text') },
    facts([[t('page.contact.topic'), t(`page.contact.topic.${message.topic}`)]]),
  ],
  reason: t('mail.contact.received.reason'),
});

interface Cancelled {
  readonly cancellation: Cancellation;
  readonly at: Date;
  readonly site: Site;
}

const contractFacts = (t: Translate, { cancellation, at, site }: Cancelled) => {
  const { contract, kind, endsOn } = cancellation;
  return [
    [t('page.cancellation.contract'), t(`page.cancellation.contract.${contract}`)],
    [t('page.cancellation.kind'), t(`page.cancellation.kind.${kind}`)],
    [t('page.cancellation.endsOn'), endsOn === undefined ? t('page.cancellation.soonest') : dayText(endsOn, site)],
    [t('mail.cancellation.receivedAt'), momentText(at, site)],
  ] as const;
};

/** For the service team only: no mail to a visitor contains an account number. */
const refundFacts = (t: Translate, { cancellation: { refundMinor, iban }, site }: Cancelled) => {
  const amount = refundMinor === undefined ? undefined : { amountMinor: refundMinor, currency: site.currency };
  return [
    [t('mail.cancellation.refund'), amount && priceText(amount, site)],
    [t('mail.cancellation.iban'), iban && ibanWords(iban)],
  ] as const;
};

export const cancellationLetter = (cancelled: Cancelled, t: Translate): LetterDraft => {
  const { cancellation } = cancelled;
  const contract = t(`page.cancellation.contract.${cancellation.contract}`);
  return {
    subject: t('mail.cancellation.message.subject', { contract }),
    preview: contract,
    blocks: [
      { kind: 'title', text: t('page.cancellation.title') },
      facts([
        ...senderFacts(t, cancelled.site, cancellation),
        [t('page.cancellation.contractNumber'), cancellation.contractNumber],
        ...contractFacts(t, cancelled),
        ...refundFacts(t, cancelled),
      ]),
      ...paragraphs(cancellation.reason ?? ''),
    ],
    reason: t('mail.contact.message.reason'),
  };
};

/** SHOP-9: states when the cancellation arrived, for which contract and to which day. */
export const cancelledLetter = (cancelled: Cancelled, t: Translate): LetterDraft => ({
  subject: t('mail.cancellation.received.subject'),
  preview: t('mail.cancellation.received.preview'),
  blocks: [
    { kind: 'title', text: t('mail.cancellation.received.title') },
    { kind: 'text', text: t('mail.cancellation.received.text') },
    facts(contractFacts(t, cancelled)),
  ],
  reason: t('mail.cancellation.received.reason'),
});
