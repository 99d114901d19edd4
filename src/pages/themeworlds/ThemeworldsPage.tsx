import { WorldTile } from '../../regions/themeworld/WorldTile.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import content from '../shell/content.module.css';
import type { ThemeworldsProps } from './themeworlds.page.ts';
import styles from './themeworlds.module.css';

export const ThemeworldsPage = ({ title, way, sections }: ThemeworldsProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t('page.themeworlds.text')}</p>
      <div className={styles.sections}>
        {sections.map(({ key, headline, worlds }) => (
          <section key={key} aria-labelledby={`section-${key}`}>
            <h2 id={`section-${key}`}>{headline}</h2>
            <div className={styles.worlds}>
              {worlds.map((world) => (
                <WorldTile
                  key={world.url}
                  world={world}
                  sizes="(max-width: 374px) 100vw, (max-width: 979px) 50vw, 25vw"
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};
