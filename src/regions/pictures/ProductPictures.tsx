import { useState, type MouseEvent } from 'react';
import next from 'virtual:icons/caret-right';
import previous from 'virtual:icons/caret-left';
import { pictureSources, pictureUrl } from '../../contracts/pictures.contract.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './pictures.module.css';

export interface ProductPicturesProps {
  readonly title: string;
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  readonly words: {
    readonly list: string;
    readonly enlarge: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
  };
}

const widths = [240, 320, 480, 640, 800, 1200] as const;
const oneSize = '(max-width: 979px) 88vw, 56vw';
const manySizes = '(max-width: 979px) 88vw, 30vw';
const largeWidths = [640, 800, 1200, 1600] as const;
const largest = 1600;
const ratio = [800, 1000] as const;

/** A press with a key held down opens a window or saves: that stays the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const Large = ({
  title,
  pictures,
  words,
  place,
  onPlace,
  onClosed,
}: ProductPicturesProps & {
  readonly place: number | undefined;
  readonly onPlace: (place: number) => void;
  readonly onClosed: () => void;
}) => {
  const shown = place === undefined ? undefined : pictures[place];
  const step = (icon: string, label: string, to: number) => (
    <IconButton icon={icon} state={pictures[to] ? 'default' : 'disabled'} onClick={() => onPlace(to)}>
      {label}
    </IconButton>
  );
  return (
    <Modal isOpen={shown !== undefined} title={title} closeLabel={words.close} size="picture" onClosed={onClosed}>
      {shown && place !== undefined && (
        <>
          <div key={shown.name} className={styles.large}>
            <Picture
              sources={pictureSources(shown.name)}
              widths={largeWidths}
              sizes="(max-width: 979px) 92vw, 72vh"
              alt={shown.alt}
              ratio={ratio}
              eager
            />
          </div>
          {pictures.length > 1 && (
            <div className={styles.steps}>
              {step(previous, words.previous, place - 1)}
              <output>{`${place + 1} / ${pictures.length}`}</output>
              {step(next, words.next, place + 1)}
            </div>
          )}
        </>
      )}
    </Modal>
  );
};

/** Each picture leads to itself in large: a plain link, and a modal where there is a script. */
export const ProductPictures = (props: ProductPicturesProps) => {
  const { pictures, words } = props;
  const [place, setPlace] = useState<number>();
  return (
    <>
      {/* Pushed sideways on small screens, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached without a pointer */}
      <ul className={styles.gallery} data-count={pictures.length} tabIndex={0} aria-label={words.list}>
        {pictures.map(({ name, alt }, position) => (
          <li key={name} className={styles.item}>
            <a
              className={styles.link}
              href={pictureUrl(name, 'original', largest, 'webp')}
              data-keep-click
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                setPlace(position);
              }}
            >
              <Picture
                sources={pictureSources(name)}
                widths={widths}
                sizes={pictures.length === 1 || (pictures.length === 3 && position === 0) ? oneSize : manySizes}
                alt={alt}
                ratio={ratio}
                eager={position === 0}
              />
              <Hidden>{words.enlarge}</Hidden>
            </a>
          </li>
        ))}
      </ul>
      <Large {...props} place={place} onPlace={setPlace} onClosed={() => setPlace(undefined)} />
    </>
  );
};
