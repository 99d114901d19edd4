import caret from 'virtual:icons/caret-right';
import { Icon } from '../icon/Icon.tsx';
import styles from './breadcrumb.module.css';

export interface Step {
  readonly title: string;
  readonly url: string;
}

/** The path from the home page to this page; the last step is this page, without a link. */
export const Breadcrumb = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map(({ title, url }, position) => (
        <li key={url} className={styles.step}>
          {position === steps.length - 1 ? (
            <span aria-current="page">{title}</span>
          ) : (
            <>
              <a className={styles.link} href={url}>
                {title}
              </a>
              <Icon body={caret} size={12} />
            </>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
