import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { pictureIndexSchema, type PictureIndex } from '../../../contracts/shop/pictures.contract.ts';
import { lastPartIn } from '../../../domain/pictures/picture-names.rules.ts';
import { firstFault } from '../../../lib/schema-faults.ts';
import type { KeptPictureKey, PictureMaster, PictureParts } from '../../../services/pictures/pictures.service.ts';
import { parsedJson } from '../../content/json-lines.ts';
import { outsideInput } from './picture-check.ts';
import { isMissing, unlessMissing } from '../../files/unless-missing.ts';
import { readWhole, writeWhole } from '../../files/whole-files.ts';

/** Increase this number when the rendering changes: all pictures are then rendered again. */
const recipe = 1;
/** A master is cached for this time, in which no request looks for it; then a replaced one is shown. */
export const masterKnownForMs = 5000;

/** Reads the index. Without the file every picture has its focus in the middle; a wrong file stops the start. */
const readIndex = (file: string): PictureIndex => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (fault) {
    if (isMissing(fault)) return {};
    throw fault;
  }
  const index = parsedJson(text)?.value;
  if (Value.Check(pictureIndexSchema, index)) return index;
  const { place, text: problem } = firstFault(Value.Errors(pictureIndexSchema, index));
  throw new Error(`${file}${place}: ${problem}`);
};

export const middle = [0.5, 0.5] as const;
const thirtyDays = 30 * 24 * 60 * 60;

export const stampOf = (...facts: readonly (string | number)[]): string =>
  createHash('sha1')
    .update(`${recipe}|${facts.join('|')}`)
    .digest('hex')
    .slice(0, 16);

/** The drawn place of a picture that is not here, with the counter of the demo's pictures: a file of the program. */
const placeholder = (): PictureMaster => {
  const drawing = readFileSync(new URL('../../../services/pictures/no-picture.svg', import.meta.url));
  return {
    width: 800,
    height: 1000,
    focus: middle,
    stamp: stampOf(drawing.toString()),
    isFramed: false,
    maxAgeSeconds: thirtyDays,
    read: async () => drawing,
  };
};

/** Returns the size and the focus point of a master; both are read again every few seconds. */
const masterFiles = (folder: string): PictureParts['master'] => {
  const index = readIndex(join(folder, 'index.json'));
  const known = new LRUCache<string, { readonly master: PictureMaster | undefined }>({
    max: 4000,
    ttl: masterKnownForMs,
  });
  const lookUp = async (name: string): Promise<PictureMaster | undefined> => {
    const file = join(folder, `${name}.webp`);
    const found = await unlessMissing(stat(file));
    if (!found?.isFile()) return undefined;
    const { width, height } = await sharp(file).metadata();
    // A picture may be called `constructor`, so only own properties count.
    const focus = Object.hasOwn(index, name) ? (index[name]?.focus ?? middle) : middle;
    const stamp = stampOf(found.mtimeMs, found.size, focus.join());
    return { width, height, focus, stamp, isFramed: false, maxAgeSeconds: thirtyDays, read: async () => file };
  };
  return async (name) => {
    const before = known.get(name);
    if (before) return before.master;
    // A feed may name the shop’s own files by an address that has never answered.
    const master = await lookUp(lastPartIn(name) ?? name);
    known.set(name, { master });
    return master;
  };
};

/** Stores renderings as `{name}/{stamp}-{file}`. */
const keptFiles = (folder: string): PictureParts['kept'] => {
  const pathOf = ({ name, stamp, file }: KeptPictureKey) => join(folder, name, `${stamp}-${file}`);
  const forgetOld = async ({ name, stamp }: KeptPictureKey) => {
    const old = (await readdir(join(folder, name))).filter(
      (file) => !file.startsWith(stamp) && !file.endsWith('.part'),
    );
    await Promise.all(old.map((file) => rm(join(folder, name, file), { force: true })));
  };
  return {
    read: (key) => readWhole(pathOf(key)),
    write: async (key, body) => {
      await writeWhole(pathOf(key), body);
      await forgetOld(key);
    },
  };
};

const render: PictureParts['render'] = ({ input, box, size, isFramed, format }) => {
  const picture = sharp(input, outsideInput)
    .autoOrient()
    .extract(box)
    .resize(size.width, size.height, { fit: isFramed ? 'contain' : 'fill', background: '#fff' });
  // AVIF with effort 4 would take five times as long and save a tenth of the bytes.
  return (format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 80 })).toBuffer();
};

/** The files of the picture service: it renders masters of the content with sharp and stores the results in the data folder. */
export const pictureFiles = ({
  masters,
  renderings,
}: {
  readonly masters: string;
  readonly renderings: string;
}): Pick<PictureParts, 'master' | 'placeholder' | 'kept' | 'render'> => {
  // Each rendering reads a different file, so a cache of decoded files would only take memory.
  sharp.cache(false);
  return { master: masterFiles(masters), placeholder: placeholder(), kept: keptFiles(renderings), render };
};
