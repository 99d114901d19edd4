import { StaticRegion } from '../../../islands/Region.tsx';
import { useT } from '../../../sites/site-context.tsx';
import content from '../content.module.css';

/** A browser fetches no sheet whose link has it; React's types of a link have not. */
const notYet = { disabled: true };

/** TRK-6: its place; recent.effects.ts fills and shows it. */
export const RecentRow = ({
  id,
  productId,
  sheet,
}: {
  /** of the heading, unique in the page */
  readonly id: string;
  /** the product that the page shows, if it shows one */
  readonly productId?: string | undefined;
  /** address of the styles of its tiles, on a page of another team: recent.effects.ts asks for them when there are tiles */
  readonly sheet?: string | undefined;
}) => {
  const t = useT();
  return (
    <StaticRegion name="recent" {...(productId === undefined ? {} : { attributes: { 'data-product': productId } })}>
      {sheet !== undefined && <link {...notYet} rel="stylesheet" href={sheet} />}
      <section className={content.section} aria-labelledby={id} hidden>
        <div className={content.width}>
          <div className={content.head}>
            <h2 id={id}>{t('page.product.recent')}</h2>
          </div>
          <div className={content.shelf} data-shelf data-live="tiles" />
        </div>
      </section>
    </StaticRegion>
  );
};
