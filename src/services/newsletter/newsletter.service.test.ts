import { describe, expect, it } from 'vitest';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { Translate } from '../../sites/translate.ts';
import { hashOf } from './newsletter-links.service.ts';
import { upkeepRows } from './newsletter.constants.ts';
import { createNewsletterService } from './newsletter.service.ts';
import type { TokenRow } from './subscriber-token.repository.ts';
import type { Subscriber } from './subscriber.repository.ts';

const t: Translate = (key) => key;
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const start = Date.parse('2026-11-21T08:00:00Z');
const after = (ms: number) => clockOf(() => new Date(start + ms))();
const at = after(0);
const caller = { address: '192.0.2.7' };
const tokenNo = (n: number) => `token-${n}`.padEnd(43, 'x');
const anna: Subscriber = {
  subscriberId: 's1',
  site: 'TR',
  email: 'anna@example.com',
  state: 'confirmed',
  firstName: 'Anna',
  lastName: 'Berg',
  consents: ['DNE'],
  interests: [],
};
const request: SubscribeRequest = {
  email: ' Anna@Example.com ',
  salutation: 'MRS',
  firstName: ' Anna ',
  lastName: 'Berg',
  consents: ['DNE'],
  legals: ['NEWSLETTER'],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
};

interface Kept {
  readonly subscriber?: Subscriber;
  readonly mails?: { readonly mails: number; readonly reminders: number };
  readonly tokens?: Readonly<Record<string, Partial<TokenRow>>>;
}

/** The service on rows of the memory: what is written is noted by its name. */
const open = ({ subscriber, mails = { mails: 0, reminders: 0 }, tokens = {} }: Kept = {}) => {
  const written: (readonly [name: string, ...values: unknown[]])[] = [];
  const letters: Letter[] = [];
  const batches = { expired: 0, unopened: 0 };
  const note =
    (name: string) =>
    async (...values: readonly unknown[]): Promise<void> =>
      void written.push([name, ...values]);
  const token = async (hash: string, site: SiteCode) => {
    const [, row] = Object.entries(tokens).find(([one]) => hashOf(one) === hash) ?? [];
    const known = { purpose: 'manage', asked: { consents: ['DNE'] }, subscriber: anna, ...row } as const;
    return row && known.subscriber.site === site ? known : undefined;
  };
  const names = ['create', 'prolong', 'confirm', 'change', 'leave', 'keepVoucher', 'addToken', 'useToken'];
  const rows = {
    tx: {},
    token,
    find: async () => subscriber,
    mailsSince: async (mailbox: string, since: Date) => {
      written.push(['mailsSince', mailbox, since]);
      return mails;
    },
    ...Object.fromEntries(
      [...names, 'dropConfirmTokens', 'addEvent', 'keepText', 'noteMail'].map((name) => [name, note(name)]),
    ),
  };
  const work = async (does: (all: typeof rows) => Promise<unknown>) => does(rows);
  const repository = {
    together: work,
    alone: (mailbox: string, does: Parameters<typeof work>[0]) => {
      written.push(['alone', mailbox]);
      return work(does);
    },
    token,
    opened: note('opened'),
    dropExpired: async (...values: unknown[]) => {
      written.push(['dropExpired', ...values]);
      return (batches.expired += 1) < 2;
    },
    stopUnopened: async (...values: unknown[]) => {
      written.push(['stopUnopened', ...values]);
      return (batches.unopened += 1) < 2 ? upkeepRows : upkeepRows - 1;
    },
    stateOf: async (_site: SiteCode, key: string) => (key === 'anna@example.com' ? subscriber?.state : undefined),
    consentsOf: async (_site: SiteCode, key: string) => (key === 'anna@example.com' ? ['DNE'] : []),
    exportOf: async (key: string) => [key],
    erase: async (key: string) => key.length,
  };
  let tokensMade = 0;
  const service = createNewsletterService({
    // Trusted: the rows have what the service asks for.
    repository: repository as never,
    outbox: { put: async (_tx, letter) => letters.push(letter) > 0 },
    vouchers: {
      issue: async (_tx, voucher) => {
        written.push(['issue', voucher]);
        return 'CODE';
      },
    },
    t: () => t,
    consentWords: (site) => `words of ${site}`,
    picture: { src: '/p.jpg', width: 1200, height: 600 },
    newToken: () => tokenNo((tokensMade += 1)),
    newId: () => 'new-id',
  });
  const of = (name: string) => written.filter(([one]) => one === name).map(([, ...values]) => values);
  return { ...service, written, letters, of };
};
const version = hashOf('words of TR').slice(0, 16);

