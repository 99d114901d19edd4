import { StaticRegion } from '../../islands/Region.tsx';
import { ProductTile } from '../tile/ProductTile.tsx';
import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import accountStyles from '../account/account.module.css';
import { AccountFrame, Nothing } from '../account/AccountFrame.tsx';
import content from '../shell/content.module.css';
import { Watch } from '../shell/Watch.tsx';
import type { WatchlistPageProps } from './watchlist.page.ts';

const sizes = '(max-width: 979px) 46vw, 300px';

const Tiles = ({ tiles }: Pick<WatchlistPageProps, 'tiles'>) => (
  <div className={content.grid}>
    {tiles.map((tile) => (
      <ProductTile
        key={tile.productId}
        tile={tile}
        sizes={sizes}
        level={2}
        action={
          <Watch productId={tile.productId} title={tile.title} price={tile.price.now} back={accountLinks.watchlist} />
        }
      />
    ))}
  </div>
);

export const WatchlistPage = ({ framed, tiles }: WatchlistPageProps) => {
  const t = useT();
  const title = t('page.account.nav.watchlist');
  const list = tiles.length === 0 ? <Nothing text={t('page.account.watchlist.none')} /> : <Tiles tiles={tiles} />;
  if (framed)
    return (
      <AccountFrame title={title} current={accountLinks.watchlist} framed={framed}>
        {list}
        <StaticRegion name="watchlist" />
      </AccountFrame>
    );
  return (
    <div className={`${content.width} ${accountStyles.page}`}>
      <h1 className={accountStyles.title}>{title}</h1>
      {list}
      <StaticRegion name="watchlist">
        <span data-guest />
      </StaticRegion>
      <p className={accountStyles.hint}>
        {t('page.account.watchlist.guest')}{' '}
        <a href={`${accountLinks.login}?back=${encodeURIComponent(accountLinks.watchlist)}`}>
          {t('page.account.toLogin')}
        </a>
      </p>
    </div>
  );
};
