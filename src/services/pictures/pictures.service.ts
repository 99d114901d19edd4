import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PictureFormat } from '../../contracts/shop/pictures.contract.ts';
import { boundedQueue } from '../../lib/flow/bounded-queue.ts';
import { cutoutOf, sizeOf, type Box, type MasterSize, type PictureWish } from './pictures.rules.ts';

export interface PictureMaster extends MasterSize {
  /** changes with the file and with its focus point */
  readonly stamp: string;
}

/** A rendering to make from a master. */
export interface PictureJob {
  readonly name: string;
  readonly box: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly format: PictureFormat;
}

/** One rendering on disk; one with the same name and another stamp is outdated. */
export interface KeptPictureKey {
  readonly name: string;
  readonly stamp: string;
  /** unique among the renderings of a name and stamp, valid as a file name */
  readonly file: string;
}

export interface PictureParts {
  readonly master: (name: string) => Promise<PictureMaster | undefined>;
  readonly render: (job: PictureJob) => Promise<Buffer>;
  readonly kept: {
    readonly read: (key: KeptPictureKey) => Promise<Buffer | undefined>;
    readonly write: (key: KeptPictureKey, body: Buffer) => Promise<void>;
  };
  /** called for a rendering that could not be stored; it is sent anyway */
  readonly onLost: (fault: unknown) => void;
  readonly limits?: PictureLimits;
}

export interface PictureLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly memoryBytes: number;
}

/** A browser requests six at a time: 200 waiting are over thirty visitors with only new pictures. */
const usualLimits: PictureLimits = { atOnce: 2, waiting: 200, memoryBytes: 24 * 1024 * 1024 };

export type PictureAnswer =
  | { readonly kind: 'unknown' }
  /** the queue is full */
  | { readonly kind: 'busy' }
  | { readonly kind: 'picture'; readonly etag: string; readonly body: () => Promise<Buffer | 'busy'> };

/** Returns pictures from memory, else from disk, else rendered once for all waiting requests. */
export const createPictureService = ({ master, render, kept, onLost, limits = usualLimits }: PictureParts) => {
  const queue = boundedQueue(limits);
  const underWay = new Map<string, Promise<Buffer>>();
  const memory = new LRUCache<string, Buffer>({
    maxSize: limits.memoryBytes,
    sizeCalculation: (body) => body.length + 256,
  });

  const draw = async (key: KeptPictureKey, job: PictureJob): Promise<Buffer> => {
    const body = await render(job);
    await kept.write(key, body).catch(onLost);
    return body;
  };

  const bodyOf = async (id: string, key: KeptPictureKey, job: PictureJob): Promise<Buffer | 'busy'> => {
    const known = memory.get(id);
    if (known) return known;
    const running = underWay.get(id);
    if (running) return running;
    const stored = await kept.read(key);
    if (stored) {
      memory.set(id, stored);
      return stored;
    }
    // Another request may have started the rendering during the disk read.
    const begun = underWay.get(id);
    if (begun) return begun;
    const drawing = queue.run(() => draw(key, job));
    if (!drawing) return 'busy';
    underWay.set(id, drawing);
    try {
      const body = await drawing;
      memory.set(id, body);
      return body;
    } finally {
      underWay.delete(id);
    }
  };

  return {
    /** Finds the master; its body is rendered only when requested. */
    async picture({ name, ratio, width, format }: PictureWish): Promise<PictureAnswer> {
      const source = await master(name);
      if (!source) return { kind: 'unknown' };
      const box = cutoutOf(source, ratio);
      const size = sizeOf(box, width);
      // The key follows what is rendered, not the request: widths above the master's share one rendering.
      const key = { name, stamp: source.stamp, file: `${ratio}-${size.width}.${format}` };
      const id = `${key.name}/${key.stamp}/${key.file}`;
      return {
        kind: 'picture',
        etag: `"${createHash('sha1').update(id).digest('base64url')}"`,
        body: () => bodyOf(id, key, { name, box, size, format }),
      };
    },
  };
};
export type PictureService = ReturnType<typeof createPictureService>;
