import { describe, expect, it } from 'vitest';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createAccountAccess } from './account-access.service.ts';
import { createAccountCache } from './account-cache.service.ts';
import { createAccountLinks } from './account-links.service.ts';
import { createCredentials } from './credentials.service.ts';
import { createDeletion } from './deletion.service.ts';
import { accountLetter, type AccountLetter } from './letters.rules.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { createProfile } from './profile.service.ts';
import { createSessions } from './sessions.service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const customer: Customer = {
  id: 'c1',
  site: 'DE',
  email: 'Ada+x@example.com',
  visitorId: 'v1',
  epoch: 1,
  firstName: 'Ada',
  lastName: 'Berg',
  card: 'NO_CARD',
  beans: 0,
  isCommunityMember: false,
  createdAt: new Date(start),
};
// Trusted: the fakes below read nothing of a request.
const asked = { request: {} as never, address: '203.0.113.7' };
const loginAsked = { ...asked, email: 'ada+x@example.com', password: 'right', remember: true };

/** The parts of the accounts on fakes that note what they are asked for. */
const open = () => {
  const calls: (readonly [string, ...unknown[]])[] = [];
  const state = {
    nowMs: start,
    seconds: 0,
    personSeconds: 0,
    isKnown: true,
    isFull: false,
    refusal: undefined as 'PASSWORD_WEAK' | undefined,
    guest: undefined as string | undefined,
    isBroken: false,
    emailIsFree: true,
    link: {} as Record<string, unknown>,
  };
  const note = (name: string, ...values: unknown[]) => void calls.push([name, ...values]);
  const now = clockOf(() => new Date(state.nowMs));
  const known = { customer, passwordHash: 'hash of right' };
  const link = () => ({
    kind: 'RESET',
    site: 'DE',
    customer_id: 'c1',
    content: { email: 'new@example.com' },
    expires_at: new Date(start + 1000),
    used_at: null,
    ...state.link,
  });
  const rows = {
    setPassword: async (...values: unknown[]) => note('setPassword', ...values),
    setEmail: async (...values: unknown[]) => {
      note('setEmail', ...values);
      return state.emailIsFree;
    },
    giveCard: async () => state.isKnown,
    addBeans: async (...values: unknown[]) => note('addBeans', ...values),
  };
  const query = async ({ name }: { name: string }, values: unknown[]) => {
    note(name, values);
    return name === 'customer-link-use' ? [link()] : [];
  };
  const customers = {
    byId: async (id: string) => {
      note('byId', id);
      return known;
    },
    byEmail: async (_site: string, email: string) => {
      note('byEmail', email);
      if (state.isBroken) throw new Error('away');
      return state.isKnown ? known : undefined;
    },
    transaction: async (work: (all: typeof rows, tx: unknown) => Promise<unknown>) => work(rows, { query }),
    setProfile: async (...values: unknown[]) => note('setProfile', ...values),
    setCommunity: async (...values: unknown[]) => note('setCommunity', ...values),
    remove: async (id: string) => note('remove', id),
  };
  const parts = {
    customers,
    passwords: {
      hash: (password: string) => (state.isFull ? undefined : Promise.resolve(`hash of ${password}`)),
      matches: (password: string, hash: string | undefined) =>
        state.isFull ? undefined : Promise.resolve(`hash of ${password}` === hash),
      refusal: (...values: unknown[]) => {
        note('refusal', ...values);
        return state.refusal;
      },
    },
    attempts: {
      take: async (...values: unknown[]) => {
        note('take', ...values);
        return state.seconds;
      },
      takePerson: async (...values: unknown[]) => {
        note('takePerson', ...values);
        return state.personSeconds;
      },
      succeeded: async (...values: unknown[]) => note('succeeded', ...values),
    },
    logins: {
      person: async () => ({ status: 'LOGGED_IN', site: 'DE', customerId: 'c1', claims: { fam: 'f1' } }),
      begin: async () => ({ setCookies: ['a=b'], ...(state.guest === undefined ? {} : { guest: state.guest }) }),
      end: async () => ['a='],
      deviceOf: async () => 'd1',
      knownDevice: async () => 'device=1',
      endOthers: async (...values: unknown[]) => note('endOthers', ...values),
    },
    mail: { put: async (_tx: unknown, letter: unknown) => (note('mail', letter), true) },
    letter: (letter: AccountLetter) => letter,
    now,
    later: (work: () => Promise<void>) => note('later', work()),
    onLogin: async (login: unknown) => {
      note('onLogin', login);
      if (state.isBroken) throw new Error('no cart');
    },
    onRemoved: async (one: unknown) => note('onRemoved', one),
    onFault: (...values: unknown[]) => note('fault', ...values),
    links: {
      read: async (key: string) => {
        note('readLink', key);
        return state.link['none'] ? undefined : link();
      },
      tidyUp: async (before: Date) => note('tidyUp', before),
    },
  };
  // Trusted: the fakes have what the services ask for.
  const all = parts as never;
  const access = createAccountAccess(all);
  const links = createAccountLinks(all, access);
  const cache = createAccountCache(all);
  const of = (name: string) => calls.filter(([one]) => one === name).map(([, ...values]) => values);
  return {
    state,
    of,
    links,
    cache,
    ...createCredentials(all, access, links, cache),
    ...createSessions(all, access, cache),
    ...createPasswordReset(all, access, links, cache),
    ...createProfile(all, access, cache),
    ...createDeletion(all, access, cache),
  };
};
const attempt = { address: '203.0.113.7', account: 'DE ada+x@example.com' };

