import { useState, type MouseEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import styles from './confirm.module.css';

export interface ConfirmProps {
  /** what its form sends */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** the question before it is sent; a text of the page */
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  };
}

/** A button that sends its form; with a script it asks in a modal first. */
export const ConfirmButton = ({ name, value, label, question }: ConfirmProps) => {
  const [isAsked, setAsked] = useState(false);
  /** In the capture phase, before the button sends its form. */
  const asked = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens to the button within, which keys press too */}
      <span className={styles.place} onClickCapture={asked}>
        <Button type="submit" size="small" kind="secondary" name={name} value={value} keepClick>
          {label}
        </Button>
      </span>
      <Modal isOpen={isAsked} title={question.title} closeLabel={question.no} onClosed={() => setAsked(false)}>
        <p>{question.text}</p>
        <div className={styles.answers}>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            {question.no}
          </Button>
          <Button type="submit" kind="sale" name={name} value={value}>
            {question.yes}
          </Button>
        </div>
      </Modal>
    </>
  );
};
