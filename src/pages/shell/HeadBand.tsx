import type { CSSProperties } from 'react';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import { BandPicture } from './BandPicture.tsx';
import content from './content.module.css';
import styles from './head-band.module.css';

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
        <BandPicture name={`head-${picture}`} ratio={[2400, 560]} smallRatio={[900, 360]} />
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
