import {
  newsletterPageAlias,
  newsletterPagePath,
  trackedOriginPattern,
  type NewsletterPictures,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { PostedForm } from '../../contracts/newsletter/newsletter-pages.contract.ts';
import { failedForm, sentForm, signUp } from '../../domain/tracking/tracking.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface NewsletterPageProps {
  readonly pictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  /** a plain form was accepted: the page shows the thanks */
  readonly isDone: boolean;
  /** NEWS-9: the visitor followed an invalid link */
  readonly isLinkInvalid: boolean;
  readonly posted?: PostedForm;
  /** SAFE-5 */
  readonly isPreview?: true;
}

const trackedOrigin = new RegExp(trackedOriginPattern);
const signUpFrom = (origin = '') => (trackedOrigin.test(origin) ? { ...signUp(), origin } : signUp());

/** NEWS-12, TRK-2: the result of a plain form; with a filled trap it is the same. */
const trackedOf = (isDone: boolean, posted: PostedForm | undefined, origin: string | undefined) => {
  if (isDone) return { tracked: [...sentForm('newsletter'), signUpFrom(origin)] };
  return posted && !posted.isFromElsewhere
    ? { tracked: [...failedForm('newsletter', Object.keys(posted.faults)), signUpFrom(posted.from?.tracked)] }
    : {};
};

const statusOf = ({ isBroken, isPreview, isFromElsewhere }: PostedForm): 200 | 409 | 422 | 503 => {
  if (isFromElsewhere) return 200;
  return isPreview ? 409 : isBroken ? 503 : 422;
};

/** NEWS-13: the page of the form. */
export const newsletter: PageDefinition<NewsletterPageProps> = {
  name: 'newsletter',
  paths: [newsletterPagePath, newsletterPageAlias],
  type: 'content',
  personal: false,
  query: ['result', 'link', 'tracked'],
  load: async ({ moment, t, query, posted }, { newsletterPictures: { desktop, tablet } }) => ({
    kind: 'shown',
    ...trackedOf(query['result'] === 'success', posted, query['tracked']),
    status: posted ? statusOf(posted) : 200,
    head: {
      hidesNewsletter: true,
      title: t('page.newsletter.title'),
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
      ...(moment.isPreview ? { isPreview: true } : {}),
    },
  }),
};
