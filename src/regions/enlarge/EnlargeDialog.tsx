import left from 'virtual:icons/caret-left';
import right from 'virtual:icons/caret-right';
import glass from 'virtual:icons/magnifying-glass-plus';
import cross from 'virtual:icons/x';
import type { ReactNode } from 'react';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './enlarge.module.css';

export interface EnlargeProps {
  /** of the product */
  readonly title: string;
}

const Tool = ({
  act,
  icon,
  children,
}: {
  readonly act: 'back' | 'close' | 'next' | 'zoom';
  readonly icon: string;
  readonly children: ReactNode;
}) => (
  <button className={styles.tool} type="button" name="enlarge" value={act}>
    <Icon body={icon} />
    <Hidden>{children}</Hidden>
  </button>
);

/** SHOP-10: the dialog of enlarged pictures, drawn empty: the script copies the pictures that the gallery shows into it. */
export const EnlargeDialog = ({ title }: EnlargeProps) => {
  const t = useT();
  return (
    <dialog className={styles.dialog} aria-label={t('enlarge.label', { title })}>
      <ul className={styles.row} data-live="slides" />
      <p className={styles.caption} aria-live="polite">
        <span data-live="caption" />
        <span className={styles.count} data-live="count" />
      </p>
      <div className={styles.tools}>
        <Tool act="zoom" icon={glass}>
          {t('enlarge.zoom')}
        </Tool>
        <Tool act="close" icon={cross}>
          {t('enlarge.close')}
        </Tool>
      </div>
      <div className={styles.steps}>
        <Tool act="back" icon={left}>
          {t('enlarge.back')}
        </Tool>
        <Tool act="next" icon={right}>
          {t('enlarge.next')}
        </Tool>
      </div>
    </dialog>
  );
};
