import { pictureSources, tileWidths } from '../../contracts/shop/pictures.contract.ts';
import { ProductTile } from '../tile/ProductTile.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import content from '../shell/content.module.css';
import { WorldRow } from '../shell/WorldRow.tsx';
import type { ThemeworldProps } from './themeworld.page.ts';
import styles from './themeworld.module.css';
import { Watch } from '../shell/Watch.tsx';

type Shown = Extract<ThemeworldProps, { kind: 'shown' }>;

const Band = ({ title, text, picture, facts: { tag, lines } }: Shown) => (
  <header className={styles.band}>
    <div className={`${content.width} ${styles.columns}`}>
      <div className={styles.words}>
        {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {lines.length > 0 && (
          <ul className={styles.facts}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.picture}>
        <Picture
          sources={pictureSources(picture)}
          widths={tileWidths}
          sizes="(max-width: 667px) 100vw, (max-width: 979px) 300px, 480px"
          alt=""
          ratio={[400, 500]}
          eager
        />
      </div>
    </div>
  </header>
);

const Others = ({ others, overviewUrl }: Pick<Shown, 'others' | 'overviewUrl'>) => {
  const t = useT();
  return (
    <WorldRow id="themeworld-others" title={t('page.themeworld.others')} overviewUrl={overviewUrl} worlds={others} />
  );
};

const ShownPage = (props: Shown) => {
  const t = useT();
  return (
    <>
      <Band {...props} />
      <div className={content.width}>
        <Breadcrumb label={t('ui.breadcrumb')} steps={props.way} />
        <section className={styles.products} aria-labelledby="themeworld-products">
          <h2 id="themeworld-products">
            <Hidden>{t('page.themeworld.products')}</Hidden>
          </h2>
          <div className={content.grid} data-columns="4">
            {props.products.map((tile, position) => (
              <ProductTile
                key={tile.productId}
                action={<Watch productId={tile.productId} title={tile.title} price={tile.price.now} back={tile.url} />}
                tile={tile}
                sizes="(max-width: 979px) 50vw, 25vw"
                eager={position === 0}
              />
            ))}
          </div>
        </section>
      </div>
      <Others {...props} />
    </>
  );
};

export const ThemeworldPage = (props: ThemeworldProps) => {
  const t = useT();
  if (props.kind === 'shown') return <ShownPage {...props} />;
  return (
    <>
      <div className={`${content.width} ${styles.over}`}>
        <h1>{t('page.themeworld.over.title')}</h1>
        <p className={styles.text}>{t('page.themeworld.over.text')}</p>
        <ButtonLink href={props.overviewUrl} kind="secondary" size="large">
          {t('navigation.allWorlds')}
        </ButtonLink>
      </div>
      <Others {...props} />
    </>
  );
};
