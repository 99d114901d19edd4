import type { ProductPicturesProps } from './ProductPictures.tsx';

const words = {
  list: 'Bilder',
  enlarge: 'Vergrößern',
  close: 'Schließen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
} as const;
const named = (...names: readonly string[]): ProductPicturesProps['pictures'] =>
  names.map((name, position) => ({ name, alt: position === 0 ? 'Teekanne' : `Teekanne, Bild ${position + 1}` }));

export const picturesFixtures = {
  'one picture': { title: 'Teekanne', pictures: named('101110001-with'), words },
  'three pictures': { title: 'Teekanne', pictures: named('101110001-with', '101110002-with', '101110004-with'), words },
} as const satisfies Record<string, ProductPicturesProps>;
