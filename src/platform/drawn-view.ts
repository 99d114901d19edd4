/** The layout width of the page on small devices. Not a port of `Browser`, because few visitors change it. */
export interface DrawnView {
  /** sets the layout width in CSS pixels; `undefined` restores the author's value */
  drawAs(width: number | undefined): void;
  /** whether the width differs from the author's value */
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