describe('a sign-up', () => {
  it('[NEWS-10] of a new address is stored as pending, with its proof and one mail with a link', async () => {
    const { subscribe, of, letters } = open();
    expect(await subscribe('TR', request, caller, at)).toEqual({ ok: true });
    const ends = after(14 * dayMs);
    expect(of('alone')).toEqual([['anna@example.com']]);
    expect(of('mailsSince')).toEqual([['anna@example.com', after(-dayMs)]]);
    expect(of('noteMail')).toEqual([['anna@example.com', 'confirmation', at]]);
    const subscriber = { subscriberId: 'new-id', site: 'TR', email: 'Anna@example.com' };
    expect(of('create')).toEqual([[subscriber, 'anna@example.com', at, ends]]);
    expect(of('prolong')).toEqual([['new-id', ends]]);
    const asked = { salutation: 'MRS', firstName: 'Anna', lastName: 'Berg', consents: ['DNE'] };
    expect(of('addToken')).toEqual([[hashOf(tokenNo(1)), 'new-id', 'confirm', asked, ends]]);
    const proof = { origin: 'NEWSLETTER', originAddition: 'footer', address: caller.address };
    const consents = ['DNE', 'LEGAL_NEWSLETTER'];
    expect(of('addEvent')).toEqual([['new-id', 'signed-up', at, { ...proof, consents, textVersion: version }]]);
    expect(of('keepText')).toEqual([[version, 'TR', 'words of TR', at]]);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['Anna@example.com', 'mail.newsletter.confirm.subject'],
    ]);
    expect(JSON.stringify(letters)).toContain(tokenNo(1));
  });

  it('[NEWS-10] of an address that waits already sends another link and creates nothing', async () => {
    const { subscribe, of, letters } = open({ subscriber: { ...anna, state: 'pending' } });
    const { legals: _, ...withoutLegals } = request;
    await subscribe('DE', withoutLegals, caller, at);
    expect([of('create').length, letters.length]).toEqual([0, 1]);
    expect(of('addToken')[0]?.slice(1, 3)).toEqual(['s1', 'confirm']);
    expect(of('addEvent')[0]?.[3]).toMatchObject({ consents: ['DNE'] });
  });

  it('[NEWS-10] of a subscriber is answered by a reminder, and changes nothing', async () => {
    const { subscribe, of, letters } = open({ subscriber: anna });
    expect(await subscribe('TR', request, caller, at)).toEqual({ ok: true });
    expect(letters.map(({ subject }) => subject)).toEqual(['mail.newsletter.already.subject']);
    expect(of('noteMail')).toEqual([['anna@example.com', 'reminder', at]]);
    const ends = after(5 * 365 * dayMs);
    expect(of('addToken')).toEqual([[hashOf(tokenNo(1)), 's1', 'manage', { consents: [] }, ends]]);
    expect([...of('addEvent'), ...of('change'), ...of('prolong')]).toEqual([]);
  });

  it.each([
    ['of a mailbox that got three mails', undefined, { mails: 3, reminders: 0 }],
    ['of a subscriber who was reminded', anna, { mails: 1, reminders: 1 }],
  ])('[NEWS-10] %s is accepted and sends nothing', async (_, subscriber, mails) => {
    const { subscribe, letters, written } = open({ ...(subscriber && { subscriber }), mails });
    expect(await subscribe('TR', request, caller, at)).toEqual({ ok: true });
    expect([letters, written.map(([name]) => name)]).toEqual([[], ['alone', 'mailsSince']]);
  });

  it('[NEWS-3] with a fault stores nothing', async () => {
    const { subscribe, written } = open();
    const refused = await subscribe('TR', { ...request, legals: [] }, caller, at);
    expect(refused).toMatchObject({ ok: false, fault: { field: 'legal' } });
    expect(written).toEqual([]);
  });
});

