import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

/** UI-1 */
export interface ButtonLook {
  readonly size?: 'small' | 'medium' | 'large';
  readonly width?: 'content' | 'full';
  readonly kind?: 'primary' | 'secondary' | 'activating' | 'sale' | 'community';
}

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit';
  /** sent with the form if the button submits one */
  readonly name?: string;
  readonly value?: string;
  readonly disabled?: boolean;
  /** keeps its width and stays focusable; clicks do nothing */
  readonly state?: 'none' | 'loading';
  /** a tap before its region is awake is repeated then */
  readonly keepClick?: boolean;
  /** id of a popover that the browser closes */
  readonly closes?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

const lookOf = ({ size = 'medium', width = 'content', kind = 'primary' }: ButtonLook) => ({
  'data-size': size,
  'data-width': width,
  'data-kind': kind,
});

export const Button = ({
  type = 'button',
  name,
  value,
  disabled = false,
  state = 'none',
  keepClick = false,
  closes,
  onClick,
  children,
  ...look
}: ButtonProps) => {
  const isLoading = state === 'loading';
  const click = (event: MouseEvent) => {
    // While loading it stays a button for assistive technology, but does not submit again.
    if (isLoading) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      className={styles.button}
      {...lookOf(look)}
      // oxlint-disable-next-line react/button-has-type -- one of the two that the type allows
      type={type}
      name={name}
      value={value}
      disabled={disabled}
      onClick={click}
      {...(closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: 'hide' as const })}
      {...(keepClick ? { 'data-keep-click': true } : {})}
      {...(isLoading ? { 'data-loading': true, 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
};

/**
 * A link that looks like a button; without an address it is a disabled link. `isElsewhere`: a page of another company, which does
 * not hear where its visitor came from.
 */
export const ButtonLink = ({
  href,
  isElsewhere = false,
  children,
  ...look
}: ButtonLook & {
  readonly href?: string | undefined;
  readonly isElsewhere?: boolean;
  readonly children: ReactNode;
}) => (
  <a
    className={styles.button}
    {...lookOf(look)}
    {...(href ? { href } : { role: 'link', 'aria-disabled': true })}
    {...(isElsewhere ? { rel: 'noreferrer' } : {})}
  >
    <span className={styles.label}>{children}</span>
  </a>
);
