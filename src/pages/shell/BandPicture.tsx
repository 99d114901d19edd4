import { bandWidths, pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { bandSizes, smallBand } from './band.rules.ts';

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
    sizes={bandSizes}
    alt=""
    ratio={ratio}
    small={{ ...smallBand, sources: pictureSources(`${name}-small`), ratio: smallRatio }}
    eager
  />
);
