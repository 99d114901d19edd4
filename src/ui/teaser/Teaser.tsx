import type { ReactNode } from 'react';
import styles from './teaser.module.css';

export interface TeaserProps {
  readonly href?: string | undefined;
  /** opens in another window without a reference to this one */
  readonly opensNew?: boolean;
  /** the picture; it becomes as wide as the teaser */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
}

/** UI-5: a picture, a headline and a line below it, all in one link. */
export const Teaser = ({ href, opensNew = false, picture, title, text }: TeaserProps) => (
  <a className={styles.teaser} href={href} {...(opensNew ? { target: '_blank', rel: 'noopener' } : {})}>
    <span className={styles.picture}>{picture}</span>
    <span className={styles.title}>{title}</span>
    {text !== undefined && <span className={styles.text}>{text}</span>}
  </a>
);
