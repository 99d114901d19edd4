/** How wide small devices draw a page. Apart from the other ports, because few visitors ask. */
export interface DrawnView {
  /** as so many CSS pixels, whatever the screen has; nothing: as its author wants it */
  drawAs(width: number | undefined): void;
  /** drawn otherwise than its author wants it */
  isChanged(): boolean;
}

const metaOf = (): HTMLMetaElement | null => document.querySelector('meta[name="viewport"]');

export const browserDrawnView: DrawnView = {
  drawAs: (width) => {
    const meta = metaOf();
    if (!meta) return;
    const { authors = meta.content } = meta.dataset;
    meta.content = width === undefined ? authors : `width=${width}`;
    if (width === undefined) delete meta.dataset['authors'];
    else meta.dataset['authors'] = authors;
  },
  isChanged: () => metaOf()?.dataset['authors'] !== undefined,
};
