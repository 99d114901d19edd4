import check from 'virtual:icons/check';
import copy from 'virtual:icons/copy';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { copying, firstCopy, type CopyEffect, type CopyEvent } from './copy.machine.ts';
import styles from './voucher.module.css';

/** The code, copied by a tap; it can be selected if the browser refuses. */
export const Voucher = ({
  code,
  instructions,
  onCopy,
}: {
  readonly code: string;
  readonly instructions?: string | undefined;
  readonly onCopy: () => void;
}) => {
  const t = useT();
  const browserOf = useBrowser();
  const run = (effect: CopyEffect, tell: (event: CopyEvent) => void): void => {
    const { clipboard, clock } = browserOf();
    if (effect.tag === 'copy') void clipboard.copy(code).then((done) => tell({ tag: done ? 'copied' : 'refused' }));
    else clock.after(effect.afterMs, () => tell({ tag: 'expired', times: effect.times }));
  };
  const [state, send] = useMachine(firstCopy, copying, run);
  const isCopied = state.tag === 'copied';
  return (
    <span className={styles.voucher}>
      {instructions !== undefined && <span className={styles.instructions}>{instructions}</span>}
      <button
        className={styles.code}
        type="button"
        data-keep-click
        data-copied={isCopied || undefined}
        onClick={() => {
          onCopy();
          send({ tag: 'pressed' });
        }}
      >
        <span className={styles.words} aria-hidden="true">
          <span>{code}</span>
          <span>{t('promotion.copied')}</span>
        </span>
        <Hidden>{t('promotion.copy', { code })}</Hidden>
        <Icon body={isCopied ? check : copy} size={18} />
      </button>
      {/* Always in the page, so that screen readers announce its changes. */}
      <output className={styles.feedback}>
        {isCopied && <Hidden>{t('promotion.copied')}</Hidden>}
        {state.tag === 'refused' && <span className={styles.refused}>{t('promotion.refused')}</span>}
      </output>
    </span>
  );
};
