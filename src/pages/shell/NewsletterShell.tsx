import { CachedStaticRegion } from '../../islands/Region.tsx';
import { NewsletterForm, type NewsletterProps } from '../../regions/newsletter/NewsletterForm.tsx';

interface NewsletterShellProps extends Pick<NewsletterProps, 'pictures' | 'variant'> {
  /** the place of the sign-up */
  readonly originAddition: string;
}

/** NEWS-13: the form for the fragment and for the block above the footer. */
export const NewsletterShell = ({ originAddition, ...props }: NewsletterShellProps) => (
  <CachedStaticRegion
    name="newsletter"
    id={`newsletter-${originAddition}`}
    of={NewsletterForm}
    props={{ ...props, origin: { origin: 'NEWSLETTER', originAddition }, isLinkInvalid: false, isDone: false }}
  />
);
