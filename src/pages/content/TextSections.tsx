import type { PageText } from '../../contracts/content/content.contract.ts';
import { InlineText } from '../shell/InlineText.tsx';
import styles from './content.module.css';

/** The sections of a content page or of a contract. */
export const TextSections = ({ sections }: Pick<PageText, 'sections'>) => (
  <>
    {sections.map(({ heading, paragraphs, list }, position) => (
      // The content never changes its order.
      // oxlint-disable-next-line react/no-array-index-key
      <section key={position} className={styles.section}>
        {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
        {paragraphs?.map((text) => (
          <p key={text}>
            <InlineText text={text} />
          </p>
        ))}
        {list && (
          <ul className={styles.list}>
            {list.map((text) => (
              <li key={text}>
                <InlineText text={text} />
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </>
);
