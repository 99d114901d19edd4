import { bandWidths, pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** The breakpoint below which a band is above its text and has another picture; the same as in the style sheets of the bands. */
const smallBand = { media: '(max-width: 667px)', widths: [480, 640, 800, 1200] } as const;

type Ratio = readonly [width: number, height: number];

/** The picture of a full-width band: `name`, and `name-small` on small screens. */
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
