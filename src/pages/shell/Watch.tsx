import { StaticRegion } from '../../islands/Region.tsx';
import { WatchButton, type WatchButtonProps } from '../../regions/watch/WatchButton.tsx';
import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Toast } from '../../ui/toast/Toast.tsx';

/** The heart beside a product. */
export const Watch = (props: WatchButtonProps) => (
  <StaticRegion name="watch">
    <WatchButton {...props} />
  </StaticRegion>
);

/** The heart of a product page: a toast confirms the change and links to the list. */
export const SayingWatch = (props: WatchButtonProps) => {
  const t = useT();
  return (
    <StaticRegion name="watch">
      <WatchButton {...props} />
      <Toast
        words={{ added: t('page.product.watched'), removed: t('page.product.unwatched') }}
        link={{ href: accountLinks.watchlist, text: t('page.product.toWatchlist') }}
      />
    </StaticRegion>
  );
};
