import { confirmPagePath, newsletterPagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { PageDefinition } from '../page.ts';

export interface NewsletterConfirmPageProps {
  readonly token: string;
}

/**
 * The target of the link in the confirmation mail. A request alone changes nothing, because link scanners send requests too. The
 * page confirms when it is visible in a browser, or by its button (NEWS-8).
 */
export const newsletterConfirm: PageDefinition<NewsletterConfirmPageProps> = {
  name: 'newsletter-confirm',
  paths: [confirmPagePath],
  type: 'content',
  personal: true,
  query: ['token'],
  load: async ({ site, t, moment, query }, { newsletter }) => {
    const { token = '' } = query;
    if ((await newsletter.linkState(site.code, token, moment.at)) === 'gone')
      return { kind: 'moved', permanent: false, to: `${newsletterPagePath}?link=invalid` };
    return {
      kind: 'shown',
      status: 200,
      head: { hidesNewsletter: true, title: t('page.newsletter.confirm.title') },
      props: { token },
    };
  },
};
