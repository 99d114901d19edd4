import { StillRegion } from '../../islands/Region.tsx';
import { WatchButton, type WatchButtonProps } from '../../regions/watch/WatchButton.tsx';

/** The heart as pages put it beside a product. */
export const Watch = (props: WatchButtonProps) => (
  <StillRegion name="watch">
    <WatchButton {...props} />
  </StillRegion>
);
