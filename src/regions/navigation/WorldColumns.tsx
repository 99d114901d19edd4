import arrow from 'virtual:icons/arrow-right';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import type { WorldSection } from '../../domain/content/themeworld.rules.ts';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import layer from '../../ui/flyout/flyout-layer.module.css';
import styles from './flyout.module.css';
import { flyoutId } from './navigation.rules.ts';
import { WorldRow } from './WorldRow.tsx';

/** NAV-4: the four sections side by side, and the link to all of them. */
export const WorldColumns = ({
  worlds: { overview, translations },
  sections,
}: {
  readonly worlds: ThemeworldNavigation;
  readonly sections: readonly WorldSection[];
}) => {
  const t = useT();
  return (
    <>
      <div className={styles.worlds}>
        {sections.map(({ key, headline, themeworlds }) => (
          <section key={key} aria-labelledby={flyoutId(key)}>
            <h2 className={`${layer.heading} ${styles.heading}`} id={flyoutId(key)}>
              {headline}
            </h2>
            <ul className={styles.worldList} data-column>
              {themeworlds.map((world) => (
                <li key={world.url}>
                  <WorldRow world={world} words={translations} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <a className={styles.more} href={overview.url}>
          {t('navigation.allWorlds')}
          <Icon body={arrow} size={18} />
        </a>
      </div>
    </>
  );
};
