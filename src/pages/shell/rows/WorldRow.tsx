import arrow from 'virtual:icons/arrow-right';
import type { WorldTileProps } from '../../../regions/themeworld/themeworld.rules.ts';
import { WorldTile } from '../../../regions/themeworld/WorldTile.tsx';
import { useT } from '../../../sites/site-context.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import content from '../content.module.css';
import styles from './world-row.module.css';

/** Themeworlds side by side; they scroll sideways on small screens. Renders nothing without themeworlds. */
export const WorldRow = ({
  id,
  title,
  text,
  overviewUrl,
  worlds,
}: {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly overviewUrl: string;
  readonly worlds: readonly WorldTileProps[];
}) => {
  const t = useT();
  if (worlds.length === 0) return null;
  return (
    <section className={content.section} aria-labelledby={id}>
      <div className={content.width}>
        <div className={content.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          <a className={content.headLink} href={overviewUrl}>
            {t('navigation.allWorlds')}
            <Icon body={arrow} size={18} />
          </a>
        </div>
        <div className={`${content.shelf} ${styles.worlds}`} data-shelf>
          {worlds.map((world) => (
            <WorldTile key={world.url} world={world} sizes="(max-width: 979px) 74vw, 25vw" />
          ))}
        </div>
      </div>
    </section>
  );
};
