import { longTermTokenPath } from '../../src/contracts/customer/header-start.contract.ts';
import { Agent } from 'node:http';
import { askAt, type Answer, type Ask } from '../../deploy/ask.ts';
import { csrf } from '../../bench/harness/visitor.ts';
import { cookieHeader, keepCookieLines } from '../../tests/support/people/cookies.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../tests/support/words/random.ts';
import { isFailure, type Tally } from '../tally.ts';

/** An address of this machine's own network for each visitor, so that limits by network are those of real visitors. */
export const anyAddress = (random: Random): string =>
  `127.${16 + random.below(200)}.${random.below(256)}.${1 + random.below(254)}`;

const againAfterMs = 100;

export interface VisitorParts {
  readonly tally: Tally;
  readonly random: Random;
  readonly port: number;
  /** ends the repeating of what gets no answer */
  readonly isGivenUp: () => boolean;
}

/** A visitor who keeps cookies and a connection, and repeats a request that got no answer, as browsers and people do. */
export const visitorOf = ({ tally, random, port, isGivenUp }: VisitorParts) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = askAt('127.0.0.1', port, agent);
  const cookies = new Map<string, string>();
  const from = anyAddress(random);
  const origin = `http://de.localhost:${port}`;

  /** Returns the first answer that is none of a fault, and how often it was asked. */
  const untilAnswered = async (
    kind: string,
    question: Ask,
  ): Promise<{ readonly answer: Answer | undefined; readonly tries: number }> => {
    for (let tries = 1; ; tries += 1) {
      const headers = { origin, ...cookieHeader(cookies), ...question.headers };
      const answer = await tally.ask(kind, ask, { ...question, from, headers });
      if (answer && !isFailure(answer.status) && answer.status !== 429) {
        keepCookieLines(cookies, answer.headers['set-cookie']);
        return { answer, tries };
      }
      if (isGivenUp()) return { answer: undefined, tries };
      await delay(againAfterMs);
    }
  };
  return {
    cookies,
    untilAnswered,
    leave: () => agent.destroy(),
    arrive: () => untilAnswered('a visitor’s token', { path: longTermTokenPath, headers: csrf }),
    open: (kind: string, path: string) => untilAnswered(kind, { path, headers: { accept: 'text/html' } }),
    call: (kind: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, headers = {}) =>
      untilAnswered(kind, {
        path,
        method,
        headers: { ...csrf, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    send: (kind: string, path: string, fields: Readonly<Record<string, string>>) =>
      untilAnswered(kind, {
        path,
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  };
};
export type StormVisitor = ReturnType<typeof visitorOf>;
