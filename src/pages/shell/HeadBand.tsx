import type { CSSProperties } from 'react';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import { BandPicture } from './BandPicture.tsx';
import content from './content.module.css';
import styles from './head-band.module.css';

/** On phones the text is on the background of the picture: its upper edge is extended behind the text. */
const wallOf = (picture: string): CSSProperties =>
  // Custom properties are missing in React's type of a style.
  ({ '--wall-picture': `url(${pictureUrl(`head-${picture}-small`, 'original', 160, 'webp')})` }) as CSSProperties;

/** The coloured band above a list: text on its background, and a picture beside or below. */
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
