import type { Teaser } from '../../contracts/navigation.contract.ts';
import { targetOf } from './navigation.rules.ts';
import styles from './teasers.module.css';

/** NAV-5: pictures of 488 x 287. */
export const Teasers = ({ teaser: { title, list } }: { readonly teaser: Teaser }) => (
  <section aria-label={title}>
    <p className={styles.heading}>{title}</p>
    <ul className={styles.list}>
      {list.map(({ title: words, link, image }) => (
        <li key={words}>
          <a className={styles.teaser} href={link.url ?? link.href} {...targetOf(link.target)}>
            <img className={styles.picture} src={image.src} alt={image.alt} width={488} height={287} decoding="async" />
            <span className={styles.title}>{words}</span>
            <span className={styles.text}>{link.title}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
