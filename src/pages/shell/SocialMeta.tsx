import { useSite } from '../../sites/site-context.tsx';
import type { PageHead } from '../page.ts';

/** The preview picture of a page, with its size if known, so that it is shown before it is loaded. */
export interface SocialPicture {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
}

interface SocialMetaProps {
  readonly head: PageHead;
  readonly origin: string;
  readonly picture: SocialPicture;
}

/** The preview of a shared page (Open Graph). Pages that are hidden from search engines have none. */
export const SocialMeta = ({ head, origin, picture: { path, width, height } }: SocialMetaProps) => {
  const { site, t } = useSite();
  if (head.canonical === undefined) return null;
  return (
    <>
      <meta property="og:site_name" content={t('ui.shop.name')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={origin + head.canonical} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:type" content="image/webp" />
      {width !== undefined && <meta property="og:image:width" content={String(width)} />}
      {height !== undefined && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
