import { CachedStaticRegion } from '../../islands/Region.tsx';
import { usualOrigin } from '../../contracts/newsletter/newsletter.contract.ts';
import { NewsletterForm, type NewsletterProps } from '../../regions/newsletter/NewsletterForm.tsx';
import { NothingSent } from './staff/NothingSent.tsx';

/** What a page that embeds the form sets (EMB-1). */
export interface NewsletterSettings extends Pick<NewsletterProps, 'tracked' | 'isLinkInvalid' | 'isSinglePageApp'> {
  readonly origin?: NewsletterProps['origin']['origin'] | undefined;
  readonly originAddition?: string | undefined;
}

interface NewsletterShellProps extends Pick<NewsletterProps, 'pictures' | 'variant'> {
  /** the place of the sign-up, unique in the page */
  readonly place: 'fragment' | 'footer';
  /** SAFE-5 */
  readonly isPreview: boolean;
  readonly settings?: NewsletterSettings;
}

const usualSettings: NewsletterSettings = { isLinkInvalid: false };

/** NEWS-13: the form for the fragment and for the block above the footer. */
export const NewsletterShell = ({
  place,
  isPreview,
  settings: { origin = usualOrigin, originAddition = place, ...settings } = usualSettings,
  ...props
}: NewsletterShellProps) => (
  <CachedStaticRegion
    name="newsletter"
    id={`newsletter-${place}`}
    of={NewsletterForm}
    props={{
      ...props,
      ...settings,
      origin: { origin, originAddition },
      isDone: false,
      ...(isPreview ? { notice: <NothingSent /> } : {}),
    }}
    // A fragment is cached as a whole, and its words are free: they must not displace what all pages share.
    shared={place === 'footer' && !isPreview}
  />
);
