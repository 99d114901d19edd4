import { newsletterPagePath, unsubscribePagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { PageDefinition } from '../page.ts';

export interface NewsletterUnsubscribePageProps {
  readonly token: string;
  readonly isDone: boolean;
}

/** NEWS-8: unsubscribes with one button; a request alone changes nothing. */
export const newsletterUnsubscribe: PageDefinition<NewsletterUnsubscribePageProps> = {
  name: 'newsletter-unsubscribe',
  paths: [unsubscribePagePath],
  type: 'content',
  personal: true,
  query: ['token', 'done'],
  load: async ({ site, t, moment, query }, { newsletter }) => {
    const { token = '', done } = query;
    const subscriber = done === '1' ? undefined : await newsletter.read(site.code, token, moment.at);
    if (done !== '1' && subscriber?.email === undefined)
      return { kind: 'moved', permanent: false, to: `${newsletterPagePath}?link=invalid` };
    const isDone = done === '1' || subscriber?.state === 'unsubscribed';
    return {
      kind: 'shown',
      status: 200,
      head: {
        hidesNewsletter: true,
        title: t(isDone ? 'page.newsletter.unsubscribed.title' : 'page.newsletter.unsubscribe.title'),
      },
      props: { token, isDone },
    };
  },
};
