import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import cross from 'virtual:icons/x';
import { IconButton } from '../icon-button/IconButton.tsx';
import { nextStop } from './focus-trap.ts';
import styles from './modal.module.css';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Escape, the cross or a press beside it; the focus is back where it was by then */
  readonly onClosed: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** UI-5: the browser's own modal dialog: the page behind it is out of reach, and the focus goes round within it. */
export const Modal = ({ isOpen, onClosed, title, closeLabel, lang, children }: ModalProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.open === isOpen) return;
    if (isOpen) current.showModal();
    else current.close();
  }, [isOpen]);
  /** A press beside the panel hits the dialog's own ground. */
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  /** Without this the keyboard leaves the last stop for the browser's own bars. */
  const typed = (event: KeyboardEvent<HTMLDialogElement>) => {
    const stop = event.key === 'Tab' ? nextStop(event.currentTarget, event.shiftKey) : undefined;
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press outside closes, keys have Escape, and Tab goes round
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      lang={lang}
      onClick={pressed}
      onKeyDown={typed}
      onClose={onClosed}
    >
      <div className={styles.panel}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {children}
        <div className={styles.close}>
          <IconButton icon={cross} onClick={close}>
            {closeLabel}
          </IconButton>
        </div>
      </div>
    </dialog>
  );
};
