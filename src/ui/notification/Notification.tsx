import type { ReactNode } from 'react';
import done from 'virtual:icons/check-circle';
import info from 'virtual:icons/info';
import warning from 'virtual:icons/warning';
import error from 'virtual:icons/warning-circle';
import cross from 'virtual:icons/x';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './notification.module.css';

const icons = { info, success: done, warning, error } as const;

export interface NotificationProps {
  readonly kind: keyof typeof icons;
  /** closing needs the script; without it the message stays */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/** A message beside its subject. It is not announced by itself: put it into a live region for that. */
export const Notification = ({ kind, onClose, closeLabel, children }: NotificationProps) => (
  <div className={styles.notification} data-kind={kind}>
    <Icon body={icons[kind]} />
    <div className={styles.words}>{children}</div>
    {onClose && (
      <button className={styles.close} type="button" data-keep-click onClick={onClose}>
        <Icon body={cross} size={20} />
        <Hidden>{closeLabel}</Hidden>
      </button>
    )}
  </div>
);
