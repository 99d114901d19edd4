import {
  newsletterPageAlias,
  newsletterPagePath,
  type NewsletterPictures,
} from '../../contracts/newsletter.contract.ts';
import type { PostedForm } from '../../contracts/newsletter-pages.contract.ts';
import type { PageDefinition } from '../page.ts';

export interface NewsletterPageProps {
  readonly pictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  /** a plain form was taken: the page says so */
  readonly isDone: boolean;
  /** NEWS-9: the visitor came by a link that is no longer valid */
  readonly isLinkInvalid: boolean;
  readonly posted?: PostedForm;
}

/** NEWS-13: the form on a page of its own. */
export const newsletter: PageDefinition<NewsletterPageProps> = {
  name: 'newsletter',
  paths: [newsletterPagePath, newsletterPageAlias],
  type: 'content',
  personal: false,
  query: ['result', 'link'],
  load: async ({ t, query, posted }, { newsletterPictures: { desktop, tablet } }) => ({
    kind: 'shown',
    status: posted ? (posted.isBroken ? 503 : 422) : 200,
    head: {
      hidesNewsletter: true,
      title: `${t('page.newsletter.title')} | Kontor`,
      description: t('page.newsletter.description'),
      canonical: newsletterPagePath,
      siblings: true,
      picture: 'newsletter',
    },
    props: {
      pictures: { desktop, tablet },
      isDone: query['result'] === 'success',
      isLinkInvalid: query['link'] === 'invalid',
      ...(posted ? { posted } : {}),
    },
  }),
};
