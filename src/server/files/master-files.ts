import { createHash } from 'node:crypto';
import type { MasterFiles } from '../../services/pictures/picture-fetching.service.ts';
import type { SharedFiles } from './shared-files.ts';

/** Keeps masters of pictures by a hash of their bytes. */
export const masterFiles = ({ read, write, isReady }: SharedFiles): MasterFiles => {
  const nameOf = (file: string): string => `pictures/${file.slice(0, 2)}/${file}`;
  return {
    read: (file) => read(nameOf(file)),
    write: async (bytes) => {
      const file = createHash('sha256').update(bytes).digest('hex');
      await write(nameOf(file), bytes);
      return file;
    },
    isReady,
  };
};
