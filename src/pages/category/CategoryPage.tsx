import arrowUp from 'virtual:icons/arrow-elbow-left-up';
import { categoryBannerId } from '../../contracts/content/promotion.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { ProductList } from '../list/ProductList.tsx';
import content from '../shell/content.module.css';
import styles from './category.module.css';
import type { CategoryProps } from './category.page.ts';
import type { Neighbours } from './category.rules.ts';

const NeighbourLinks = ({ title, url, items }: Neighbours) => {
  const t = useT();
  return (
    <nav className={styles.neighbours} aria-labelledby="category-neighbours">
      <h2 id="category-neighbours" className={styles.neighboursTitle}>
        {t('page.list.within', { title })}
      </h2>
      <ul className={styles.neighboursList}>
        {url !== undefined && (
          <li>
            <a className={styles.neighbour} href={url} data-up>
              <Icon body={arrowUp} size={16} />
              {t('page.list.all', { title })}
            </a>
          </li>
        )}
        {items.map((item) => (
          <li key={item.url}>
            <a
              className={styles.neighbour}
              href={item.url}
              {...(item.current ? { 'aria-current': 'page' as const } : {})}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const CategoryPage = ({ title, intro, picture, way, neighbours, list, banner }: CategoryProps) => (
  <div className={content.width}>
    <ListHead title={title} text={intro} picture={picture} way={way} />
    <ProductList
      list={list}
      beside={neighbours && <NeighbourLinks {...neighbours} />}
      between={
        banner && (
          <Region
            of={promotion}
            id="category-banner"
            props={{
              promotionId: categoryBannerId,
              anyOfTags: banner.tags,
              promotion: banner.promotion,
              standsOn: list.path,
            }}
          />
        )
      }
    />
  </div>
);
