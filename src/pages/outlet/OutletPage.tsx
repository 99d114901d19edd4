import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ProductList } from '../list/ProductList.tsx';
import content from '../shell/content.module.css';
import type { OutletProps } from './outlet.page.ts';
import styles from './outlet.module.css';

export const OutletPage = ({ way, list }: OutletProps) => {
  const t = useT();
  return (
    <>
      <header className={styles.head} data-theme="coral-light">
        <div className={content.width}>
          <h1>{t('page.outlet.title')}</h1>
          <p className={styles.text}>{t('page.outlet.text')}</p>
        </div>
      </header>
      <div className={content.width}>
        <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
        <ProductList list={list} />
      </div>
    </>
  );
};
