import done from 'virtual:icons/check-circle';
import { Icon } from '../icon/Icon.tsx';
import { Live } from '../live/Live.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  /** what it may come to say, by name: `showToast` says one of them */
  readonly words: Readonly<Record<string, string>>;
  /** what it says already */
  readonly shown?: string;
  /** where that can be looked at */
  readonly link?: { readonly href: string; readonly text: string };
}

/** UI-5: says at the edge of the screen that something is done, and goes by itself. Heard at once, and in nobody's way. */
export const Toast = ({ words, shown, link }: ToastProps) => (
  <div className={styles.toast} data-toast data-shown={shown === undefined ? undefined : ''}>
    <Icon body={done} />
    <output className={styles.words}>{shown ?? <Live name="toast" words={words} />}</output>
    {link && (
      <a className={styles.link} href={link.href}>
        {link.text}
      </a>
    )}
  </div>
);
