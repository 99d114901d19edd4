import check from 'virtual:icons/check';
import copy from 'virtual:icons/copy';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './voucher.module.css';

/** The code, copied by a tap (`promotion-acts.effects.ts`); it can be selected if the browser refuses. */
export const Voucher = ({
  code,
  instructions,
  copied,
}: {
  readonly code: string;
  readonly instructions?: string | undefined;
  /** tracked with each tap */
  readonly copied: readonly TrackedEvent[];
}) => {
  const t = useT();
  return (
    <span className={styles.voucher}>
      {instructions !== undefined && <span className={styles.instructions}>{instructions}</span>}
      <button className={styles.code} type="button" data-code={code} data-track={JSON.stringify(copied)}>
        <span className={styles.words} aria-hidden="true">
          <span>{code}</span>
          <span>{t('promotion.copied')}</span>
        </span>
        <Hidden>{t('promotion.copy', { code })}</Hidden>
        <Icon body={copy} size={18} />
        <Icon body={check} size={18} />
      </button>
      {/* Always in the page, so that screen readers announce its changes. */}
      <output className={styles.feedback} data-refused={t('promotion.refused')} />
    </span>
  );
};
