/** Kind of measure and factor of each unit. */
const units: Readonly<Record<string, readonly [kind: number, factor: number]>> = {
  g: [2, 1],
  kg: [2, 1000],
  ml: [3, 1],
  cl: [3, 10],
  dl: [3, 100],
  l: [3, 1000],
  mm: [4, 0.1],
  cm: [4, 1],
  m: [4, 100],
};
const [letters, plain, otherUnit, words] = [0, 1, 5, 9];

type Rank = readonly [kind: number, amount: number];

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const rankOf = (title: string): Rank => {
  const [, times = '', more = '', letter] = /^(\d?)(x*)(s|m|l)(?![a-z])/i.exec(title) ?? [];
  if (letter !== undefined) {
    const extra = Number(times === '' ? more.length : times);
    return [letters, { s: -1 - extra, m: 0, l: 1 + extra }[letter.toLowerCase()] ?? 0];
  }
  const [, first, second = '1', unit] =
    /^\D*(\d+(?:[.,]\d+)?)(?:\s*[×x]\s*(\d+(?:[.,]\d+)?))?\s*([a-z]+)?/i.exec(title) ?? [];
  if (first === undefined) return [words, 0];
  const amount = numberOf(first) * numberOf(second);
  if (unit === undefined) return [plain, amount];
  const [kind, factor] = units[unit.toLowerCase()] ?? [otherUnit, 1];
  return [kind, amount * factor];
};

/** Compares two sizes as a shelf orders them: S before M, 36 before 38, 250 g before 1 kg, smaller areas first, words last. */
export const compareSizes = (one: string, other: string): number => {
  const [[kind, amount], [otherKind, otherAmount]] = [rankOf(one), rankOf(other)];
  return kind - otherKind || amount - otherAmount || (one < other ? -1 : Number(one > other));
};
