import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { sitemapPath } from '../../sites/links.ts';
import content from '../shell/content.module.css';
import type { SitemapProps } from './sitemap.page.ts';
import styles from './sitemap.module.css';

export const SitemapPage = ({ categories }: SitemapProps) => {
  const t = useT();
  return (
    <div className={content.width}>
      <Breadcrumb
        label={t('ui.breadcrumb')}
        steps={[
          { title: t('ui.home'), url: '/' },
          { title: t('page.sitemap.title'), url: sitemapPath },
        ]}
      />
      <h1 className={styles.title}>{t('page.sitemap.title')}</h1>
      <p className={styles.text}>{t('page.sitemap.text')}</p>
      {categories.map((top) => (
        <section key={top.url} className={styles.top}>
          <h2 className={styles.topTitle}>
            <a href={top.url}>{top.title}</a>
          </h2>
          <ul className={styles.groups}>
            {top.children.map((group) => (
              <li key={group.url}>
                <a className={styles.group} href={group.url}>
                  {group.title}
                </a>
                {group.children.length > 0 && (
                  <ul>
                    {group.children.map(({ title, url }) => (
                      <li key={url}>
                        <a className={styles.link} href={url}>
                          {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
