import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Value } from 'typebox/value';
import { promotionFileSchema, type PromotionFile } from '../contracts/promotion.contract.ts';
import { firstFault } from '../lib/schema-faults.ts';

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
