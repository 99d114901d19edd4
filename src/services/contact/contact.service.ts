import { createHash } from 'node:crypto';
import type { ContactDesk, Sent, SentFrom } from '../../contracts/customer/contact.contract.ts';
import type { CountedForm, FormCounting } from '../../contracts/customer/login.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { mailboxKey } from '../../lib/text/mailbox.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import type { Now } from '../../lib/time/moment.ts';
import { confirmationEveryMs } from './contact.constants.ts';
import type { ContactRepository } from './contact.repository.ts';
import {
  cancellationLetter,
  cancelledLetter,
  messageLetter,
  receivedLetter,
  type LetterDraft,
} from './letters.rules.ts';

export interface ContactParts {
  readonly repository: ContactRepository;
  readonly outbox: MailOutbox;
  readonly t: (site: SiteCode) => Translate;
  /** address of the service team */
  readonly deskAddress: (site: SiteCode) => string;
  readonly now: () => Now;
  readonly refusalOf: FormRefusal;
}

/** The reason why a form is not sent, if there is one; a form that may be sent is counted. */
export type FormRefusal = (form: CountedForm, from: SentFrom) => Promise<Sent | undefined>;

export const createFormRefusal =
  (counts: FormCounting): FormRefusal =>
  async (form, { moment, asked }) => {
    if (moment.isPreview) return { kind: 'preview' };
    const seconds = await counts.takeForm(form, asked?.address ?? '');
    return seconds > 0 ? { kind: 'tooMany', seconds } : undefined;
  };

/** The mailbox, hashed, and the time for which its confirmations are limited. */
export const mailboxSpan = (email: string, at: Now): string => {
  const span = Math.floor(at.getTime() / confirmationEveryMs);
  return `${createHash('sha256').update(mailboxKey(email)).digest('base64url').slice(0, 22)}:${span}`;
};

/** SITE-11, SHOP-9: mails the visitor's message to the country's service team, and a confirmation to the visitor; in a preview neither (SAFE-5), and for a network that sends too many neither. */
export const createContactDesk = ({
  repository,
  outbox,
  t,
  deskAddress,
  now,
  refusalOf,
}: ContactParts): Pick<ContactDesk, 'write' | 'cancel'> => {
  /** Puts both mails into the outbox or none. The confirmations are limited, so that they cannot flood a stranger's mailbox. */
  const send = (
    site: SiteCode,
    { subject, email, at }: { readonly subject: string; readonly email: string; readonly at: Now },
    [toDesk, toSender]: readonly [toDesk: LetterDraft, toSender: LetterDraft],
  ): Promise<void> =>
    repository.together(async (tx) => {
      await outbox.put(tx, { ...toDesk, site, to: deskAddress(site) }, at);
      await outbox.put(tx, { ...toSender, site, to: email, key: `${subject}:${mailboxSpan(email, at)}` }, at);
    });

  return {
    write: async (from, message) => {
      const refusal = await refusalOf('contact', from);
      if (refusal) return refusal;
      const { code } = from.site;
      const words = t(code);
      const letters = [messageLetter(message, words, sites[code]), receivedLetter(message, words)] as const;
      await send(code, { subject: 'contact', email: message.email, at: now() }, letters);
      return { kind: 'sent' };
    },
    cancel: async (from, cancellation) => {
      const refusal = await refusalOf('cancellation', from);
      if (refusal) return refusal;
      const { code } = from.site;
      const words = t(code);
      const at = now();
      const cancelled = { cancellation, at, site: sites[code] };
      const letters = [cancellationLetter(cancelled, words), cancelledLetter(cancelled, words)] as const;
      const { contract, kind, email } = cancellation;
      await send(code, { subject: `cancel:${contract}:${kind}`, email, at }, letters);
      return { kind: 'sent' };
    },
  };
};
