import { pictureSources } from '../../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './category-squares.module.css';

export interface SquareCategory {
  readonly title: string;
  readonly url: string;
  readonly picture: string;
}

const widths = [112, 160, 240, 320, 480] as const;

/** The departments of the shop, side by side. */
export const CategorySquares = ({ categories }: { readonly categories: readonly SquareCategory[] }) => (
  <ul className={styles.squares}>
    {categories.map(({ title, url, picture }) => (
      <li key={url}>
        <a className={styles.square} href={url}>
          <Picture
            sources={pictureSources(`square-${picture}`)}
            widths={widths}
            sizes="(max-width: 979px) 25vw, 13vw"
            alt=""
            ratio={[300, 300]}
          />
          <span className={styles.title}>{title}</span>
        </a>
      </li>
    ))}
  </ul>
);
