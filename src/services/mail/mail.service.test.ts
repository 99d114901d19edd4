import { describe, expect, it } from 'vitest';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import { atOnce, takenTogether } from './mail.constants.ts';
import type { MailRepository, QueuedMail, TakenMail } from './mail.repository.ts';
import type { Delivery } from './mail.rules.ts';
import { createMailService } from './mail.service.ts';

const at = new Date('2026-11-21T08:00:00Z');
const minuteMs = 60_000;
const letter: Letter = {
  site: 'HU',
  to: 'anna@example.hu',
  subject: 'Erősítse meg',
  preview: 'Egy kattintás',
  blocks: [{ kind: 'title', text: 'Árvíztűrő' }],
  reason: 'Azért',
};
const taken = (mailId: string, tries = 1): TakenMail => ({
  mailId,
  site: 'HU',
  to: 'anna@example.hu',
  subject: 's',
  html: 'h',
  text: 't',
  messageId: `<${mailId}@x>`,
  createdAt: at,
  tries,
});

/** The queue on rows that only note; `batches` is what is due, `answers` what the mail server says by mail. */
const open = ({
  batches = [],
  answers,
}: {
  readonly batches?: readonly (readonly TakenMail[])[];
  readonly answers?: Readonly<Record<string, Delivery>>;
} = {}) => {
  const calls: unknown[] = [];
  const due = [...batches];
  const busy = { now: 0, most: 0 };
  const note =
    (name: string, answer?: unknown) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values]);
      return answer;
    };
  const repository = {
    put: (_tx: unknown, ...values: unknown[]) => note('put', true)(...values),
    take: async (...values: unknown[]) => {
      calls.push(['take', ...values]);
      return due.shift() ?? [];
    },
    finish: note('finish'),
    keepInMailbox: note('mailbox'),
    postpone: note('postpone'),
    list: note('list', []),
    read: note('read', { html: 'h', text: 't' }),
    forget: note('forget'),
  };
  let last = 0;
  const service = createMailService({
    // Trusted: the queue calls nothing else.
    repository: repository as unknown as MailRepository,
    t: () => (key) => key,
    companyOf: () => ({ company: 'Kontor Handels GmbH' }),
    originOf: () => 'https://www.kontor.example',
    newId: () => `id-${(last += 1)}`,
    now: () => at,
    onLost: (lost) => void calls.push(['lost', lost]),
    ...(answers
      ? {
          deliver: async ({ mailId }: QueuedMail): Promise<Delivery> => {
            busy.now += 1;
            busy.most = Math.max(busy.most, busy.now);
            await new Promise<void>((done) => void setImmediate(done));
            busy.now -= 1;
            return answers[mailId] ?? { kind: 'taken' };
          },
        }
      : {}),
  });
  const put = (over: Partial<Letter> = {}) => service.outbox.put({} as never, { ...letter, ...over }, at as never);
  const of = (name: string) =>
    calls.filter((call): call is unknown[] => Array.isArray(call) && call[0] === name).map(([, ...values]) => values);
  return { ...service, put, calls, of, busy };
};

describe('[NEWS-10] a letter that is put into the queue', () => {
  it('is written as HTML and as text, with an id of its own', async () => {
    const { put, of } = open();
    expect(await put({ key: 'order:1' })).toBe(true);
    const [[mail, key] = []] = of('put');
    expect(key).toBe('order:1');
    expect(mail).toEqual({
      mailId: 'id-1',
      site: 'HU',
      to: 'anna@example.hu',
      subject: 'Erősítse meg',
      html: expect.stringContaining('Árvíztűrő'),
      text: expect.stringContaining('Árvíztűrő'),
      messageId: '<id-1@www.kontor.example>',
      createdAt: at,
    });
  });

  it('keeps the id that it has, and the address that unsubscribes at once', async () => {
    const { put, of } = open();
    await put({ mailId: 'own', unsubscribe: { page: '/leave?token=t', oneClick: '/service/newsletter/x' } });
    expect(of('put')[0]?.[0]).toMatchObject({
      mailId: 'own',
      messageId: '<own@www.kontor.example>',
      unsubscribeUrl: 'https://www.kontor.example/service/newsletter/x',
    });
  });

  it.each<[string, Partial<Letter>, string]>([
    ['a header in its subject', { subject: 'a\r\nBcc: x@example.com' }, 'a subject holds a control character'],
    ['no address', { to: 'anna' }, 'the recipient of a letter must be an address'],
    ['another spelling of the address', { to: ' anna@example.hu' }, 'the recipient of a letter must be an address'],
  ])('[SAFE-2] with %s is a fault of ours', async (_, over, words) => {
    const { put, of } = open();
    await expect(put(over)).rejects.toThrow(words);
    expect(of('put')).toEqual([]);
  });
});

describe('[NEWS-10] the queue', () => {
  it('notes what the mail server says of each', async () => {
    const { work, calls } = open({
      batches: [[taken('good'), taken('never'), taken('later', 2)]],
      answers: { never: { kind: 'refused', answer: '550 no' }, later: { kind: 'failed', answer: '451 wait' } },
    });
    expect(await work()).toBe(3);
    expect(calls).toEqual([
      ['take', at, new Date(at.getTime() + 5 * minuteMs), takenTogether],
      ['finish', 'good', 'sent', at, undefined],
      ['lost', { mailId: 'never', answer: '550 no' }],
      ['finish', 'never', 'lost', at, '550 no'],
      ['postpone', 'later', new Date(at.getTime() + minuteMs), '451 wait'],
    ]);
  });

  it('is emptied batch by batch, a few mails at once', async () => {
    const full = Array.from({ length: takenTogether }, (_, n) => taken(`n${n}`));
    const { work, of, busy } = open({ batches: [full, [taken('last')], [taken('tomorrow')]], answers: {} });
    expect(await work()).toBe(takenTogether + 1);
    expect([of('take').length, of('finish').length, busy.most]).toEqual([2, takenTogether + 1, atOnce]);
  });

  it('is worked on once at a time, and again later', async () => {
    const { work, of } = open({ batches: [[taken('a')], [taken('b')]], answers: {} });
    expect(await Promise.all([work(), work()])).toEqual([1, 1]);
    expect(of('take')).toHaveLength(1);
    expect(await work()).toBe(1);
  });

  it('stops after the mails that are being sent', async () => {
    const full = Array.from({ length: takenTogether }, (_, n) => taken(`n${n}`));
    const { work, stop, of } = open({ batches: [full, [taken('last')]], answers: {} });
    const working = work();
    await stop();
    expect([await working, of('finish').length]).toEqual([takenTogether, takenTogether]);
    expect(await work()).toBe(0);
    await open({ answers: {} }).stop();
  });

  it('fills the mailbox of a demo, which has no mail server', async () => {
    const { work, mailbox, tidyUp, calls } = open({ batches: [[taken('a')]] });
    await work();
    expect(await mailbox?.list()).toEqual([]);
    expect(await mailbox?.read('a')).toEqual({ html: 'h', text: 't' });
    await tidyUp();
    expect(calls.slice(1)).toEqual([
      ['mailbox', 'a', at],
      ['list', 100],
      ['read', 'a'],
      ['forget', new Date('2026-08-23T08:00:00Z'), 100],
    ]);
    expect(open({ answers: {} }).mailbox).toBeUndefined();
  });
});
