import { bandWidths, pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { firmSpaces } from '../../lib/text/firm-spaces.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { Crumb } from '../page.ts';
import styles from './list-head.module.css';

/**
 * The head of a list, on the page's own ground: the first products are in the first view, and the header's banner remains the
 * only coloured band. The picture is `lazy`, so that phones, which do not show it, do not fetch it.
 */
export const ListHead = ({
  title,
  text,
  picture,
  way,
}: {
  readonly title: string;
  readonly text: string;
  /** name of the picture `head-…` */
  readonly picture?: string | undefined;
  readonly way: readonly Crumb[];
}) => {
  const { site, t } = useSite();
  return (
    <header className={styles.head}>
      <div>
        <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
        <h1>{firmSpaces(title, site.language)}</h1>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {picture !== undefined && (
        <div className={styles.scene}>
          <Picture
            sources={pictureSources(`head-${picture}`)}
            widths={bandWidths}
            sizes="720px"
            alt=""
            ratio={[2400, 560]}
          />
        </div>
      )}
    </header>
  );
};
