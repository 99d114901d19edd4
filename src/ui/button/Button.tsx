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
  /** sent along where the button sends a form */
  readonly name?: string;
  readonly value?: string;
  readonly disabled?: boolean;
  /** keeps its width and its place in the order of focus; clicks do nothing */
  readonly state?: 'none' | 'loading';
  /** a tap before its region is awake is kept and done then */
  readonly keepClick?: boolean;
  /** id of a popover that it puts away, by the browser alone */
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
    // A button that is loading stays one for assistive technology, but sends nothing a second time.
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

/** Looks like a button and leads somewhere; without an address it is a place that leads nowhere yet. */
export const ButtonLink = ({
  href,
  children,
  ...look
}: ButtonLook & { readonly href?: string | undefined; readonly children: ReactNode }) => (
  <a className={styles.button} {...lookOf(look)} {...(href ? { href } : { role: 'link', 'aria-disabled': true })}>
    <span className={styles.label}>{children}</span>
  </a>
);
