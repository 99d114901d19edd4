import type { SiteCode } from './site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Transaction } from './transaction.contract.ts';

/** Words, with links among them. Addresses begin with `/` (a page of the shop) or with https://. */
export type MailText = string | readonly (string | { readonly text: string; readonly href: string })[];

/** A sum beside its name: a line of an order, the postage, the total. */
export interface MailLine {
  readonly text: string;
  readonly detail?: string;
  /** as it is printed */
  readonly amount: string;
}

/** What a mail is made of; the template draws each as HTML and as plain text. */
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
  /** as it stands on an envelope: lines close together */
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string; readonly note?: string }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[]; readonly sums: readonly MailLine[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'note'; readonly text: MailText }
  /** counts that the mail was opened: only where the person was told so and agreed */
  | { readonly kind: 'pixel'; readonly src: string };

export interface Letter {
  readonly site: SiteCode;
  /** one address as `emailOf` gives it */
  readonly to: string;
  readonly subject: string;
  /** what a mailbox shows behind the subject */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** why this person gets it; stands above the imprint */
  readonly reason: string;
  /** RFC 8058: `page` is for people, `oneClick` takes a POST; both are paths of the shop */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
  /** at most one letter of a key is ever sent: `order:4711:confirmed` */
  readonly key?: string;
}

/**
 * The queue that every mail of the shop goes through. A letter is put in within the transaction of what it tells of: when that
 * is rolled back there is no mail, and once it is committed the mail is sent, whatever happens to this process.
 */
export interface MailOutbox {
  /** `false`: a letter of this key was put in before. `at` is the moment of the change. */
  put(tx: Transaction, letter: Letter, at: Now): Promise<boolean>;
}

/** A mail as the demo's mailbox lists it. */
export interface MailboxEntry {
  readonly mailId: string;
  readonly site: SiteCode;
  readonly to: string;
  readonly subject: string;
  readonly at: Date;
}

export interface Mailbox {
  /** the newest first, a hundred at most */
  list(): Promise<readonly MailboxEntry[]>;
  read(mailId: string): Promise<{ readonly html: string; readonly text: string } | undefined>;
}

/** Where a demo without a mail server shows what it would have sent. */
export const mailboxPath = '/demo/mailbox';
export const mailboxLetterPath = '/demo/mailbox/:mailId';
