import { useState } from 'react';
import type { Focus } from '../../contracts/shop/pictures.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DeskText } from '../DeskFields.tsx';
import desk from '../desk.module.css';
import type { DeskLanguage } from '../desk.texts.ts';
import { percentOf, shareAt, type KnownPicture } from './picture-choice.rules.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { pictureWords } from './pictures.texts.ts';
import styles from './pictures.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly pictures: readonly KnownPicture[];
  readonly language: DeskLanguage;
  /** false: the picture is shown whole everywhere */
  readonly isCropped: boolean;
  /** of the item; missing: that of the picture */
  readonly focus?: Focus | undefined;
  readonly onChange: (picture: KnownPicture, focus: Focus | undefined) => void;
}

/** The picture with its focus point: a press on it moves the point; the two fields do so without a mouse. */
const FocusPoint = ({
  picture,
  focus,
  language,
  onChange,
}: Pick<PictureFieldProps, 'focus' | 'language'> & {
  readonly picture: KnownPicture;
  readonly onChange: (focus: Focus | undefined) => void;
}) => {
  const words = pictureWords[language];
  const point = focus ?? picture.focus;
  const set = (axis: 'x' | 'y', text: string): void => {
    if (text !== '') onChange({ ...point, [axis]: shareAt(Number(text), 100) });
  };
  return (
    <fieldset className={desk.group}>
      <legend>{words.focus}</legend>
      <button
        type="button"
        className={styles.stage}
        // The fields below do the same by keys.
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: shareAt(clientX - left, width), y: shareAt(clientY - top, height) });
        }}
      >
        <img src={picture.url} alt="" />
        <span className={styles.mark} style={{ left: `${percentOf(point.x)}%`, top: `${percentOf(point.y)}%` }} />
      </button>
      <div className={styles.shares}>
        <DeskText
          label={words.left}
          type="number"
          value={String(percentOf(point.x))}
          onChange={(text) => set('x', text)}
        />
        <DeskText
          label={words.top}
          type="number"
          value={String(percentOf(point.y))}
          onChange={(text) => set('y', text)}
        />
      </div>
      {focus && (
        <p>
          <Button kind="secondary" size="small" onClick={() => onChange(undefined)}>
            {words.reset}
          </Button>
        </p>
      )}
    </fieldset>
  );
};

/** DESK-2: a picture of the shop, seen and not only named. */
export const PictureField = ({ label, name, pictures, language, isCropped, focus, onChange }: PictureFieldProps) => {
  const words = pictureWords[language];
  const [isOpen, setOpen] = useState(false);
  const known = pictures.find((one) => one.name === name);
  return (
    <fieldset className={desk.group}>
      <legend>{label}</legend>
      <div className={styles.chosen}>
        {known && !isCropped && <img src={known.url} alt="" />}
        <span>{name === '' ? words.none : name}</span>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {words.choose}
        </Button>
      </div>
      {known && isCropped && (
        <FocusPoint picture={known} focus={focus} language={language} onChange={(point) => onChange(known, point)} />
      )}
      {isOpen && (
        <PictureChooser
          pictures={pictures}
          chosen={name}
          language={language}
          onClosed={() => setOpen(false)}
          onChoose={(chosen) => {
            // The point of another picture means nothing on this one.
            if (chosen.name !== name) onChange(chosen, undefined);
          }}
        />
      )}
    </fieldset>
  );
};