describe('[LOGIN-6] a login', () => {
  it('by the right password begins a session, and its attempt does not count', async () => {
    const { login, of } = open();
    expect(await login(loginAsked)).toEqual({ ok: true, setCookies: ['a=b'] });
    const counted = ['login', { ...attempt, device: 'd1' }];
    expect([of('take'), of('succeeded'), of('onLogin')]).toEqual([[counted], [counted], []]);
  });

  it('keeps the cart of the guest, and is no failure if that fails', async () => {
    const { login, of, state } = open();
    state.guest = 'v0';
    await login(loginAsked);
    expect(of('onLogin')).toEqual([[{ site: 'DE', guest: 'v0', customer }]]);
  });

  it('is refused alike for a wrong password and an unknown address', async () => {
    const { login, of, state } = open();
    const refused = { ok: false, code: 'UNAUTHORIZED' };
    expect(await login({ ...loginAsked, password: 'wrong' })).toEqual(refused);
    state.isKnown = false;
    expect(await login(loginAsked)).toEqual(refused);
    expect(await login({ ...loginAsked, email: 'nobody' })).toEqual(refused);
    expect([of('succeeded').length, of('byEmail').length, of('take')[1]]).toEqual([0, 2, ['login', attempt]]);
  });

  it('waits after too many attempts, with a full queue and without the database', async () => {
    const { login, of, state } = open();
    state.isFull = true;
    expect(await login(loginAsked)).toEqual({ ok: false, code: 'UNAVAILABLE' });
    state.seconds = 9;
    expect(await login(loginAsked)).toEqual({ ok: false, code: 'TOO_MANY', seconds: 9 });
    state.isBroken = true;
    expect(await login(loginAsked)).toEqual({ ok: false, code: 'UNAVAILABLE' });
    expect(of('fault')).toMatchObject([[{ message: 'away' }, 'a login failed']]);
  });
});

