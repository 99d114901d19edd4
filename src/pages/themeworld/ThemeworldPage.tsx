import type { Chapter } from '../../contracts/content/chapter.contract.ts';
import { pictureSources, tileWidths } from '../../contracts/shop/pictures.contract.ts';
import { ProductTile } from '../tile/ProductTile.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import content from '../shell/content.module.css';
import { WorldRow } from '../shell/rows/WorldRow.tsx';
import type { StoryPart } from './story.rules.ts';
import type { ThemeworldProps } from './themeworld.page.ts';
import styles from './themeworld.module.css';
import { Watch } from '../shell/Watch.tsx';

const chapterWidths = [480, 640, 800, 1200] as const;

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

/** A text of the story, with its steps as a numbered list and its picture. */
const ChapterText = ({ title, text, steps, picture }: Chapter) => (
  <article className={styles.chapter} data-told={picture === undefined ? 'alone' : 'beside'}>
    {picture !== undefined && (
      <div className={styles.scene}>
        <Picture
          sources={pictureSources(picture)}
          widths={chapterWidths}
          sizes="(max-width: 667px) 100vw, 50vw"
          alt=""
          ratio={[4, 3]}
        />
      </div>
    )}
    <div className={styles.told}>
      <h3>{title}</h3>
      <p>{text}</p>
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  </article>
);

const Part = ({ part: { products, chapter }, isFirst }: { readonly part: StoryPart; readonly isFirst: boolean }) => (
  <>
    {products.length > 0 && (
      <div className={`${content.grid} ${styles.grid}`} data-columns="4">
        {products.map((tile, position) => (
          <ProductTile
            key={tile.productId}
            action={<Watch productId={tile.productId} title={tile.title} price={tile.price.now} back={tile.url} />}
            tile={tile}
            sizes="(max-width: 979px) 50vw, 25vw"
            eager={isFirst && position === 0}
          />
        ))}
      </div>
    )}
    {chapter && <ChapterText {...chapter} />}
  </>
);

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
          {props.parts.map((part, at) => (
            <Part key={part.chapter?.title ?? ''} part={part} isFirst={at === 0} />
          ))}
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
