import type { SiteCode } from './site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Transaction } from './transaction.contract.ts';

/** Text with links. Addresses start with `/` (a page of the shop) or with https://. */
export type MailText = string | readonly (string | { readonly text: string; readonly href: string })[];

/** An amount with its label: a line of an order, the shipping, the total. */
export interface MailLine {
  readonly text: string;
  readonly detail?: string;
  /** in printed form */
  readonly amount: string;
}

export interface MailDocument {
  readonly title: string;
  readonly lead?: MailText;
  readonly sections: readonly {
    readonly heading?: string;
    readonly paragraphs: readonly MailText[];
    readonly list: readonly MailText[];
  }[];
}

/** The blocks of a mail; the template renders each as HTML and as plain text. */
export type MailBlock =
  | {
      readonly kind: 'picture';
      readonly src: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: MailText }
  | { readonly kind: 'heading'; readonly text: string }
  /** a postal address: lines without space between them */
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string; readonly note?: string }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[]; readonly sums: readonly MailLine[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'note'; readonly text: MailText }
  /** LAW-3: a text of several sections that is part of a contract, such as the terms */
  | ({ readonly kind: 'document' } & MailDocument)
  /** counts that the mail was opened: only with the person's consent */
  | { readonly kind: 'pixel'; readonly src: string };

export interface Letter {
  readonly site: SiteCode;
  /** one address in the form of `emailOf` */
  readonly to: string;
  readonly subject: string;
  /** the preview text after the subject */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** why this person gets the mail; above the imprint */
  readonly reason: string;
  /** RFC 8058: `page` is for people, `oneClick` takes a POST; both are paths of the shop */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
  /** only one letter per key is ever sent: `order:4711:confirmed` */
  readonly key?: string;
  /** a UUID, where the sender stores the id of the mail; by default the queue makes one */
  readonly mailId?: string;
}

/**
 * The queue of all mails. A letter is added in the transaction of its change: after a rollback there is no mail, after a commit
 * the mail is sent, even if this process ends.
 */
export interface MailOutbox {
  /** `false`: the queue had a letter with this key. `at` is the time of the change. */
  put(tx: Transaction, letter: Letter, at: Now): Promise<boolean>;
}

/** A mail in the demo's mailbox. */
export interface MailboxEntry {
  readonly mailId: string;
  readonly site: SiteCode;
  readonly to: string;
  readonly subject: string;
  readonly at: Date;
}

export interface Mailbox {
  /** the newest first, at most a hundred */
  list(): Promise<readonly MailboxEntry[]>;
  read(mailId: string): Promise<{ readonly html: string; readonly text: string } | undefined>;
}

/** The page on which a demo without a mail server shows its mails. */
export const mailboxPath = '/demo/mailbox';
export const mailboxLetterPath = '/demo/mailbox/:mailId';
