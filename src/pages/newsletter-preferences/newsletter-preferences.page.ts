import type { SubscriberAnswer } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterPagePath, preferencesPagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { PageDefinition } from '../page.ts';

export interface NewsletterPreferencesPageProps {
  readonly token: string;
  readonly subscriber: SubscriberAnswer;
  /** just now */
  readonly isConfirmed: boolean;
  readonly isSaved: boolean;
  /** the form was refused */
  readonly wrong: readonly ('firstName' | 'lastName')[];
}

const wrongIn = (words = ''): NewsletterPreferencesPageProps['wrong'] =>
  (['firstName', 'lastName'] as const).filter((name) => words.split('.').includes(name));

/** NEWS-8: the topics of a subscriber, by the link of any mail. */
export const newsletterPreferences: PageDefinition<NewsletterPreferencesPageProps> = {
  name: 'newsletter-preferences',
  paths: [preferencesPagePath],
  type: 'content',
  personal: true,
  query: ['token', 'confirmed', 'saved', 'wrong'],
  load: async ({ site, t, moment, query }, { newsletter }) => {
    const { token = '', confirmed, saved, wrong } = query;
    const subscriber = await newsletter.read(site.code, token, moment.at);
    if (subscriber?.email === undefined || subscriber.state !== 'confirmed')
      return { kind: 'moved', permanent: false, to: `${newsletterPagePath}?link=invalid` };
    return {
      kind: 'shown',
      status: 200,
      head: { hidesNewsletter: true, title: t('page.newsletter.preferences.title') },
      props: { token, subscriber, isConfirmed: confirmed === '1', isSaved: saved === '1', wrong: wrongIn(wrong) },
    };
  },
};
