import type { ReactNode } from 'react';
import { pictureSources, pictureUrl, socialWidth } from '../../contracts/shop/pictures.contract.ts';
import { StaticRegion } from '../../islands/Region.tsx';
import { EnlargeDialog } from '../../regions/enlarge/EnlargeDialog.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { galleryWidths, sizesOf } from './picture-sizes.rules.ts';
import { viewIn, type Gallery } from './product.rules.ts';
import styles from './pictures.module.css';

/** The links work without JavaScript; the region opens the pictures in a dialog. */
const Enlarged = ({
  name,
  place,
  count,
  children,
}: {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <>
      <a className={styles.link} href={pictureUrl(name, 'original', socialWidth, 'webp')}>
        {children}
        <Hidden>{t('page.product.enlarge')}</Hidden>
      </a>
      {count > 1 && <span className={styles.place} aria-hidden>{`${place} / ${count}`}</span>}
    </>
  );
};

/** Sixths of the row. No count leaves a hole: 1; 2, the second one narrower; one with two beside; 2 + 2; 2 + 3; one with two beside and three below. */
const spanOf = (place: number, count: number): number | undefined => {
  if (count === 2 || count % 3 === 0) return place === 1 ? 4 : 2;
  return count === 5 && place > 2 ? 2 : undefined;
};

/**
 * A place shows the picture of the chosen colour: the styles choose it by the position of the checked radio button, so it
 * follows the choice without JavaScript, and before the region is awake.
 */
export const Pictures = ({ title, gallery }: { readonly title: string; readonly gallery: Gallery }) => {
  const t = useT();
  const { places, shown } = gallery;
  const count = places.length;
  const altOf = (place: number, picture: string, color?: string): string => {
    const named = color === undefined ? title : `${title}, ${color}`;
    if (place === 1) return named;
    const view = viewIn(picture);
    return view
      ? t(`page.product.view.${view}`, { title: named })
      : t('page.product.pictureOf', { title: named, number: place });
  };
  return (
    <StaticRegion name="enlarge">
      <ul className={styles.gallery} data-count={count} aria-label={t('page.product.pictures')}>
        {places.flatMap((photos, at) =>
          photos.map(({ picture, color }, position) => (
            <li
              key={`${at} ${color ?? ''}`}
              className={styles.picture}
              data-place={at + 1}
              data-span={spanOf(at + 1, count)}
              {...(photos.length > 1 && { 'data-lead': position + 1, 'data-shown': position === shown })}
            >
              <Enlarged name={picture} place={at + 1} count={count}>
                <Picture
                  sources={pictureSources(picture)}
                  widths={galleryWidths}
                  sizes={sizesOf(at + 1, count)}
                  alt={altOf(at + 1, picture, color)}
                  ratio={[800, 1000]}
                  eager={at === 0 && (position === shown || photos.length === 1)}
                />
              </Enlarged>
            </li>
          )),
        )}
      </ul>
      <EnlargeDialog title={title} />
    </StaticRegion>
  );
};
