import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import cross from 'virtual:icons/x';
import surface from '../dialog/dialog.module.css';
import { IconButton } from '../icon-button/IconButton.tsx';
import { nextStop } from './focus-trap.ts';
import styles from './modal.module.css';

export interface ModalProps {
  readonly isOpen: boolean;
  /** called after Escape, the close button or a press beside it, when the focus is back at its former place */
  readonly onClosed: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** UI-5: the native modal dialog: the page behind is inert, and the focus cycles within the dialog. */
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
  /** A press beside the panel has the dialog itself as its target. */
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  /** Without this Tab leaves the last element for the browser's toolbars. */
  const typed = (event: KeyboardEvent<HTMLDialogElement>) => {
    const stop = event.key === 'Tab' ? nextStop(event.currentTarget, event.shiftKey) : undefined;
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press outside closes; by keyboard Escape closes, and Tab stays inside
    <dialog
      ref={dialog}
      className={`${surface.dialog} ${styles.dialog}`}
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
