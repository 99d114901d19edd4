import { otherVersion } from '../../tests/support/shops/other-version.ts';
import type { Figure } from './figures.ts';
import type { Lab } from './lab.ts';

/** Measures beside the commit of `--against`, in the folder where it was built; without one there are no figures. */
export const besideVersion = async (
  { against, say }: Lab,
  measure: (folder: string) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  if (against === undefined) {
    say('  left out: --against names no commit');
    return [];
  }
  const { folder, remove } = otherVersion(against);
  try {
    return await measure(folder);
  } finally {
    remove();
  }
};
