import type { MouseEvent, ReactNode } from 'react';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  readonly icon: string;
  /** the accessible name */
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
  /** `active`: its action is done, and pressing it undoes the action; `disabled` stays focusable */
  readonly state?: 'default' | 'disabled' | 'active';
  readonly onClick?: () => void;
}

const glyphs = { small: 20, large: 24 } as const;

/** UI-1: a round button with an icon only. */
export const IconButton = ({ icon, children, size = 'large', state = 'default', onClick }: IconButtonProps) => {
  const isDisabled = state === 'disabled';
  const click = (event: MouseEvent) => {
    if (isDisabled) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      className={styles.button}
      type="button"
      data-size={size}
      data-state={state}
      data-keep-click
      aria-disabled={isDisabled || undefined}
      aria-pressed={state === 'active' || undefined}
      onClick={click}
    >
      <Icon body={icon} size={glyphs[size]} />
      <Hidden>{children}</Hidden>
    </button>
  );
};
