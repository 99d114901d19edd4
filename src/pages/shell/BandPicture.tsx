import { bandWidths, pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Where a band stands above its words and has a picture of its own: as in the sheets of the bands. */
const smallBand = { media: '(max-width: 979px)', widths: [480, 640, 800, 1200] } as const;

type Ratio = readonly [width: number, height: number];

/** The picture of a band as wide as the page, `name`, and the one of small screens, `name-small`. */
export const BandPicture = ({
  name,
  ratio,
  smallRatio,
}: {
  readonly name: string;
  readonly ratio: Ratio;
  readonly smallRatio: Ratio;
}) => (
  <Picture
    sources={pictureSources(name)}
    widths={bandWidths}
    sizes="100vw"
    alt=""
    ratio={ratio}
    small={{ ...smallBand, sources: pictureSources(`${name}-small`), ratio: smallRatio }}
    eager
  />
);
