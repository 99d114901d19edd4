import { onIntent } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';
import { onMoved } from '../../platform/page/page-moves.ts';

/** The script is fetched on intent, or when the visitor goes back to an entry of the history that it has made. Without it links are followed. */
export const start: Start = (element, browser) => {
  const follow = (): void =>
    void import('./list.effects.ts').then(
      (effects) => effects.followList(element, browser),
      // The visitor has left, or there is no network.
      () => {},
    );
  onIntent(element, follow);
  return onMoved(follow);
};
