import { pictureUrl } from '../../contracts/pictures.contract.ts';
import { useSite } from '../../sites/site-context.tsx';
import type { PageHead } from '../page.ts';

/** The shop's own picture, where a page has none. */
const shopPicture = 'social';

/** What a page looks like where somebody shares its address (Open Graph). Pages that nobody should find say nothing. */
export const SocialMeta = ({ head, origin }: { readonly head: PageHead; readonly origin: string }) => {
  const { site } = useSite();
  if (head.canonical === undefined) return null;
  const picture = origin + pictureUrl(head.picture ?? shopPicture, 'original', 1200, 'webp');
  return (
    <>
      <meta property="og:site_name" content="Kontor" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={origin + head.canonical} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
