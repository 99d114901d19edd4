import styles from './picture.module.css';

export interface PictureSource {
  readonly format: 'avif' | 'webp';
  readonly url: (width: number) => string;
}

/** Another picture for small screens. */
export interface SmallPicture {
  /** the media query of these screens */
  readonly media: string;
  readonly sources: readonly PictureSource[];
  readonly widths: readonly number[];
  readonly ratio: readonly [width: number, height: number];
}

export const srcSetOf = ({ url }: PictureSource, widths: readonly number[]): string =>
  widths.map((width) => `${url(width)} ${width}w`).join(', ');

/**
 * A picture in the widths that the slot can need, AVIF first. `sizes` is the width of the slot; `ratio` reserves its space, so
 * that loading causes no layout shift. A browser fetches either the picture or the `small` one.
 */
export const Picture = ({
  sources,
  widths,
  sizes,
  alt,
  ratio,
  eager = false,
  small,
}: {
  readonly sources: readonly PictureSource[];
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly alt: string;
  readonly ratio: readonly [width: number, height: number];
  readonly eager?: boolean;
  readonly small?: SmallPicture;
}) => {
  const last = sources.at(-1);
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  return (
    <picture className={styles.picture}>
      {small?.sources.map((source) => (
        <source
          key={`small ${source.format}`}
          media={small.media}
          type={`image/${source.format}`}
          srcSet={srcSetOf(source, small.widths)}
          sizes={sizes}
          width={small.ratio[0]}
          height={small.ratio[1]}
        />
      ))}
      {sources.slice(0, -1).map((source) => (
        <source key={source.format} type={`image/${source.format}`} srcSet={srcSetOf(source, widths)} sizes={sizes} />
      ))}
      {last && (
        <img
          className={styles.image}
          src={last.url(middle)}
          srcSet={srcSetOf(last, widths)}
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
