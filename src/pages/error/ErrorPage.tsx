import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { CategorySquares } from '../shell/rows/CategorySquares.tsx';
import { squaresOf } from '../shell/rows/squares.rules.ts';
import content from '../shell/content.module.css';
import styles from './error.module.css';

export interface ErrorProps {
  readonly kind: 'missing' | 'gone' | 'broken';
  /** empty if the catalogue itself failed */
  readonly categories: readonly {
    readonly title: string;
    readonly url: string;
    readonly picture?: string | undefined;
  }[];
  /** the id of the request, where the shop is at fault: support finds the fault in the log by it */
  readonly requestId?: string;
}

const widths = [480, 640, 800, 1200] as const;

/** SHOP-8: one sentence about the error, and links that lead on. */
export const ErrorPage = ({ kind, categories, requestId }: ErrorProps) => {
  const t = useT();
  const squares = squaresOf(categories);
  return (
    <div className={content.width}>
      <div className={styles.message}>
        <div className={styles.picture}>
          <Picture
            sources={pictureSources('not-found')}
            widths={widths}
            sizes="(max-width: 979px) 100vw, 50vw"
            alt=""
            ratio={[1200, 800]}
            eager
          />
        </div>
        <div className={styles.words}>
          <h1>{t(`page.error.${kind}.title`)}</h1>
          <p className={styles.text}>{t(`page.error.${kind}.text`)}</p>
          {requestId !== undefined && (
            <p className={styles.number}>
              {t('page.error.number')} <code>{requestId}</code>
            </p>
          )}
          <ButtonLink href="/" kind="secondary" size="large">
            {t('page.error.home')}
          </ButtonLink>
        </div>
      </div>
      {squares.length > 0 && (
        <nav className={styles.further} aria-labelledby="error-further">
          <h2 id="error-further">{t('page.home.categories')}</h2>
          <CategorySquares categories={squares} />
        </nav>
      )}
    </div>
  );
};
