import type { ReactNode } from 'react';
import { pictureSources, pictureUrl, socialWidth } from '../../contracts/shop/pictures.contract.ts';
import { StaticRegion } from '../../islands/Region.tsx';
import { EnlargeDialog } from '../../regions/enlarge/EnlargeDialog.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { Gallery } from './product.rules.ts';
import styles from './pictures.module.css';

const widths = [240, 320, 480, 640, 800, 1200] as const;
const wide = '(max-width: 667px) 88vw, 56vw';
const narrow = '(max-width: 667px) 88vw, 30vw';
/** As wide as its column on tablets, one of four on larger screens. */
const first = '(max-width: 667px) 88vw, (max-width: 979px) 56vw, 30vw';

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

/**
 * The first place shows the picture of the chosen colour: the styles choose it by the position of the checked radio button, so it
 * follows the choice without JavaScript, and before the region is awake.
 */
export const Pictures = ({ title, gallery }: { readonly title: string; readonly gallery: Gallery }) => {
  const t = useT();
  const { lead, shown, more } = gallery;
  const count = Math.min(1, lead.length) + more.length;
  const isLeadWide = count < 4 || count === 6;
  return (
    <StaticRegion name="enlarge">
      <ul className={styles.gallery} data-count={count} aria-label={t('page.product.pictures')}>
        {lead.map(({ picture, color }, position) => (
          <li
            key={color ?? picture}
            className={styles.picture}
            data-lead={position + 1}
            data-shown={position === shown}
          >
            <Enlarged name={picture} place={1} count={count}>
              <Picture
                sources={pictureSources(picture)}
                widths={widths}
                sizes={isLeadWide ? wide : first}
                alt={color === undefined ? title : `${title}, ${color}`}
                ratio={[800, 1000]}
                eager={position === shown}
              />
            </Enlarged>
          </li>
        ))}
        {more.map((name, position) => (
          <li key={name} className={styles.picture}>
            <Enlarged name={name} place={position + 2} count={count}>
              <Picture
                sources={pictureSources(name)}
                widths={widths}
                sizes={count === 2 ? wide : narrow}
                alt={t('page.product.pictureOf', { title, number: position + 2 })}
                ratio={[800, 1000]}
              />
            </Enlarged>
          </li>
        ))}
      </ul>
      <EnlargeDialog title={title} />
    </StaticRegion>
  );
};
