import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { DeskText } from '../DeskFields.tsx';
import type { DeskLanguage } from '../desk.texts.ts';
import { foundPictures, type KnownPicture } from './picture-choice.rules.ts';
import { pictureWords } from './pictures.texts.ts';
import styles from './pictures.module.css';

const shownAtOnce = 48;

/** The dialog stands within the form of the draft, which Enter in a field would save. */
const keepForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The pictures of the shop to choose from: a native dialog, which gives the focus back to what opened it. */
export const PictureChooser = ({
  pictures,
  chosen,
  language,
  onChoose,
  onClosed,
}: {
  readonly pictures: readonly KnownPicture[];
  readonly chosen: string;
  readonly language: DeskLanguage;
  readonly onChoose: (picture: KnownPicture) => void;
  readonly onClosed: () => void;
}) => {
  const words = pictureWords[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const found = foundPictures(pictures, text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps Enter from the form around
    <dialog ref={dialog} className={styles.chooser} aria-label={words.choose} onKeyDown={keepForm} onClose={onClosed}>
      <div className={styles.head}>
        <DeskText
          label={words.search}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMost(shownAtOnce);
          }}
        />
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </div>
      <output>{words.found.replace('{number}', String(found.length))}</output>
      <div className={styles.grid}>
        {found.slice(0, most).map((picture) => (
          <button
            key={picture.name}
            type="button"
            className={styles.choice}
            aria-pressed={picture.name === chosen}
            onClick={() => {
              onChoose(picture);
              dialog.current?.close();
            }}
          >
            <img src={picture.url} alt="" loading="lazy" />
            <span>{picture.name}</span>
          </button>
        ))}
      </div>
      {found.length > most && (
        <p>
          <Button kind="secondary" onClick={() => setMost(most + shownAtOnce)}>
            {words.more}
          </Button>
        </p>
      )}
    </dialog>
  );
};