describe('a link', () => {
  const token = tokenNo(9);
  const pending: Subscriber = { ...anna, state: 'pending' };
  const used = (ms: number) => ({ purpose: 'confirm', usedAt: after(-ms) }) as const;

  it.each<[string, Partial<TokenRow>, 'good' | 'gone']>([
    ['that confirms is good', { purpose: 'confirm', subscriber: pending }, 'good'],
    ['used just now is good', used(10 * minuteMs - 1), 'good'],
    ['used ten minutes ago is gone', used(10 * minuteMs), 'gone'],
    ['used by somebody who left since is gone', { ...used(1), subscriber: { ...anna, state: 'unsubscribed' } }, 'gone'],
    ['to the preferences confirms nothing', { subscriber: pending }, 'gone'],
  ])('[NEWS-9] %s', async (_, row, state) => {
    const { linkState, confirm, written } = open({ tokens: { [token]: row } });
    expect(await linkState('TR', token, at)).toBe(state);
    expect(written).toEqual([]);
    expect((await confirm('TR', token, caller, at)).ok).toBe(state === 'good');
    expect(written.length > 0).toBe(state === 'good');
  });

  it.each(['', 'x', `${token}x`, `${token.slice(1)}!`, tokenNo(8)])('[NEWS-9] %j opens nothing', async (wrong) => {
    const { linkState, confirm, read, update, unsubscribe, opened, written } = open({
      tokens: { [token]: {}, [`${token}x`]: {}, x: {} },
    });
    expect(await linkState('TR', wrong, at)).toBe('gone');
    expect(await confirm('TR', wrong, caller, at)).toEqual({ ok: false });
    expect(await read('TR', wrong, at)).toBeUndefined();
    expect(await update('TR', wrong, { firstName: 'X' }, caller, at)).toBeUndefined();
    expect(await unsubscribe('TR', wrong, {}, at)).toBe(false);
    await opened('TR', wrong, at);
    expect(written).toEqual([]);
  });

  it('[NEWS-1, NEWS-8] confirmed for the first time brings the welcome mail and a voucher', async () => {
    const { confirm, of, letters } = open({ tokens: { [token]: { purpose: 'confirm', subscriber: pending } } });
    const answer = { state: 'confirmed', subscriberToken: tokenNo(1) };
    expect(await confirm('TR', token, caller, at)).toEqual({ ok: true, answer });
    expect(of('useToken')).toEqual([[hashOf(token), at]]);
    expect(of('confirm')).toEqual([['s1', { consents: ['DNE'] }, at]]);
    const proof = { address: caller.address, consents: ['DNE'], textVersion: version };
    expect(of('addEvent')).toEqual([['s1', 'confirmed', at, proof]]);
    const to = new Date('2027-02-21T08:00:00Z');
    const voucher = { site: 'TR', title: 'mail.newsletter.voucherTitle', worth: { percent: 10 }, minimumMinor: 0 };
    expect(of('issue')).toEqual([[{ ...voucher, from: at, to, uses: 1 }]]);
    expect(of('keepVoucher')).toEqual([['s1', 'CODE']]);
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters)).toContain('CODE');
  });

  it('[NEWS-1] confirmed by a subscriber who comes back brings no second voucher', async () => {
    const subscriber = { ...pending, voucherCode: 'OLD' };
    const { confirm, of, letters } = open({ tokens: { [token]: { purpose: 'confirm', subscriber } } });
    expect((await confirm('TR', token, caller, at)).ok).toBe(true);
    expect([...of('issue'), ...of('keepVoucher')]).toEqual([]);
    expect(JSON.stringify(letters)).not.toMatch(/CODE|OLD/);
  });

  it('[NEWS-9] pressed twice welcomes once', async () => {
    const { confirm, of, letters } = open({ tokens: { [token]: used(1) } });
    const answer = { state: 'confirmed', subscriberToken: tokenNo(1) };
    expect(await confirm('TR', token, caller, at)).toEqual({ ok: true, answer });
    expect([letters, of('confirm'), of('addEvent')]).toEqual([[], [], []]);
    expect(of('addToken')).toHaveLength(1);
  });
});

