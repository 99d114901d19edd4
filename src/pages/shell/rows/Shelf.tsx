import arrow from 'virtual:icons/arrow-right';
import type { ProductTile as Tile } from '../../../contracts/catalogue/catalogue.contract.ts';
import { ProductTile } from '../../tile/ProductTile.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from '../content.module.css';
import { Watch } from '../Watch.tsx';

/** The tiles of a row. */
export const RowTiles = ({ tiles }: { readonly tiles: readonly Tile[] }) =>
  tiles.map((tile) => (
    <ProductTile
      key={tile.productId}
      tile={tile}
      sizes="(max-width: 979px) 62vw, 25vw"
      action={<Watch productId={tile.productId} title={tile.title} price={tile.price.now} back={tile.url} />}
    />
  ));

/** A row of four tiles with its heading; it scrolls sideways on small screens. Renders nothing without tiles. */
export const Shelf = ({
  id,
  title,
  link,
  tiles,
}: {
  readonly id: string;
  readonly title: string;
  readonly link?: { readonly text: string; readonly url: string } | undefined;
  readonly tiles: readonly Tile[];
}) => {
  if (tiles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.width}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {link && (
            <a className={styles.headLink} href={link.url}>
              {link.text}
              <Icon body={arrow} size={18} />
            </a>
          )}
        </div>
        <div className={styles.shelf} data-shelf>
          <RowTiles tiles={tiles} />
        </div>
      </div>
    </section>
  );
};
