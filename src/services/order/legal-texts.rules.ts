import { createHash } from 'node:crypto';
import type { PageText } from '../../contracts/content/content.contract.ts';
import type { MailBlock, MailText } from '../../contracts/shop/mail.contract.ts';
import { inlinePieces } from '../../lib/text/inline-links.ts';

/** A text that is part of a contract, in one version. */
export interface LegalText {
  /** SHA-256 of name and content */
  readonly hash: string;
  readonly name: string;
  readonly text: PageText;
}

/** Copies the parts that are printed, in a fixed order, so that equal texts have equal hashes. */
export const legalText = (name: string, { title, lead, sections }: PageText): LegalText => {
  const text = { title, ...(lead === undefined ? {} : { lead }), sections };
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([name, text]))
      .digest('hex'),
    name,
    text,
  };
};

/** A link to a mailbox or a phone is its text in a mail. */
const mailText = (text: string): MailText =>
  inlinePieces(text).map(({ text: words, href }) =>
    href !== undefined && /^(?:\/|https:)/.test(href) ? { text: words, href } : words,
  );

export const documentBlock = ({ title, lead, sections }: PageText): MailBlock => ({
  kind: 'document',
  title,
  ...(lead === undefined ? {} : { lead: mailText(lead) }),
  sections: sections.map(({ heading, paragraphs = [], list = [] }) => ({
    ...(heading === undefined ? {} : { heading }),
    paragraphs: paragraphs.map(mailText),
    list: list.map(mailText),
  })),
});
