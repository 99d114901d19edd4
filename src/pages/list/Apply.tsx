import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from './list.module.css';

/** Submits a form whose part does so by itself; visible where the browser runs no scripts. */
export const Apply = () => {
  const t = useT();
  return (
    <span className={styles.apply}>
      <Button type="submit" kind="secondary">
        {t('page.list.apply')}
      </Button>
    </span>
  );
};
