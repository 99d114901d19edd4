import { StillRegion } from '../../islands/Region.tsx';
import { NewsletterForm, type NewsletterProps } from '../../regions/newsletter/NewsletterForm.tsx';

/** NEWS-13: the form by itself, as pages and fragments carry it. */
export const NewsletterShell = ({ pictures }: Pick<NewsletterProps, 'pictures'>) => (
  <StillRegion name="newsletter">
    <NewsletterForm
      pictures={pictures}
      origin={{ origin: 'NEWSLETTER', originAddition: 'fragment' }}
      isLinkInvalid={false}
      isDone={false}
    />
  </StillRegion>
);
