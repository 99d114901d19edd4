import { useRef, useState, type ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import { closeMs } from './flyout.constants.ts';
import { flyoutMachine, seen, type FlyoutEvent, type FlyoutState } from './flyout.machine.ts';
import styles from './hover-overlay.module.css';
import { useFlyout } from './use-flyout.ts';

/**
 * HDR-14: an explanation that appears while the mouse or the focus rests on an element. It stays while the pointer is on it and
 * closes when the pointer leaves or with Escape (WCAG 1.4.13). While it is open, `children` gets its id for aria-describedby.
 */
export const HoverOverlay = ({
  delayMs,
  text,
  children,
}: {
  readonly delayMs: number;
  readonly text: string;
  readonly children: (describedBy: string | undefined) => ReactNode;
}) => {
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [machine] = useState(() => flyoutMachine<'overlay'>({ openMs: delayMs, closeMs }));
  const [state, send] = useFlyout<'overlay', FlyoutState<'overlay'>, FlyoutEvent<'overlay'>>(root, { machine });
  const came = () => send({ tag: 'pointerCame', target: 'overlay' });
  const left = () => send({ tag: 'pointerLeft' });
  const isSeen = seen(state) !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what can be used stands inside
    <span
      ref={root}
      className={styles.around}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && came()}
      onPointerLeave={left}
      onFocus={came}
      onBlur={left}
    >
      {children(isSeen ? id : undefined)}
      {isSeen && (
        <span className={styles.overlay} id={id} role="tooltip" data-going={state.tag === 'closing' ? '' : undefined}>
          {text}
        </span>
      )}
    </span>
  );
};
