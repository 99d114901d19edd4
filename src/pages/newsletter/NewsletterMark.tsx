import { StillRegion } from '../../islands/Region.tsx';

/** What the region's script is to do by itself on a page without the form (newsletter-known.effects.ts). */
export const NewsletterMark = (props: { readonly token: string } | { readonly remember: 'confirmed' | 'none' }) => (
  <StillRegion name="newsletter">
    {'token' in props ? (
      <input type="hidden" name="token" value={props.token} />
    ) : (
      <span hidden data-remember={props.remember} />
    )}
  </StillRegion>
);
