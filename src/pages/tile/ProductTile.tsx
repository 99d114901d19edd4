import type { ReactNode } from 'react';
import type { ProductTile as Tile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { pictureSources, tileWidths } from '../../contracts/shop/pictures.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Intensity } from '../../ui/intensity/Intensity.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { OldPrice } from '../../ui/price/OldPrice.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Tag, type TagTone } from '../../ui/tag/Tag.tsx';
import frame from '../../ui/tile-frame/tile-frame.module.css';
import { RatingLine } from './RatingLine.tsx';
import styles from './tile.module.css';

/** The tone of each label. */
export const labelTones: Readonly<Record<Tile['labels'][number], TagTone>> = {
  new: 'ink',
  organic: 'leaf',
  'online-only': 'white',
};
/** More would cover the picture. */
const mostTags = 2;

const Tags = ({ tile }: { readonly tile: Tile }) => {
  const t = useT();
  const saving = tile.price.savingPercent;
  const isSold = tile.availability === 'SOLDOUT' || tile.availability === 'NOT_AVAILABLE';
  const tags = [
    ...(isSold
      ? [
          {
            tone: 'white' as const,
            text: t(tile.availability === 'SOLDOUT' ? 'page.tile.soldOut' : 'page.tile.notAvailable'),
          },
        ]
      : []),
    ...(saving > 0 ? [{ tone: 'signal' as const, text: t('page.tile.saving', { percent: saving }) }] : []),
    ...tile.labels.map((label) => ({ tone: labelTones[label], text: t(`page.tile.label.${label}`) })),
  ];
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.slice(0, mostTags).map(({ tone, text }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </span>
  );
};

const PriceLine = ({ tile }: { readonly tile: Tile }) => {
  const t = useT();
  const price = usePrice();
  const { now, before } = tile.price;
  return (
    <p className={styles.prices}>
      {tile.hasPriceRange && <span className={styles.from}>{t('page.tile.from')}</span>}
      <Price figure={price(now)} reduced={before !== undefined} />
      {before && <OldPrice className={styles.before} words={t('ui.former')} figure={price(before)} />}
    </p>
  );
};

/** The facts below the name. */
const Facts = ({ tile }: { readonly tile: Tile }) => {
  const t = useT();
  const price = usePrice();
  const base = tile.basePrice;
  return (
    <>
      <p className={styles.details}>
        {tile.details}
        {base && ', '}
        {base && (
          <span className={styles.base}>
            {t('page.tile.basePrice', { unit: base.per, price: price(base.price).text })}
          </span>
        )}
      </p>
      {tile.rating && <RatingLine {...tile.rating} />}
      <PriceLine tile={tile} />
      {tile.intensity !== undefined && (
        <Intensity value={tile.intensity} label={t('ui.intensity', { value: tile.intensity })} words="wide" />
      )}
      {tile.colors.length > 0 && (
        <p className={styles.colors}>
          {tile.colors.map(({ name, hex }) => (
            <span key={name} className={styles.dot} style={{ backgroundColor: hex }} aria-hidden="true" />
          ))}
          <Hidden>{t('page.tile.colors', { count: tile.colors.length })}</Hidden>
        </p>
      )}
    </>
  );
};

/** SHOP-2: a product as a tile: picture, name, price. */
export const ProductTile = ({
  tile,
  sizes,
  level = 3,
  eager = false,
  action,
  add,
  id,
  track,
}: {
  readonly tile: Tile;
  /** the `sizes` attribute of the picture */
  readonly sizes: string;
  /** level of the heading, which depends on the page */
  readonly level?: 2 | 3;
  /** its picture is visible at once, so it loads eagerly */
  readonly eager?: boolean;
  /** an action at the corner of the picture */
  readonly action?: ReactNode;
  /** puts it into the cart, at the lower corner of the picture */
  readonly add?: ReactNode;
  /** of the tile, for links to it */
  readonly id?: string | undefined;
  /** the event for trackers when it is opened */
  readonly track?: readonly TrackedEvent[] | undefined;
}) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={frame.tile} id={id} data-key={tile.productId}>
      <div className={frame.picture}>
        <Picture
          sources={pictureSources(tile.picture)}
          widths={tileWidths}
          sizes={sizes}
          alt=""
          ratio={[400, 500]}
          eager={eager}
        />
        <Tags tile={tile} />
        {add}
      </div>
      <div className={styles.label}>
        <Heading className={styles.title}>
          <a
            className={`${frame.link} ${styles.link}`}
            href={tile.url}
            {...(track ? { 'data-track': JSON.stringify(track) } : {})}
          >
            {tile.title}
          </a>
        </Heading>
        <Facts tile={tile} />
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  );
};
