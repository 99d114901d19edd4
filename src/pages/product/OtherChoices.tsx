import type { BuyArticle, BuyProps } from '../../regions/buy/buy.rules.ts';
import { chosenArticle, firstChoice } from '../../regions/buy/buy.rules.ts';
import { choiceText } from '../../domain/cart/choice.rules.ts';
import { usePrice, useSite } from '../../sites/site-context.tsx';
import { stockWords } from '../../sites/delivery/stock.ts';
import { Stock } from '../../ui/stock/Stock.tsx';
import styles from './product.module.css';
import { differing } from './product.rules.ts';

/**
 * Without the script a choice changes neither price nor stock, so articles that differ from the first one are in a list. It is
 * no part of the region, whose script never needs it.
 */
export const OtherChoices = ({ box }: { readonly box: BuyProps }) => {
  const { site, t } = useSite();
  const price = usePrice();
  const [first] = box.articles;
  const wordsOf = (article: BuyArticle): string => {
    const { key, values } = stockWords(article, site);
    return t(key, values);
  };
  const shown = chosenArticle(box, firstChoice(box)) ?? first;
  const others = shown ? differing(box.articles, shown, wordsOf) : [];
  if (others.length === 0) return null;
  return (
    <noscript>
      <p className={styles.details}>{t('page.product.others')}</p>
      <ul className={styles.details}>
        {others.map(({ article, hasOtherPrice, hasOtherStock }) => (
          <li key={article.tcm}>
            {`${choiceText(article) ?? ''}${hasOtherPrice ? `: ${price(article.price.now).text}` : ''} `}
            {hasOtherStock && <Stock tone={stockWords(article, site).tone}>{wordsOf(article)}</Stock>}
          </li>
        ))}
      </ul>
    </noscript>
  );
};
