import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import { idOf } from './footer.rules.ts';
import styles from './view-link.module.css';

/**
 * FOOT-14: named by the view that it switches to, which is always the other one. Its address is the page itself: without the
 * script it has no effect, and is hidden.
 */
export const ViewLink = ({
  words: { toMobile, toDesktop },
  className,
}: {
  readonly words: FooterContent['viewChanger'];
  readonly className: string | undefined;
}) => {
  const id = idOf(toDesktop);
  return (
    <li className={styles.item}>
      <a id={id} className={className} href={`#${id}`} data-view>
        <span className={styles.toDesktop}>{toDesktop}</span>
        <span className={styles.toMobile}>{toMobile}</span>
      </a>
    </li>
  );
};
