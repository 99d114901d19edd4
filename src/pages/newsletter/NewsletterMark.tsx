import { StaticRegion } from '../../islands/Region.tsx';

type NewsletterMarkProps = { readonly now: 'confirm'; readonly token: string } | { readonly now: 'confirmed' | 'none' };

/** The task of the region's script on a page without the form (newsletter.effects.ts). */
export const NewsletterMark = (props: NewsletterMarkProps) => (
  <StaticRegion
    name="newsletter"
    attributes={{ 'data-now': props.now, ...(props.now === 'confirm' ? { 'data-token': props.token } : {}) }}
  />
);
