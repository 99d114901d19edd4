import done from 'virtual:icons/check-circle';
import { Icon } from '../icon/Icon.tsx';
import { Live } from '../live/Live.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  /** its messages by name: `showToast` shows one of them */
  readonly words: Readonly<Record<string, string>>;
  /** the message that is shown from the start */
  readonly shown?: string;
  /** the link of the message */
  readonly link?: { readonly href: string; readonly text: string };
}

/** UI-5: a message at the edge of the screen that disappears by itself and is announced at once. */
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
