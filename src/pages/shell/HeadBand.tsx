import type { CSSProperties } from 'react';
import { bandWidths, pictureSources, pictureUrl } from '../../contracts/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import content from './content.module.css';
import styles from './head-band.module.css';

/** Where a band stands above the words and has a picture of its own: as in the sheets of the bands. */
export const smallBand = { media: '(max-width: 979px)', widths: [480, 640, 800, 1200] } as const;

/** On phones the words stand on the picture's own wall: its upper edge, drawn out behind them. */
const wallOf = (picture: string): CSSProperties =>
  // A custom property: React's type of a style knows only the standard ones.
  ({ '--wall-picture': `url(${pictureUrl(`head-${picture}-small`, 'original', 160, 'webp')})` }) as CSSProperties;

/** The coloured band above a list: its words stand on the wall, the things stand on the counter beside or below them. */
export const HeadBand = ({
  title,
  text,
  picture,
}: {
  readonly title: string;
  readonly text?: string;
  /** name of the pictures `head-…`; without one the band is plain */
  readonly picture?: string | undefined;
}) => (
  <header
    className={styles.band}
    {...(picture === undefined ? {} : { 'data-picture': picture, style: wallOf(picture) })}
  >
    {picture !== undefined && (
      <div className={styles.scene}>
        <Picture
          sources={pictureSources(`head-${picture}`)}
          widths={bandWidths}
          sizes="100vw"
          alt=""
          ratio={[2400, 560]}
          small={{ ...smallBand, sources: pictureSources(`head-${picture}-small`), ratio: [900, 360] }}
          eager
        />
      </div>
    )}
    <div className={content.width}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text !== undefined && text !== '' && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  </header>
);
