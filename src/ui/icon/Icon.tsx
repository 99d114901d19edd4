import styles from './icon.module.css';

/**
 * A Phosphor icon from `virtual:icons/{name}`. Decorative: the text is beside it. An element and no HTML, because a page under
 * Trusted Types refuses HTML (docs/embedding/script-tag.md).
 */
export const Icon = ({
  body,
  size = 24,
}: {
  readonly body: string;
  readonly size?: 12 | 16 | 18 | 20 | 24 | 26 | 32;
}) => (
  <svg className={styles.icon} viewBox="0 0 256 256" width={size} height={size} aria-hidden="true">
    <path d={body} />
  </svg>
);
