import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Value } from 'typebox/value';
import { promotionFileSchema, type PromotionFile } from '../contracts/promotion.contract.ts';
import { firstFault } from '../lib/schema-faults.ts';
import { createPromotionService } from '../services/promotion/promotion.service.ts';

/** RUN-4: every error names the file and the place in it. */
const readPromotionFile = (file: string): PromotionFile => {
  const say = (place: string, problem: string) => new Error(`${file}${place}: ${problem}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new Error(`${file}: is not JSON`, { cause: fault });
  }
  if (!Value.Check(promotionFileSchema, value)) {
    const { place, text } = firstFault(Value.Errors(promotionFileSchema, value));
    throw say(place, text);
  }
  if (value.id !== basename(file, '.json')) throw say('/id', "must be the file's name");
  // Written alike, such times sort as text.
  const turned = value.promotions.findIndex(({ from, to }) => from !== undefined && to !== undefined && from >= to);
  if (turned >= 0) throw say(`/promotions/${turned}/to`, 'must be after from');
  return value;
};

/** Every promotion of the content folder; a wrong file stops the start. */
export const readPromotions = (folder: string): readonly PromotionFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readPromotionFile(join(folder, name)));

const versionOf = (files: readonly PromotionFile[]): string =>
  createHash('sha1').update(JSON.stringify(files)).digest('base64url').slice(0, 8);

/** The promotions of a folder; `reload` reads it again, whole or not at all. */
export const promotionsOfFolder = (folder: string) => {
  const files = readPromotions(folder);
  let version = versionOf(files);
  const promotions = createPromotionService(files);
  return {
    promotions,
    /** changes with what stands in the files, and is the same in every process; part of every page's cache key */
    version: (): string => version,
    reload: (): void => {
      const fresh = readPromotions(folder);
      version = versionOf(fresh);
      // Everybody who was given the service goes on with it.
      Object.assign(promotions, createPromotionService(fresh));
    },
  };
};