describe('[LOGIN-6] a new password', () => {
  const change = (shop: ReturnType<typeof open>, current = 'right') =>
    shop.changePassword(asked, customer, current, 'next');

  it('is set, told by mail, and ends all other sessions', async () => {
    const shop = open();
    expect(await change(shop)).toEqual({ ok: true });
    expect(shop.of('refusal')).toEqual([['next', ['Ada+x@example.com', 'Ada', 'Berg']]]);
    expect(shop.of('take')).toEqual([['login', { ...attempt, device: 'c1' }]]);
    expect(shop.of('setPassword')).toEqual([['c1', 'hash of next']]);
    expect(shop.of('mail')).toEqual([[{ kind: 'passwordChanged', site: 'DE', to: customer.email, person: customer }]]);
    expect(shop.of('endOthers')).toEqual([['c1', 'f1']]);
  });

  it('is not set where it is weak, the present one is wrong, or there were too many attempts', async () => {
    const shop = open();
    expect(await change(shop, 'wrong')).toEqual({ ok: false, code: 'UNAUTHORIZED' });
    shop.state.seconds = 5;
    expect(await change(shop)).toEqual({ ok: false, code: 'TOO_MANY', seconds: 5 });
    shop.state.refusal = 'PASSWORD_WEAK';
    expect(await change(shop)).toEqual({ ok: false, code: 'PASSWORD_WEAK' });
    shop.state.refusal = undefined;
    shop.state.seconds = 0;
    shop.state.isFull = true;
    expect(await change(shop)).toEqual({ ok: false, code: 'UNAVAILABLE' });
    expect([shop.of('setPassword'), shop.of('mail'), shop.of('endOthers')]).toEqual([[], [], []]);
  });

  it('that was forgotten is asked for without a word about the account', async () => {
    const shop = open();
    expect(await shop.askReset({ ...asked, site: 'DE', email: 'Ada+x@Example.com' })).toEqual({ ok: true });
    expect(shop.of('take')).toEqual([['reset', { address: '203.0.113.7', account: 'DE ada@example.com' }]]);
    await Promise.all(shop.of('later').flat());
    const [[letter] = []] = shop.of('mail');
    expect(letter).toMatchObject({ kind: 'reset', to: customer.email });
    const [[[key, kind, , , , expires] = []] = []] = shop.of('customer-link-insert') as unknown[][][];
    expect([kind, expires]).toEqual(['RESET', new Date(start + 3_600_000)]);
    expect(JSON.stringify(letter)).not.toContain(String(key));
    shop.state.isKnown = false;
    expect(await shop.askReset({ ...asked, site: 'DE', email: 'b@example.com' })).toEqual({ ok: true });
    await Promise.all(shop.of('later').flat());
    expect(shop.of('mail')).toHaveLength(1);
    shop.state.seconds = 3;
    const often = { ok: false, code: 'TOO_MANY', seconds: 3 };
    expect(await shop.askReset({ ...asked, site: 'DE', email: 'b@example.com' })).toEqual(often);
  });

  it('behind a link ends all sessions, and makes the device known', async () => {
    const shop = open();
    expect(await shop.reset('secret', 'DE', 'next')).toEqual({ ok: true, setCookies: ['device=1'] });
    expect([shop.of('setPassword'), shop.of('endOthers')]).toEqual([[['c1', 'hash of next']], [['c1']]]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['unknown', { none: true }],
    ['of another kind', { kind: 'EMAIL' }],
    ['of another site', { site: 'AT' }],
    ['over', { expires_at: new Date(start) }],
    ['used', { used_at: new Date(start) }],
    ['of an account that is gone', { customer_id: null }],
  ])('is not set by a link that is %s', async (_, link) => {
    const shop = open();
    shop.state.link = link;
    expect(await shop.reset('secret', 'DE', 'next')).toEqual({ ok: false, code: 'LINK_INVALID' });
    expect([shop.of('setPassword'), shop.of('endOthers')]).toEqual([[], []]);
  });

  it('behind a link is not set where it is weak or the queue is full', async () => {
    const shop = open();
    shop.state.isFull = true;
    expect(await shop.reset('secret', 'DE', 'next')).toEqual({ ok: false, code: 'UNAVAILABLE' });
    shop.state.refusal = 'PASSWORD_WEAK';
    expect(await shop.reset('secret', 'DE', 'next')).toEqual({ ok: false, code: 'PASSWORD_WEAK' });
    // As where it is changed: no password that holds the own address or name.
    const { email, firstName, lastName } = customer;
    expect(shop.of('refusal').at(-1)).toEqual(['next', [email, firstName, lastName]]);
  });
});

describe('[LOGIN-6] another e-mail address', () => {
  it('gets a link, and the account keeps the old one until then', async () => {
    const { askEmailChange, of, state } = open();
    state.isKnown = false;
    expect(await askEmailChange(asked, customer, 'right', 'New+y@example.com')).toEqual({ ok: true });
    expect(of('take')[1]).toEqual(['email', { address: '203.0.113.7', account: 'DE new@example.com' }]);
    expect(of('takePerson')).toEqual([['email', 'c1']]);
    expect(of('mail')).toMatchObject([[{ kind: 'email', to: 'New+y@example.com', person: customer }]]);
    const [[[, kind, , id, content, expires] = []] = []] = of('customer-link-insert') as unknown[][][];
    expect([kind, id, expires]).toEqual(['EMAIL', 'c1', new Date(start + 86_400_000)]);
    expect(JSON.stringify(content)).toContain('New+y@example.com');
    expect(of('setEmail')).toEqual([]);
  });

  it('that has an account sends a mail to its owner alone', async () => {
    const { askEmailChange, of } = open();
    expect(await askEmailChange(asked, customer, 'right', 'b@example.com')).toEqual({ ok: true });
    expect(of('mail')).toMatchObject([[{ kind: 'known', to: 'b@example.com' }]]);
    expect(of('customer-link-insert')).toEqual([]);
  });

  it('is not asked for with a wrong password, or too often', async () => {
    const { askEmailChange, of, state } = open();
    expect(await askEmailChange(asked, customer, 'wrong', 'b@example.com')).toMatchObject({ code: 'UNAUTHORIZED' });
    state.personSeconds = 7;
    const often = { ok: false, code: 'TOO_MANY', seconds: 7 };
    expect(await askEmailChange(asked, customer, 'right', 'b@example.com')).toEqual(often);
    expect(of('mail')).toEqual([]);
  });

  it('is taken by its link, unless another account has it now', async () => {
    const shop = open();
    shop.state.link = { kind: 'EMAIL' };
    await shop.cache.customerOf('c1');
    expect(await shop.confirmEmail('secret', 'DE')).toEqual({ ok: true });
    expect(shop.of('setEmail')).toEqual([['c1', 'new@example.com']]);
    await shop.cache.customerOf('c1');
    expect(shop.of('byId')).toHaveLength(2);
    shop.state.emailIsFree = false;
    expect(await shop.confirmEmail('secret', 'DE')).toEqual({ ok: false, code: 'LINK_INVALID' });
    shop.state.link = { kind: 'EMAIL', used_at: new Date(start) };
    expect(await shop.confirmEmail('secret', 'DE')).toEqual({ ok: false, code: 'LINK_USED' });
  });
});

describe('an account', () => {
  it('is kept in memory for five seconds, and read again after each change', async () => {
    const { cache, of, state, changeProfile, joinCommunity, joinCard } = open();
    const read = async () => {
      await cache.customerOf('c1');
      return of('byId').length;
    };
    expect([await read(), await read()]).toEqual([1, 1]);
    state.nowMs += 4999;
    expect(await read()).toBe(1);
    state.nowMs += 1;
    expect(await read()).toBe(2);
    expect(await changeProfile(customer, { firstName: 'Eva', lastName: 'Berg' })).toEqual({ ok: true });
    expect(await read()).toBe(3);
    await joinCommunity(customer, true);
    expect(await read()).toBe(4);
    expect(await joinCard(customer)).toEqual({ ok: true });
    expect(await read()).toBe(5);
    expect(of('addBeans')).toEqual([['c1', { at: new Date(state.nowMs), amount: 100, reason: 'card' }]]);
    state.isKnown = false;
    await joinCard(customer);
    expect(of('addBeans')).toHaveLength(1);
  });

  it('is removed by its password alone, with all sessions', async () => {
    const { remove, of } = open();
    expect(await remove(asked, customer, 'wrong')).toMatchObject({ ok: false, code: 'UNAUTHORIZED' });
    expect(of('remove')).toEqual([]);
    expect(await remove(asked, customer, 'right')).toEqual({ ok: true, setCookies: ['a='] });
    expect([of('onRemoved'), of('remove'), of('endOthers')]).toEqual([[[customer]], [['c1']], [['c1']]]);
  });

  it('of a link is forgotten a month after its end', async () => {
    const { links, of } = open();
    await links.tidyUp();
    expect(of('tidyUp')).toEqual([[new Date('2026-10-22T12:00:00Z')]]);
  });

  it.each([
    ['confirm', '/signup/confirm/abc'],
    ['reset', '/login/reset/abc'],
    ['email', '/usermenu/email/abc'],
    ['known', '/usermenu/login'],
  ] as const)('gets a letter %s with its link', (kind, href) => {
    const letter = accountLetter(() => (key, values) => `${key}${values ? JSON.stringify(values) : ''}`);
    const secret = kind === 'known' ? {} : { secret: 'abc' };
    // Trusted: a kind with a secret has one.
    expect(letter({ kind, site: 'DE', to: 'a@example.com', person: customer, ...secret } as AccountLetter)).toEqual({
      site: 'DE',
      to: 'a@example.com',
      subject: `mail.account.${kind}.subject`,
      preview: `mail.account.${kind}.preview`,
      blocks: [
        { kind: 'title', text: 'mail.account.hello{"name":"Ada Berg"}' },
        { kind: 'text', text: `mail.account.${kind}.text` },
        { kind: 'button', text: `mail.account.${kind}.button`, href: expect.stringMatching(/^\//) },
        { kind: 'note', text: `mail.account.${kind}.note` },
      ],
      reason: 'mail.account.reason',
    });
    if (kind !== 'known')
      expect(letter({ kind, site: 'DE', to: 'a', person: customer, secret: 'abc' }).blocks[2]).toMatchObject({ href });
  });
});
