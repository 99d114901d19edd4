import type { CSSProperties } from 'react';
import type { Themeworld } from '../../contracts/content/themeworld.contract.ts';
import { worldFacts } from '../../domain/content/themeworld.rules.ts';
import { Tag } from '../../ui/tag/Tag.tsx';
import styles from './world-row.module.css';

/** 112 px wide, at up to three times the pixel density. */
const sharpest = 336;

/** The crop is centred on the focus point of the picture (NAV-3). */
const WorldPicture = ({ picture: { derivatives, cutout } }: { readonly picture: Themeworld['desktopImg'] }) => {
  const { focusPoint, zoom } = cutout;
  const place = `${Math.round(focusPoint.x * 100)}% ${Math.round(focusPoint.y * 100)}%`;
  const look: CSSProperties = {
    objectPosition: place,
    ...(zoom === 1 ? {} : { transform: `scale(${zoom})`, transformOrigin: place }),
  };
  const fitting = derivatives.filter(({ width }) => width <= sharpest);
  const shown = fitting.length > 0 ? fitting : derivatives.slice(0, 1);
  return (
    <span className={styles.picture}>
      <img
        src={shown[0]?.path}
        srcSet={shown.map(({ path, width }) => `${path} ${width}w`).join(', ')}
        sizes="112px"
        alt=""
        width={112}
        height={140}
        decoding="async"
        style={look}
      />
    </span>
  );
};

/** A themeworld as a row: picture, end, name and availability. */
export const WorldRow = ({
  world,
  words,
}: {
  readonly world: Themeworld;
  /** texts of badges and availabilities by their key */
  readonly words: Readonly<Record<string, string>>;
}) => {
  const { tag, lines } = worldFacts(world, words);
  return (
    <a className={styles.world} href={world.url} data-way={world.title}>
      <WorldPicture picture={world.desktopImg} />
      <span className={styles.words}>
        {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        <span className={styles.title}>{world.title}</span>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </a>
  );
};
