import { createTransport } from 'nodemailer';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { longestSendingMs } from '../../services/mail/mail.constants.ts';
import type { QueuedMail } from '../../services/mail/mail.repository.ts';
import type { Delivery } from '../../services/mail/mail.rules.ts';
import { sites } from '../../sites/sites.ts';

export interface SmtpParts {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly url: string;
  /** the sender of a site's mails */
  readonly fromOf: (site: SiteCode) => { readonly name: string; readonly address: string };
  readonly longestMs?: number;
}

/** Commands whose permanent refusal (5xx) concerns this one mail, not the connection. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

interface SmtpFault {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** RFC 3463, X.7: a rule of the server refuses us (relaying, a block list). Operators can change that, so we try again. */
const aboutUs = /^\d{3}[ -]5\.7\./;

const isRefusal = ({ command = '', responseCode = 0, response = '' }: SmtpFault): boolean =>
  responseCode >= 500 && responseCode < 600 && aboutTheMail.has(command) && !aboutUs.test(response);

/** Returns the part of a fault that may be stored: only codes, because the server's text contains the address. */
const answerOf = ({ code, command, responseCode }: SmtpFault): string =>
  [responseCode, command, code].filter((part) => part !== undefined && part !== '').join(' ') || 'no answer';

const headersOf = ({ site, unsubscribeUrl }: QueuedMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': sites[site].locale,
  ...(unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
});

/**
 * Sends mails to an SMTP server, each over a connection of its own: mails are few, and the server may close a connection that
 * is kept open in the middle of a mail.
 */
export const smtpDelivery = ({ url, fromOf, longestMs = longestSendingMs }: SmtpParts) => {
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(longestMs, 20_000),
    greetingTimeout: Math.min(longestMs, 20_000),
    socketTimeout: Math.min(longestMs, 60_000),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail: QueuedMail): Promise<Delivery> => {
    try {
      await transport.sendMail({
        // Addresses are objects, because strings would be parsed as lists of addresses.
        from: fromOf(mail.site),
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        date: mail.createdAt,
        headers: headersOf(mail),
        textEncoding: 'quoted-printable',
        signal: AbortSignal.timeout(longestMs),
      });
      return { kind: 'taken' };
    } catch (fault) {
      // The library's errors have the server's code and the command that it refused.
      const known = fault as SmtpFault;
      return { kind: isRefusal(known) ? 'refused' : 'failed', answer: answerOf(known) };
    }
  };
};
