import { mailboxPath } from '../../contracts/shop/mail.contract.ts';
import type { PageDefinition } from '../page.ts';

export interface MailboxPageProps {
  readonly mails: readonly {
    readonly href: string;
    readonly textHref: string;
    readonly to: string;
    readonly subject: string;
    /** ISO 8601, and formatted */
    readonly at: string;
    readonly time: string;
  }[];
}

/** The mails that the demo would have sent to all customers, so only for requests from this machine. */
export const mailbox: PageDefinition<MailboxPageProps> = {
  name: 'mailbox',
  paths: [mailboxPath],
  type: 'content',
  personal: true,
  demoOnly: true,
  localOnly: true,
  query: [],
  load: async ({ site, t }, { mailbox: box }) => {
    if (!box) return { kind: 'missing' };
    const time = new Intl.DateTimeFormat(site.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: site.timeZone,
    });
    const mails = (await box.list()).map(({ mailId, to, subject, at }) => ({
      href: `${mailboxPath}/${mailId}`,
      textHref: `${mailboxPath}/${mailId}?as=text`,
      to,
      subject,
      at: at.toISOString(),
      time: time.format(at),
    }));
    return { kind: 'shown', status: 200, head: { title: t('page.mailbox.title') }, props: { mails } };
  },
};
