import { homePhaseId } from '../../contracts/content/promotion.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import { useT } from '../../sites/site-context.tsx';
import { BandPicture } from '../shell/BandPicture.tsx';
import { CategorySquares } from '../shell/rows/CategorySquares.tsx';
import content from '../shell/content.module.css';
import { FirstViewEnd } from '../shell/FirstViewEnd.tsx';
import { Shelf } from '../shell/rows/Shelf.tsx';
import { WorldRow } from '../shell/rows/WorldRow.tsx';
import type { Department, HomeProps } from './home.page.ts';
import styles from './home.module.css';

const Hero = ({ url }: { readonly url: string }) => {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.scene}>
        <BandPicture name="hero" ratio={[2400, 1040]} smallRatio={[900, 900]} />
      </div>
      <div className={content.width}>
        <div className={styles.heroText}>
          <h1 className={styles.display}>{t('page.home.heroTitle')}</h1>
          <p className={styles.lead}>{t('page.home.heroText')}</p>
          <a className={styles.button} href={url}>
            {t('page.home.heroLink')}
          </a>
        </div>
      </div>
    </section>
  );
};

/** The beginning of a shop whose departments are not those that the hero speaks of. */
const Departments = ({ departments }: { readonly departments: readonly Department[] }) => {
  const t = useT();
  return (
    <>
      <section className={content.section}>
        <div className={content.width}>
          <h1 id="home-categories">{t('page.home.categories')}</h1>
        </div>
        <FirstViewEnd />
      </section>
      {departments.map(({ id, title, url, tiles }) => (
        <Shelf key={id} id={`home-c${id}`} title={title} link={{ text: title, url }} tiles={tiles} />
      ))}
    </>
  );
};

const Squares = ({ categories }: Pick<HomeProps, 'categories'>) => {
  const t = useT();
  return (
    <section className={content.section} aria-labelledby="home-categories">
      {/* Inside, because sections that follow each other stand closer. */}
      <FirstViewEnd />
      <div className={content.width}>
        <div className={content.head}>
          <h2 id="home-categories">{t('page.home.categories')}</h2>
        </div>
        <CategorySquares categories={categories} />
      </div>
    </section>
  );
};

/** SHOP-1 */
export const HomePage = (props: HomeProps) => {
  const t = useT();
  return (
    <>
      {props.coffeeUrl === undefined ? <Departments departments={props.departments} /> : <Hero url={props.coffeeUrl} />}
      <WorldRow
        id="home-worlds"
        title={t('page.home.worlds')}
        text={t('page.themeworlds.text')}
        overviewUrl={props.worldsUrl}
        worlds={props.worlds}
      />
      {props.coffeeUrl !== undefined && <Squares categories={props.categories} />}
      <Shelf
        id="home-offers"
        title={t('page.home.offers')}
        link={{ text: t('page.home.allOffers'), url: props.offersUrl }}
        tiles={props.offers}
      />
      {props.phase && (
        <Region of={promotion} id="home-phase" props={{ promotionId: homePhaseId, promotion: props.phase }} />
      )}
      <Shelf
        id="home-warm"
        title={t('page.home.warm')}
        link={{ text: t('page.home.allFashion'), url: props.warmUrl }}
        tiles={props.warm}
      />
      <Shelf
        id="home-table"
        title={t('page.home.table')}
        link={{ text: t('page.home.allKitchen'), url: props.tableUrl }}
        tiles={props.table}
      />
    </>
  );
};
