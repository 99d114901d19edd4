import { beanReward } from '../../sites/bean-rewards.ts';
import { useSite } from '../../sites/site-context.tsx';
import styles from './account.module.css';

/** The progress to the next reward. */
export const BeanBar = ({ beans }: { readonly beans: number }) => {
  const { site, t } = useSite();
  const missing = beanReward - (beans % beanReward);
  return (
    <>
      <p id="beans-missing">
        {t('page.account.beans.missing', { count: missing, figure: missing.toLocaleString(site.locale) })}
      </p>
      <p>
        <progress className={styles.bar} max={beanReward} value={beans % beanReward} aria-labelledby="beans-missing" />
      </p>
    </>
  );
};
