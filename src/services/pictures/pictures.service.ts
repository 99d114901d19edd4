import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { noPicture, type PictureFormat } from '../../contracts/shop/pictures.contract.ts';
import { lastPartIn } from '../../domain/pictures/picture-names.rules.ts';
import { boundedQueue } from '../../lib/flow/bounded-queue.ts';
import { cutoutOf, framedSizeOf, sizeOf, type Box, type MasterSize, type PictureWish } from './pictures.rules.ts';

/** A file of a master, or its bytes. */
export type MasterInput = string | Buffer;

export interface PictureMaster extends MasterSize {
  /** changes with the file and with its focus point */
  readonly stamp: string;
  /** it has any shape, as pictures of a feed: as a whole it is shown in the place of a product, on white */
  readonly isFramed: boolean;
  /** how long a browser may keep a rendering of it */
  readonly maxAgeSeconds: number;
  /** `undefined` if the file is gone */
  readonly read: () => Promise<MasterInput | undefined>;
}

/** A rendering to make from a master. */
export interface PictureJob {
  readonly input: MasterInput;
  readonly box: Box;
  readonly size: { readonly width: number; readonly height: number };
  /** whether the size has another shape than the box, which is then shown as a whole */
  readonly isFramed: boolean;
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
  /** the drawn place that is shown for a picture without a master */
  readonly placeholder: PictureMaster;
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

export interface PictureAnswer {
  /** `unknown`: the shop has never had a picture of this name; the body is the placeholder, also of an `awaited` one */
  readonly kind: 'picture' | 'awaited' | 'unknown';
  readonly etag: string;
  readonly maxAgeSeconds: number;
  /** `busy`: the queue is full; `gone`: the master is */
  readonly body: () => Promise<Buffer | 'busy' | 'gone'>;
}

/** A picture of a feed is fetched in the background; a visitor who comes back should see it. */
const awaitedSeconds = 60;

interface Rendering extends Omit<PictureJob, 'input'> {
  readonly read: PictureMaster['read'];
}

/** The master is gone; the placeholder is shown instead. */
class GoneError extends Error {}

/** Returns pictures from memory, else from disk, else rendered once for all waiting requests. */
export const createPictureService = (parts: PictureParts) => {
  const { master, placeholder, render, kept, onLost, limits = usualLimits } = parts;
  const queue = boundedQueue(limits);
  const underWay = new Map<string, Promise<Buffer>>();
  const memory = new LRUCache<string, Buffer>({
    maxSize: limits.memoryBytes,
    sizeCalculation: (body) => body.length + 256,
  });

  const draw = async (key: KeptPictureKey, { read, ...job }: Rendering): Promise<Buffer> => {
    const input = await read();
    if (input === undefined) throw new GoneError(key.name);
    const body = await render({ ...job, input });
    await kept.write(key, body).catch(onLost);
    return body;
  };

  const bodyOf = async (id: string, key: KeptPictureKey, job: Rendering): Promise<Buffer | 'busy'> => {
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

  const answerOf = (
    kind: PictureAnswer['kind'],
    source: PictureMaster,
    { name, ratio, width, format }: PictureWish,
    maxAgeSeconds = source.maxAgeSeconds,
  ): PictureAnswer => {
    const box = cutoutOf(source, ratio);
    const isFramed = source.isFramed && ratio === 'original';
    const size = isFramed ? framedSizeOf(box, width) : sizeOf(box, width);
    // The key follows what is rendered, not the request: widths above the master's share one rendering.
    const key = { name, stamp: source.stamp, file: `${ratio}-${size.width}.${format}` };
    const id = `${key.name}/${key.stamp}/${key.file}`;
    const etag = `"${createHash('sha1').update(id).digest('base64url')}"`;
    const body = () =>
      bodyOf(id, key, { box, size, isFramed, format, read: source.read }).catch((fault: unknown) => {
        if (fault instanceof GoneError) return 'gone' as const;
        throw fault;
      });
    return { kind, etag, maxAgeSeconds, body };
  };

  /** All pictures without a master share the renderings of the placeholder. */
  const drawn = (kind: 'awaited' | 'unknown', wish: PictureWish): PictureAnswer =>
    answerOf(kind, placeholder, { ...wish, name: noPicture }, awaitedSeconds);

  return {
    drawn,
    /** Finds the master; its body is rendered only when requested. */
    async picture(wish: PictureWish): Promise<PictureAnswer> {
      if (wish.name === noPicture) return answerOf('picture', placeholder, wish);
      const source = await master(wish.name);
      if (source) return answerOf('picture', source, wish);
      return drawn(lastPartIn(wish.name) === undefined ? 'unknown' : 'awaited', wish);
    },
  };
};
export type PictureService = ReturnType<typeof createPictureService>;
