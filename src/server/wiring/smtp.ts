import { createTransport } from 'nodemailer';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { longestSendingMs } from '../../services/mail/mail.constants.ts';
import type { QueuedMail } from '../../services/mail/mail.repository.ts';
import type { Delivery } from '../../services/mail/mail.rules.ts';
import { sites } from '../../sites/sites.ts';

export interface SmtpParts {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly url: string;
  /** whom the mails of a site come from */
  readonly fromOf: (site: SiteCode) => string;
  readonly longestMs?: number;
}

/** Where a server said no for good to this one mail, and not to us or to the moment. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

interface SmtpFault {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** RFC 3463, X.7: the server's rules (relaying, a block list). They are about us, and somebody will mend them. */
const aboutUs = /^\d{3}[ -]5\.7\./;

const isRefusal = ({ command = '', responseCode = 0, response = '' }: SmtpFault): boolean =>
  responseCode >= 500 && responseCode < 600 && aboutTheMail.has(command) && !aboutUs.test(response);

/** What of a fault may be kept: the server's own words name the address, so its code is all. */
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
 * Hands mails to an SMTP server, each over a connection of its own: mails are few, and a connection that is kept open is one
 * that the server may close in the middle of a mail.
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
        // Objects are taken as they are: nothing in them is read as a list of addresses.
        from: { name: 'Kontor', address: fromOf(mail.site) },
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
      // What the library throws carries the server's code and the command that it answered.
      const known = fault as SmtpFault;
      return { kind: isRefusal(known) ? 'refused' : 'failed', answer: answerOf(known) };
    }
  };
};
