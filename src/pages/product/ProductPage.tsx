import { Region } from '../../islands/Region.tsx';
import { firmSpaces } from '../../lib/text/firm-spaces.ts';
import { island as buy } from '../../regions/buy/buy.island.tsx';
import { EarlyMessage } from '../../regions/buy/EarlyMessage.tsx';
import { labelTones } from '../tile/ProductTile.tsx';
import { shippingTerms } from '../../sites/delivery/shipping.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { Intensity } from '../../ui/intensity/Intensity.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import { CategorySquares } from '../shell/rows/CategorySquares.tsx';
import content from '../shell/content.module.css';
import { FirstViewEnd } from '../shell/FirstViewEnd.tsx';
import { RecentRow } from '../shell/rows/RecentRow.tsx';
import { DurabilityLabel } from '../shell/GuaranteePicture.tsx';
import { Shelf } from '../shell/rows/Shelf.tsx';
import { SayingWatch } from '../shell/Watch.tsx';
import { RatingLine } from '../tile/RatingLine.tsx';
import { OtherChoices } from './OtherChoices.tsx';
import { Pictures } from './Pictures.tsx';
import { FactList, Nutrition } from './ProductFacts.tsx';
import type { ProductProps } from './product.page.ts';
import { SizeTable } from './SizeTable.tsx';
import { SubscriptionOffer } from './SubscriptionOffer.tsx';
import styles from './product.module.css';

type Shown = Extract<ProductProps, { kind: 'product' }>;
type Gone = Extract<ProductProps, { kind: 'gone' }>;

const Tags = ({
  savingPercent,
  labels,
}: {
  readonly savingPercent: number;
  readonly labels: Shown['product']['labels'];
}) => {
  const t = useT();
  if (savingPercent === 0 && labels.length === 0) return null;
  return (
    <p className={styles.tags}>
      {savingPercent > 0 && <Tag tone="signal">{t('page.tile.saving', { percent: savingPercent })}</Tag>}
      {labels.map((label) => (
        <Tag key={label} tone={labelTones[label]}>
          {t(`page.tile.label.${label}`)}
        </Tag>
      ))}
    </p>
  );
};

const Panels = ({ product, isFood, facts, rightsUrl }: Pick<Shown, 'product' | 'isFood' | 'facts' | 'rightsUrl'>) => {
  const { site, t } = useSite();
  const printed = (text: string) => firmSpaces(text, site.language);
  return (
    <div>
      <Expansion title={t('page.product.description')} open>
        {product.description.map((paragraph) => (
          <p key={paragraph}>{printed(paragraph)}</p>
        ))}
        <p className={styles.number}>{t('page.product.articleNumber', { number: product.productId })}</p>
      </Expansion>
      {(product.care !== undefined || facts.made.length > 0) && (
        <Expansion title={t(isFood ? 'page.product.ingredients' : 'page.product.care')}>
          {product.care !== undefined && <p>{printed(product.care)}</p>}
          <FactList rows={facts.made} />
          {facts.nutrition && <Nutrition table={facts.nutrition} />}
        </Expansion>
      )}
      {facts.safety.length > 0 && (
        <Expansion title={t('page.product.safety')}>
          <FactList rows={facts.safety} />
        </Expansion>
      )}
      <Expansion title={t('page.product.rights')}>
        {facts.rights.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {rightsUrl !== undefined && (
          <p>
            <a href={rightsUrl}>{t('page.product.moreRights')}</a>
          </p>
        )}
      </Expansion>
      <Expansion title={t('page.product.shipping')}>
        <p>{t('page.product.shippingText', { days: shippingTerms[site.code].days.join('–') })}</p>
      </Expansion>
    </div>
  );
};

const ShownProduct = (shown: Shown) => {
  const { product, savingPercent, price, gallery, way, buy: box, sizes, subscription, companions } = shown;
  const { site, t } = useSite();
  return (
    <>
      <div className={content.width}>
        <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
        <div className={styles.layout}>
          <Pictures title={product.title} gallery={gallery} />
          <div className={styles.column}>
            <div className={styles.head}>
              <Tags savingPercent={savingPercent} labels={product.labels} />
              <h1 className={styles.title}>{firmSpaces(product.title, site.language)}</h1>
              <p className={styles.details}>{firmSpaces(product.details, site.language)}</p>
              {product.rating && <RatingLine {...product.rating} hasSource />}
              {product.intensity !== undefined && (
                <Intensity value={product.intensity} label={t('ui.intensity', { value: product.intensity })} />
              )}
            </div>
            <div className={styles.purchase}>
              <Region of={buy} props={box} />
              <EarlyMessage title={product.title} />
              {price && (
                <div className={styles.watch}>
                  <SayingWatch productId={product.productId} title={product.title} price={price} back={box.url} />
                </div>
              )}
            </div>
            <FirstViewEnd />
            {sizes && <SizeTable {...sizes} />}
            <OtherChoices box={box} />
            {shown.label && <DurabilityLabel label={shown.label} />}
            {subscription && <SubscriptionOffer {...subscription} back={box.url} />}
            <Panels {...shown} />
          </div>
        </div>
      </div>
      <Shelf
        id="product-similar"
        title={t(companions.heading === 'together' ? 'page.product.together' : 'page.product.similar')}
        tiles={companions.tiles}
      />
      <RecentRow id="product-recent" productId={product.productId} />
    </>
  );
};

/** The page of a product that is no longer sold, with alternatives. */
const GoneProduct = ({ instead, categories }: Gone) => {
  const t = useT();
  return (
    <>
      <div className={content.width}>
        <div className={styles.gone}>
          <h1>{t('page.error.gone.title')}</h1>
          <p className={styles.goneText}>{t('page.error.gone.text')}</p>
        </div>
        <CategorySquares categories={categories} />
      </div>
      <Shelf id="product-instead" title={t('page.home.offers')} tiles={instead} />
    </>
  );
};

export const ProductPage = (props: ProductProps) =>
  props.kind === 'product' ? <ShownProduct {...props} /> : <GoneProduct {...props} />;
