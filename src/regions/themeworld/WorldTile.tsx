import { pictureSources, tileWidths } from '../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import type { WorldTileProps } from './themeworld.rules.ts';
import frame from '../../ui/tile-frame/tile-frame.module.css';
import styles from './world-tile.module.css';

/** A themeworld as a tile: picture with a tag, name, text, end. */
export const WorldTile = ({
  world: { title, url, text, picture, tag, end },
  sizes,
  level = 3,
}: {
  readonly world: WorldTileProps;
  /** the `sizes` attribute of the picture */
  readonly sizes: string;
  /** level of the heading, which depends on the page */
  readonly level?: 2 | 3;
}) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={frame.tile}>
      <div className={frame.picture}>
        <Picture sources={pictureSources(picture)} widths={tileWidths} sizes={sizes} alt="" ratio={[400, 500]} />
        {tag && (
          <span className={styles.tag}>
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
        )}
      </div>
      <div className={styles.label}>
        <Heading className={styles.title}>
          <a className={`${frame.link} ${styles.link}`} href={url}>
            {title}
          </a>
        </Heading>
        <p className={styles.text}>
          {text}
          {end !== undefined && ` ${end}`}
        </p>
      </div>
    </article>
  );
};
