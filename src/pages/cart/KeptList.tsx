import { cartFormPath, type KeptArticle } from '../../contracts/cart/cart.contract.ts';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { isUnavailable } from '../../domain/cart/cart.rules.ts';
import { usePrice, useSite } from '../../sites/site-context.tsx';
import { stockWords } from '../../sites/delivery/stock.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Stock } from '../../ui/stock/Stock.tsx';
import styles from './kept-list.module.css';

const Change = ({ article, mode }: Pick<KeptArticle, 'article'> & { readonly mode: 'put' | 'forget' }) => {
  const { t } = useSite();
  const { productId, tcm, title } = article;
  return (
    <form action={cartFormPath} method="post">
      <input type="hidden" name="kind" value="kept" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="tcm" value={tcm} />
      <Button name="mode" value={mode} type="submit" kind="secondary" size="small">
        {t(mode === 'put' ? 'buy.add' : 'cart.remove')}
        <Hidden>{`, ${title}`}</Hidden>
      </Button>
    </form>
  );
};

const Kept = ({ kept: { article, isGone } }: { readonly kept: KeptArticle }) => {
  const { site, t } = useSite();
  const price = usePrice();
  const { title, choice, picture, url } = article;
  const { tone, key, values } = stockWords(article, site);
  return (
    <li className={styles.kept}>
      <span className={styles.picture}>
        {picture && (
          <Picture sources={pictureSources(picture)} widths={[112, 160, 240]} sizes="88px" alt="" ratio={[88, 110]} />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{isGone ? title : <a href={url}>{title}</a>}</h3>
        {choice && <p className={styles.choice}>{choice}</p>}
        <p>{isGone ? t('cart.gone') : <Stock tone={tone}>{t(key, values)}</Stock>}</p>
      </div>
      {!isGone && <Price figure={price(article.price)} />}
      <div className={styles.changes}>
        {!isGone && !isUnavailable(article) && <Change article={article} mode="put" />}
        <Change article={article} mode="forget" />
      </div>
    </li>
  );
};

/** CART-16: what the visitor keeps for later, with the way back into the cart. */
export const KeptList = ({ kept }: { readonly kept: readonly KeptArticle[] }) => {
  const { t } = useSite();
  return (
    <section className={styles.list} aria-labelledby="kept-title">
      <h2 id="kept-title" className={styles.heading}>
        {t('page.cart.kept.title')}
      </h2>
      <p className={styles.choice}>{t('page.cart.kept.here')}</p>
      <ul>
        {kept.map((one) => (
          <Kept key={one.article.productId + one.article.tcm} kept={one} />
        ))}
      </ul>
    </section>
  );
};
