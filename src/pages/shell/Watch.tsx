import { StaticRegion } from '../../islands/Region.tsx';
import { WatchButton, type WatchButtonProps } from '../../regions/watch/WatchButton.tsx';
import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Toast } from '../../ui/toast/Toast.tsx';

/** The heart as pages put it beside a product. */
export const Watch = (props: WatchButtonProps) => (
  <StaticRegion name="watch">
    <WatchButton {...props} />
  </StaticRegion>
);

/** The heart of the page's own product: it also says at the edge of the screen what was done, and leads to the list. */
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
