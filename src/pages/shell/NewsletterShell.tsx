import { CachedStaticRegion } from '../../islands/Region.tsx';
import { NewsletterForm, type NewsletterProps } from '../../regions/newsletter/NewsletterForm.tsx';

interface NewsletterShellProps extends Pick<NewsletterProps, 'pictures' | 'variant'> {
  /** where somebody has signed up */
  readonly originAddition: string;
}

/** NEWS-13: the form by itself, as a fragment and the footer carry it. */
export const NewsletterShell = ({ originAddition, ...props }: NewsletterShellProps) => (
  <CachedStaticRegion
    name="newsletter"
    id={`newsletter-${originAddition}`}
    of={NewsletterForm}
    props={{ ...props, origin: { origin: 'NEWSLETTER', originAddition }, isLinkInvalid: false, isDone: false }}
  />
);
