import { sizeTablePopover } from '../../regions/buy/buy.constants.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import type { ShownSizes } from './product-help.ts';
import styles from './size-table.module.css';

const measures = ['height', 'chest', 'waist', 'hips', 'foot'] as const;

/** SHOP-3: opened by the button beside the sizes, without a script: the browser shows and closes a popover by itself. */
export const SizeTable = ({ columns, rows, advice, moreUrl }: ShownSizes) => {
  const t = useT();
  return (
    <section className={styles.panel} id={sizeTablePopover} popover="auto" aria-labelledby="size-table-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="size-table-title">
          {t('page.product.sizes')}
        </h2>
        <Button kind="secondary" size="small" closes={sizeTablePopover}>
          {t('page.product.sizes.close')}
        </Button>
      </div>
      {advice !== undefined && <p>{advice}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`page.product.sizes.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column} scope="row">
                    {row[place]}
                  </th>
                ) : (
                  <td key={column}>{row[place]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('page.product.sizes.how')}</h3>
      <ul className={styles.list}>
        {measures
          .filter((measure) => columns.includes(measure))
          .map((measure) => (
            <li key={measure}>{t(`page.product.sizes.how.${measure}`)}</li>
          ))}
      </ul>
      {moreUrl !== undefined && (
        <p>
          <a href={moreUrl}>{t('page.product.sizes.more')}</a>
        </p>
      )}
    </section>
  );
};
