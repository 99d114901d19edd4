import type { Teaser as TeaserGroup } from '../../contracts/content/navigation.contract.ts';
import { Teaser } from '../../ui/teaser/Teaser.tsx';
import styles from './teasers.module.css';

/** NAV-5: pictures of 488 x 287. */
export const Teasers = ({ teaser: { title, list } }: { readonly teaser: TeaserGroup }) => (
  <section aria-label={title}>
    <p className={styles.heading}>{title}</p>
    <ul className={styles.list}>
      {list.map(({ title: words, link, image }) => (
        <li key={words}>
          <Teaser
            href={link.url ?? link.href}
            opensNew={link.target === '_blank'}
            picture={<img src={image.src} alt={image.alt} width={488} height={287} decoding="async" />}
            title={words}
            text={link.title}
          />
        </li>
      ))}
    </ul>
  </section>
);
