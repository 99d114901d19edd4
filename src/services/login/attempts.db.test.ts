import { beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { createAttempts } from './attempts.service.ts';
import { createLoginRepository } from './login.repository.ts';

onBothDatabases('attempts', (db) => {
  let nowMs = 0;
  const attempts = () =>
    createAttempts({
      repository: createLoginRepository(db()),
      secret: 'a secret of the tests, as long as it must be',
      now: () => new Date(nowMs),
    });
  const login = (address: string, account = address) => attempts().take('login', { account, address });
  beforeEach(() => {
    nowMs = Date.parse('2026-11-22T12:00:00Z');
  });

  it('[LOGIN-6] from all addresses of an IPv6 /64 count as from one', async () => {
    for (let time = 0; time < 60; time += 1) expect(await login(`2001:db8:0:1::${time}`)).toBe(0);
    expect(await login('2001:DB8:0:1:ffff::1')).toBe(900);
    expect(await login('2001:db8:0:2::1')).toBe(0);
  });

  it('[LOGIN-6] that succeed are given back to the whole network', async () => {
    for (let time = 0; time < 59; time += 1) await login(`2001:db8:0:3::${time}`);
    const own = { account: 'anna', address: '2001:db8:0:3::a' };
    for (let time = 0; time < 5; time += 1) {
      expect(await attempts().take('login', own)).toBe(0);
      await attempts().succeeded('login', { ...own, address: '2001:db8:0:3::b' });
    }
  });

  it('[SAFE-7] of a larger network count together, ten times as many as of one', async () => {
    const write = (address: string) => attempts().takeForm('contact', address);
    for (let time = 0; time < 200; time += 1) expect(await write(`2001:db8:7:${time % 10}::1`)).toBe(0);
    expect(await write('2001:db8:7:ffff::1')).toBe(86_400);
    expect([await write('2001:db8:8::1'), await write('192.0.2.1')]).toEqual([0, 0]);
    for (let host = 1; host <= 200; host += 1) await write(`198.51.100.${host}`);
    expect([await write('198.51.100.201'), await write('198.51.101.1')]).toEqual([86_400, 0]);
  });

  it('[SAFE-7, NEWS-10] of newsletter sign-ups count for all processes, in every spelling of an address', async () => {
    for (let time = 0; time < 60; time += 1) expect(await attempts().takeForm('newsletter', '192.0.2.9')).toBe(0);
    expect(await attempts().takeForm('newsletter', '::FFFF:c000:209')).toBe(86_400);
    expect(await attempts().takeForm('newsletter', '192.0.2.10')).toBe(0);
  });

  it('[SAFE-7] to change an e-mail address count by customer, too', async () => {
    const take = () => attempts().takePerson('email', 'a customer');
    for (let time = 0; time < 5; time += 1) expect(await take()).toBe(0);
    expect(await take()).toBe(86_400);
  });

  it('[SITE-11] of forms count by network, a day long, each form on its own', async () => {
    const take = (form: 'contact' | 'cancellation', address: string) => attempts().takeForm(form, address);
    for (let time = 0; time < 20; time += 1) expect(await take('contact', '192.0.2.7')).toBe(0);
    nowMs += 60_000;
    expect(await take('contact', '::ffff:192.0.2.7')).toBe(86_340);
    expect([await take('contact', '192.0.2.8'), await take('cancellation', '192.0.2.7')]).toEqual([0, 0]);
    nowMs += 86_400_000;
    expect(await take('contact', '192.0.2.7')).toBe(0);
  });
});
