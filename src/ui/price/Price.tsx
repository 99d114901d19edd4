import styles from './price.module.css';

/** The pieces of a printed price from the site's money table. */
export interface PriceFigure {
  readonly whole: string;
  readonly fraction: string;
  readonly symbol: string;
  readonly symbolAt: 'before' | 'after' | 'nowhere';
  readonly spoken: string;
}

/** A price with raised cents. Screen readers get the whole number with its currency in words. */
export const Price = ({
  figure,
  size = 'medium',
  reduced = false,
}: {
  readonly figure: PriceFigure;
  readonly size?: 'small' | 'medium' | 'large';
  readonly reduced?: boolean;
}) => (
  <span className={styles.price} data-size={size} data-reduced={reduced || undefined}>
    <span aria-hidden="true" className={styles.figure} data-symbol-at={figure.symbolAt}>
      {figure.symbolAt === 'before' && <span className={styles.symbol}>{figure.symbol}</span>}
      <span className={styles.whole}>{figure.whole}</span>
      {figure.fraction !== '' && <span className={styles.fraction}>{figure.fraction}</span>}
      {figure.symbolAt === 'after' && <span className={styles.symbol}>{figure.symbol}</span>}
    </span>
    <span className={styles.spoken}>{figure.spoken}</span>
  </span>
);
