import { describe, expect, it } from 'vitest';
import { afterDelivery, senderOf, waitMs } from './mail.rules.ts';

const createdAt = new Date('2026-11-21T08:00:00Z');
const after = (ms: number): Date => new Date(createdAt.getTime() + ms);
const hourMs = 3_600_000;

describe('a mail that was not taken', () => {
  it.each([
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
    [7, 1_920_000],
    [8, hourMs],
    [80, hourMs],
    [8000, hourMs],
  ])('[NEWS-10] waits after %i tries %i ms', (tries, ms) => expect(waitMs(tries)).toBe(ms));

  it('[NEWS-10] is tried again for three days, and then no more', () => {
    const failed = { kind: 'failed', answer: '421 later' } as const;
    expect(afterDelivery(failed, { tries: 1, createdAt }, createdAt)).toEqual({
      kind: 'later',
      dueAt: after(30_000),
      answer: '421 later',
    });
    expect(afterDelivery(failed, { tries: 70, createdAt }, after(71 * hourMs)).kind).toBe('later');
    expect(afterDelivery(failed, { tries: 80, createdAt }, after(71.5 * hourMs)).kind).toBe('lost');
  });

  it('[NEWS-10] is not tried again when the server will never take it', () => {
    const refused = { kind: 'refused', answer: '550 no such user' } as const;
    expect(afterDelivery(refused, { tries: 1, createdAt }, createdAt)).toEqual({
      kind: 'lost',
      answer: '550 no such user',
    });
  });

  it('keeps a server’s answer short and on one line', () => {
    const failed = { kind: 'failed', answer: `451 a\r\nb\u001B[2J${'x'.repeat(900)}` } as const;
    const outcome = afterDelivery(failed, { tries: 1, createdAt }, createdAt);
    expect(outcome.kind === 'later' && outcome.answer).toMatch(/^451 a b \[2Jx+$/);
    expect(outcome.kind === 'later' && outcome.answer.length).toBe(300);
  });
});

it('one that was taken is sent', () => {
  expect(afterDelivery({ kind: 'taken' }, { tries: 3, createdAt }, createdAt)).toEqual({ kind: 'sent' });
});

describe('[NEWS-10] the sender of a site’s mails', () => {
  const origin = 'https://www.example.de';
  it.each([
    ['the setting', 'shop@mail.example.de', 'service@example.de', 'shop@mail.example.de'],
    ['the address of the company', undefined, 'service@example.de', 'service@example.de'],
    ['one at the host of the site without a company', undefined, undefined, 'shop@example.de'],
    ['one at the host where the company has something else', undefined, 'Anna <a@example.de>', 'shop@example.de'],
  ])('is %s', (_, setting, company, sender) => expect(senderOf({ setting, company, origin })).toBe(sender));
});