describe('[NEWS-8] a subscriber', () => {
  const token = tokenNo(9);
  const with_ = (row: Partial<TokenRow> = {}) => open({ tokens: { [token]: row } });

  it('reads what is stored, and by a link that confirms the state alone', async () => {
    const full = { ...anna, salutation: 'MRS' } as const;
    const { subscriberId: _id, site: _site, ...shown } = full;
    expect(await with_({ subscriber: full }).read('TR', token, at)).toEqual(shown);
    const bare = { ...anna, firstName: undefined, lastName: '' };
    const few = { state: 'confirmed', email: anna.email, consents: ['DNE'], interests: [] };
    expect(await with_({ subscriber: bare }).read('TR', token, at)).toEqual(few);
    const nothing = { state: 'confirmed', consents: [], interests: [] };
    expect(await with_({ purpose: 'confirm' }).read('TR', token, at)).toEqual(nothing);
  });

  it('changes what is sent; an empty name goes, and the rest stays', async () => {
    const { update, of } = with_();
    const answer = await update('TR', token, { firstName: ' Eva ', lastName: '' }, caller, at);
    expect(answer).toEqual({
      state: 'confirmed',
      email: anna.email,
      firstName: 'Eva',
      consents: ['DNE'],
      interests: [],
    });
    const profile = { salutation: undefined, firstName: 'Eva', lastName: undefined, consents: ['DNE'], interests: [] };
    expect(of('change')).toEqual([['s1', profile]]);
    const proof = { address: caller.address, consents: ['DNE'], textVersion: version };
    expect(of('addEvent')).toEqual([['s1', 'changed', at, proof]]);
    await update('TR', token, { salutation: 'MR', consents: [], interests: ['COFFEE'] } as never, caller, at);
    expect(of('change')[1]).toEqual([
      's1',
      { salutation: 'MR', firstName: 'Anna', lastName: 'Berg', consents: [], interests: ['COFFEE'] },
    ]);
  });

  it.each<[string, Partial<TokenRow>]>([
    ['a link that confirms', { purpose: 'confirm' }],
    ['a link of somebody who has left', { subscriber: { ...anna, state: 'unsubscribed' } }],
    ['a link of somebody who has not confirmed', { subscriber: { ...anna, state: 'pending' } }],
  ])('changes nothing by %s', async (_, row) => {
    const { update, written } = with_(row);
    expect(await update('TR', token, { consents: ['DNE'] }, caller, at)).toBeUndefined();
    expect(written).toEqual([]);
  });

  it('leaves at once, and older links to confirm end', async () => {
    const { unsubscribe, written } = with_();
    expect(await unsubscribe('TR', token, { origin: 'mail' }, at)).toBe(true);
    expect(written).toEqual([
      ['leave', 's1', at],
      ['dropConfirmTokens', 's1'],
      ['addEvent', 's1', 'unsubscribed', at, { origin: 'mail' }],
    ]);
    const gone = with_({ subscriber: { ...anna, state: 'unsubscribed' } });
    expect([await gone.unsubscribe('TR', token, {}, at), gone.written]).toEqual([true, []]);
    const confirming = with_({ purpose: 'confirm' });
    expect([await confirming.unsubscribe('TR', token, {}, at), confirming.written]).toEqual([false, []]);
  });

  it('[NEWS-11] is counted as a reader in TR alone', async () => {
    const { opened, of } = with_();
    await opened('TR', token, at);
    expect(of('opened')).toEqual([['s1', at]]);
    const german = open({ tokens: { [token]: { subscriber: { ...anna, site: 'DE' } } } });
    await german.opened('DE', token, at);
    expect(german.written).toEqual([]);
  });
});

it('[NEWS-11] the upkeep deletes in batches, and stops mails in TR alone after two years', async () => {
  const { tidyUp, of } = open();
  await tidyUp(at);
  const twice = (...values: unknown[]) => [values, values];
  expect(of('dropExpired')).toEqual(twice(at, after(-2 * dayMs)));
  expect(of('stopUnopened')).toEqual(twice('TR', at, new Date('2024-11-21T08:00:00Z')));
});

it('the shop finds a subscriber by any spelling of the address, and no former subscriber', async () => {
  const { statusOf, consentsOf, exportOf, erase } = open({ subscriber: anna });
  expect([await statusOf('TR', ' ANNA@example.com'), await statusOf('TR', 'nobody')]).toEqual(['confirmed', undefined]);
  expect(await open({ subscriber: { ...anna, state: 'unsubscribed' } }).statusOf('TR', anna.email)).toBeUndefined();
  expect([await consentsOf('TR', 'Anna@example.com'), await consentsOf('TR', 'nobody')]).toEqual([['DNE'], []]);
  expect([await exportOf(' Anna@example.com '), await erase(' anna@example.com ')]).toEqual([['anna@example.com'], 16]);
});
