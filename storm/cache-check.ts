import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Ask, AskSet } from '../deploy/ask.ts';
import { requestIdHeader } from '../src/server/http/request-id.ts';
import { textOf } from './report/answer-text.ts';
import { differenceOf } from './report/difference.ts';
import { encodingHeader, hostileRequest } from './hostile-requests.ts';
import { meaningOf } from './meaning.ts';
import type { Random } from '../tests/support/words/random.ts';
import { isFailure, type Tally } from './tally.ts';

/**
 * No cache keeps anything longer than five seconds, and what a process has drawn while the database was away it shows for five more
 * (HDR-12): both have passed at the last try.
 */
const againAfterMs = 2500;
const mostTries = 6;

export interface CacheCounts {
  compared: number;
  /** compared again, because the page had changed in between */
  changed: number;
  /** no comparison: a fault, or the shop or the proxy refused the request */
  skipped: number;
  readonly mixed: string[];
}

/** The request's own number stands on error pages. */
const withoutId = (answer: Answer): string => textOf(answer).replaceAll(String(answer.headers[requestIdHeader]), 'id');

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

/** What tells the kinds of answers apart: site, page, variant, target. */
const kindOf = (answer: Answer): string => {
  const text = textOf(answer);
  return [
    answer.status,
    answer.headers.location ?? '',
    first(/<html[^>]* lang="([^"]*)"/, text),
    first(/<title>([^<]*)/, text),
    first(/<link rel="canonical" href="([^"]*)"/, text),
  ].join(' | ');
};

const plainEncoding = /^(?:|identity)$/;
const isAccepted = ({ headers }: Answer, asked: string): boolean => {
  const used = headers['content-encoding'] ?? '';
  if (plainEncoding.test(used)) return true;
  return asked
    .split(',')
    .some((part) => part.split(';', 1)[0]?.trim().toLowerCase() === used && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(part));
};

export interface CheckParts {
  /** the proxy that is checked */
  readonly name: string;
  readonly ask: AskSet;
  /** the processes without a cache before them: one that answers */
  readonly direct: AskSet;
  readonly port: number;
  readonly tally: Tally;
  readonly random: Random;
  readonly isOver: () => boolean;
  /** hostile requests at most; without it until `isOver` */
  readonly most?: number;
  /** the time between two hostile requests */
  readonly betweenMs?: number;
}

type Verdict = 'same' | 'changed' | 'skipped' | { readonly mixed: string };

const withoutEncoding = (headers: Ask['headers']): Ask['headers'] =>
  Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name !== encodingHeader));

type Question = Ask & { readonly hostHeader: string };

/** What a process answers to each way to read a request; undefined where none answers to all of them. */
const answersOf = async ({ direct, port }: CheckParts, question: Question): Promise<readonly Answer[] | undefined> => {
  const { host, paths } = meaningOf(question.hostHeader, question.path);
  const headers = withoutEncoding(question.headers) ?? {};
  const answers: Answer[] = [];
  for (const path of paths) {
    const answer = await direct({ path, host, hostHeader: `${host}:${port}`, headers }).catch(() => undefined);
    if (!answer || isFailure(answer.status)) return undefined;
    answers.push(answer);
  }
  return answers;
};

/** What a proxy refuses itself, it has not kept. */
const refusals = new Set([400, 414, 431]);
const isComparable = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && !isFailure(answer.status) && !refusals.has(answer.status);

const differences = (text: string, answers: readonly Answer[]): string =>
  answers.map((one) => `\n      ${differenceOf(text, withoutId(one))}`).join('');

/** Compares an answer through the proxy with one that a process makes for the same meaning. */
const compare = async (parts: CheckParts, question: Question): Promise<Verdict> => {
  const { name, ask, tally } = parts;
  const asked = question.headers?.[encodingHeader] ?? '';
  const from = performance.now();
  for (let tries = 1; ; tries += 1) {
    const seen = await tally.ask(`hostile requests, ${name}`, ask, question);
    if (!isComparable(seen)) return 'skipped';
    if (!isAccepted(seen, asked)) return { mixed: `${seen.headers['content-encoding']} to “${asked}”` };
    const right = await answersOf(parts, question);
    if (right === undefined || tally.isExplained(from, performance.now())) return 'skipped';
    const text = withoutId(seen);
    if (right.some((one) => one.status === seen.status && withoutId(one) === text))
      return tries === 1 ? 'same' : 'changed';
    if (tries === mostTries || !right.some((one) => kindOf(one) === kindOf(seen)))
      return {
        mixed: `${kindOf(seen)}\n      instead of ${right.map(kindOf).join('\n      or ')}${differences(text, right)}`,
      };
    await delay(againAfterMs);
  }
};

/** Sends hostile requests, and after each the plain one of its page, which it might have spoiled. */
export const checkCache = async (parts: CheckParts): Promise<CacheCounts> => {
  const { name, port, random, isOver, most = Infinity, betweenMs } = parts;
  const counts: CacheCounts = { compared: 0, changed: 0, skipped: 0, mixed: [] };
  const judge = async (question: Question): Promise<void> => {
    const verdict = await compare(parts, question);
    if (verdict === 'skipped') counts.skipped += 1;
    else counts.compared += 1;
    if (verdict === 'changed') counts.changed += 1;
    if (typeof verdict === 'object') counts.mixed.push(`${name}: ${JSON.stringify(question)}\n      ${verdict.mixed}`);
  };
  for (let asked = 0; asked < most && !isOver(); asked += 1) {
    const hostile = hostileRequest(random, port);
    await judge(hostile);
    const { host, paths } = meaningOf(hostile.hostHeader, hostile.path);
    const [path = '/'] = paths.at(-1)?.split('?') ?? [];
    await judge({ path, hostHeader: `${host}:${port}`, headers: { accept: 'text/html' } });
    if (betweenMs !== undefined) await delay(betweenMs);
  }
  return counts;
};
