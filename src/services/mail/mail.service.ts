import type { Letter, Mailbox, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { emailOf } from '../../lib/text/email-address.ts';
import { invariant } from '../../lib/invariant.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import type { CompanyFacts } from '../../sites/law/company-law.ts';
import { frameOf, wholeAddress } from './letter-frame.rules.ts';
import { letterHtml } from './letter-html.rules.ts';
import { letterText } from './letter-text.rules.ts';
import { atOnce, heldForMs, keptForMs, mailboxMost, takenTogether } from './mail.constants.ts';
import type { MailRepository, QueuedMail, TakenMail } from './mail.repository.ts';
import { afterDelivery, type Delivery } from './mail.rules.ts';

export interface MailServiceParts {
  readonly repository: MailRepository;
  readonly t: (site: SiteCode) => Translate;
  /** the facts of the company that sells on a site */
  readonly companyOf: (site: SiteCode) => CompanyFacts;
  readonly originOf: (site: SiteCode) => string;
  readonly newId: () => string;
  readonly now: () => Date;
  /** sends one mail to the mail server and never throws; without it mails go to the demo's mailbox */
  readonly deliver?: ((mail: QueuedMail) => Promise<Delivery>) | undefined;
  /** called for a mail that is given up; it is logged without the address */
  readonly onLost: (lost: { readonly mailId: string; readonly answer: string }) => void;
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

/** RUN-5: a control character in a subject could start another header. */
const subjectOf = (subject: string): string => {
  invariant(!hasControls(subject), 'a subject holds a control character: take it out of what visitors have typed');
  return subject;
};

const inGroups = async <T>(all: readonly T[], size: number, work: (one: T) => Promise<void>): Promise<void> => {
  const rest = [...all];
  const worker = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(size, all.length) }, worker));
};

/**
 * The queue of all mails. `put` renders a letter and stores it within the caller's transaction; `work` sends what is due, and the
 * server calls it repeatedly. A crash between the mail server's OK and our note of it sends the mail once more, with the
 * same Message-ID, so that mailboxes recognise the duplicate.
 */
export const createMailService = (parts: MailServiceParts) => {
  const { repository, t, companyOf, originOf, newId, now, deliver, onLost } = parts;

  const drawn = (letter: Letter, at: Date): QueuedMail => {
    invariant(emailOf(letter.to) === letter.to, 'the recipient of a letter must be an address as emailOf returns it');
    const origin = originOf(letter.site);
    const frame = frameOf(sites[letter.site], { origin, t: t(letter.site), company: companyOf(letter.site) }, letter);
    const mailId = letter.mailId ?? newId();
    return {
      mailId,
      site: letter.site,
      to: letter.to,
      subject: subjectOf(letter.subject),
      html: letterHtml(letter, frame),
      text: letterText(letter, frame),
      messageId: `<${mailId}@${new URL(origin).hostname}>`,
      ...(letter.unsubscribe ? { unsubscribeUrl: wholeAddress(letter.unsubscribe.oneClick, origin) } : {}),
      createdAt: at,
    };
  };

  const outbox: MailOutbox = { put: async (tx, letter, at) => repository.put(tx, drawn(letter, at), letter.key) };

  const send = async (mail: TakenMail): Promise<void> => {
    if (!deliver) return repository.keepInMailbox(mail.mailId, now());
    const outcome = afterDelivery(await deliver(mail), mail, now());
    if (outcome.kind === 'later') return repository.postpone(mail.mailId, outcome.dueAt, outcome.answer);
    if (outcome.kind === 'sent') return repository.finish(mail.mailId, 'sent', now(), undefined);
    onLost({ mailId: mail.mailId, answer: outcome.answer });
    return repository.finish(mail.mailId, 'lost', now(), outcome.answer);
  };

  let running: Promise<number> | undefined;
  const stopping = new AbortController();

  /** Runs until nothing is due; returns the number of mails taken from the queue. */
  const sendDue = async (): Promise<number> => {
    let taken = 0;
    while (!stopping.signal.aborted) {
      const at = now();
      const mails = await repository.take(at, new Date(at.getTime() + heldForMs), takenTogether);
      await inGroups(mails, atOnce, send);
      taken += mails.length;
      if (mails.length < takenTogether) break;
    }
    return taken;
  };

  const mailbox: Mailbox = {
    list: () => repository.list(mailboxMost),
    read: (mailId) => repository.read(mailId),
  };

  return {
    outbox,
    /** for a demo without a mail server */
    mailbox: deliver ? undefined : mailbox,
    /** Sends what is due; a call during a running one waits for it. */
    work: (): Promise<number> => {
      running ??= sendDue().finally(() => {
        running = undefined;
      });
      return running;
    },
    tidyUp: () => repository.forget(new Date(now().getTime() - keptForMs), mailboxMost),
    waiting: repository.waiting,
    erase: repository.erase,
    /** Resolves after the mails that are being sent now. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running?.catch(() => {});
    },
  };
};
