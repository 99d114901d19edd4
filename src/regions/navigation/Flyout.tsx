import { useEffect, useRef, type CSSProperties } from 'react';
import cross from 'virtual:icons/x';
import { useT } from '../../sites/site-context.tsx';
import layer from '../../ui/flyout/flyout-layer.module.css';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { DrillDown } from './DrillDown.tsx';
import styles from './flyout.module.css';
import type { Open } from './navigation.machine.ts';
import { flyoutId, type Content, type Entry } from './navigation.rules.ts';
import { Skeleton } from './Skeleton.tsx';
import { useColumnKeys } from './use-keys.ts';
import type { Send } from './use-navigation.ts';
import { WorldColumns } from './WorldColumns.tsx';

/** Puts the focus where the machine wants it, as soon as the content is there. */
const useEntering = (open: Open, isReady: boolean, send: Send) => {
  const panel = useRef<HTMLDivElement>(null);
  const { entering } = open;
  useEffect(() => {
    if (!entering || !isReady) return;
    const within = entering === 'column' ? '[data-column] [data-column] a' : 'a';
    panel.current?.querySelector<HTMLElement>(within)?.focus();
    send({ tag: 'focusArrived' });
  }, [entering, isReady, send]);
  return panel;
};

/** The wide panel below the first level, and the shade over the page. */
export const Flyout = ({
  entry,
  content,
  open,
  isGoing,
  current,
  send,
}: {
  readonly entry: Entry;
  readonly content: Content;
  readonly open: Open;
  readonly isGoing: boolean;
  readonly current: readonly string[];
  readonly send: Send;
}) => {
  const t = useT();
  const panel = useEntering(open, content.tag !== 'waiting', send);
  const onColumnKey = useColumnKeys(send);
  // CSS cannot calculate the height below the row.
  const room = open.room === undefined ? {} : ({ '--room': `${Math.round(open.room)}px` } as CSSProperties);
  return (
    <div
      className={`${layer.layer} ${styles.flyout}`}
      id={flyoutId(entry.url)}
      data-flyout
      data-fresh={open.isReplacement ? undefined : ''}
      data-going={isGoing ? '' : undefined}
      style={room}
    >
      <div className={`${layer.shade} ${styles.shade}`} data-shade />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the links inside */}
      <div className={styles.panel} ref={panel} onKeyDown={onColumnKey} aria-busy={content.tag === 'waiting'}>
        <div className={styles.inside}>
          {content.tag === 'waiting' && <Skeleton title={entry.title} />}
          {content.tag === 'node' && <DrillDown node={content.node} open={open} current={current} send={send} />}
          {content.tag === 'worlds' && <WorldColumns worlds={content.worlds} sections={content.sections} />}
          {/* Like Escape: the focus, which is on this button, goes back to what opened the flyout. */}
          <button
            className={`${layer.close} ${styles.close}`}
            type="button"
            onClick={() => send({ tag: 'escapePressed' })}
          >
            <Icon body={cross} size={20} />
            <Hidden>{t('navigation.close')}</Hidden>
          </button>
        </div>
      </div>
    </div>
  );
};
