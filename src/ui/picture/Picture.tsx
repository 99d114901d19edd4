import styles from './picture.module.css';

export interface PictureSource {
  readonly format: 'avif' | 'webp';
  readonly url: (width: number) => string;
}

/**
 * A picture in the widths that the slot can need, AVIF first. `sizes` says how wide the slot is; `ratio` reserves its place,
 * so that nothing moves when it comes.
 */
export const Picture = ({
  sources,
  widths,
  sizes,
  alt,
  ratio,
  eager = false,
}: {
  readonly sources: readonly PictureSource[];
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly alt: string;
  readonly ratio: readonly [width: number, height: number];
  readonly eager?: boolean;
}) => {
  const srcSet = ({ url }: PictureSource) => widths.map((width) => `${url(width)} ${width}w`).join(', ');
  const last = sources.at(-1);
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  return (
    <picture className={styles.picture}>
      {sources.slice(0, -1).map((source) => (
        <source key={source.format} type={`image/${source.format}`} srcSet={srcSet(source)} sizes={sizes} />
      ))}
      {last && (
        <img
          className={styles.image}
          src={last.url(middle)}
          srcSet={srcSet(last)}
          sizes={sizes}
          alt={alt}
          width={ratio[0]}
          height={ratio[1]}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
        />
      )}
    </picture>
  );
};
