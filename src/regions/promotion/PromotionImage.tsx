import type { PromotionPicture } from './promotion.rules.ts';

/** The crop for the screen, in the best format that the browser supports. The block reserves its space. */
export const PromotionImage = ({
  picture,
  className,
  imageClass,
  ratio,
}: {
  readonly picture: PromotionPicture;
  readonly className: string | undefined;
  readonly imageClass: string | undefined;
  readonly ratio: readonly [width: number, height: number];
}) => (
  <picture className={className} style={picture.containerStyle}>
    {picture.sources.map((source) => (
      <source key={`${source.type} ${source.media ?? ''}`} {...source} />
    ))}
    <img
      className={imageClass}
      src={picture.src}
      alt=""
      width={ratio[0]}
      height={ratio[1]}
      loading="lazy"
      decoding="async"
      style={picture.imageStyle}
    />
  </picture>
);
